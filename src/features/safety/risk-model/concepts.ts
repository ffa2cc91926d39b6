/**
 * Words that stand for the same thing, in Spanish and Portuguese without accents, so that what one person taught the
 * reader about "marido" helps with "polola". A star means any ending. A word may stand for several things; what a
 * combination means is learnt, never written here.
 */
import { wordGroups } from '../../../platform/word-groups.ts';

const CONCEPTS: Record<string, string> = {
  not: 'no nunca jamas ni tampoco nao nem sin sem nadita',
  want: 'quiero quisiera quise queria querria quieres quiere queremos quero quis quisesse dese* ganas vontade anhel* ojala tomara prefiero preferiria prefiro gustaria apetece provoca antoja',
  can: 'puedo puede podia pude podria pudiera posso pode consigo consegui logro aguanto aguant* soport* aguent* resist* doy dou',
  go: 'voy vas va vamos iba vou vai ia ire',
  do: 'hago hacer hace hice haces hizo faco fazer fiz faz haria haciendo fazendo hacerlo hacerme',
  think: 'pens* piens* idea* ocurr* imagin* rond* mente cabeza cabeca planteo plante* considero',
  feel: 'sient* sent* sinto sente',
  know: 'se sabe sabes saben sei sabia entiend* entend*',
  always: 'siempre sempre diario diariamente cada todos todo diary constantemente seguido',
  again: 'otra denuevo volvi volvio volver vuelv* vez veces novamente voltei voltou volta',
  already: 'ya ja listo lista pronto pronta',
  last: 'fin final ultimo ultima ultim* definitiv* siempre eterno eterna',
  now: 'ahora ahorita orita hoy hoje agora noche noite anoche madrugada mismo agorinha horita',
  past: 'ayer ontem antes ano anos meses mes semana semanas hace faz atras pasado passado pasada',
  soon: 'manana amanha pronto logo rato cuando quando',
  live: 'viv* vida exist* vidas seguir continu* sigo',
  die: 'mor* muer* muri* fallec* petat* faleci* finad*',
  dead: 'muert* mort* difunt* cadaver* cajon atahud ataud tumba caixao cova panteon cementerio velorio entierro enterr*',
  kill: 'mat* asesin* homicid* liquidar* ejecut* acuchill* apunal*',
  suicide: 'suicid* autolitic* desviv* ahorc* enforc* colgarme',
  vanish: 'desaparec* sumir sumo esfum* borrarme evapor* extingu* apagar* apague',
  wake: 'despert* acord* amanec* levant* amanezc*',
  sleep: 'dorm* duerm* durm* sono sueno cama',
  rest: 'descans* paz tranquil* sosieg* alivio',
  end: 'termin* acab* fin final parar pare cort* acabe terminar*',
  burden: 'carga estorb* peso sobr* fardo molest* lastre atrapalh* incomod* inutil* inservible basura lixo',
  better: 'mejor melhor estarian ficariam sin sem',
  hopeless:
    'esperanz* esperanc* salida saida remedio solucion solucao futuro sentido caso objetivo proposito horizonte',
  tired: 'cans* agot* hart* exaust* esgotad* fundid* quemad* fatig* estress* estres*',
  pain: 'dolor* dor dores duel* doi doe sufr* sofr* angusti* tortur* atorment* agon*',
  sad: 'trist* deprim* llor* chor* vaci* vazi* melancol* bajon',
  guilt: 'culp* verguenz* vergonh* pena arrepent*',
  hate: 'odi* detest* asco nojo aborrezc*',
  fear: 'mied* medo asust* terror* panico panic* temor aterr* tembl* trem* temo',
  anger: 'rabia raiva coraj* ira furi* enoj* bronc* enfurec* calient* arrech* encabron* empute*',
  lose: 'pierd* perd* control controle',
  goodbye: 'desped* adios adeus perdon* perdao perdoen perdon desculp* gracias obrigad* quiero*mucho amo',
  letter: 'carta* nota* mensaje* mensagem bilhete escrib* escrev* escrit* testament* papeles documentos',
  give: 'regal* repart* herenc* dej* deix* entreg* doe doei',
  plan: 'plan* fecha data decid* eleg* escog* prepar* organic* organiz* consegu* compr* guard* junt* escond*',
  place:
    'puente ponte azotea techo vias tren trem linha carretera via rio balcon janela ventana terraza predio edificio barranco andar piso',
  means:
    'pastill* pastilha* comprimid* medic* remed* veneno* soga corda arma* pistola revolver cuchill* faca navaj* gilete hoja* bisturi frasco* gas',
  take: 'tom* trag* engoli* ingeri* tome empastill*',
  overdose: 'sobredosis overdose intoxic* pasado mezcl* misturei',
  blood: 'sangr* sangue herid* ferid* cicatriz* marca* marcas',
  cut: 'cort* rasgu* arranh* cutt* raj* tajo* lastim* autolesion* automutil*',
  burn: 'quem* queim* encendedor isqueiro',
  limb: 'brazo* pierna* muneca* pulso* braco* perna* coxa* muslo* piel pele antebrazo*',
  hit: 'peg* golpe* golpi* bat* bateu apanh* surr* pali* cachet* patad* punet* empuj* empurr* jal* zamarre* madrazo* puno* soco* tapa tapas chute* trompad* coscorr* cintur* correa cinto chicot*',
  strangle: 'ahorc* ahog* enforc* estrangul* cuello pescoco asfixi* apret* apert*',
  rape: 'viol* abus* estupr* manose* toc* forz* obliga* oblig* forc* tocam* acoso acos* assedi*',
  threat: 'amenaz* ameac* advirti* jur* amenac*',
  control:
    'control* revis* celos* ciume* prohib* proib* permit* encerr* tranc* llave chave vigil* persig* persegu* sigue segue espia* celular clave senha dinero dinheiro plata',
  insult:
    'insult* grit* humill* humilh* ofend* inutil puta perra vagabunda desgraciad* menospreci* burl* xing*',
  partner:
    'marido espos* novi* polol* pareja parej* mujer compan* namorad* ex conviv* querida vieja viejo enamorad* marinovio',
  father: 'papa padre pai padrastro padrasto papi viejo taita',
  mother: 'mama madre mae madrastra mami jefa ma',
  sibling: 'herman* irma irmao irmas irmaos',
  child:
    'hij* nin* nen* beb* guagua* filh* crianc* chamac* menino* menina* guri* hijit* wawa* pelao* carajit*',
  relative:
    'tio tia tios abuel* avo primo prima cunad* cunhad* suegr* sogr* niet* net* sobrin* familia familiar* parient* famili*',
  friend: 'amig* compa* colega* vecin* vizinh* companer* pana parcero parce cuate pata',
  teacher: 'profe* maestr* professor* escuela escola colegio liceo clase aula secundaria prepa bachillerato',
  boss: 'jefe jefa patron* chefe chefa encargad* supervis*',
  police: 'polic* denunc* carabiner* comisar* delegac* juez juzgado orden medida',
  doctor:
    'medic* doctor* psicolog* psiquiatr* hospital* urgencia* clinica posta upa enfermer* terapeut* consulta terapia ambulancia',
  voice: 'voz voces vozes escuch* oig* oyen ouc* ouvi* susurr* murmull* sussurr* hablan falam',
  order: 'orden* mand* dice* dicen dizem diz obed* piden pedem',
  watch:
    'vigil* persig* persegu* camara* camera* espi* chip* microf* antena* satelit* gobierno governo sigu* segu* observ* mir* olham hackea* rastre* intervenid* complot* conspir*',
  special:
    'dios deus elegid* escolhid* mision missao profet* mesias poder* senal* sinal sinais mensaje* codigo* revel* enviad* ungid* angel* demonio* diab* espirit* energia*',
  speed: 'acelerad* energia* millon* ideas rapido mil velocidad amil invencible imparable genio euforic*',
  sleepless: 'duermo dormir dormido durmo dormi insomnio insonia',
  spend: 'gast* compr* credit* prest* vend* regal* deuda* divida* tarjeta cartao',
  poison: 'veneno* envenen* venen* comida bebida agua',
  eat: 'com* almorz* cen* desayun* jant* bocado atrac* comilon* comulgu* ayun* jejum ayuno',
  vomit: 'vomit* devuelv* devolv* regurgit* purg* laxant* dedos',
  weight:
    'gord* peso pes* balanza balanca kilo* quilo* adelgaz* emagre* engord* flac* magr* bascula cuerpo corpo espejo espelho barriga panza calor*',
  faint: 'desmay* desmai* mare* ton* desvanec* inconsciente apag*',
  chest: 'pecho peito corazon coracao taquicard* palpit* infart*',
  breath: 'respir* aire ar ahog* falta oxigen* asfix*',
  stroke: 'boca cara rosto brazo dormid* adormec* formig* habl* torcid* chueca vision vista',
  head: 'cabeza cabeca nuca golpe',
  pregnant: 'embaraz* gravid* gestant* semanas parto aborto prenada encinta',
  fever: 'fiebre febre convuls* convulsion* ataque',
  drink:
    'beb* tom* alcohol* alcool cervez* trago* copa* cachaca pinga licor ron vino vodka pisco aguardiente guaro botell* garrafa borrach* bebad* curad* ebri* pedo resaca ressaca chup* chel*',
  drug: 'drog* coca* cocain* crack marihuan* maconh* pasta base tusi perico merca piedra pedra cristal crico fum* jal* inhal* cheir* consum* pastas faso porro mota pitill* bareto tussi paco bazuco',
  relapse: 'reca* limpi* sobri* abstin* rehab* grupo dej* parar pare parei',
  tremble: 'tembl* trem* sud* suor sacud* alucin* bichos convuls*',
  drive: 'manej* conduj* conduc* dirig* carro auto moto coche camion micro',
  weapon:
    'arma* pistola* cuchill* machete* navaj* faca facao revolver escopeta fierro balazo* tiro tiros bala* punal',
  says: 'dijo dice disse diz cont* mando escribio escreveu falou',
  age: 'quince catorce trece doce once dieciseis diecisiete treze catorze quinze menor',
  bully: 'bully* bulin* molest* burl* zoa* zoam zuam acoso pegan empujan excluy* apod*',
  online:
    'fotos foto nudes pack video instagram insta face facebook whatsapp wasap juego internet tiktok discord roblox',
  money: 'plata dinero dinheiro deuda* deb* renta arriendo aluguel sueldo salario cuenta* contas',
  work: 'trabaj* trabalh* laburo chamba pega jale turno oficina escritorio empresa despid* desemple* desempreg* camello',
  study: 'estudi* examen* prueba* parcial* tarea* universidad facultad faculdade prova* tesis materia*',
  laugh: 'jaja* jeje* kkk* risa rir rsrs lol xd haha* reir',
  sport: 'equipo partido gol futbol futebol gym gimnasio academia entren* corr* bici jogo time',
  media:
    'pelicula* peli* serie* novela* filme* libro* livro* cancion* musica documental* noticia* capitulo* personaje* jueg* videojuego*',
  pet: 'perr* gat* mascota* cachorr* gatinh* cao',
  weather: 'calor frio lluvia chuva sol clima',
  thanks: 'gracias obrigad* agradec*',
  greet: 'hola oi ola buenas buenos bom boa',
  help: 'ayud* ajud* socorro auxilio apoyo apoio salv*',
  happy: 'feliz content* alegr* bien bem lind* bonit* rico gusto',
  love: 'amor amo quiero enamor* ternura carino',
  healed: 'super* mejor* recuper* saliendo sali logre orgull*',
  funeral: 'fallec* velorio duelo luto aniversario extran* saudade*',
  remove:
    'quitar* quita quito quitame tirar* tiro tiren sacar* saco saque saca arranc* boto bote botar* jogar* joguei tirei',
  harm: 'dano danar* hacerme lastim* machuc* heri* ferir* prejudic*',
  attempt: 'intent* tent* trate tratar probe probar',
  door: 'puerta porta pared parede llave* chave* cerradura candado reja portao ventana janela',
  see: 'veo ver viendo vejo vendo vi vio ojo* olho* mirando mire',
  say: 'digo dije decir* dicho diciendo digan falo fala falar falei falando cuento conte contar* contei',
  ask: 'pido pide pidio pedi pedir pidiendo peco pregunt* pergunt*',
  wait: 'esper* aguard*',
  inside: 'adentro dentro encierr* trancad* baño bano banheiro cuarto quarto pieza habitacion',
  outside: 'afuera fuera fora calle rua patio quintal',
  up: 'arriba subir* subo subi sube cima alto altura encima borde beira orilla',
  down: 'abajo bajar* bajo baje baixo caer* caigo cai cayo',
  put: 'pongo puso puse poner meto meti metio meter boto',
  leave: 'irme ido marchar* fugar* fuga escapar* huir fugir embora salir* sair salgo saio',
  man: 'hombre* homem homens tipo senor muchacho chico patron patroa desconocido extrano',
  woman: 'senora senorita muchacha chica mulher moca dona',
  home: 'casa hogar lar techo teto',
  hand: 'mano manos mao maos dedo dedos puno',
  matter: 'importa importo valgo sirvo vale presta presto servir',
  anyone: 'alguien alguem quien quem gente',
  alone: 'sola solo sozinh* solit* soledad solidao aislad* nadie ninguem',
  month:
    'enero marzo diciembre lunes martes jueves viernes sabado domingo* proxima proximo cumple* aniversario navidad natal',
  food: 'arroz pan cafe torta sopa asado helado leche almuerzo pizza empanada* churrasco bolo feijao tamal* mate',
  fun: 'baile fiesta festa playa praia vacaciones ferias viaje viagem paseo reimos ganamos aprendi cumpleanos carnaval concierto',
  quarrel: 'pele* discut* brig* reclam* contest* enoj*',
  pay: 'pago pague paga pagar* cobr* precio caro barato',
  people: 'todos todas mundo otros outros demas ellos eles',
  body: 'brazo garganta garganta estomago espalda rodilla cintura costilla* nariz labio diente muela',
  worse: 'peor pior horrible feo feia malo mala mal ruim raro',
  soul: 'alma iglesia igreja misa culto rezo rez* virgen santo santa jesus pastor padre biblia oracion oracao',
  pressure: 'presion pressao azucar diabet* insulina tension',
};

/** Small words whose place beside a concept matters: who does it to whom. */
const LINKS =
  'me te le se lo la los las mi su tu yo el ella ellos con a al de del por para que si como donde mis sus nos les meu minha ele ela eles seu sua eu em na um uma un una es esta estoy soy era fue estou sou foi tengo tiene tenho tem hay ha he muy mucho muito mas pero aunque porque y e o';

const links = new Set(LINKS.split(' '));
const NAMES = Object.keys(CONCEPTS);
const groupsOf = wordGroups(Object.values(CONCEPTS).map((words) => words.split(' ')));

/** How many bearing words ahead, and how many words of any sort, two things may stand apart and still be read as one. */
const REACH = { bearing: 3, words: 5 };

/** Concepts of a message, and pairs of them in their order: "want>live", "me>hit". */
export function conceptMarks(words: readonly string[]): string[] {
  const bearing = words.flatMap((word, at) => {
    const concepts = groupsOf(word).map((group) => NAMES[group] ?? '');
    const own = links.has(word) ? [...concepts, `=${word}`] : concepts;
    return own.length > 0 ? [{ at, own }] : [];
  });
  const marks: string[] = [];
  bearing.forEach(({ at, own }, i) => {
    const ahead = bearing.slice(i + 1, i + 1 + REACH.bearing).filter((next) => next.at - at <= REACH.words);
    for (const first of own) {
      const isLink = first.startsWith('=');
      if (!isLink) marks.push(first);
      for (const { own: others } of ahead) {
        for (const second of others) {
          if (first !== second && !(isLink && second.startsWith('='))) marks.push(`${first}>${second}`);
        }
      }
    }
  });
  return marks;
}
