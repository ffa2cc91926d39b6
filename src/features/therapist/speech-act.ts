/**
 * What a message does in the conversation, besides what it says. Read from strong to weak signs; a yes or
 * a no only counts when the message is little more than that.
 */
import type { PendingHint } from './state.ts';
import { type Token, wordsOf } from './tokens.ts';
import type { SpeechAct } from './understanding.ts';

const whole = (body: string): RegExp => new RegExp(`^(?:${body})$`);
const within = (body: string): RegExp => new RegExp(`(?:^| )(?:${body})(?: |$)`);

const YES =
  'si|sip|sipi|see|sep|claro|claro que si|a ver|ok|oka|okay|okey|okei|oki|va|vale|dale|listo|bueno|ya|simon|orale|sale|de una|hagale|hagamosle|hagamoslo|hazlo|de acuerdo|esta bien|ta bien|ta|perfecto|correcto|exacto|eso|eso es|asi es|tal cual|obvio|por supuesto|por favor|me parece|me parece bien|me sirve|sigamos|vamos|probemos|intentemos|lo intento|quiero|si quiero|bien|joya|chevere|bacan|fino|sim|s|isso|pode|pode ser|puede ser|beleza|blz|claro que sim|bora|tudo bem|ta bom|certo|quero|yes|ajam|aja|ujum|aha|dele|firme|dame|empecemos|comencemos|igual si|creo que si|yo creo que si|supongo|acho que sim|si dale|si claro|si por favor|si esta bien|tb|tambien|👍|👌';
const NO =
  'no|nop|nope|nel|nah|na|noo|non|nones|ni loc[ao]|para nada|tampoco|no quiero|no gracias|ahora no|ahorita no|hoy no|todavia no|aun no|mejor no|no creo|creo que no|no puedo|no por ahora|no me parece|paso|negativo|nunca|jamas|nao|n|num|nao quero|agora nao|melhor nao|acho que nao|nao obrigad[ao]|no nada|no nada de eso|ninguna|ninguno|nada|nada de eso|no tengo|no tengo nada|de ninguna manera|no eso no|👎';
const AGAIN = `(?:(?:y|e|pues|bueno|pos|uy|ay|mm+|que|la verdad|sii|gracias|obrigad[ao]|muchas|creo|porfa|porfis|eso|ahora|hoy) )*`;
const ASSENT = whole(
  `${AGAIN}(?:${YES})(?: (?:${YES}|porfa|pues|gracias|po|parce|entonces|che|y ya|hoy|ahora|claro))*`,
);
const REFUSAL = whole(`${AGAIN}(?:${NO})(?: (?:${NO}|gracias|pues|po|por ahora|la verdad|hoy|ahora|ya))*`);
const DOUBT = whole(
  `(?:(?:mm+|nah|pues|la verdad|eh|uf|ay|y|e|bueno|ah|hmm) )*(?:no se|nose|nosé|no sabria(?: decir)?|ns|ni idea|no lo se|no se bien|no se que decir|no se que|no estoy segur[ao]|quien sabe|ni se|tal vez|quizas?|talvez|a lo mejor|puede|depende|mas o menos|masomenos|meh|nao sei|sei la|sei nao|nem sei|mais ou menos|quica|no tengo idea|no entiendo|idk|capaz|nao entendi|no te entiendo|no le entiendo|equis|x)(?: (?:la verdad|bien|pues|que decir|nada|no se|nose|explicar|mucho|creo|po))*`,
);
const AI_DOUBT = within(
  '(?:eres|sos|es usted|es|seras|voce e|vc e|e) (?:un|una|um|uma) (?:robot|bot|maquina|ia|ai|programa|persona real|humano|humana|robo|pessoa|persona)|eres real|sos real|eres ia|eres humano|eres humana|eres persona|voce e real|chat ?gpt|quien lee esto|alguien lee esto|nadie lee esto|hablando con (?:un|una) (?:robot|maquina|ia|bot|persona)|hablo con (?:un|una) (?:robot|maquina|ia|bot|persona)|falando com (?:um|uma) (?:robo|maquina|ia|pessoa)|hablarle a una maquina|una maquina no|un robot no|que vas a (?:saber|entender) (?:tu|vos)|tu que vas a (?:saber|entender)|tu no (?:sientes|entiendes)|no eres real|no sientes nada|inteligencia artificial',
);
const PUSHBACK = within(
  'ya (?:lo )?(?:probe|intente|hice|trate|he probado|he intentado|lo hice)(?: eso| todo| de todo)?|eso ya|no me sirve|no sirve|no me sirvio|no sirvio|no funciona|no me funciona|no me funciono|no me ayuda|no ayuda|no me ayudo|no es eso|no era eso|no dije eso|yo no dije|no me (?:estas )?(?:entiendes|entendes|entiende|entendiste|entendio|escuchas|escuchaste)|no me lees|eso no|siempre (?:dices|decis|dice) lo mismo|me repites|te repites|repites lo mismo|otra vez lo mismo contigo|ja tentei|ja fiz|nao adianta|nao me ajuda|nao funciona|nao funcionou|nao e isso|nao foi isso|nao adiantou|voce nao entendeu|que tonteria de ejercicio|esto no (?:sirve|funciona|ayuda)|no estas ayudando',
);
const INSULT_US = within(
  '(?:eres|sos|que|maldito|maldita|pinche|puto) (?:un |una |bien |re |muy |mas |tan )*(?:idiota|inutil|estupid[ao]|basura|tont[ao]|imbecil|mierda|pendej[ao]|bolud[ao]|incompetente|porqueria|bot|robot de mierda|weon|huevon)|vete a la|andate a la|vai se|callate|cala a boca|me cago en|porqueria de (?:app|chat|bot)|mierda de (?:app|chat|bot)|esta app es una|no sirves para nada|no servis para nada|que estupidez|voce e (?:um |uma )?(?:idiota|inutil|burr[ao]|lixo)|hdp|chinga tu|conchetumare|jodete|vete al',
);
const ADVICE = within(
  'que hago|que debo hacer|que deberia hacer|que puedo hacer|que me aconsejas|que me aconseja|que me recomiendas|que me recomienda|que me sugieres|un consejo|algun consejo|dame un consejo|dame consejos|dime que hago|dime que hacer|decime que hago|que harias|que haria usted|tu que harias|vos que harias|como hago para|como le hago|como puedo|como hago|como salgo|como dejo|como le digo|como supero|me ayudas a|me puedes ayudar|ayudame|ayudeme|me ajuda|me ajude|o que eu faco|o que faco|que faco|o que devo fazer|o que voce faria|um conselho|como eu faco|como faco|necesito ayuda (?:para|con)|me das un consejo|me da un consejo|que me convendria',
);
const BYE = within(
  'chao|chau|adios|bye|hasta luego|hasta manana|hasta pronto|nos vemos|me voy a dormir|me tengo que ir|tengo que irme|ya me voy|me voy|debo irme|me despido|hablamos (?:luego|manana|despues)|seguimos (?:manana|luego|otro dia)|por hoy (?:es todo|ya|esta bien)|lo dejamos (?:aqui|por hoy|ahi)|lo dejo por hoy|tchau|ate (?:mais|logo|amanha|a proxima)|vou dormir|tenho que ir|preciso ir|xau|cuidate|outro dia',
);
const LEAVING_SOMEWHERE =
  /^\w+ .{6,} (?:y|e) (?:chau|chao|tchau)$|me voy (?:a (?!dormir|acostar|descansar)|de |del |al |con |para |por )|me voy (?:cada|siempre|cuando)|si me voy/;
const THANKS = within(
  'gracias|te agradezco|le agradezco|graciass|grax|agradecid[ao]|obrigad[ao]|brigad[ao]|valeu|vlw|thanks|agradeco',
);
const TOPIC_CHANGE = within(
  'cambiando de tema|cambiemos de tema|otra cosa|otro tema|hablemos de otra cosa|mudando de assunto|outra coisa|por cierto|a proposito|ademas queria|aparte de eso|no quiero hablar de eso|mejor hablemos|volviendo a',
);
const LAUGH = /(?:^| )(?:(?:ja|je|ji|ha){2,}\w*|ja+j\w*|kk+|rs(?:rs)+|lol|xd+|lmao)(?: |$)|😂|🤣|😅/;
const QUESTION_START =
  /^(?:y |e |pero |mas |entonces )?(?:que|como|cuando|donde|por que|porque|cual|cuanto|cuantos|quien|puedo|puedes|podes|puede|sirve|es normal|crees|cree|sabes|tienes|tenes|me puedes|o que|qual|quando|quem|voce|sera|posso)(?: |$)/;
const COMPLAINT = within(
  'no (?:puedo|aguanto|soporto|me deja|me dejan|me alcanza|doy|consigo|logro)|ya no|hart[ao]s?|cansad[ao]s?|siempre|otra vez|nunca|nadie|odio|me molesta|me enoja|nao (?:aguento|consigo|suporto)|de novo|todo mal|me tiene|me tienen|ni pregunta|ni siquiera',
);

function isQuestion(text: string, flat: string): boolean {
  return (
    /[?¿]/.test(text) ||
    (QUESTION_START.test(flat) &&
      /^(?:y |entonces )?(?:puedo|puedes|podes|crees|cree usted|sabes|tienes|tenes|es normal|sera que|posso)/.test(
        flat,
      ))
  );
}

export function speechActOf(
  text: string,
  tokens: readonly Token[],
  pending: PendingHint | null,
  hasNumber: boolean,
): SpeechAct {
  const words = wordsOf(tokens);
  const flat = words.map((token) => token.flat).join(' ');
  if (words.length === 0) return emojiAct(text);
  if (flat === 'x' && pending !== 'choice') return 'doubt';
  if (/(?:^| )(?:eres|sos|es usted|voce e) (?:un |uma? )?bot$/.test(flat)) return 'ai_doubt';
  if (INSULT_US.test(flat)) return 'insult';
  if (AI_DOUBT.test(flat) && !/mi (?:jefe|novio|esposo|mama|papa)/.test(flat)) return 'ai_doubt';
  if (DOUBT.test(flat)) return 'doubt';
  if (ASSENT.test(flat) && !/[?¿]/.test(text)) return 'assent';
  if (REFUSAL.test(flat)) return 'refusal';
  if (hasNumber && words.length <= 12) return 'number';
  if (PUSHBACK.test(flat) && words.length <= 25) return 'pushback';
  if (ADVICE.test(flat)) return 'advice_request';
  if (BYE.test(flat) && words.length <= 14 && !LEAVING_SOMEWHERE.test(flat)) return 'bye';
  if (THANKS.test(flat) && words.length <= 14) return 'thanks';
  if (isQuestion(text, flat)) return 'question';
  if (TOPIC_CHANGE.test(flat)) return 'topic_change';
  if (startsWith(flat, ASSENT_START) && pending !== null && pending !== 'free') return 'assent';
  if (startsWith(flat, REFUSAL_START) && (pending === 'yes-no' || pending === 'choice')) return 'refusal';
  if (LAUGH.test(flat) || LAUGH.test(text)) return 'joke';
  return COMPLAINT.test(flat) ? 'complaint' : 'disclosure';
}
const ASSENT_START = /^(?:si|sii|sim|claro|ok|va|dale|bueno|listo|por supuesto|sip|orale|simon)\b/;
const REFUSAL_START = /^(?:no|nao|nel|nop|nunca|tampoco)\b/;
function startsWith(flat: string, start: RegExp): boolean {
  return start.test(flat);
}

function emojiAct(text: string): SpeechAct {
  if (/[👍👌✅🙌💪]/u.test(text)) return 'assent';
  if (/[👎🙅]/u.test(text)) return 'refusal';
  if (/[🙏]/u.test(text)) return 'thanks';
  if (/[👋]/u.test(text)) return 'bye';
  if (/[🤷🤔😕]/u.test(text)) return 'doubt';
  if (/[😂🤣]/u.test(text)) return 'joke';
  return /[😭😢😞😔💔😡😠😰😨]/u.test(text) ? 'disclosure' : 'silence';
}
