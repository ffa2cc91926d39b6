/**
 * How people answer a safety question. Only what is plainly a yes or a no is one; a message about something else is
 * neither, and neither is "no sé". Besides: wanting it dropped, leaving, taking it back, what stands in the way.
 */
import { isLaughing } from './idioms.ts';
import { normalise } from './normalise.ts';

export type Reply = {
  /** null: something else was said. */
  answer: 'yes' | 'no' | 'unsure' | null;
  /** "no haría nada": takes back the intention and leaves the thought where it was. */
  deniesIntent: boolean;
  /** "para nada": a no that closes the matter. */
  isEmphatic: boolean;
  /** What stands in the way of asking for help. */
  barrier: 'childcare' | 'shame' | 'burden' | 'fear' | 'cannot_call' | 'no_one' | 'money' | 'distrust' | null;
  /** A grown-up they could go to is named: "la vecina". */
  someone: boolean;
  /** A grown-up is with them, or they are in good hands. */
  accompanied: boolean;
  /** Only a child is with them. */
  withChild: boolean;
  /** They did something we asked: called, went out, wrote. */
  progress: boolean;
  /** A nurse, a doctor or an ambulance has them. */
  inCare: boolean;
  /** They do not want to talk about it. */
  refuses: boolean;
  /** "prefiero no decir": this one question stays unanswered. */
  withholds: boolean;
  leaves: boolean;
  /** "hablaba de hace años", "es un decir": takes the sign back, which alone may lower the level. */
  clarifies: boolean;
  /** "ya estoy bien": never lowers anything by itself. */
  better: boolean;
  laughs: boolean;
  /** "¿por qué preguntas eso?" */
  asksWhy: boolean;
  /** "qué hago cuando me vienen las ganas" */
  asksHow: boolean;
  /** "ya, probemos": agrees to something; no answer to a question about the past or about thoughts. */
  agrees: boolean;
  when: 'recent' | 'long ago' | null;
  strength: 'less' | 'same' | 'more' | null;
};

const LEAD_IN =
  '(?:(?:pues|bueno|la verdad|ay|(?:ja|je){2,}\\w*|mmm?|eh|este|uf+|o sea|mira|es que|yo|sinceramente|honestamente|e|ah|bem|olha)(?: ,)? )*';
const END = '(?= ?(?:[,.;:!?\\n]|$))';
/** A little more that leaves the answer what it was. */
const TAIL =
  '(?:,? (?:la verdad|pues|po|pe|causa|wey|we|guey|mano|manito|parce|parcero|chamo|vale|bro|hermano|primo|compadre|che|boludo|bo|loco|mijo|mija|mi amor|vos|usted|cara|moco|moca|viu|nao|uai|tche|senor\\w*|gracias|jaja\\w*|ya no|a veces|a ratos|mucho|muchas|bastante|hoy|ayer|ahora|un poco|de verdad|creo|eso|claro|obvio|tambien|si|no|nunca|nada|ninguna|ninguno|sinceramente|doctor\\w*|amig\\w+|por ahora|hace .+|desde .+|y .+|pero .+|aunque .+|porque .+|cuando .+|todos? .+|cada .+|varias .+|un par .+|una vez .*|con .+))*';
const starts = (body: string): RegExp => new RegExp(`^${LEAD_IN}(?:${body})${TAIL}${END}`);

const YES = starts(
  'si+|sip|sep|simon|claro(?: que si)?|aja|aha|obvio(?: que si)?|la verdad (?:es )?que si|(?:creo|supongo|yo creo|diria|temo|acho) que (?:si|sim)|afirmativo|sim|aham|yes|correcto|exacto|asi es|es verdad|es cierto|lamentablemente si|por desgracia si|a veces|algunas veces|de vez en cuando|a ratos|un poco|mas o menos|muchas veces|varias veces|una vez|un par de veces|alguna vez|casi siempre|siempre|todos los dias|cada noche|as vezes|todo dia|varias veces|(?:ya )?(?:te|se) (?:lo )?dije que si|ya (?:lo )?dije que si|no voy a mentir(?:te|le)? , si',
);
/** With its accent it is a yes whatever follows; without, "si mi mamá se entera" is a condition. */
const YES_ACCENTED = /^[^\p{L}]*(?:(?:pues|bueno|la verdad|ay|mmm?|eh|este|uf+),? )*s[íÍ](?!\p{L})/iu;
const YES_SAID =
  /^(?:si+ |ya |la verdad |es que |pues )*(?:lo (?:he|habia) (?:pensado|hecho|considerado|imaginado|intentado|deseado|sentido)|(?:lo|la) (?:pienso|pense|intente|hice|deseo|desee|tuve)(?= |$|,)|(?:he|habia) (?:pensado|tenido|deseado|querido) (?:en )?(?:eso|esas?|esa idea|ganas)|me (?:ha|habia) pasado|(?:se )?me (?:pasa|paso|ha pasado|cruza|cruzo|ha cruzado) por la (?:cabeza|mente))|^si (?:(?:lo|la) (?:he|pienso|pense|intente|hice)|he (?:pensado|tenido|deseado)|me (?:ha|he|dan|gustaria|pasa|paso)|quisiera|quiero|pienso|tengo|ya|algo)(?: \w+){0,3}$/;
/** "la idea sí", "en eso sí", "pensarlo, sí". */
const YES_LATE =
  /^(?:\w+ ){0,3}(?:idea|eso|intencion|plan|pensarlo|pensado|ganas|ideia|isso)(?: ,)? (?:si|sim)\b/;
const NO = starts(
  'no+(?: ,? no+)*|nop|nope|nel|nah|nunca(?: jamas)?|jamas|para nada|tampoco(?: eso)?|nada(?: de eso)?|ningun[oa]?|nao|nem|negativo|(?:en )?eso (?:no|tampoco)|claro que no|obvio que no|que va|como crees|como se te ocurre|en absoluto|de ninguna manera|ni (?:loc[oa]|ahi|de broma|a palos)|(?:creo|supongo|yo creo|diria|acho) que (?:no|nao)|(?:intencion|plan|idea) (?:no|tampoco)|no (?:eso|tanto|llego a (?:eso|tanto)|es eso|es asi|creo|fue eso|para nada)|nada que ver|(?:ya )?(?:te|se) (?:lo )?dije (?:que|q) no',
);
const NO_SAID =
  /^(?:pues |no , |la verdad )*(?:no|nunca|jamas|nao) (?:lo|la|los|las|me lo )?\s?(?:he|habia) (?:pensado|hecho|tenido|intentado|considerado|deseado|planeado|llegado)(?: (?:en |a )?(?:eso|esto|nada|nunca|ese extremo|tanto|como|ninguna?|esas? \w+|algo asi)| (?:en )?(?:morir|matar|suicid|hacer|quitar)\w*(?: \w+){0,3})?$|^(?:no|nunca) (?:pienso|pense|pensaria|estoy pensando|ando pensando|penso) (?:en )?(?:eso|esto|nada|nada de eso|(?:morir|matar|suicid|quitar|hacer)\w*)(?: \w+){0,3}$|^no (?:tengo|tuve|hay|habia) (?:(?:esa|esas|ninguna|ningun|la|una|un) )?(?:idea|intencion|plan|pensamiento)\w*(?: de(?: \w+){1,3})?$|^no (?:me )?(?:quiero|quisiera|deseo) (?:morir|matar|suicid|quitar|hacer)\w*(?: \w+){0,3}(?: ,|$)|^(?:nunca|jamas) (?:lo |me |la )?(?:hice|intente|paso|tuve)(?: \w+){0,2}$/;
const UNSURE = new RegExp(
  `^${LEAD_IN}(?:no (?:lo )?se|nose|no se bien|no estoy segur[oa]|ni idea|quizas?|tal vez|talvez|capaz|puede (?:ser|que si)|no sabria(?: (?:decir\\w*|responder\\w*))?|depende|nao sei|sei la|a lo mejor|no (?:lo )?tengo claro|no (?:me acuerdo|recuerdo)|todavia no|no se (?:la verdad|que (?:decir|responder|contestar)\\w*|si (?:eso )?cuenta|explicar\\w*))(?: (?:la verdad|po|pues|bien|si|que si|que no|a veces|creo|si (?:eso )?cuenta|sinceramente))*${END}`,
);
const YES_AFTER_DOUBT =
  /^(?:no (?:lo )?se|nose|ni idea|quizas?) , (?:a veces|creo que si|si|supongo que si)\b/;
const DENIES_INTENT =
  /\b(?:no|nunca|jamas|nao) (?:lo |me |la )?(?:haria|hare|mataria|cumpliria|atrev\w+|faria|farei|(?:voy|iba|pienso|vou) a? ?(?:hacer|fazer)(?:lo|me)?|(?:seria|soy) capaz(?= (?:de (?:hacer|eso|matar)|$)))(?: (?:nada|eso|algo|dano|de hacerlo|a hacerlo|nunca))*\b|\bno es que (?:lo )?(?:vaya|fuera) a hacer|\bsin intencion|\bno tengo (?:el |los )?(?:valor|huevos|agallas|coraje|pantalones)/;
const EMPHATIC =
  /^(?:(?:no+|ay|(?:ja|je){2}\w*)(?: ?, ?| ))*(?:para nada|jamas|nunca jamas|claro que no|obvio que no|ni (?:loc[oa]|ahi|de broma|en pedo|cagando)|que va|como (?:crees|se te ocurre)|nada que ver|en absoluto|de ninguna manera|de jeito nenhum|imagina|no no(?: no)*|(?:no )?tranquil[oa]|no te preocupes|jaja\w*)\b/;
const CHILDCARE =
  /\b(?:quien (?:me )?(?:l[aeo]s?|al?) ?(?:\w+ )?(?:cuida|va a cuidar|queda)|con quien (?:l[aeo]s? )?(?:dejo|se queda\w*)|no (?:puedo|quiero) dejar(?:l[aeo]s?)?(?: sol\w+)?(?: a)?(?: mis? hij\w+)?$|quem (?:cuida|fica com))\b/;
const SHAME =
  /\b(?:verguenza|da pena|me da cosa|vergonha|que van a (?:pensar|decir)|que (?:va a )?(?:pensar|decir)\w*|me juzg\w+|oso)\b/;
const BURDEN =
  /\b(?:no (?:los |le |les |la |lo )?quiero (?:molestar|preocupar|cargar)\w*|molestar\w*|preocupar\w*|tiene (?:su|sus) (?:familia|problemas|vida)|incomodar|soy una carga|bastante tiene\w*|nao quero (?:incomodar|preocupar))\b/;
const FEAR =
  /\b(?:encierr\w+|internen|internar\w*|internada?o?|hospital\w*|policia|manicomio|loquero|quiten a mis|quitar a mis|amarr\w+|me da miedo|tengo miedo|me l[aeo]s? (?:van a )?quit\w+|me llev(?:en|an)|psiquiatric\w+|internem|prendam)\b/;
export const CANNOT =
  /\b(?:no (?:puedo|quiero|voy a|pude|me sale|me animo a|soy capaz de) (?:llamar|marcar|hablar por telefono|ni hablar)|no (?:puedo|me animo)$|no puedo (?:salir|moverme|levantarme)|no tengo (?:saldo|credito|senal|telefono|celular)|sin saldo|me escuchan|me oyen|nao (?:posso|consigo|quero) ligar|no (?:me )?contestan?|no atienden?|(?:suena|da) ocupado)\b/;
export const NO_ONE =
  /\b(?:no (?:hay|tengo|queda|conozco) (?:a )?nadie|nadie(?! (?:ve|lee|mira|puede (?:ver|leer)|entra|esta (?:mirando|viendo)|se (?:entera|da cuenta)))|estoy sol[oa](?! con mi (?:mam|pap|herman|espos|prim|ti[oa]|abuel))|vivo sol[oa]|sol[oa] en casa|no esta nadie|nao (?:tem|tenho) ninguem|ninguem|moro sozinh[oa]|sozinh[oa])\b/;
const MONEY =
  /\b(?:dinero|plata|caro|pagar|lana|guita|sin un peso|dinheiro|nao tenho como pagar|no me alcanza)\b/;
const DISTRUST =
  /\b(?:no sirven?|no ayudan?|ya (?:llame|probe|fui)|para que (?:llamar|ir)|no creo en|nao (?:adianta|ajuda)|puro cuento|no confio)\b/;
export const SOMEONE =
  /\b(?:vecin[oa]s?|amig[oa]s?|herman[oa]s?|prim[oa]s?|ti[oa]s?|mama|papa|madre|padre|abuel[oa]|espos[oa]|marido|pareja|novi[oa]|polol[oa]|cunad[oa]|suegr[oa]|compadre|comadre|companer[oa]|roomie|portero|conserje|vizinh[oa]|irma|irmao|mae|pai|namorad[oa])\b/;
const AWAY =
  /\b(?:no (?:esta|puede|contesta|quiere|vive)|lejos|trabajando|murio|fallecio|pele\w*|discuti|termine|briguei|me (?:dejo|engano|pega|grita)|longe)\b/;
const CHILD =
  '(?:hij\\w+|bebe|guagua|nen[ea]s?|nin[oa]s?|chiquit\\w+|niet\\w+|filh\\w+|crianca\\w*|perr\\w+|gat\\w+)';
const WITH_CHILD = new RegExp(
  `\\b(?:estoy|estamos|sol[oa]|estou|vivo|esta|duerme\\w*|aqui|aca)(?: \\w+){0,3} (?:con |mi |mis |la |el |los |un |una )+(?:\\w+ )?${CHILD}\\b|\\b(?:mi|mis|meu|minha) ${CHILD}(?: \\w+){0,3} (?:esta|estan|duerme\\w*|al lado|en la casa|conmigo)\\b`,
);
const ACCOMPANIED =
  /\b(?:(?:estoy|estamos|estou) (?:donde (?:la|el|mi|un|una) |en casa de |con (?!miedo|ganas|pena|sueno|esto|eso|ansiedad|rabia|el telefono|la idea|todo)|en lo de|acompanad[oa])|con (?:mi|la|el) \w+ al lado|(?:ya )?(?:(?<!casi )llego(?! (?:al?|del|hasta|tarde|temprano|de)\b)|llegaron|vino|esta aqui|esta conmigo|se queda conmigo|viene conmigo)|ya le dije|hay alguien|me acompana\w*|(?:viene|esta aca|esta en la casa) (?:mi \w+|un \w+|una \w+)|esta (?:mi|un|una) \w+|estou com|chegou|tem alguem|esta comigo)\b/;
const IN_CARE =
  /\b(?:(?:estoy|estamos|llegue|llegamos) (?:\w+ ){0,2}(?:en|a|al) (?:\w+ )?(?:urgencias|hospital|guardia|posta|clinica|consultorio|emergencias|pronto-socorro|samu)|(?:me|nos) (?:atendieron|revisaron|vieron|vio (?:un|una|el|la) (?:medic\w|doctor\w*)|atendio|reviso)|(?:llego|vino|ya viene) la ambulancia)\b/;
const PROGRESS =
  /\b(?:ya (?:llame|marque|sali|estoy afuera|le (?:dije|escribi|mande|hable|avise)|me (?:aleje|fui|puse)|lo (?:hice|saque|guarde|deje|tire)|voy|vamos|mande|avise)|estoy (?:marcando|llamando|saliendo|afuera|yendo)|estamos (?:marcando|llamando|yendo)|(?:voy|vamos) (?:para alla|saliendo|a llamar|al hospital|a (?:la guardia|urgencias))|le (?:escribi|avise|mande|dije)(?: (?:un )?\w+)? a|ya (?:viene|vienen)|viene(?:n)? en camino|le (?:puse|mande|escribi|avise) (?:que )?(?:ya )?(?:veni|ven|venga|venite|viniera|urgente|ayuda)|(?:mandei|escrevi) (?:pra|para) (?:ele|ela) vir|mandei (?:vem|vir)|listo|hecho|ja (?:liguei|sai|falei|mandei|avisei)|to (?:ligando|indo|saindo)|contestaron|me atendieron)\b/;
const REFUSES =
  /\b(?:no quiero (?:hablar|contar)(?:lo|te)?(?: mas)?(?: (?:de|sobre) (?:eso|esto|ese tema|el tema|nada))?$|no quiero (?:hablar|contar|seguir)(?: mas)? (?:de|sobre|con) (?:eso|esto|ese tema|el tema|nada|las preguntas|tus preguntas)|no quiero (?:contestar|responder|preguntas|que me preguntes)|no voy a (?:contestar|responder|hablar)|prefiero no (?:hablar|seguir)|cambi(?:a|ame|emos|e) (?:de|el) tema|otro tema|hablemos de otra cosa|deja(?:me)? de (?:preguntar|molestar|joder)|ya basta|basta de preguntas|no (?:me )?preguntes|(?:para|corta)(?:la)? con (?:las|tus|esas) preguntas|dejame (?:en paz|tranquil\w|sol\w|quiet\w)|dejeme en paz|no me (?:jodas|molestes|fastidies|chingues|webees|huevees|rompas)|callate|que te importa|no te (?:importa|incumbe|metas)|no es asunto tuyo|me (?:cansan?|molestan?|tienen? \w+|tenes \w+|tienes \w+) (?:con )?(?:tus|las|estas|tantas) preguntas|nao quero falar|prefiro nao falar|muda de assunto|me deixa em paz)\b/;
const WITHHOLDS =
  /\b(?:prefiero no(?: (?:decir\w*|contestar\w*|responder\w*|opinar))?$|prefiero (?:no decir\w*|no contestar|no responder|guardarmelo|saltar\w*)|paso$|siguiente$|me lo guardo|no (?:te |se )?lo (?:voy a|quiero) decir|no quiero decir(?:lo|te)?|prefiro nao(?: (?:dizer|responder))?)\b/;
const LEAVES =
  /\b(?:(?:(?:tengo|debo|toca) (?:que )?irme|me (?:tengo|debo|toca) (?:que )?ir)(?! (?:al psic|al doc|al med|a terapia|a urg|al hosp|de (?:la|esta|este) (?:casa|vida|mundo)))|tengo que ir(?= ?(?:$|[,.;]|ya\b|ahora))|ya me voy|me voy(?= ?(?:$|[,.;]|ya\b|ahora|yendo|a (?:dormir|acostar|trabajar|comer|almorzar|clases|la pega|estudiar|banar)|al trabajo))|chao|chau|adios|bye|hasta (?:luego|manana|pronto|la proxima)|(?<!(?:cuando|si|donde|que|cada vez que|siempre que|casi no|no|nunca|ya no|solo) )nos vemos|(?:hablamos|seguimos|sigamos) (?:luego|manana|despues|otro dia)|me desconecto|te dejo|tchau|tenho que ir|preciso ir|vou (?:dormir|indo)|ate (?:logo|amanha))\b/;
const CLARIFIES =
  /\b(?:(?:es|era|fue) (?:solo |nomas |puro |pura )*(?:una? )?(?:decir|expresion|broma|chiste|joda|sarcasmo|dicho|exageracion|(?:forma|manera) de (?:hablar|decir))|(?:solo|nomas) un decir|hablaba de (?:hace|otra|una|mi|un)|me referia a|no (?:lo dije |es |era |va |iba )?en serio|(?:es|era) (?:de|una) (?:cancion|pelicula|serie|novela|juego)|lo (?:dije|digo) (?:jugando|por decir|de broma|en broma|nomas)|fue hace (?:anos|mucho)|exager\w+|me exprese mal|no quise decir eso|no me refer\w+ a eso|(?:te lo|lo) toma\w* (?:muy )?(?:en serio|literal)|asi (?:hablo|hablamos)|no me hagas caso|foi brincadeira|e (?:so )?modo de dizer|jeito de falar|maneira de falar)\b/;
/** "no era broma", "no exagero". */
const MEANT_IT = /\b(?:no|nunca) (?:es|era|fue|estoy)? ?(?:una? )?(?:broma\w*|chiste|exager\w+|decir)\b/;
const BETTER =
  /(?<!no )\b(?:ya estoy (?:bien|mejor|tranquil\w+|calmad\w+)|estoy (?:mejor|bien)(?= |$)|ya (?:se )?(?:me )?paso(?= ?(?:$|[,.]))|no te preocupes|ya no es nada|no es para tanto|no pasa nada|ya me calme|olvidalo|olvida (?:lo|eso)|dejalo asi|to bem|estou (?:bem|melhor)|ja passou)\b/;
const ASKS_WHY =
  /\b(?:por ?que (?:me )?(?:pregunt\w+|quieres saber|tantas preguntas)|para que (?:me )?(?:pregunt\w+|quieres saber|son)|a que viene|que tiene que ver|por que esa pregunta|por que (?:me )?pergunt\w+)\b/;
const ASKS_HOW =
  /\b(?:que (?:puedo )?ha(?:go|cer)|como (?:hago|le hago|aguanto|paro|lo paro)|o que (?:eu )?faco)\b.{0,30}\b(?:ganas|impulso|viene\w*|vem|pensamiento\w*|ideas?|ola|vontade)\b/;
const AGREES =
  /^(?:ya|ok\w*|bueno|dale|vale|listo|va|probemos|vamos|de acuerdo|esta bien|sale|orale|hagamoslo|sigamos|perfecto|bien|beleza|ta bom|tudo bem|pode ser)(?: ,)?(?: (?:ya|ok|bueno|dale|vale|probemos|vamos|hagamoslo|sigamos|pues|entonces|si|gracias|intentemos))*$/;
const LONG_AGO =
  /\b(?:anos (?:atras|ya)|hace (?:\w+ ){0,3}anos|hace (?:4|5|6|7|8|9|1\d|cuatro|cinco|seis|siete|ocho|nueve|diez|once) meses|medio ano|faz (?:\w+ ){0,3}anos|de (?:nin[oa]|chic[oa]|adolescente)|en (?:la|mi) (?:adolescencia|secundaria|prepa|infancia)|en el colegio|cuando (?:tenia|era)|a los \d+|hace (?:mucho|tiempo)|ya paso mucho)\b/;
const RECENT =
  /\b(?:ayer|anoche|antier|anteayer|hoy|recien|(?:esta|la otra|la) (?:semana|noche|manana)(?: pasada)?|este mes|el mes pasado|hace (?:un rato|unas horas|poco|(?:\w+ )?(?:dias?|semanas?)|(?:un|dos|tres|1|2|3|como un|como dos) mes(?:es)?)|ontem|semana passada|mes passado|faz (?:\w+ )?(?:dias|semanas))\b/;
/** A date with its own sentence: "hace años que no hablo con él" is about something else. */
const DATE_ONLY =
  /^(?:si ,? ?|fue |eso fue |como |ya )*(?:hace|ayer|anoche|a los \d|de (?:nin|chic|adolesc)|en (?:la|mi) (?:adolesc|secund|prepa|infan)|cuando (?:tenia|era)|la semana|el mes|el ano|este mes|esta semana|ontem|faz|semana passada)(?!.*\bque (?:no|se|me|mi|ya)\b)/;

function barrierOf(text: string): Reply['barrier'] {
  if (CHILDCARE.test(text)) return 'childcare';
  if (SHAME.test(text)) return 'shame';
  if (BURDEN.test(text)) return 'burden';
  if (FEAR.test(text)) return 'fear';
  if (NO_ONE.test(text)) return 'no_one';
  if (MONEY.test(text)) return 'money';
  if (DISTRUST.test(text)) return 'distrust';
  return CANNOT.test(text) ? 'cannot_call' : null;
}

/** A no between two points, whatever stands around it: "hablé de unos platos. no. lo que pasa es…". */
const NO_ALONE =
  /(?:^|[.;!?,] ?)(?:y |que |pues |e )?(?:no|nao)(?: po| pues| senor(?:a|ita)?| gracias| ,? ?para nada)? ?(?:$|[.;!,])/;

function answerOf(raw: string, text: string): Reply['answer'] {
  if (YES_AFTER_DOUBT.test(text)) return 'yes';
  if (UNSURE.test(text)) return 'unsure';
  if (NO.test(text) || NO_SAID.test(text) || NO_ALONE.test(text)) return 'no';
  const isYes = [YES, YES_SAID, YES_LATE].some((pattern) => pattern.test(text)) || YES_ACCENTED.test(raw);
  return isYes ? 'yes' : null;
}

const FEW_WORDS = 6;

/** Measured only in a few words: "mejor me voy a mi casa" measures nothing. */
function strengthOf(text: string): Reply['strength'] {
  if (text.split(' ').length > FEW_WORDS) return null;
  if (/\bno puedo mas\b/.test(text)) return 'more';
  if (
    /\b(?:(?<!mas o )menos|mejor(?! (?:me|no|lo|voy))|baj(?:o|a)|mas (?:leve|tranquil\w+|calmad\w+)|melhor|ya no|passou|paso)\b/.test(
      text,
    )
  )
    return 'less';
  if (/\b(?:mas fuerte|mas(?! o menos)|peor|aument\w+|mais|pior)\b/.test(text)) return 'more';
  return /\b(?:igual|lo mismo|sigue|mesma|mesmo|ahi esta)\b/.test(text) ? 'same' : null;
}

function whenOf(text: string): Reply['when'] {
  if (!DATE_ONLY.test(text) && !YES.test(text)) return null;
  if (LONG_AGO.test(text)) return 'long ago';
  return RECENT.test(text) ? 'recent' : null;
}

export function readReply(text: string): Reply {
  const plain = normalise(text);
  const deniesIntent = DENIES_INTENT.test(plain);
  const child = WITH_CHILD.test(plain);
  const adult = new RegExp(`\\bcon (?:mi|mis|un|una) (?!\\w* ?${CHILD})`).test(plain);
  return {
    answer: answerOf(text, plain),
    deniesIntent,
    isEmphatic: EMPHATIC.test(plain),
    barrier: barrierOf(plain),
    someone: SOMEONE.test(plain) && !AWAY.test(plain),
    accompanied: ACCOMPANIED.test(plain) && !/\bno (?:hay|esta|tengo)\b/.test(plain) && (!child || adult),
    withChild: child && !adult,
    progress: PROGRESS.test(plain),
    inCare: IN_CARE.test(plain),
    refuses: REFUSES.test(plain),
    withholds: WITHHOLDS.test(plain) && !/\bprefiero no hablar\b/.test(plain),
    leaves: LEAVES.test(plain),
    clarifies: CLARIFIES.test(plain) && !MEANT_IT.test(plain),
    better: BETTER.test(plain),
    laughs: isLaughing(plain),
    asksWhy: ASKS_WHY.test(plain),
    asksHow: ASKS_HOW.test(plain),
    agrees: AGREES.test(plain),
    when: whenOf(plain),
    strength: strengthOf(plain),
  };
}
