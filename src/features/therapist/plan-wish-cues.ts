/**
 * A wish for something to do, in any wording: a tool asked for, "algo que me ayude", "quiero probar", "¿qué hago?"
 * where nothing is to be decided. And the opposite wish, to go on talking. Plain text, Spanish and Portuguese.
 */

const ASKING =
  '(?:quiero|quisiera|querria|quero|queria|me gustaria|gostaria(?: de)?|necesito|preciso(?: de)?|busco|me vendria bien|me serviria|me haria bien|(?:me )?(?:podrias?|puedes|podes|puede|pode|poderia)|tienes|tenes|tiene|tendrias|tendria|tem|teria|hay|habra|habria|existe|conoces|conoce|conhece|sabes de|sabe de|dame|deme|me das|me da|me de|ensename|ensenas|ensina|pasame|recomiendame|recomiendeme|recomienda|recomenda|sugiereme|dime|digame|decime|me diga|me diz)';
const THING =
  '(?:algo|alguna cosa|una cosa|alguma coisa|uma coisa|(?:una|alguna|uma|alguma) (?:forma|manera|maneira)|(?:un|algun|um|algum) (?:modo|jeito)|lo que sea|qualquer coisa)';
const HELPS =
  '(?:ayud|sirv|calm|alivi|ajud|acalm|baj|aguant|dorm|sal(?:ir|ga|e)|sair|manej|lidi|lidar|sobrellev|llev|respir|relaj|relax|pas(?:ar|e)|sent|sint|estar|mejor|melhor|desahog|desabaf|sac(?:ar|arme|a)|solt|par(?:ar|e)|enfrent|afloj|distra|tranquil|control|no (?:explot|llor|pens)|nao (?:explod|chor|pens))';
const TOOL =
  '(?:un|una|algun|alguna|otro|otra|um|uma|algum|alguma|outro|outra|el|la) ?(?:\\w+ )?(?:ejercicio|tecnica|herramienta|truco|tip|metodo|estrategia|exercicio|ferramenta|dica|truque|consejo|conselho|recurso|practica|pratica)s?';
const TRY = '(?:probar|intentar|hacer|tentar|fazer|experimentar|practicar|praticar|trabajar|trabalhar)';
const NOW =
  '(?: (?:ya|hoy|ahora|entonces|agora|hoje|entao|juntos|aqui|aca|con esto|com isso|mas|mais|al respecto|por favor|porfa))*';
const KIND =
  '(?: (?:distint[oa]|diferente|concret[oa]|practic[oa]|pratic[oa]|nuev[oa]|nov[oa]|util|cort[oa]|curt[oa]|chic[oa]))*';

const WISHES: readonly RegExp[] = [
  new RegExp(
    `\\b${ASKING}\\b.{0,25}\\b${THING}${KIND} (?:que|para|pra|pa|con que|com que|de)\\b.{0,14}\\b${HELPS}`,
  ),
  new RegExp(
    `^(?:y |e |pero |mas |tal vez |quizas? |talvez )*${THING}${KIND} (?:que|para|pra|pa)\\b.{0,14}\\b${HELPS}`,
  ),
  // "Algo para los domingos", "algo pra quando fico sozinha".
  new RegExp(
    `\\b${ASKING}\\b.{0,20}\\b${THING}${KIND} (?:para|pra|pa) (?:los|las|el|la|as|os|o|a|este|esta|estos|estas|ese|esa|esos|esas|esse|essa|cuando|quando|est[oa]|isso|isto)\\b`,
  ),
  new RegExp(`\\b${ASKING}\\b.{0,25}\\b${TOOL}\\b`),
  new RegExp(
    `(?:^|[,.;] ?|\\b(?:y|e|pero|mas|entonces|entao|bueno|ya|si|sim|ok|dale|creo que|acho que) )(?:quiero|quisiera|querria|quero|queria|me gustaria|gostaria de|necesito|preciso|podemos|podriamos|poderiamos|podria|puedo|posso|vamos a|vamos|bora|prefiero|prefiro|hay que) (?:${TRY})(?: (?:${THING}|eso|isso|esto|con algo|${TOOL}))?${KIND}${NOW}[.!? ]*$`,
  ),
  new RegExp(
    `\\b(?:probemos|intentemos|hagamos|tentemos)(?: (?:${THING}|eso|lo que digas|${TOOL}))?${KIND}${NOW}[.!? ]*$`,
  ),
  /\b(?:quiero|quisiera|necesito|quero|queria|preciso|me gustaria|gostaria de) (?:(?:dejar|parar|deixar) de (?:pensar|darle? (?:tantas )?vueltas|llorar|ser asi|sentirme asi|chorar|remoer)|poder (?:dormir|descansar|calmarme|dejar)|aprender a|calmarme|relajarme|tranquilizarme|controlarme|desconectar\w*|me acalmar|me controlar|relaxar|bajar (?:la ansiedad|un cambio|las revoluciones)|dormir (?:mejor|bien|melhor|bem))\b/,
  /\b(algo|alguma coisa) (concreto|practico|pratico|util|que (se pueda|pueda|podamos|de para|de pra|eu possa) (hacer|fazer))\b/,
  /\b(hay|habra|tem|existe) (algo|alguna cosa|alguma coisa|un modo|una forma|um jeito) (que|de|para|pra)\b.{0,20}\b(hacer|haga|fazer|faca|salir|sair|mejor|melhor)/,
];

/** "¿Qué hago?", "¿cómo salgo de esto?": something to do, unless there is something to decide. */
const WHAT_NOW =
  /(?:^|[.,;?!¿] ?|\b(?:y|e|pero|mas|entonces|entao|ahora|agora|asi que|no se) )¿?(?:(?:y|e|pero|mas|entonces|entao|ahora|agora) )*(?:que|q|o que|oq) (?:mas |mais |eu |diablos |cosa )?(?:hago|puedo hacer|podria hacer|se puede hacer|se hace|hacemos|podemos hacer|deberia hacer|debo hacer|tengo que hacer|faco|posso fazer|da (?:para|pra) fazer|a gente faz|devo fazer|me (?:recomiendas|recomendas|recomienda|aconsejas|aconseja|sugieres|sugeris|sugiere|recomenda|aconselha|sugere|ofreces|oferece)|propones|propone|propoes|tienes para mi|tenes para mi|hacemos)\b/;
const HOW_TO =
  /(?:^|[.,;?!¿] ?|\b(?:y|e|pero|mas|entonces|entao) )¿?(?:(?:y|e|pero|mas|entonces|entao) )*como (?:eu )?(?:hago|le hago|se hace|salgo|se sale|lo manejo|la manejo|manejo|lidio|sigo|aguanto|bajo|me calmo|calmo|paro|dejo de|lo dejo|supero|lo supero|faco|lido|saio|paro|supero|aguento|me acalmo|controlo)\b.{0,60}\?/;
/** Lost for what to do: no question, and the same need. */
const AT_A_LOSS =
  /\b(?:ya )?no se (?:ya )?que (?:mas )?hacer[.! ]*$|\bnao sei (?:mais )?o que (?:mais )?fazer[.! ]*$/;
const HELP_ME =
  /^(?:hola,? |buenas?(?: (?:tarde|noche|dia)s?)?,? |oi,? |disculpe,? |perdon,? |desculpa,? |¿|usted |vos |tu |sera que |por favor,? |porfa,? |y |e |pero |entonces |entao |voce |vc |necesito que |preciso que )*(?:ayudame|ayudeme|ayudame con (?:eso|esto)|me ayudas|me ayuda usted|me (?:podes|puedes|puede|podrias|podria) ayudar|(?:podes|puedes|puede) ayudarme|necesito (?:tu |su |un poco de |mucha )?ayuda|quiero ayuda|me ajuda|me ajude|preciso de ajuda|quero ajuda|(?:voce )?(?:pode|poderia|consegue) me ajudar)\b.{0,30}$/;

const NOT_WANTED =
  /\b(?:no|nao|ni|nunca|ya no) (?:me )?(?:quiero|quisiera|necesito|quero|preciso|busco|gustaria|des|de|mandes)\b|\bya (?:probe|intente|hice|fui)|\bja (?:tentei|fiz|fui)|\bsin (?:ejercicios|tecnicas|tareas)/;
/** The person decides: two ways are weighed, nothing is practised. */
const DECIDES =
  /\b(?:renunci\w*|(?:lo|la|le|los) dejo|vuelvo|volver con|me voy|irme|(?:la|lo|le) llamo|le (?:digo|escribo|cuento|contesto|hablo|mando)|se lo (?:digo|cuento)|acepto|aceptar|firmo|me separo|separarme|me caso|(?:lo|la) perdono|o no\b|decid\w+|elegir|escolher|no se si|nao sei se|peco demissao|aceito|termino com|me mudo|vendo|ligo para|(?:conto|falo) para|me despidan|opciones)\b/;

/** Help in general, without a word about what for. */
export const asksForHelp = (text: string) => HELP_ME.test(text.split(/(?<=\?) /)[0] ?? text);

export type WishKind = 'tool' | 'what-now';

/** What a message asks for to do, or null. Long tellings are read by their last sentence. */
export function wishIn(text: string, lastFact: string | undefined): WishKind | null {
  const words = text.split(' ').length;
  const said =
    words <= 22
      ? text
      : (text
          .split(/[.;!\n]+ |(?<=\?) ?/)
          .filter(Boolean)
          .at(-1) ?? '');
  if (NOT_WANTED.test(said) || said.split(' ').length > 30) return null;
  if (WISHES.some((wish) => wish.test(said))) return 'tool';
  if (HELP_ME.test(said) && !DECIDES.test(said)) return 'tool';
  if (!WHAT_NOW.test(said) && !HOW_TO.test(said) && !AT_A_LOSS.test(said)) return null;
  return DECIDES.test(`${text} ${lastFact ?? ''}`) ? null : 'what-now';
}

/** Two ways are on the table. */
export const isDecision = (text: string) => DECIDES.test(text);

const TO_TALK =
  /^(?:(?:no|nao|si|sim|ya|bueno|mejor|melhor|la verdad|na verdade|creo que|acho que|por ahora|por hoy|hoy|hoje|ahora|agora|pues|mmm?|gracias|obrigad[oa])[, ]+)*(?:(?:prefiero|preferiria|quiero|quisiera|me gustaria|necesito|mejor|prefiro|preferia|quero|queria|gostaria de|preciso|sigamos|seguimos|podemos|podriamos|vamos|melhor)[, ]+(?:(?:solo|solamente|nomas|mas bien|seguir|continuar|so|apenas|mejor|mesmo) )*(?:hablar(?:lo)?|hablando|conversar|conversando|charlar|charlando|platicar|platicando|contar(?:te|le)?|contando|falar|falando|conversa|desabafar)|hablemos|conversemos|charlemos|platiquemos|vamos conversar)(?:[ ,]+(?:contigo|con usted|con vos|com voce|de (?:esto|eso|isso)|un rato|un poco|no mas|nomas|nada mas|y ya|primero|primeiro|mas|mais|disso|um pouco|por ahora|hoy|hoje|mejor|mesmo|gracias|obrigad[oa]))*[.! ]*$/;

export const wantsToTalk = (text: string) => TO_TALK.test(text);

/** "Los domingos", "de noche": when it is hard, as they said it, to be said back before what is offered. */
const MOMENT =
  /(?<=^|[\s¿,])((?:(?:para|pra) )?(?:los|aos?|nos?) (?:domingos|s[aá]bados|fines de semana|fins de semana)|(?:las|as|por las|en las|nas|[aà]s) noches|de noche|en la noche|por la noche|[aà] noite|de madrugada|antes de dormir)(?=[\s.,;!?]|$)/i;

/** Said so that it can stand behind "para". */
export function momentIn(text: string): string | undefined {
  const found = MOMENT.exec(text)?.[1]?.toLowerCase();
  if (!found) return undefined;
  if (/noite/.test(found) || found === 'nas noites') return 'as noites';
  if (/noche/.test(found)) return 'las noches';
  if (found === 'de madrugada') return undefined;
  if (found === 'antes de dormir') return undefined;
  return found.replace(/^(?:para|pra) /, '').replace(/^a?[on]s? |^nos? /, 'os ');
}
