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
