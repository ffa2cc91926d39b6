/**
 * What can be told for certain from a few plain words, whatever the rest is about: what was done, that nobody knows, that they weep. It is
 * enough to show that something was heard, where nothing more is known. Pure.
 */

const word = (...forms: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu');

/** The first that is there counts: what tells more stands before what tells less. */
const SIGNS = {
  'heard-secret': word(
    'nadie (?:lo )?sabe',
    'no (?:le|lo|se lo)? ?(?:he )?(?:dicho|cont(?:é|e|ado)|dije)(?: esto)? a nadie',
    'ninguém sabe',
    'n(?:ã|a)o contei (?:pra|para|a) ningu(?:é|e)m',
    'a escondidas',
    'escondid[oa]',
  ),
  'heard-tears': word('llor(?:o|é|e|ando|ar|aba)', 'lágrimas', 'lagrimas', 'chor(?:o|ei|ando|ar|ava)'),
  'heard-blame': word(
    '(?:es|fue) (?:mi|por mi) culpa',
    'me siento culpable',
    'soy (?:un[ao]? )?(?:tont[ao]|in[uú]til|idiota|est[uú]pid[ao]|fracas(?:o|ad[ao])|desastre)',
    'sou (?:um|uma) (?:idiota|in[uú]til|fracasso|burr[ao])',
    'a culpa (?:é|eh) minha',
  ),
} as const;

export type HeardSign = keyof typeof SIGNS;
export const HEARD_SIGNS = Object.keys(SIGNS) as HeardSign[];

export const signsHeard = (text: string): HeardSign[] => HEARD_SIGNS.filter((sign) => SIGNS[sign].test(text));

/** The words in which a feeling is said plainly: a line about it is only for who said it. */
const FELT: Record<string, RegExp> = {
  sadness:
    /(?<!\p{L})(?:trist\p{L}*|pena|dolid[oa]|me duele|d[oó]i|llor\p{L}*|chor\p{L}*|mal|deprimid[oa]|bajone\p{L}*|decepcion\p{L}*|me doli[oó])(?!\p{L})/iu,
  anger:
    /(?<!\p{L})(?:rabia|raiva|enoj\p{L}*|bronca|furi\p{L}*|molest[oa]|coraje|arrech\p{L}*|odio|[oó]dio|brav[oa]|irritad[oa]|indign\p{L}*)(?!\p{L})/iu,
  fear: /(?<!\p{L})(?:miedo|medo|asust\p{L}*|temor|temo|p[aá]nico|terror|aterr\p{L}*|apavor\p{L}*)(?!\p{L})/iu,
  tension:
    /(?<!\p{L})(?:agobi\p{L}*|estr[eé]s\p{L}*|estress\p{L}*|ansi\p{L}*|abrum\p{L}*|nervios\p{L}*|tens[oa]|angusti\p{L}*|sobrecarg\p{L}*|no (?:doy|puedo) m[aá]s|n[aã]o aguento)(?!\p{L})/iu,
  guilt:
    /(?<!\p{L})(?:culpables?|culpad[oa]|mi culpa|minha culpa|remord\p{L}*|arrepent\p{L}*|arrepien\p{L}*)(?!\p{L})/iu,
  shame: /(?<!\p{L})(?:verg[uü]enza|vergonha|avergonz\p{L}*|envergonh\p{L}*)(?!\p{L})/iu,
  fatigue:
    /(?<!\p{L})(?:cans\p{L}*|agotad\p{L}*|agota|exhaust\p{L}*|exaust\p{L}*|esgotad\p{L}*|reventad[oa]|molid[oa])(?!\p{L})/iu,
  loneliness: /(?<!\p{L})(?:sol[oa]|soledad|sozinh[oa]|solid[aã]o)(?!\p{L})/iu,
  emptiness: /(?<!\p{L})(?:vac[ií][oa]|vazi[oa]|no siento nada|n[aã]o sinto nada|apagad[oa])(?!\p{L})/iu,
  longing: /(?<!\p{L})(?:extra[nñ]\p{L}*|echo de menos|saudades?|falta)(?!\p{L})/iu,
  hope: /(?<!\p{L})(?:aliv\p{L}*|mejor|tranquil[oa]|content[oa]|feliz|alegr\p{L}*|esperan\p{L}*|melhor)(?!\p{L})/iu,
};

/** The feeling, where it was said in so many words. */
export const feelingSaid = (text: string, feeling: string | null): string | null =>
  feeling !== null && FELT[feeling]?.test(text) ? feeling : null;
