import { describe, expect, test } from 'vitest';
import { ENGLISH_POSTS, getText, PAGES_OF_TEXT, POSTS, PROBLEMS, THERAPIES, TOPICS } from './content.ts';
import { EVIDENCE, TOPIC_GROUPS } from './front-matter.ts';
import { readabilityOf } from './readability.ts';

const READINGS = [TOPICS, PROBLEMS, THERAPIES, POSTS];
const ENTRIES = [...PAGES_OF_TEXT, ...READINGS.flatMap(({ es, pt }) => [...es, ...pt]), ...ENGLISH_POSTS];
/** The measure of ease is of Spanish. */
const SPANISH = ENTRIES.filter(({ locale }) => locale === 'es');
const LEGAL = new Set(['privacidad', 'terminos', 'seguridad', 'protocolo-de-crisis']);
const EASIEST = new Set(['medios-de-pago', 'faq', 'home-faq']);

function leastInflesz({ kind, slug }: { kind: string; slug: string }): number {
  if (kind !== 'page') return 65;
  if (LEGAL.has(slug)) return 60;
  return EASIEST.has(slug) ? 75 : 65;
}

test('the folder holds 24 topics, 7 problems, 16 therapies and 24 posts', () => {
  expect(READINGS.map(({ es }) => es.length)).toEqual([24, 7, 16, 24]);
  expect(new Set(TOPICS.es.map(({ group }) => group))).toEqual(new Set(TOPIC_GROUPS));
  expect(new Set(THERAPIES.es.map(({ evidence }) => evidence))).toEqual(new Set(EVIDENCE));
});

test('Portuguese has the same readings in the same order, and posts of its own', () => {
  for (const { es, pt } of [TOPICS, PROBLEMS, THERAPIES])
    expect(pt.map(({ slug }) => slug)).toEqual(es.map(({ slug }) => slug));
  expect(POSTS.pt.length).toBeGreaterThanOrEqual(8);
  const spanish = new Set(POSTS.es.map(({ slug }) => slug));
  expect(POSTS.pt.filter(({ slug }) => spanish.has(slug))).toEqual([]);
  for (const { text, slug } of POSTS.pt) {
    const words = text.split(/\s+/).length;
    expect(words, slug).toBeGreaterThanOrEqual(350);
    expect(words, slug).toBeLessThanOrEqual(600);
  }
});

test('a text in Portuguese leads to pages in Portuguese', () => {
  for (const { locale, links, file } of ENTRIES)
    if (locale === 'pt')
      expect(
        links.filter((link) =>
          /^\/(?:ayuda-ahora|temas|problemas|tipos-de-terapia|chatbot|soledad)/.test(link),
        ),
        file,
      ).toEqual([]);
});

describe('every text', () => {
  test.each(ENTRIES)('$locale/$file is named as its slug', ({ file, slug }) => {
    expect(file.split('/').at(-1)).toBe(`${slug}.md`);
  });

  test.each(SPANISH)('$file reads as easily as its kind must', (entry) => {
    const { inflesz, meanSentence } = readabilityOf(entry.text);
    expect(inflesz).toBeGreaterThanOrEqual(leastInflesz(entry));
    expect(meanSentence).toBeLessThanOrEqual(14);
  });

  test.each(ENTRIES)(
    '$locale/$file does not shout, and calls nobody a user',
    ({ text, title, description }) => {
      expect(`${title} ${description} ${text}`).not.toMatch(/[!¡]|usu[aá]ri[oa]/i);
    },
  );

  test.each(ENTRIES)('$locale/$file names no reviewer who has not reviewed', ({ reviewedBy }) => {
    expect(reviewedBy).toBe('');
  });
});

test('a legal text in Portuguese opens with its summary and its date, as the Spanish one', () => {
  for (const slug of ['privacidad', 'terminos']) {
    const [es, pt] = (['es', 'pt'] as const).map((locale) => getText(slug, locale));
    expect(pt?.sections[0]?.text).toBe('Em resumo');
    expect(pt?.sections).toHaveLength(es?.sections.length ?? 0);
    expect(pt?.date).toBe(es?.date);
  }
});

test('the summary that opens a legal text reads at 80 or more', () => {
  for (const slug of LEGAL) {
    const summary = PAGES_OF_TEXT.find((page) => page.slug === slug)?.sections[0];
    expect(summary?.text, slug).toBe('En resumen');
    expect(readabilityOf(summary?.answer ?? '').inflesz, slug).toBeGreaterThanOrEqual(80);
  }
});

test('a text that touches death or harm to oneself names Ayuda ahora', () => {
  const touching = ENTRIES.filter(({ text }) =>
    /ganas de morir|idea de morir|no quiere vivir|suicid|pensa em morrer|vontade de morrer|want to die/i.test(
      text,
    ),
  );
  expect(touching.length).toBeGreaterThan(0);
  expect(
    touching
      .filter(({ links }) => !links.some((link) => link.endsWith('/ayuda-ahora')))
      .map(({ file }) => file),
  ).toEqual([]);
});
