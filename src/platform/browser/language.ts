// The one language of a visit. The address says which; another language is another page, so it is given once
// before anything is drawn and never changes after that.
import type { AppWords, EntryWords } from '../../../content/es/app.ts';
import type { OwnWords } from '../../../content/es/own.ts';
import { addressIn } from '../../routes.ts';
import type { Locale } from '../locale.ts';

type LoadOwn = () => Promise<{ default: OwnWords }>;

let spoken: { locale: Locale; words: EntryWords; loadOwn: LoadOwn | undefined } | undefined;

export function setLanguage(locale: Locale, words: EntryWords, loadOwn?: LoadOwn): void {
  spoken = { locale, words, loadOwn };
}

/** A part of the app that says words of own.ts comes together with them. */
export function withOwnWords<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const { locale, words, loadOwn } = language();
    const [part, own] = await Promise.all([load(), loadOwn?.()]);
    if (own) setLanguage(locale, { ...words, ...own.default }, loadOwn);
    return part;
  };
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

/** Words of the screens behind an account; those of own.ts where {@link withOwnWords} brought them. @throws where the language has no such screen */
export function appWords(): AppWords {
  const { locale, words } = language();
  if (!hasAll(words)) throw new Error(`the app area has no words in ${locale}`);
  return words;
}

/** The address of a page in the language of the visit, or the Spanish one where it has none. */
export function at(path: string): string {
  return addressIn(language().locale, path);
}

/** Puts values in the `{places}` of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
