/**
 * The closed word lists the Spanish reflection grammar decides with: who can be the subject, what can stand
 * before a verb, which verbs take "me" as themselves or as someone else's object, and lost accents.
 */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Said to us or about a "you": never turned around. */
export const TO_US = set(
  'sigamos volvamos hagamos hablemos dejemos dime decime dígame digame cuéntame cuentame contame tu tú te ti contigo vos usted ud ustedes tuyo tuya tuyos tuyas os vosotros',
);
/** First person plural possessives and pronouns the grammar does not turn. */
export const WE_WORDS = set('nosotros nosotras nuestro nuestra nuestros nuestras');

/** After these a word that could be a verb is one. */
export const BEFORE_VERB = set(
  `yo no ya me se lo la los las le les nos que q cuando si porque xq pq pero siempre nunca casi tambien
  tampoco solo donde mientras como apenas nomas aunque ahora hoy antes ayer aun todavia igual asi uno quien
  jamas anoche luego entonces despues ni nadie todos veces mal`,
);
/** After these a word that could be a verb is a noun: "mi trabajo", "sin trabajo", "del baño". */
export const BEFORE_NOUN = set(
  `el un una al del mi mis su sus este ese aquel esta esa estos esos estas esas otro otra otros cada ningun
  algun ninguna alguna de en con sin por para sobre entre hacia hasta desde tanto tanta muchos mucha muchas
  poco todo toda primer buen mal gran nuestro nuestra dos tres cuatro cinco unos unas`,
);
/** First-person forms that are also everyday nouns or adjectives. */
export const NOUN_OR_VERB = set(
  `extraño extrano trabajo sueño sueno canto paso cargo gasto apoyo odio baño bano grito cuento juego abrazo
  regreso enojo pago descanso cambio inicio respeto recuerdo deseo reclamo vuelo desayuno castigo engaño
  engano daño dano intento maltrato trato llanto caso abuso uso lleno seco molesto despierto vacio limpio
  bajo marco corto encuentro almuerzo beso rezo robo retiro retraso fracaso control consumo esfuerzo suelto
  camino visto cura aumento desvelo tiro pico fijo junto atraso regalo saldo salto seguro rechazo contagio
  aprecio lamento enfermo distancio refugio anuncio medio parado apuesto estudio colapso bloqueo choco
  estreno divorcio ayuno desprecio calle ataque choque viaje baile corte traje toque cruce escape noche casa
  cuenta cuentas carga cargas pena culpa duda dudas ayuda compra prueba lucha pelea peleas marca nota comida
  salida hecho tarea renta sala mata rabia falta pareja llama habla viste vista ama cena deja espera cuida
  junta toca trata paga entrada pesa para fallo término termino libro mate`,
);

export const SUBJECT_PRONOUNS = set(
  `el él ella ellos ellas nadie alguien todos todas todo nada eso esto aquello ese esa algo alguno ninguno
  ambos`,
);
export const DETERMINERS = set(
  `el la los las un una unos unas mi mis su sus este esta esos estos estas ese esa esas aquel aquella otro
  otra cada ningun ninguna algun alguna muchos muchas varios varias toda todos todas dos tres cuatro cinco
  seis`,
);
export const PREPOSITIONS = set(
  'a al de del en con sin por para pa sobre entre hacia hasta desde contra segun ante bajo durante como',
);

/** With "me", these are what the person does or feels: "me quedo", "me sentía". */
export const PRONOMINAL = set(
  `sentir quedar levantar acostar dormir despertar ir encerrar callar poner volver regresar enojar cansar sentar
  acordar olvidar equivocar esconder aislar aguantar bañar lavar mudar casar separar divorciar arrepentir
  quejar preguntar imaginar rendir alejar refugiar preparar desahogar emborrachar enfermar endeudar enamorar
  deprimir estresar frustrar angustiar desesperar distraer concentrar bloquear paralizar congelar trabar
  desvelar tragar guardar comparar comer tomar fumar esforzar culpar castigar juzgar exigir criticar atrever
  animar relajar calmar hacer ver creer decir morir parar caer subir bajar meter salir mover escapar perder
  atrasar retrasar desconectar hundir estancar acostumbrar preocupar ahogar quemar desquitar desmayar marear
  enterar ilusionar graduar jubilar inscribir reir disculpar cuestionar saltar gastar tardar apurar agobiar
  saturar desconcentrar pesar mirar perdonar sorprender sobresaltar dar deber pasar echar lastimar
  avergonzar enredar acercar despedir enganchar obsesionar rascar tensar apagar ocupar encargar dedicar
  encontrar llevar traer conocer proponer reprochar`,
);
/** With "me", these are what befalls the person even when the form could be first person. */
export const BEFALLS = set(
  `gustar doler preocupar dar costar faltar parecer importar molestar pesar encantar asustar pasar aburrir
  interesar tocar servir caer angustiar quitar mirar decir hacer ver llevar traer echar conocer culpar
  juzgar criticar exigir comparar castigar preguntar deprimir frustrar estresar desesperar lastimar agobiar
  ir proponer reprochar tomar poner volver cansar enojar calmar ahogar meter creer encontrar comer despedir
  bajar subir callar encerrar perder alejar distraer bloquear paralizar marear avergonzar esconder`,
);
/** "me grita" is "le grita" to usted. */
export const WITH_LE = set(
  `preocupar aburrir angustiar asustar enojar emocionar urgir alcanzar gritar decir dar doler gustar importar
  parecer faltar costar pasar preguntar pedir quitar reclamar robar cobrar contar mentir hablar contestar
  responder escribir pagar prometer prestar deber reprochar exigir molestar interesar encantar servir pesar
  tocar poner quedar sobrar ocurrir suceder explicar avisar pegar rogar suplicar mandar traer enseñar
  regalar confesar permitir prohibir hacer temblar sudar arder picar fallar bajar cerrar apretar recetar
  aconsejar insistir ofrecer entregar negar dedicar devolver`,
);
/** "me dejaron" is "lo dejaron" or "la dejaron" to usted. */
export const WITH_LO = set(
  `dejar ver escuchar mirar querer amar extrañar abandonar engañar despedir echar llamar insultar humillar
  buscar ayudar entender tratar ignorar criticar juzgar rechazar lastimar golpear internar correr bloquear
  culpar apoyar acompañar cuidar maltratar traicionar cambiar llevar sacar comparar abrazar saludar odiar
  usar utilizar perseguir amenazar botar conocer recibir despertar estresar atacar herir respetar evitar
  celar controlar presionar regañar ofender decepcionar invitar tolerar soportar operar visitar esperar
  aceptar ningunear valorar`,
);
/** With "me" and a lost accent, somebody else did it: "me grito" is "me gritó". */
export const SOMEONE_DOES = set(
  `gritar dejar ignorar regañar contestar hablar mandar abandonar bloquear despedir invitar insultar quitar
  cobrar robar rechazar traicionar contar avisar saludar terminar pasar gustar tocar`,
);
/** After these a bare "tenía" or "estaba" is as likely somebody's: the clause is not turned. */
export const SOMEONE_COMES = set(
  `venir llegar salir ir volver entrar faltar quedar pasar existir empezar doler gustar morir vivir dormir
  gritar llorar hablar terminar acabar sonar funcionar ocurrir caer desaparecer regresar haber ser parecer
  nacer cambiar`,
);

export const CONNECTORS = set(
  'que q cuando si porque xq pq pero aunque mientras donde como sino pues hasta apenas quien',
);
/** Where an unaccented "-e" may well be a subjunctive. */
export const SUBJUNCTIVE_CUES = set(
  'quien que q ojala cuando aunque quizas quiza talvez mientras si hasta como',
);

export const KIN = set(
  `mama papa mami papi madre padre hijo hija hijos hijas hermano hermana hermanos hermanas abuelo abuela
  abuelos tio tia tios primo prima primos sobrino sobrina esposo esposa marido mujer novio novia pareja
  suegro suegra cuñado cuñada cunado cunada nuera yerno familia jefe jefa amigo amiga amigos amigas
  compañero compañera companero companera compadre comadre profesor profesora vecino vecina vecinos bebe
  nieto nieta nietos ex exnovio exnovia exesposo exesposa padrastro madrastra papas padres gente perro perra
  gato gata psicologa psicologo doctor doctora viejo vieja viejos patron patrona socio socia cliente
  clientes equipo colegas pastor maestra maestro alumnos hermanita hermanito`,
);

/** Lost accents with one possible reading. Words with two ("esta", "mas", "el") are decided in place. */
export const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  `aun:aún ojala:ojalá mamá papá tambien:también despues:después dia:día dias:días mas:más asi:así ahi:ahí aqui:aquí alli:allí
  todavia:todavía facil:fácil dificil:difícil ultimo:último ultima:última unico:único unica:única ningun:ningún
  algun:algún adios:adiós telefono:teléfono medico:médico medica:médica psicologo:psicólogo psicologa:psicóloga musica:música
  numero:número miercoles:miércoles sabado:sábado rapido:rápido ademas:además quizas:quizás quiza:quizá atras:atrás
  jamas:jamás segun:según detras:detrás razon:razón corazon:corazón tio:tío tia:tía tios:tíos tias:tías anos:años
  nino:niño nina:niña ninos:niños ninas:niñas senor:señor senora:señora manana:mañana sueno:sueño dano:daño ano:año
  companero:compañero companera:compañera companeros:compañeros companeras:compañeras pequeno:pequeño pequena:pequeña
  cumpleanos:cumpleaños nomas:nomás panico:pánico estomago:estómago credito:crédito clinica:clínica energia:energía
  alegria:alegría compania:compañía categoria:categoría policia:policía autoestima:autoestima universidad:universidad
  calor:calor habitacion:habitación sesion:sesión vergüenza verguenza:vergüenza verguenzas:vergüenzas acido:ácido
  practica:práctica examen:examen examenes:exámenes jovenes:jóvenes minimo:mínimo maximo:máximo proximo:próximo proxima:próxima
  publico:público titulo:título pagina:página matematicas:matemáticas linea:línea area:área excusa:excusa culpa:culpa
  trafico:tráfico comun:común igual:igual dolor:dolor quehaceres:quehaceres sillon:sillón sotano:sótano
  pension:pensión presion:presión depresion:depresión atencion:atención habito:hábito animo:ánimo estupido:estúpido
  estupida:estúpida inutil:inútil debil:débil fragil:frágil util:útil movil:móvil carcel:cárcel lagrima:lágrima lagrimas:lágrimas
  hector:Héctor vacio:vacío vacia:vacía frio:frío fria:fría lio:lío rio:río hacia:hacia`
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [plain = '', accented] = entry.split(':');
      return accented ? [plain, accented] : [plain.normalize('NFD').replace(/\p{M}/gu, ''), plain];
    }),
);

/** Feminine nouns after an unaccented "esta" that is a determiner. */
export const AFTER_THIS = set(
  `noche semana vez mañana manana tarde casa vida situacion situación ansiedad persona relacion relación
  familia tristeza angustia rabia ciudad pareja deuda soledad etapa carrera carga epoca época mierda cosa`,
);
