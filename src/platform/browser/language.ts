// The one language of a visit. The address says which; another language is another page, so it is given once
// before anything is drawn and never changes after that.
import type { AppWords, EntryWords } from '../../../content/es/app.ts';
import type { TuWords } from '../../../content/es/tu.ts';
import { addressIn } from '../../routes.ts';
import type { Locale } from '../locale.ts';

/** Brings the words of Tú, where the language has them. */
export type BringTuWords = () => Promise<{ default: TuWords }>;

let spoken: { locale: Locale; words: EntryWords } | undefined;
let bringTu: BringTuWords | undefined;
let ofTu: TuWords | undefined;

export function setLanguage(locale: Locale, words: EntryWords, bring?: BringTuWords): void {
  spoken = { locale, words };
  bringTu = bring;
  ofTu = undefined;
}

/** Loads a screen together with the words of Tú it speaks with. */
export async function withTuWords<T>(screen: () => Promise<T>): Promise<T> {
  const [loaded, words] = await Promise.all([screen(), ofTu ?? bringTu?.()]);
  ofTu = words && 'default' in words ? words.default : words;
  return loaded;
}

function language() {
  if (!spoken) throw new Error('no language was set');
  return spoken;
}

export function pageLocale(): Locale {
  return language().locale;
}

/** Words that every language has. */
export function entryWords(): EntryWords {
  return language().words;
}

const hasAll = (words: EntryWords): words is AppWords => 'chat' in words;

/** Words of the screens behind an account. @throws where the language has no such screen */
export function appWords(): AppWords {
  const { locale, words } = language();
  if (!hasAll(words)) throw new Error(`the app area has no words in ${locale}`);
  return words;
}

/** Words of Tú and what lies under it. @throws before they were brought */
export function tuWords(): TuWords {
  if (!ofTu) throw new Error('the words of Tú have not come');
  return ofTu;
}

/** The address of a page in the language of the visit, or the Spanish one where it has none. */
export function at(path: string): string {
  const page = path.split(/[?#]/, 1)[0] ?? '';
  return addressIn(language().locale, page) + path.slice(page.length);
}

/** Puts values in the `{places}` of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
