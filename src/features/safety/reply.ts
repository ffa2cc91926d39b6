/** How people answer our safety questions: yes, no, a barrier, somebody near, something already done. */
import { normalise } from './normalise.ts';

export type Reply = {
  answer: 'yes' | 'no' | 'unsure' | null;
  /** What stands in the way of asking for help. */
  barrier: 'shame' | 'burden' | 'fear' | 'cannot_call' | 'no_one' | 'money' | 'distrust' | null;
  /** Somebody is with them, or they are in good hands. */
  accompanied: boolean;
  /** They did something we asked: called, went out, wrote. */
  progress: boolean;
  /** They do not want to talk about it. */
  refuses: boolean;
  /** "hablaba de hace años", "es un decir": takes the sign back, which alone may lower the level. */
  clarifies: boolean;
  strength: 'less' | 'same' | 'more' | null;
};

const YES =
  /^(?:(?:pues|bueno|la verdad|creo que|ay|mmm?|eh|este|a veces|yo creo que|diria que|obvio que) ?(?:, )?)*(?:si+|sip|sep|simon|claro|aja|obvio|la verdad (?:que )?si|a veces|algunas veces|un poco|mas o menos|afirmativo|sim|as vezes|aham|yes|si(?:empre)|correcto|exacto|asi es|ya lo he pensado|lo he (?:pensado|hecho)|he (?:pensado|tenido)|tengo|una vez|alguna vez|varias veces|muchas veces)\b/;
/** "la idea sí", "en eso sí", "pensarlo, sí". */
const YES_LATE = /\b(?:idea|eso|intencion|plan|pensarlo|pensado|ganas|ideia|isso)(?: ,)? (?:si|sim)\b/;
const NO =
  /^(?:(?:pues|bueno|la verdad|creo que|ay|mmm?|eh|este|yo creo que|claro que|que va) ?(?:, )?)*(?:no+|nop|nel|nunca|jamas|para nada|tampoco|nada de eso|nao|nunca|nem|negativo|eso no|en eso no|ninguna?)\b/;
const UNSURE =
  /\b(?:no (?:lo )?se(?! (?:lo|la|le|les|los|me|te|ha|han|habia|hace|puede|va|trata|que|como)\b)|nose|no estoy segur\w+|ni idea|quizas?|tal vez|capaz|puede ser|nao sei|talvez|depende|no sabria)\b/;
const SHAME =
  /\b(?:verguenza|da pena|me da cosa|vergonha|que van a (?:pensar|decir)|que (?:va a )?(?:pensar|decir)\w*|me juzg\w+|oso)\b/;
const BURDEN =
  /\b(?:no (?:los |le |les |la |lo )?quiero (?:molestar|preocupar|cargar)\w*|molestar\w*|preocupar\w*|tiene (?:su|sus) (?:familia|problemas|vida)|incomodar|soy una carga|bastante tiene\w*|nao quero (?:incomodar|preocupar))\b/;
const FEAR =
  /\b(?:encierr\w+|internen|internar\w*|internada?o?|hospital\w*|policia|manicomio|loquero|quiten a mis|quitar a mis|amarr\w+|me da miedo|me llev(?:en|an)|psiquiatric\w+|internem|prendam)\b/;
const CANNOT =
  /\b(?:no (?:puedo|quiero|voy a|pude|me sale|tengo (?:saldo|credito|senal|telefono|celular)|me animo a|soy capaz de) ?(?:llamar|marcar|hablar|ni hablar)?|sin saldo|no puedo (?:llamar|hablar)|me escuchan|me oyen|nao (?:posso|consigo|quero) ligar|no contestan?|no atienden?|ocupado)\b/;
const NO_ONE =
  /\b(?:no (?:hay|tengo|queda|conozco) (?:a )?nadie|nadie|estoy sol[oa]|vivo sol[oa]|sol[oa] en casa|no esta nadie|nao (?:tem|tenho) ninguem|ninguem|moro sozinh[oa]|sozinh[oa])\b/;
const MONEY =
  /\b(?:dinero|plata|caro|pagar|lana|guita|sin un peso|dinheiro|nao tenho como pagar|no me alcanza)\b/;
const DISTRUST =
  /\b(?:no sirven?|no ayudan?|ya (?:llame|probe|fui)|para que (?:llamar|ir)|no creo en|nao (?:adianta|ajuda)|puro cuento|no confio)\b/;
const ACCOMPANIED =
  /\b(?:(?:estoy|estamos|toy) (?:con|en (?:urgencias|el hospital|la guardia|lo de)|acompanad[oa])|(?:ya )?(?:llego|llegaron|vino|esta aqui|esta conmigo|se queda conmigo|viene conmigo)|ya le dije|hay alguien|si , hay alguien|me acompana\w*|(?:esta|viene) (?:mi \w+|un \w+|una \w+)|estou com|chegou|tem alguem|ta comigo)\b/;
const PROGRESS =
  /\b(?:ya (?:llame|marque|sali|estoy afuera|le (?:dije|escribi|mande|hable)|me (?:aleje|fui|puse)|lo (?:hice|saque|guarde|deje|tire)|voy|vamos|mande|avise)|estoy (?:marcando|llamando|saliendo|afuera|yendo)|estamos (?:marcando|llamando|yendo)|voy (?:para alla|saliendo|a llamar)|listo|hecho|ja (?:liguei|sai|falei|mandei|avisei)|to (?:ligando|indo|saindo)|contestaron|me atendieron)\b/;
const REFUSES =
  /\b(?:no quiero (?:hablar|contestar|responder|contar) ?(?:de|sobre)?|prefiero no|no voy a (?:contestar|responder|hablar)|cambia(?:me)? (?:de|el) tema|deja(?:me)? de preguntar|ya basta de preguntas|no preguntes|nao quero falar|prefiro nao)\b/;
const CLARIFIES =
  /\b(?:es (?:solo |solo |nomas )?(?:un decir|una expresion|una broma|un chiste|una forma de hablar|un dicho)|era (?:un(?:a)? )?(?:broma|chiste|decir|expresion|joda|forma de hablar)|hablaba de (?:hace|otra|una|mi|un)|me referia a|no lo dije en serio|(?:es|era) (?:de|una) (?:cancion|pelicula|serie|novela|juego)|lo dije (?:jugando|por decir|de broma)|fue hace (?:anos|mucho)|foi brincadeira|e (?:so )?modo de dizer|jeito de falar|maneira de falar)\b/;

function barrierOf(text: string): Reply['barrier'] {
  if (SHAME.test(text)) return 'shame';
  if (BURDEN.test(text)) return 'burden';
  if (FEAR.test(text)) return 'fear';
  if (NO_ONE.test(text)) return 'no_one';
  if (MONEY.test(text)) return 'money';
  if (DISTRUST.test(text)) return 'distrust';
  return CANNOT.test(text) ? 'cannot_call' : null;
}

function answerOf(text: string): Reply['answer'] {
  if (UNSURE.test(text)) return 'unsure';
  if (NO.test(text)) return 'no';
  return YES.test(text) || YES_LATE.test(text) ? 'yes' : null;
}

function strengthOf(text: string): Reply['strength'] {
  if (/\b(?:menos|mejor|baj(?:o|a)|mas (?:leve|tranquil\w+|calmad\w+)|melhor|ya no|passou|paso)\b/.test(text))
    return 'less';
  if (/\b(?:mas fuerte|mas|peor|aument\w+|mais|pior)\b/.test(text)) return 'more';
  return /\b(?:igual|lo mismo|sigue|mesma|mesmo|ahi esta)\b/.test(text) ? 'same' : null;
}

export function readReply(text: string): Reply {
  const plain = normalise(text);
  return {
    answer: answerOf(plain),
    barrier: barrierOf(plain),
    accompanied: ACCOMPANIED.test(plain) && !/\bno (?:hay|esta|tengo)\b/.test(plain),
    progress: PROGRESS.test(plain),
    refuses: REFUSES.test(plain),
    clarifies: CLARIFIES.test(plain),
    strength: strengthOf(plain),
  };
}
