/**
 * Spanish verbs of everyday talk about one's life, as data for the conjugator. A verb that is missing here
 * is never guessed: the reflection falls back to the person's word.
 */

/** Regular, and stem-changing after a colon: "pensar:ie" piensa, "pedir:i" pide, "enviar:í" envía. */
export const VERBS = `
abandonar abrazar abrir abusar acabar aceptar acompañar aburrir aconsejar acordar:ue acostar:ue acostumbrar acusar admitir adelgazar
adorar afectar agarrar agobiar agotar aguantar ahogar ahorrar aislar:í alcanzar alegrar alejar alterar amanecer:zc
amar amenazar andar angustiar animar anotar apagar aparecer:zc apoyar apagar aprender apretar:ie aprobar:ue
aprovechar arreglar arrepentir:ie/i arruinar asistir asustar atacar aterrar atrasar atrever aumentar avanzar
avisar ayudar ayunar bailar bajar bañar barrer batallar beber besar bloquear borrar bromear burlar buscar
calentar:ie callar calmar cambiar caminar cancelar cansar cantar cargar casar castigar causar celar celebrar cenar
cerrar:ie charlar chatear chillar cobrar cocinar coincidir comentar comenzar:ie comer comparar compartir completar
comprar comprender comunicar concentrar confesar:ie confiar:í confundir conocer:zc conseguir:i considerar
consumir contagiar contar:ue contestar controlar conversar convivir convencer copiar correr cortar costar:ue
crecer:zc creer criar:í criticar cruzar cubrir cuestionar cuidar culpar cumplir dañar deber decepcionar decidir
dedicar defender:ie dejar demostrar:ue depender deprimir desahogar desaparecer:zc desayunar descansar descargar
desconfiar:í descubrir desear desesperar desmayar despedir:i despertar:ie despreciar desquitar destrozar
destruir:y desvelar desvivir discutir disfrutar disculpar distanciar distraer:traer divertir:ie/i divorciar
doler:ue dormir:ue/u dudar durar echar educar elegir:i emborrachar empeorar empezar:ie emocionar encantar encargar encender:ie
encerrar:ie encontrar:ue enfadar enfermar enfrentar engañar engordar enojar enseñar ensuciar entender:ie enterar
enterrar:ie entrar entregar entrenar enviar:í envidiar equivocar escapar esconder escribir escuchar esforzar:ue
esperar esquivar estallar estancar estorbar estresar estudiar evitar exagerar exigir existir explicar explotar
exponer:poner extrañar fallar fallecer:zc faltar fastidiar felicitar fijar fingir forzar:ue fracasar frenar frustrar fumar
funcionar ganar gastar golpear gritar guardar gustar hablar herir:ie/i heredar humillar ignorar imaginar importar
improvisar incomodar inscribir insistir insultar intentar interesar interrumpir inventar invitar irritar jubilar
jugar:ue juntar juzgar lamentar lastimar lavar leer levantar limpiar llamar llegar llenar llevar llorar
lograr luchar maltratar mandar manejar mantener:tener marcar marear matar mejorar mencionar mentir:ie/i
merecer:zc meter mirar molestar morder:ue morir:ue/u mostrar:ue mover:ue mudar nacer:zc necesitar negar:ie
obedecer:zc obligar observar obsesionar ocultar ocupar ocurrir odiar ofender ofrecer:zc olvidar operar opinar organizar
pagar parar parecer:zc participar partir pasar pasear pedir:i pegar pelear pensar:ie perder:ie perdonar permitir
perseguir:i pesar picar pintar pisar planear platicar practicar preferir:ie/i preguntar preocupar preparar
prestar presionar prometer probar:ue provocar publicar quebrar:ie quedar quejar quemar quitar reaccionar
recaer:caer rechazar recibir reclamar recoger reconocer:zc recordar:ue recuperar rechazar reemplazar reflexionar regalar
regañar regresar relajar rendir:i renunciar reparar repetir:i reprobar:ue resistir resolver:ue respetar respirar
responder retar reunir:ú revisar revivir rezar robar rogar:ue romper sacar saltar salvar saludar seguir:i
sentir:ie/i separar servir:i sobrar sobrevivir soltar:ue soñar:ue soportar sospechar subir suceder sudar sufrir
superar suspender tapar tardar temblar:ie temer terminar tirar tocar tolerar tomar trabajar tragar trasladar
tratar trasnochar triunfar tropezar:ie unir usar utilizar vaciar:í vencer vender viajar vigilar visitar vivir volar:ue
volver:ue vomitar
abrumar acelerar aguantar amargar angustiar apurar atender:ie avergonzar:ue bloquear cachar chambear chocar
colapsar congelar curar desconectar desconcentrar despedir:i detestar digerir:ie/i divagar doblar durar empujar endeudar
enganchar enamorar enredar ensimismar espantar estrenar facturar frustrar hundir hartar inyectar lastimar laburar laborar ligar
maquillar masticar mezclar ningunear ordenar paralizar patear pelear persistir planchar posponer:poner postergar procrastinar
proteger quebrar:ie rabiar rascar rebotar recargar refugiar renegar:ie resbalar retrasar revolver:ue rumiar
sabotear sanar secar señalar sobrellevar sollozar sostener:tener suplicar suspirar tantear tensar titubear torcer:ue
trabar transpirar traicionar trancar ubicar valorar voltear zafar
adoptar adivinar afrontar agachar agregar agradecer:zc alimentar alquilar amamantar analizar aplazar aplicar apostar:ue
arrancar arrastrar arriesgar asegurar asumir atrapar averiguar calcular callar captar cesar chequear
coger colgar:ue colocar combinar compensar complicar comprometer conectar conservar consultar contratar
coquetear corregir:i criar:í cruzar cuadrar dirigir dibujar disparar dividir eliminar embarazar emigrar encajar enfocar
enloquecer:zc enmudecer:zc envejecer:zc escoger espiar:í estafar evadir examinar faltar firmar formar gozar gestionar
habituar:ú hornear imponer:poner iniciar instalar invertir:ie/i investigar jurar lidiar llover:ue machacar madrugar
medir:i migrar navegar negociar notar obtener:tener opacar pertenecer:zc pescar portar predicar
proponer:poner protestar quejar rasguñar recetar recomendar:ie reducir:zc reprimir reprochar requerir:ie/i rescatar
reservar restar retener:tener retirar sumar solucionar someter suponer:poner sustituir:y tejer telefonear trapear tranquilizar
untar valer:g vacunar variar:í zapatear
actuar:ú continuar:ú evaluar:ú graduar:ú insinuar:ú huir:y incluir:y construir:y conducir:zc producir:zc traducir:zc
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
