/**
 * By which words a sentence is worth remembering: who they are, where and with whom they live, what they do, what
 * ails them, whom they love, what is coming, what they want, what helps and what does not. A cue stands at the
 * beginning of a clause, and only a plain statement counts; written without accents, as `plain` leaves it.
 */
import type { MemoryKind } from '../move.ts';

export const KIN =
  '(?:mama|mami|papa|papi|madre|padre|viej[oa]|papas|padres|herman(?:it)?[oa]s?|hij(?:it)?[oa]s?|nen[ea]|bebe|abuel(?:it)?[oa]s?|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|espos[oa]|senora|marido|mujer|non[oa]|novi[oa]|pareja|ex|suegr[oa]s?|cunad[oa]s?|niet[oa]s?|padrastro|madrastra|jef[ea]|patron(?:a)?|(?:mejor )?amig[oa]s?|companer[oa]s?|vecin[oa]|psicolog[oa]|psiquiatra|terapeuta|doctora?|profesora?|roomie|soci[oa]|perr(?:it)?[oa]s?|gat(?:it)?[oa]s?|polol[oa]|mae|pai|pais|irmaos?|irmas?|filh[oa]s?|avo|esposa|namorad[oa]|sogr[oa]|chefe|cachorr[oa]|melhor amig[oa])';
const MY = '(?:mi|mis|minha|minhas|meu|meus)';
const LEAD =
  '(?:(?:hola|bueno|pues|es que|y|e|pero|mas|ademas|tambien|yo|eu|la verdad|ah|si|sim|no|oye|mira|perdon|ahora|agora|hoy|hoje|actualmente|todavia|ainda|aun|siempre|sempre|en realidad|na verdade|ayer|anoche|ontem|el otro dia|la semana pasada|este fin de semana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: pasado)?|hace (?:poco|unos dias|unas semanas|una semana|dos semanas|un mes|\\d+ dias))[, ]+)*';
const NUMBER =
  '(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|um|uma|dois|duas|quatro|sete|oito|nove|dez|\\d{1,2})';
const WEEKDAY =
  '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta)(?:-feira)?';
const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro)';
const AILMENT =
  '(?:diabetes|asma|migrana|artritis|artrosis|fibromialgia|epilepsia|lupus|hipertension|presion alta|cancer|tiroides|hipotiroidismo|endometriosis|colitis|gastritis|insomnio|psoriasis|vertigo|anemia|alergia|celiaquia|tdah|dislexia|enxaqueca|fibromialgia|pressao alta|tireoide|insonia|rinitis|hernia|escoliosis|discapacidad|deficiencia)';
/** Something with a day of its own. */
const EVENT =
  '(?:examen|parcial|prueba|final|entrevista|cita|turno|consulta|operacion|cirugia|mudanza|boda|juicio|audiencia|viaje|vuelo|cumpleanos|graduacion|defensa|presentacion|exposicion|reunion|control|ecografia|biopsia|funeral|misa|concierto|competencia|partido|prova|exame|cirurgia|casamento|viagem|formatura|reuniao|apresentacao|audiencia|julgamento|mudanca)';

export type MemoryCue = {
  kind: MemoryKind;
  cue: RegExp;
  /** Where only one can hold. */
  about?: string;
};

const starting = (body: string) => new RegExp(`^${LEAD}(?:${body})`);

/** First match wins: what names something single stands before what is merely worth keeping. */
export const MEMORY_CUES: readonly MemoryCue[] = [
  // --- what to avoid, before anything its words could be taken for
  {
    kind: 'avoid',
    cue: starting(
      `(?:(?:prefiero|quiero|quisiera|me gusta) no|no (?:quiero|quisiera|me gusta|puedo|hablemos|vamos a)) (?:que (?:hablemos|me (?:hables|hable|pregunten?|preguntes))|hablar|tocar|recordar)? ?(?:de|del|sobre|el tema)\\b`,
    ),
  },
  {
    kind: 'avoid',
    cue: starting(
      '(?:por favor )?no me (?:hables|hable|digas|diga|preguntes|pregunte|des|de|vengas con|venga con|mandes|propongas|proponga|ofrezcas|ofrezca|recomiendes|recomiende)\\b(?! (?:que hacer|nada)$)',
    ),
  },
  {
    kind: 'avoid',
    cue: starting(
      'no me (?:gusta|gustan|sirve|sirven|sirvio|ayuda|ayudan|ayudo|hace bien|hizo bien|funciona|funcionan|funciono) (?!esto\\b|eso\\b|nada\\b|mucho\\b|hablar contigo)\\w{2,}',
    ),
  },
  {
    kind: 'avoid',
    cue: /^(?!.*\b(?:mi|mis|minha|meu)\b)(?:el |la |los |las |lo de )?\w[\w ]{2,40}? (?:no me (?:sirve|sirven|sirvio|ayuda|ayudan|ayudo|hace bien|funciona|funcionan|funciono)|me (?:pone|ponen|puso|hace|hizo) (?:peor|mas nervios[oa]|mas ansios[oa]|mal)|me hace mal)\b/,
  },
  { kind: 'avoid', cue: starting('(?:me molesta|odio|detesto|me pone peor|me hace mal) que me\\b') },
  {
    kind: 'avoid',
    cue: starting(
      '(?:nao quero|prefiro nao|nao gosto de) falar (?:de|do|da|dos|das|sobre)\\b|(?:por favor )?nao me (?:fale|fala|diga|pergunte|pergunta|de|venha com|mande|ofereca)\\b|nao gosto que me\\b',
    ),
  },
  {
    kind: 'avoid',
    cue: /^(?!.*\b(?:minha|meu)\b)(?:o |a |os |as )?\w[\w ]{2,40}? (?:nao me (?:ajuda|ajudou|serve|faz bem|fez bem)|me (?:deixa|deixou|faz|fez) (?:pior|mais nervos[oa]|mais ansios[oa]|mal))\b/,
  },
  {
    kind: 'avoid',
    cue: starting('nao me (?:ajuda|ajudou|serve|serviu|faz bem|adianta) (?!isso\\b|nada\\b|muito\\b)\\w{2,}'),
  },
  // --- what helped
  {
    kind: 'helped',
    cue: /^(?!.*\b(?:no|nada|nao|nadie|ninguem|si)\b)(?!(?:\w+ )?(?:eso|esto|isso|isto|todo|tudo|ella|ela|ele|el|quien|alguien|alguem)(?: si)? me\b)(?:(?:pero|y|e|mas|solo|a veces|as vezes|lo unico que|a unica coisa que|lo que|o que|o que mais) )*(?:[\w, ]{3,60} )?me (?:ayuda(?:n|ba|ron)?|ayudo|sirve(?:n)?|sirvio|sirvieron|calma(?:n|ba)?|calmo|relaja(?:n)?|relajo|tranquiliza(?:n)?|tranquilizo|alivia(?:n)?|alivio|distrae(?:n)?|hace(?:n)? bien|hizo bien|hicieron bien|ajuda(?:m|va)?|ajudou|acalma(?:m|va)?|acalmou|relaxa(?:m)?|relaxou|faz(?:em)? bem|fez bem|distrai)\b/,
  },
  {
    kind: 'helped',
    cue: starting(
      '(?:me siento mejor|me calmo|me relajo|me sinto melhor|eu me acalmo) (?:cuando|si|quando|se|despues de|depois de) ',
    ),
  },
  // --- who they are
  { kind: 'fact', about: 'age', cue: starting(`(?:tengo|cumpli|tenho|fiz) \\d{2} (?:anos|anios)\\b`) },
  {
    kind: 'fact',
    about: 'home',
    cue: starting(
      '(?:vivo|moro|me mude|me mudei|nos mudamos|estoy viviendo|estou morando)(?: (?:solo|sola|sozinh[oa]))? (?:en|a|no|na|em|para|pra|cerca|lejos|perto|longe)\\b',
    ),
  },
  {
    kind: 'fact',
    about: 'household',
    cue: starting('(?:vivo|moro|estoy viviendo) (?:sol[oa]|sozinh[oa]|con|com)\\b'),
  },
  {
    kind: 'fact',
    about: 'origin',
    cue: starting('(?:naci|nasci) (?:en|em|no|na)\\b|(?:soy|sou) (?:de|do|da) [a-z]{3,}'),
  },
  {
    kind: 'fact',
    about: 'work',
    cue: starting(
      '(?:(?:ya no|nao) )?(?:trabajo|trabalho|estoy trabajando|estou trabalhando|chambeo|laburo) (?!mucho|tanto|demasiado|muito|bien|mal|y )(?:en|de|como|para|pra|desde|con|com|no|na|em|por|medio|turnos?|part|\\w+ noches?|\\w+ dias?|\\w+ horas?)\\b|me (?:jubile|aposentei)\\b|(?:estoy|estou|me quede|quede|fiquei) (?:sin|sem) (?:trabajo|trabalho|empleo|emprego|laburo|pega|chamba)\\b|me (?:despidieron|echaron|corrieron) (?:del|de la|de mi)\\b|perdi (?:el|mi|o|meu) (?:trabajo|empleo|emprego|laburo)\\b|renuncie (?:a|al)\\b|cambie de (?:trabajo|laburo)\\b|mudei de emprego\\b|(?:doy|dou) (?:clases|aulas?)\\b|manejo un\\b|(?:tengo|tenho) (?:un|una|um|uma) (?:tienda|negocio|local|taller|kiosco|restaurante|puesto|peluqueria|salon|panaderia|cafeteria|bar|finca|empresa|emprendimiento|consultorio|farmacia|taxi|loja|padaria|salao|oficina|lanchonete)\\b',
    ),
  },
  {
    kind: 'fact',
    about: 'schedule',
    cue: starting('(?:entro|salgo|saio) (?:a trabajar |del trabajo )?(?:a las|as) \\d'),
  },
  {
    kind: 'fact',
    about: 'study',
    cue: starting(
      '(?:(?:ya no|nao) )?(?:estudio|estudo|estoy estudiando|estou estudando|curso|estoy haciendo (?:la|un|una|el) (?:tesis|carrera|curso|maestria)|faco faculdade|estoy en (?:la universidad|la prepa|el colegio|\\w+ (?:ano|semestre)))\\b(?! (?:mucho|y|e|todo|hoy|para el examen)\\b)',
    ),
  },
  {
    kind: 'fact',
    about: 'children',
    cue: starting(
      `(?:tengo|tenemos|tenho|temos) (?:${NUMBER} )(?:hij[oa]s?|filh[oa]s?|nin[oa]s|chic[oa]s|pibes|nen[ea]s?|bebe)\\b|no tengo hij|nao tenho filh|soy (?:mama|papa|madre|padre) (?:de|solter)|sou (?:mae|pai) (?:de|solteir)`,
    ),
  },
  {
    kind: 'fact',
    about: 'job',
    cue: /^(?:(?:hola|bueno|pues|y|yo|eu|es que)[, ]+)*(?:soy|sou) (?:(?:un|una|um|uma|el|la) )?(?:enfermer|maestr|profesor|docente|abogad|contador|ingenier|medic|doctor|psicolog|arquitect|disenador|program|vendedor|cociner|chofer|taxista|albanil|electricista|carpinter|mecanic|peluquer|estilista|cajer|secretari|administrativ|estudiante|estudante|ama de casa|dona de casa|comerciante|polici|bomber|militar|periodist|musico|actor|actriz|artista|fotograf|costurer|agricultor|campesin|pescador|repartidor|guardia|recepcionista|traductor|dentista|odontolog|farmaceutic|veterinari|biolog|quimic|economista|jubilad|aposentad|pensionad|cuidador|niner|baba|motorista|advogad|engenheir|cozinheir|faxineir|garcom|garconete|mesero|mesera|mozo|bibliotec|contadora|empresari|emprendedor|camioner|soldador|obrer|operari|supervisor|gerente|analista|asistente|auxiliar|tecnic)\w*/,
  },
  // --- body and history
  {
    kind: 'fact',
    cue: starting(
      `(?:tengo|tenho|sufro de|sofro de|padezco(?: de)?|vivo con|me diagnosticaron|me detectaron|fui diagnosticad[oa] com) (?:[\\w ]{0,12})?${AILMENT}|(?:soy|sou) (?:alergic|celiac|diabetic|epileptic|vegetarian|vegan|sord|cieg|zurd|adoptad|gemel|canhot|surd|ceg)\\w*|no como (?:carne|gluten)|nao como carne|(?:estoy|estou) (?:embarazada|gravida)|me oper(?:aron|e)\\b|fui operad[oa]|uso (?:silla|lentes|audifono|bastao|cadeira|oculos)`,
    ),
  },
  {
    kind: 'fact',
    cue: starting(
      `me (?:divorcie|separe|case|enviude|gradue|divorciei|separei|casei|formei)\\b|(?:soy|sou|estoy|estou) (?:viud|viuv|divorciad|casad|separad|solter|hij[oa] unic|filh[oa] unic|la mayor|el mayor|la menor|el menor|o mais velho|a mais velha|caçula)\\w*|perdi (?:a mi|a mis|meu|minha|un|una|um|uma) \\w+|(?:se me )?(?:murio|fallecio|morreu|faleceu) (?:mi|meu|minha)\\b|llevo (?:${NUMBER}|varios|muchos) (?:anos|meses|semanas)\\b|hace (?:${NUMBER}|como ${NUMBER}|casi ${NUMBER}) (?:anos|meses|semanas|dias) (?:que )?\\w|faz (?:${NUMBER}) (?:anos|meses|semanas|dias) que\\b|(?:desde|de) (?:(?:muy |bem )?(?:nin[oa]|chic[oa]|pequen[oa]|jovencit[oa]|adolescente|crianca)|que (?:era|tenia)) [\\w ]{4,}|cuando (?:era|tenia) \\w+[\\w ]{4,}|dej[eé] de (?:fumar|tomar|beber)|parei de (?:fumar|beber)`,
    ),
  },
  {
    kind: 'fact',
    about: 'birthday',
    cue: starting(
      '(?:mi cumpleanos|meu aniversario) (?:es|e)\\b|cumplo (?:anos )?el \\d|faco aniversario\\b',
    ),
  },
  {
    kind: 'fact',
    cue: starting(
      `(?:le )?(?:tengo|tenho) (?:mucho |muito |panico |terror |fobia )?(?:miedo |medo )?(?:a|de) (?:volar|manejar|conducir|los|las|el|la|hablar en|quedarme|voar|dirigir|falar em|ficar|altura|os|as)\\b|me da(?:n)? (?:miedo|panico|terror) (?!todo|eso|esto|que)\\w{3,}[\\w ]*`,
    ),
  },
  // --- what is coming, with its day
  {
    kind: 'fact',
    cue: starting(
      `(?:(?:el|este|la|en|no|na|em|proxim[oa]) )?(?:${WEEKDAY}|manana|pasado manana|amanha|depois de amanha|\\d{1,2} de ${MONTH}|\\d{1,2}|${MONTH}|proxima semana|semana que (?:viene|vem)|mes que (?:viene|vem))(?: que (?:viene|vem))?(?: (?:a las|as) \\d+)?,? (?:es|tengo|me|rindo|presento|viajo|voy (?:a|al)|doy|cumplo|nace|empiezo|llega|viene|nos|hay|tenho|vou|faco|viajo|comeco|e (?:a|o|meu|minha))\\b`,
    ),
  },
  {
    kind: 'fact',
    cue: starting(
      `(?:tengo|tenho|hay|viene|se viene|rindo|presento) (?:[\\w]+ ){0,3}?${EVENT}\\b[\\w ]*\\b(?:${WEEKDAY}|manana|amanha|\\d{1,2}|${MONTH}|semana|mes)\\b`,
    ),
  },
  {
    kind: 'fact',
    cue: starting(
      `(?:${MY}|el|la|o|a) ${EVENT}[\\w ]{0,30} (?:es|e|sera|cae|quedo para|ficou para) (?:el|la|en|no|na|em|manana|amanha|pasado)\\b`,
    ),
  },
  {
    kind: 'fact',
    cue: starting(
      `(?:el |en |na |no )?(?:(?:${WEEKDAY}|manana|amanha|\\d{1,2} de ${MONTH})(?: que viene)? )?(?:me (?:operan|opero|caso|mudo|voy de viaje|internan|dan el alta|entregan|gradua)|vou me (?:casar|mudar|operar)|viajo|rindo|defiendo)\\b[\\w ]*(?:${WEEKDAY}|manana|amanha|\\d{1,2}|${MONTH}|semana|mes)?`,
    ),
  },
  // --- what happened between them and somebody
  {
    kind: 'fact',
    cue: starting(
      `(?:me (?:pelee|distancie|reconcilie|arregle|desentendi|reconciliei|separe)|discuti|rompi|corte|termine|sali del closet|(?:ya )?no (?:me )?hablo|briguei|terminei|discuti|nao falo mais|sai do armario) (?:con|com) (?!vos|contigo|usted)\\w+|(?:${MY} ${KIN}(?: (?!me\\b)\\w+)?) (?:ya )?(?:me (?:dejo|engano|mintio|echo|traiciono|corto|bloqueo|abandono|largou|deixou|traiu|mentiu|abandonou)|no me (?:habla|dirige|ve) desde|nao fala comigo desde)\\b`,
    ),
  },
  // --- likes
  {
    kind: 'fact',
    cue: starting(
      `(?:me (?:gusta|gustan|encanta|encantan|apasiona|fascina)|amo|adoro|gosto (?:de|muito de)) (?!esto|eso|isso|hablar contigo|mas|menos|tanto|que me|como|a mi|a mis)\\w{3,}|(?:toco|juego|practico|colecciono|pinto|bordo|tejo|bailo|canto|corro|nado|escribo|jogo|danco|escrevo|pratico) (?:la|el|al|a la|en|de|los|las|con|por|cuando|todos|poes|cuent|fut|yoga|o|a|no|na|em|bola|violao|\\w+)|voy (?:al gimnasio|a la iglesia|a misa|a terapia|a yoga|al coro|a clases)|vou (?:a igreja|a academia|a terapia|na igreja|na academia)|${MY} (?:\\w+ )?favorit[oa]s? (?:es|son|e|sao)\\b|${MY} \\w+ favorit[oa]s? (?:es|son|e|sao)\\b`,
    ),
  },
  // --- people and animals of theirs
  {
    kind: 'person',
    cue: starting(
      `(?:${MY} ${KIN}(?: (?!me\\b|te\\b|no\\b|ya\\b|que\\b)\\w+)?|tengo (?:un|una) ${KIN}(?: que)?|tenho (?:um|uma) ${KIN}(?: que)?) (?:(?:que|ya no|no|nao|todavia|ainda|siempre|ahora|tambien) )*(?:se (?:llama(?:n|ba)?|fue|mudo|caso|divorcio|separaron|enfermo|jubilo|suicido|chama|mudou|casou|foi)|vive(?:n)?|tiene(?:n)?|trabaja(?:n)?|estudia(?:n)?|murio|murieron|fallecio|nacio|cumple(?:n)?|sufre|padece|bebe|toma mucho|juega|toca|viaja|cuida|me (?:crio|cuida|apoya|cuido|deixou|apoia|criou)|esta(?:n)? (?:enferm|embaraz|pres|internad|jubilad|sin|en |lejos|separad|grave|hospitalizad|gravida|doente|internad|longe)\\w*|es (?!(?:muy|tan|un|una|el|la|mi|que|como|lo|asi|de esas|de esos)\\b)\\w+|mora(?:m)?|tem|trabalha|estuda|morreu|faleceu|nasceu|e (?!(?:muito|tao|um|uma|o|a|que)\\b)\\w{4,})\\b`,
    ),
  },
  // --- goals
  {
    kind: 'goal',
    cue: starting(
      `(?:${MY} (?:meta|objetivo|sueno|sonho|plan|plano|proposito) (?:es|e|seria)\\b|(?:quiero|quisiera|me gustaria|me propuse|espero|estoy intentando|estoy tratando de|quero|gostaria de|pretendo|estou tentando) (?:(?:volver a|voltar a) (?!sentir|ser\\b|vivir|viver|estar)|(?:poder |volver a |voltar a |lograr |llegar a )?(?:dejar (?:de (?!existir|vivir|sentir|ser|estar|respirar|sufrir|pensar)|el|la|los|las)|terminar|acabar (?:la|el|mi|a|o)|aprender|estudiar|mudarme|cambiar (?:de|mi)|conseguir|encontrar|dormir|recuperar|ahorrar|bajar el|poner limites|viajar|retomar|empezar|abrir|comprar|hacer (?:mas )?(?:ejercicio|deporte|amigos)|graduarme|reconciliarme|perdonar|independizarme|correr|trabajar|manejar mejor|comer mejor|estar mas|pasar mas|ser mas|tener mas|parar de|deixar de (?!existir|viver|sentir|ser|estar|sofrer|pensar)|terminar|aprender|estudar|me mudar|mudar de|conseguir|encontrar|dormir|recuperar|economizar|colocar limites|viajar|retomar|comecar|fazer (?:mais )?(?:exercicio|amigos)|me formar|perdoar|morar)\\b))`,
    ),
  },
];

/** Wishes, doubts, hearsay and talk about us are no plain statements. */
export const NOT_PLAIN =
  /^(?:y |pero |e |mas )?(?:si |ojala|como si|quizas?|tal vez|talvez|capaz|a lo mejor|supongo|creo que|siento que|no se si|nao sei se|parece que|imagina|que tal si|se eu|acho que|sinto que|tomara)|\b(?:dice|dicen|dijo|dijeron|diz|disse|me dicen|me dijeron) que\b|\b(?:contigo|con vos|con usted|com voce|aplicacion|este chat)\b/;

/** A later sentence that sets an earlier one right. */
export const CORRECTS =
  /\b(?:perdon|quise decir|quis dizer|me equivoque|me enganei|corrijo|correccion|en realidad|na verdade|mejor dicho|no es .{2,30}, es|no se llama|no son|nao e .{2,30}, e|errei|me confundi)\b/;
