import { expect, test } from 'vitest';
import { LOCALES } from '../../platform/locale.ts';
import { LIST_WORDS, PAGE_WORDS, SITE_WORDS, translationsOf } from './site-words.ts';

/** Menus and footers are each language's own; every other list is as long in all of them. */
const OWN_SHAPE = new Set(['menu', 'footer']);

function keysOf(words: unknown, at = ''): string[] {
  if (typeof words !== 'object' || words === null) return [at];
  return Object.entries(words).flatMap(([key, value]) =>
    OWN_SHAPE.has(key) ? [key] : keysOf(value, `${at}/${key}`),
  );
}

function textsOf(words: unknown): string[] {
  return typeof words === 'object' && words !== null
    ? Object.values(words).flatMap(textsOf)
    : [String(words)];
}

const CATALOGUES: [name: string, words: object, pattern: object][] = [
  ...LOCALES.map((locale): [string, object, object] => [`${locale}/site`, SITE_WORDS[locale], SITE_WORDS.es]),
  ['pt/pages', PAGE_WORDS.pt, PAGE_WORDS.es],
  ['pt/lists', LIST_WORDS.pt, LIST_WORDS.es],
];

test.each(CATALOGUES)('%s has every word of the Spanish catalogue and none more', (_, words, pattern) => {
  expect(keysOf(words)).toEqual(keysOf(pattern));
});

test.each(CATALOGUES)('%s leaves no word empty, shouts at nobody and says usuario of nobody', (_, words) => {
  const texts = textsOf(words);
  expect(texts.filter((text) => text === '')).toEqual([]);
  expect(texts.filter((text) => /[!¡]|usuári[oa]|usuari[oa]/i.test(text))).toEqual([]);
});

test('what a sentence is filled with is the same in both languages', () => {
  const holes = (words: object) => textsOf(words).map((text) => (text.match(/\{\w+\}/g) ?? []).toSorted());
  expect(holes(PAGE_WORDS.pt)).toEqual(holes(PAGE_WORDS.es));
  expect(holes(LIST_WORDS.pt)).toEqual(holes(LIST_WORDS.es));
});

test('a page knows the languages it exists in', () => {
  const localesOf = (path: string) => translationsOf(path).map(({ locale }) => locale);
  expect(localesOf('/')).toEqual(['es', 'en', 'pt']);
  expect(localesOf('/pt/contacto')).toEqual(['es', 'en', 'pt']);
  expect(localesOf('/blog/perdonarse')).toEqual(['es']);
  expect(translationsOf('/pt/faq')[0]).toEqual({ locale: 'es', path: '/faq' });
});
