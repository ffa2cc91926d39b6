/** Who it is that they fear for, as they call them, so that the talk is about "su hijo" and not about "esa persona". Pure. */
import type { Language } from '../intake/style-profile.ts';

const NOUN =
  '(?:hij[oa]|hijit[oa]|muchach[oa]|nen[ea]|niñ[oa]|chic[oa]|herman[oa]|hermanit[oa]|prim[oa]|sobrin[oa]|niet[oa]|t[ií][oa]|mam[aá]|pap[aá]|madre|padre|espos[oa]|marido|mujer|pareja|novi[oa]|polol[oa]|cuñad[oa]|abuel[oa]|suegr[oa]|amig[oa]|compañer[oa]|vecin[oa]|alumn[oa]|filh[oa]|irm[ãa]o?|sobrinh[oa]|net[oa]|m[ãa]e|pai|namorad[oa]|companheir[oa]|colega|vizinh[oa]|alun[oa]|av[óô])';
const THEIRS = new RegExp(`(?<!\\p{L})(?:mi|meu|minha|el|la|o|a|tengo un[ao]?) (${NOUN})(?!\\p{L})`, 'giu');
const MINE = new RegExp(`(?<!\\p{L})(?:mi|meu|minha|una?|uma?) (${NOUN})(?!\\p{L})`, 'iu');
const REPORTED =
  /^\W*(?:\p{L}+[ ,]+){0,9}?(?:me )?(?:dice|dijo|repite|repiti[oó]|anda diciendo|escribi[oó]|puso|diz|disse|fala|falou|escreveu)(?: (?:que|q))?(?!\p{L})/iu;
const SELF = /(?<!\p{L})(?:yo|eu|me siento|me quiero|estoy|estou|pienso|penso)(?!\p{L})/iu;
const TO_ME = /(?<!\p{L})(?:que|q) (?:yo )?(?:no )?(?:valgo|sirvo|soy|estoy|presto|valho|sou)(?!\p{L})/iu;

/** The noun alone: "hijo". */
export function otherIn(text: string): string | undefined {
  const found = MINE.exec(text)?.[1];
  return found?.toLowerCase();
}

/** What somebody else says is no word about one's own death: "dice que ya nada le importa". */
export function isReported(text: string): boolean {
  if (!REPORTED.test(text) || TO_ME.test(text)) return false;
  const own = text
    .replace(/"[^"]*"|“[^”]*”|«[^»]*»/gu, '')
    .replace(/^.*?(?:dice|dijo|diz|disse|fala|falou|escribi[oó]|escreveu|puso)/iu, '');
  return !SELF.test(own) || new RegExp(THEIRS.source, 'iu').test(text.slice(0, 40));
}

const isFeminine = (noun: string): boolean =>
  /(?:a|mãe|mae|mujer|madre|avó)$/iu.test(noun) && noun !== 'colega' && noun !== 'papa';

/** "tu hijo", "sua filha"; without a noun what holds of anybody. */
export function otherAs(noun: string | undefined, address: 'tu' | 'vos' | 'usted' | 'voce'): string {
  if (noun === undefined) return address === 'voce' ? 'essa pessoa' : 'esa persona';
  if (address === 'voce') return `${isFeminine(noun) ? 'sua' : 'seu'} ${noun}`;
  return `${address === 'usted' ? 'su' : 'tu'} ${noun}`;
}

/** Our sentences say "esa persona"; where it was told who that is, they say it. */
export function aboutThem(
  text: string,
  noun: string | undefined,
  address: 'tu' | 'vos' | 'usted' | 'voce',
  language: Language,
): string {
  if (noun === undefined) return text;
  const them = otherAs(noun, address);
  const upper = them.charAt(0).toUpperCase() + them.slice(1);
  if (language === 'es') return text.replace(/Esa persona/gu, upper).replace(/esa persona/gu, them);
  const article = isFeminine(noun) ? 'a' : 'o';
  return text
    .replace(/dessa pessoa/gu, `d${article} ${them}`)
    .replace(/nessa pessoa/gu, `n${article} ${them}`)
    .replace(/(?<!\p{L})a essa pessoa/gu, `${article === 'a' ? 'à' : 'ao'} ${them}`)
    .replace(/Essa pessoa/gu, upper)
    .replace(/essa pessoa/gu, them);
}
