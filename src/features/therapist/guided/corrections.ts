/** They say that we read them wrong: it was told, it was asked before, it is about something else, what we spoke of is not there. Pure. */
import { plain } from '../tools/field-reads.ts';
import type { Heard } from './heard.ts';
import { questionsIn, withoutQuotes } from './question-part.ts';

/** `told`: they said it already, or we asked it before; `unread`: it is not what they spoke of. */
export type Correction = 'told' | 'unread';

const at = (...forms: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'u');

const TOLD = at(
  '(?<!no )(?:(?:ya|si|como|pero) )?te (?:lo |la )?(?:dije|conte|explique|he dicho|habia (?:dicho|contado)|estoy diciendo)(?! (?:lo que|como))',
  'ya (?:lo |la )?(?:dije|conte|conteste|respondi|escribi)(?= ?(?:$|[.,;!]|arriba|antes|todo|que))',
  'acabo de (?:decir|contar|escribir)(?:te|se)?l[oa]',
  '(?:(?:ja|eu) )+(?:te |lhe )?(?:disse|falei|contei|expliquei|respondi)(?= ?(?:$|[.,;!]|isso|que|antes|tudo))',
  'acabei de (?:dizer|falar|contar)',
  'ja tinha (?:dito|falado)',
  '(?:ya|tambien) (?:eso )?me (?:lo |la )?(?:habias |has )?pregunt(?:aste|ado|o)(?! (?:mi|el|la))',
  'es[oa] ya (?:me )?(?:lo |la )?(?:has |habias )?(?:pregunt|cont)(?:aste|ado|o)',
  'ya (?:me )?(?:dijiste|preguntaste) (?:eso|esa|esto|lo mismo)',
  'te (?:estas )?repit\\p{L}*|te repetis',
  '(?:voce|vc|tu) ja (?:perguntou|falou|disse|mandou) (?:isso|essa|a mesma)|ja perguntou isso',
);
/** To who is called usted: else "le dije" is what was said to somebody. */
const TOLD_USTED =
  /(?<!\p{L})(?:ya|como) (?:se lo|le) (?:dije|conte|he dicho|habia dicho)(?! al? )(?!\p{L})/u;
const UNREAD = at(
  'no (?:me )?(?:leiste|lees|estas leyendo|has leido|escuchaste|escuchas|estas escuchando|entendiste|estas entendiendo|leyo usted|esta leyendo)',
  '(?:usted|ud) no (?:me )?(?:lee|leyo|escucha|entiende|entendio)',
  '(?:voce|vc|tu) nao (?:me )?(?:leu|le|ta lendo|esta lendo|entendeu|ouviu|escutou|entende)',
  'lee(?:me|lo)? (?:bien|de nuevo)|leia de novo|le direito',
  '(?:no tiene|nao tem) (?:a )?nada (?:que|a) ver(?: con (?:eso|lo que \\p{L}+))?(?=\\W*(?:$|[.,]))',
  '(?:que tiene que|o que (?:isso )?tem a) ver',
  'de donde sac(?:as|aste)|de onde (?:voce|vc) tirou',
  '(?:yo )?(?:no|nunca) (?:te )?dije (?:eso|nada de)|(?:eu )?(?:nao|nunca) (?:disse|falei) isso',
  '(?:yo |es que )?te (?:hablo|hablaba|hable|estoy hablando|estaba hablando|digo) (?:de|del|sobre|que (?:es|son|no))',
  'me (?:refiero|referia|refiro) al?',
  '(?:eu )?(?:to|estou|tava|estava) falando d\\p{L}+',
  '(?:yo )?(?:vine|venia|vengo) por lo de',
);
/** At the beginning of a sentence it is said to us. */
const SPEAKS_OF =
  /(?:^|[.!?,;] ?)(?:(?:yo|no|pero|es que|eu|mas) )*(?:hablo|hablaba|estoy hablando|estaba hablando|falo|falava|falei) (?:de|del|do|da)(?!\p{L})/u;
const MOST_WORDS = 60;

const LEAST_LETTERS = 5;
const stem = (word: string): string => word.slice(0, LEAST_LETTERS);

/** The text of a sentence of ours by the name it is kept under. */
function textOf({ guide }: Pick<Heard, 'guide'>, name: string): string {
  const [, kind = '', id = '', place] = /^([a-z-]+)(?::([^#]+))?#(\d+)/.exec(name) ?? [];
  const nth = Number(place);
  if (id === '') return guide.wordings.lines.get(kind)?.[nth] ?? '';
  const situation = guide.situations.get(id);
  if (!situation) return '';
  const lists: Record<string, readonly string[]> = {
    listen: situation.listen,
    'go-on': situation.goOn,
    understand: situation.understand,
    idea: situation.ideas.map(({ says }) => says),
    ask: situation.ask.map(({ question }) => question),
  };
  return lists[kind]?.[nth] ?? '';
}

const LATELY = 3;
/** What our last reply spoke of, its chips as well. */
function ourWords(heard: Pick<Heard, 'guide' | 'state'>): Set<string> {
  const { said, offered } = heard.state;
  const texts = [
    ...said.slice(-LATELY).map((name) => textOf(heard, name)),
    ...offered.map(({ label }) => label),
  ];
  return new Set(
    plain(texts.join(' '))
      .match(/\p{L}{5,}/gu)
      ?.map(stem) ?? [],
  );
}

/** "¿Cuál persona?", "nadie me amenaza", "no es pareja": a word of ours is sent back. */
const SENT_BACK =
  /(?:(?:^|[.,;!?] ?)(?:(?:no|nao|pues|aff|pero|che|oye),? )*(?:(?:nadie|ninguem)(?: (?:me|se|lo|la))? |(?:no|nao) (?:es|son|era|e|sao|hay|tengo|tem|tenho)(?: (?:un|una|uma?|ningun[oa]?|nenhuma?|mi|meu|minha))? )|(?:^|[.!?] ?)¿?(?:cual|que|qual|quais|cuales) )(\p{L}{5,})(?=\W|$)/gu;

/** "¿Hacer las cuentas? Hablo de mi perro.": what we offered is sent back as a question. */
const isOurs = ({ state }: Pick<Heard, 'state'>, question: string): boolean =>
  state.offered.some(({ label }) => label.length > 6 && plain(question).includes(plain(label)));

const isReproach = (part: string): boolean => UNREAD.test(plain(part)) || TOLD.test(plain(part));

type Read = Pick<Heard, 'text' | 'guide' | 'state' | 'address'>;

export function correctionIn(heard: Read): Correction | null {
  const { text, state, address } = heard;
  // Nobody corrects before anything was said.
  if (state.said.length === 0 || text.split(/\s+/).length > MOST_WORDS) return null;
  const said = plain(withoutQuotes(text));
  if (UNREAD.test(said) || SPEAKS_OF.test(said)) return 'unread';
  if (questionsIn(text).some((question) => isOurs(heard, question))) return 'unread';
  const ours = ourWords(heard);
  if ([...said.matchAll(SENT_BACK)].some(([, word = '']) => ours.has(stem(word)))) return 'unread';
  return TOLD.test(said) || (address === 'usted' && TOLD_USTED.test(said)) ? 'told' : null;
}

/** What is asked beside the correction. */
export const asksBeside = (heard: Read): boolean =>
  questionsIn(heard.text).some(
    (question) =>
      !isReproach(question) &&
      !isOurs(heard, question) &&
      ![...plain(question).matchAll(SENT_BACK)].some(([, word = '']) => ourWords(heard).has(stem(word))),
  );

const NOT_IT =
  /(?<!\p{L})(?:no|n[aã]o|nunca) (?:es|era|son|hablo de|hablaba de|[eé]|foi|falei d[aeo]|te dije) (?:l[oa] de )?(?:mi |meu |minha )?\p{L}+/giu;
const IT =
  /(?<!\p{L})(?:habl\p{L}+|refier\p{L}+|refer\p{L}+|refiro|falei|falando|falo|es|era|son|é|lo|por|dije|falei) (?:(?:de|do|da|sobre|a|com|con|por|lo|que|es|é) )*((?:mi|mis|meu|meus|minha|minhas) \p{L}+)/iu;

/** What they say it is about, and not what they say it is not. */
export function namedInstead(text: string): string {
  const left = text.replace(NOT_IT, ' ');
  return IT.exec(left)?.[1] ?? left;
}
