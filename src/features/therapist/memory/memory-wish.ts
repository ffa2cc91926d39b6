/**
 * What the person wants of the memory itself, said in the chat: forget this, keep that, stop, start again, show me.
 * Only plain wordings; "olvídalo" alone is a sigh and not an order.
 */
import { plain } from '../cues.ts';
import { stemsOf } from './memory-words.ts';

export type MemoryWish =
  | { wish: 'forget-last' }
  /** `lasting`: it is not to be kept later either. `rest`: what about, in their words. */
  | { wish: 'forget-about'; of?: string | undefined; rest: string; lasting: boolean }
  | { wish: 'forget-all' }
  | { wish: 'pause' }
  | { wish: 'resume' }
  | { wish: 'keep'; rest: string }
  | { wish: 'list' };

const SOFT =
  '(?:(?:por favor|porfa|mejor|ay|no|y|e|pero|mas|bueno|oye|ah|perdon|prefiero que|quiero que|quero que|te pido que|le pido que|puedes|podes|puede|podrias|pode|voce pode|da para),? )*';
const FORGET =
  '(?:olvida(?:te de|r|s)?|olvides|olvide(?:se de)?|olvidalo|borra(?:r|s)?|borres|borre|borralo|elimina(?:r)?|esquece(?:r)?|esqueca|apaga(?:r)?|apague)';
const NOT_KEEP =
  '(?:no (?:lo |la |los |las )?(?:guardes|guarde|anotes|anote|recuerdes|recuerde|registres|registre|memorices)|no quiero que (?:lo |la )?(?:guardes|guarde|anotes|anote|recuerdes|recuerde)|nao (?:guarde|guarda|guardes|anote|anota|lembre|registre|grave)|nao quero que (?:voce |vc )?(?:guarde|anote|lembre|grave))';
const END = '(?: (?:por favor|porfa|nunca|mas|mais|ahora|agora|de tu memoria|da sua memoria))*[.! ]*$';
const ALL =
  '(?:todo|tudo)(?: (?:lo que (?:sabes|sabe|tienes|guardaste|recuerdas|te (?:dije|conte))|lo guardado|(?:o )?que (?:voce )?(?:sabe|guardou|lembra|tem))(?: (?:de|sobre) (?:mi|mim))?)?|toda (?:mi|minha) memoria|(?:mi|minha|la|a|tu) memoria';
const OF = '(?:de|del|sobre|do|da|dos|das|que|con|com)';
const ABOUT = `(?: (?:nada|todo|tudo))?(?: (?:(?:lo|eso|esto) que (?:te |le )?(?:dije|conte|hable|he contado|estaba contando)|(?:o|isso) que (?:eu )?(?:te )?(?:disse|contei|falei)|lo|o|eso|isso|a parte|la parte|el tema|a historia))? (${OF}) ([^,.;]+?)(?:[,.;].*)?`;

const WISHES: readonly (readonly [RegExp, (match: RegExpExecArray) => MemoryWish])[] = [
  [
    /\b(?:vuelve|volve|vuelva|volta|volte) a (?:recordar|guardar|anotar|lembrar)\b|(?:^\W*|[,.;:] )(?:(?:ya|ahora|agora|si|sim|y|e|bueno|usted|voce|vc),? )*(?:puedes|podes|puede|pode) (?:volver a |voltar a )?(?:recordar|guardar|lembrar|anotar)(?:me|lo)?(?: (?:lo que (?:te )?(?:cuento|digo)|cosas|de nuevo|otra vez|o que (?:eu )?(?:conto|digo)|de novo))?[.! ]*$|\b(?:activa|activar|prende|enciende|reanuda|ativa|ligar|liga) (?:la|tu|a|sua) memoria\b|^\W*(?:ahora si |agora )?(?:quiero|quero) que (?:voce |me )?(?:recuerdes|recuerde|guardes|guarde|lembre) (?:lo que (?:te )?(?:cuento|digo)|o que (?:eu )?(?:conto|digo)|de mi|de mim)/,
    () => ({ wish: 'resume' }),
  ],
  [
    new RegExp(
      `\\b${NOT_KEEP} (?:mas |mais |de )?nada\\b(?! (?:de(?! mi(?:$|[^ ]| [^a-z])| mim\\b| lo que| esto\\b| isso\\b)|del|sobre|do|da)\\b)|\\b(?:deja|dejes|deje|deixa|deixe|para|pare) de (?:recordar|guardar|anotar|lembrar|registrar)|\\b(?:pausa|pausar|pause|apaga|apagar|apague|desactiva|desactivar|desativa|desliga|detener) (?:la|tu|mi|a|sua|minha) memoria\\b|\\b(?:sin|sem) (?:guardar|que guardes|anotar|que (?:voce )?guarde) nada\\b`,
    ),
    () => ({ wish: 'pause' }),
  ],
  [new RegExp(`^\\W*${SOFT}${FORGET}(?:lo)? (?:${ALL})${END}`), () => ({ wish: 'forget-all' })],
  [
    new RegExp(
      `^\\W*${SOFT}(?:(?:${FORGET}|${NOT_KEEP}) (?:eso|esto|isso|isto|lo ultimo|o ultimo|lo anterior|ese dato|esse dado|lo que (?:te )?(?:dije|conte|acabo de (?:decir|contar))|o que (?:eu )?(?:acabei de )?(?:disse|falei|contei|dizer|falar|contar)|o que (?:eu )?(?:disse|falei|contei)(?: agora)?)|(?:borralo|no lo (?:guardes|anotes|recuerdes|guarde|anote)|nao (?:guarde|anote)))${END}`,
    ),
    () => ({ wish: 'forget-last' }),
  ],
  [
    new RegExp(`^\\W*(?:[^.?!]{0,60}[,.] )?${SOFT}(?:${FORGET})${ABOUT}${END}`),
    ([, of, rest = '']) => ({ wish: 'forget-about', of, rest, lasting: false }),
  ],
  [
    new RegExp(`^\\W*(?:[^.?!]{0,60}[,.] )?${SOFT}${NOT_KEEP}${ABOUT}${END}`),
    ([, of, rest = '']) => ({ wish: 'forget-about', of, rest, lasting: true }),
  ],
  [
    /^\W*(?:(?:por favor|porfa|y|e|oye),? )*(?:(?:recuerda|recorda|recuerde|acuerdate de|acordate de|anota|anote|guarda|guarde|lembra|lembre(?:-se)?|nao esquece|nao esqueca|no (?:te )?olvides(?: de)?|quiero que recuerdes|quiero que guardes|quero que (?:voce )?(?:lembre|guarde)|para que (?:te acuerdes|recuerdes)) (?:de )?(?:que|esto:?|isso:?|isto:?)|(?:recuerda|anota|guarda|lembra|anote|guarde)(?: esto| isso)?:) (.{6,160}?)[.! ]*$/,
    ([, rest = '']) => ({ wish: 'keep', rest }),
  ],
  [
    /\b(?:que|o que) (?:es lo que )?(?:recuerdas|recuerda|sabes|sabe|tienes guardado|tiene guardado|guardas|guardaste|guardo|has guardado|te acuerdas|te acordas|se acuerda|voce (?:se )?lembra|voce (?:sabe|guardou|guarda|tem guardado)|lembra|vc lembra|vc sabe) (?:de|sobre) (?:mi|mim)\b|^\W*(?:te acuerdas|te acordas|se acuerda|voce (?:se )?lembra|(?:se )?lembra) de (?:mi|mim)\W*$|\b(?:muestrame|mostrame|muestreme|ver|me mostra|mostra) (?:lo que (?:recuerdas|guardas|tienes guardado)|tu memoria|o que (?:voce )?(?:lembra|guardou))/,
    () => ({ wish: 'list' }),
  ],
];

/** "Lo del banco" is about "el banco". */
const ARTICLE: Readonly<Record<string, string>> = { del: 'el', do: 'o', da: 'a', dos: 'os', das: 'as' };

/** Long messages tell things; an order about the memory is short. */
const MAX_WORDS = 24;

export function memoryWish(text: string): MemoryWish | null {
  const flat = plain(text);
  if (flat.split(' ').length > MAX_WORDS) return null;
  for (const [cue, read] of WISHES) {
    const match = cue.exec(flat);
    if (!match) continue;
    const wish = read(match);
    // "¿Recuerdas que…?" asks.
    if (wish.wish === 'keep' && text.includes('?')) continue;
    if (wish.wish === 'forget-about' && stemsOf(wish.rest).size === 0) return { wish: 'forget-last' };
    if (!('rest' in wish)) return wish;
    const rest = asWritten(text, flat, wish.rest);
    const article = wish.wish === 'forget-about' ? ARTICLE[wish.of ?? ''] : undefined;
    return { ...wish, rest: article ? `${article} ${rest}` : rest };
  }
  return null;
}

/** The same stretch with its accents and capitals, where nothing was lost on the way. */
function asWritten(text: string, flat: string, part: string): string {
  const written = text.trim().replace(/\s+/g, ' ');
  const at = flat.lastIndexOf(part);
  return written.length === flat.length && at >= 0 ? written.slice(at, at + part.length) : part;
}
