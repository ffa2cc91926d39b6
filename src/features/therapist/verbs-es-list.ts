/**
 * Spanish verbs of everyday talk about one's life, as data for the conjugator. A verb that is missing here
 * is never guessed: the reflection falls back to the person's word.
 */

/** Regular, and stem-changing after a colon: "pensar:ie" piensa, "pedir:i" pide, "enviar:í" envía. */
export const VERBS = `
abandonar abrazar abrir abrumar aburrir abusar acabar acelerar aceptar acompañar aconsejar acordar:ue
acostar:ue acostumbrar actuar:ú acusar adelgazar adivinar admitir adoptar adorar afectar afrontar agachar
agarrar agobiar agotar agradecer:zc agregar aguantar ahogar ahorrar aislar:í alcanzar alegrar alejar
alimentar alquilar alterar amamantar amanecer:zc amar amargar amenazar analizar andar angustiar animar
anotar apagar aparecer:zc aplazar aplicar apostar:ue apoyar aprender apretar:ie aprobar:ue aprovechar apurar
arrancar arrastrar arreglar arrepentir:ie/i arriesgar arruinar asegurar asistir asumir asustar atacar
atender:ie aterrar atrapar atrasar atrever aumentar avanzar avergonzar:ue averiguar avisar ayudar ayunar
bailar bajar barrer batallar bañar beber besar bloquear borrar bromear burlar buscar cachar calcular
calentar:ie callar calmar cambiar caminar cancelar cansar cantar captar cargar casar castigar causar celar
celebrar cenar cerrar:ie cesar chambear charlar chatear chequear chillar chocar cobrar cocinar coger
coincidir colapsar colgar:ue colocar combinar comentar comenzar:ie comer comparar compartir compensar
completar complicar comprar comprender comprometer comunicar concentrar conducir:zc conectar confesar:ie
confiar:í confundir congelar conocer:zc conseguir:i conservar considerar construir:y consultar consumir
contagiar contar:ue contestar continuar:ú contratar controlar convencer conversar convivir copiar coquetear
corregir:i correr cortar costar:ue crecer:zc creer criar:í criticar cruzar cuadrar cubrir cuestionar cuidar
culpar cumplir curar dañar deber decepcionar decidir dedicar defender:ie dejar demostrar:ue depender
deprimir desahogar desaparecer:zc desayunar descansar descargar desconcentrar desconectar desconfiar:í
descubrir desear desesperar desmayar despedir:i despertar:ie despreciar desquitar destrozar destruir:y
desvelar desvivir detestar dibujar digerir:ie/i dirigir disculpar discutir disfrutar disparar distanciar
distraer:traer divagar divertir:ie/i dividir divorciar doblar doler:ue dormir:ue/u dudar durar echar educar
elegir:i eliminar embarazar emborrachar emigrar emocionar empeorar empezar:ie empujar enamorar encajar
encantar encargar encender:ie encerrar:ie encontrar:ue endeudar enfadar enfermar enfocar enfrentar enganchar
engañar engordar enloquecer:zc enmudecer:zc enojar enredar enseñar ensimismar ensuciar entender:ie enterar
enterrar:ie entrar entregar entrenar envejecer:zc enviar:í envidiar equivocar escapar escoger esconder
escribir escuchar esforzar:ue espantar esperar espiar:í esquivar estafar estallar estancar estorbar estrenar
estresar estudiar evadir evaluar:ú evitar exagerar examinar exigir existir explicar explotar exponer:poner
extrañar facturar fallar fallecer:zc faltar fastidiar felicitar fijar fingir firmar formar forzar:ue
fracasar frenar frustrar fumar funcionar ganar gastar gestionar golpear gozar graduar:ú gritar guardar
gustar habituar:ú hablar hartar heredar herir:ie/i hornear huir:y humillar hundir ignorar imaginar
imponer:poner importar improvisar incluir:y incomodar iniciar inscribir insinuar:ú insistir instalar
insultar intentar interesar interrumpir inventar invertir:ie/i investigar invitar inyectar irritar jubilar
jugar:ue juntar jurar juzgar laborar laburar lamentar lastimar lavar leer levantar lidiar ligar limpiar
llamar llegar llenar llevar llorar llover:ue lograr luchar machacar madrugar maltratar mandar manejar
mantener:tener maquillar marcar marear masticar matar medir:i mejorar mencionar mentir:ie/i merecer:zc meter
mezclar migrar mirar molestar morder:ue morir:ue/u mostrar:ue mover:ue mudar nacer:zc navegar necesitar
negar:ie negociar ningunear notar obedecer:zc obligar observar obsesionar obtener:tener ocultar ocupar
ocurrir odiar ofender ofrecer:zc olvidar opacar operar opinar ordenar organizar pagar paralizar parar
parecer:zc participar partir pasar pasear patear pedir:i pegar pelear pensar:ie perder:ie perdonar permitir
perseguir:i persistir pertenecer:zc pesar pescar picar pintar pisar planchar planear platicar portar
posponer:poner postergar practicar predicar preferir:ie/i preguntar preocupar preparar presionar prestar
probar:ue procrastinar producir:zc prometer proponer:poner proteger protestar provocar publicar quebrar:ie
quedar quejar quemar quitar rabiar rascar rasguñar reaccionar rebotar recaer:caer recargar recetar rechazar
recibir reclamar recoger recomendar:ie reconocer:zc recordar:ue recuperar reducir:zc reemplazar reflexionar
refugiar regalar regañar regresar relajar rendir:i renegar:ie renunciar reparar repetir:i reprimir
reprobar:ue reprochar requerir:ie/i resbalar rescatar reservar resistir resolver:ue respetar respirar
responder restar retar retener:tener retirar retrasar reunir:ú revisar revivir revolver:ue rezar robar
rogar:ue romper rumiar sabotear sacar saltar saludar salvar sanar secar seguir:i sentir:ie/i separar
servir:i señalar sobrar sobrellevar sobrevivir sollozar soltar:ue solucionar someter soportar sospechar
sostener:tener soñar:ue subir suceder sudar sufrir sumar superar suplicar suponer:poner suspender suspirar
sustituir:y tantear tapar tardar tejer telefonear temblar:ie temer tensar terminar tirar titubear tocar
tolerar tomar torcer:ue trabajar trabar traducir:zc tragar traicionar trancar tranquilizar transpirar
trapear trasladar trasnochar tratar triunfar tropezar:ie ubicar unir untar usar utilizar vaciar:í vacunar
valer:g valorar variar:í vencer vender viajar vigilar visitar vivir volar:ue voltear volver:ue vomitar zafar
zapatear
`;

type Irregular = {
  yo?: string;
  /** tú, él, ellos of the present when their stem is not the infinitive's: "tien". */
  stem?: string;
  /** Strong preterite stem: "tuv". */
  past?: string;
  /** Future and conditional stem: "tendr". */
  future?: string;
  /** Whole rows for what no rule gives: yo, tú, él, nosotros, ellos. */
  present?: string;
  preterite?: string;
  imperfect?: string;
  subjunctive?: string;
  vos?: string;
};

export const IRREGULAR_VERBS: Record<string, Irregular> = {
  ser: {
    present: 'soy eres es somos son',
    vos: 'sos',
    preterite: 'fui fuiste fue fuimos fueron',
    imperfect: 'era eras era éramos eran',
    subjunctive: 'sea seas sea seamos sean',
  },
  estar: {
    present: 'estoy estás está estamos están',
    past: 'estuv',
    subjunctive: 'esté estés esté estemos estén',
  },
  haber: {
    present: 'he has ha hemos han',
    vos: 'has',
    past: 'hub',
    future: 'habr',
    subjunctive: 'haya hayas haya hayamos hayan',
  },
  ir: {
    present: 'voy vas va vamos van',
    vos: 'vas',
    preterite: 'fui fuiste fue fuimos fueron',
    imperfect: 'iba ibas iba íbamos iban',
    subjunctive: 'vaya vayas vaya vayamos vayan',
  },
  dar: {
    present: 'doy das da damos dan',
    vos: 'das',
    preterite: 'di diste dio dimos dieron',
    subjunctive: 'dé des dé demos den',
  },
  ver: {
    present: 'veo ves ve vemos ven',
    vos: 'ves',
    preterite: 'vi viste vio vimos vieron',
    imperfect: 'veía veías veía veíamos veían',
    subjunctive: 'vea veas vea veamos vean',
  },
  saber: { yo: 'sé', past: 'sup', future: 'sabr', subjunctive: 'sepa sepas sepa sepamos sepan' },
  tener: { yo: 'tengo', stem: 'tien', past: 'tuv', future: 'tendr' },
  venir: { yo: 'vengo', stem: 'vien', past: 'vin', future: 'vendr' },
  poner: { yo: 'pongo', past: 'pus', future: 'pondr' },
  salir: { yo: 'salgo', future: 'saldr' },
  hacer: { yo: 'hago', preterite: 'hice hiciste hizo hicimos hicieron', future: 'har' },
  decir: { yo: 'digo', stem: 'dic', past: 'dij', future: 'dir' },
  querer: { yo: 'quiero', stem: 'quier', past: 'quis', future: 'querr' },
  poder: { yo: 'puedo', stem: 'pued', past: 'pud', future: 'podr' },
  traer: { yo: 'traigo', past: 'traj' },
  caer: { yo: 'caigo' },
  andar: { past: 'anduv' },
  valer: { yo: 'valgo', future: 'valdr' },
  caber: { yo: 'quepo', past: 'cup', future: 'cabr' },
  oír: { present: 'oigo oyes oye oímos oyen', vos: 'oís', subjunctive: 'oiga oigas oiga oigamos oigan' },
  reír: {
    present: 'río ríes ríe reímos ríen',
    vos: 'reís',
    preterite: 'reí reíste rio reímos rieron',
    subjunctive: 'ría rías ría riamos rían',
  },
  sonreír: {
    present: 'sonrío sonríes sonríe sonreímos sonríen',
    vos: 'sonreís',
    preterite: 'sonreí sonreíste sonrió sonreímos sonrieron',
    subjunctive: 'sonría sonrías sonría sonriamos sonrían',
  },
  conducir: { yo: 'conduzco', past: 'conduj' },
  producir: { yo: 'produzco', past: 'produj' },
  traducir: { yo: 'traduzco', past: 'traduj' },
  reducir: { yo: 'reduzco', past: 'reduj' },
};
