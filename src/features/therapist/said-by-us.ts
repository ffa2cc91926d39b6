/** Somebody or something of theirs as we name it: "mi hermana Laura" → "tu hermana Laura". Never a clause. Pure. */
import type { Address } from '../intake/style-profile.ts';
import { mayEcho } from './may-echo.ts';

const TU = { mi: 'tu', mis: 'tus' };
const POSSESSIVES: Record<Address, Record<string, string>> = {
  tu: TU,
  vos: TU,
  usted: { mi: 'su', mis: 'sus' },
  voce: { meu: 'seu', minha: 'sua', meus: 'seus', minhas: 'suas' },
};

/** Only what is theirs turns; no word is read as a verb. */
const ours = (text: string, address: Address): string =>
  text.replace(
    /(?<!\p{L})(?:mis?|meus?|minhas?)(?!\p{L})/giu,
    (mine) => POSSESSIVES[address][mine.toLowerCase()] ?? mine,
  );

const OWNED = '(?:mis?|meus?|minhas?|el|las?|los|os?|as?|una?|uma?)';
const NAMED = new RegExp(
  `^(?:${OWNED} )?\\p{L}{2,}(?: (?:de|del|do|da|con|com)(?: ${OWNED})? \\p{L}{2,}| \\p{Lu}\\p{L}+){0,2}$`,
  'iu',
);
const NO_THING = /^(?:eso|esto|isso|isto|mi|m[ií]|conmigo|comigo|nosotros|que|todo|tudo|nada)$/i;

/** What a few words name, said by us; null where they are more than a name. */
export function namedByUs(text: string, address: Address): string | null {
  if (!NAMED.test(text) || NO_THING.test(text) || !mayEcho(text)) return null;
  return ours(text.charAt(0).toLowerCase() + text.slice(1), address);
}
