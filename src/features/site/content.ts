/** Every content file, read and checked once. Only what is rendered at build may import this. */
import { inLocale, LOCALES, type Locale } from '../../platform/locale.ts';
import { type Head, type Kind, readHead, TOPIC_GROUPS } from './front-matter.ts';
import { type Rendered, renderMarkdown } from './markdown.ts';
import { wordsOf } from './readability.ts';
import type { PageLocale } from './site-words.ts';

export type Entry<K extends Kind> = Head<K> &
  Rendered & { kind: K; locale: Locale; file: string; minutes: number };

const WORDS_A_MINUTE = 200;

const FILES = import.meta.glob<string>('../../../content/*/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function entriesIn<K extends Kind>(folder: string, kind: K, locale: Locale = 'es'): Entry<K>[] {
  const root = `/content/${locale}/`;
  return Object.entries(FILES)
    .filter(([path]) => path.includes(root))
    .map(([path, text]) => ({ file: path.slice(path.indexOf(root) + root.length), text }))
    .filter(({ file }) => file.slice(0, Math.max(0, file.lastIndexOf('/'))) === folder)
    .map(({ file, text }) => {
      const { head, body } = readHead(kind, file, text);
      const rendered = renderMarkdown(body);
      const minutes = Math.max(1, Math.round(wordsOf(rendered.text).length / WORDS_A_MINUTE));
      return { ...head, ...rendered, kind, locale, file, minutes };
    });
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

export const PAGES_OF_TEXT = LOCALES.flatMap((locale) => entriesIn('', 'page', locale));
/** The same readings in each language of whole pages, in one order. */
const inEach = <E>(read: (locale: PageLocale) => E): Record<PageLocale, E> => ({
  es: read('es'),
  pt: read('pt'),
});
export const TOPICS = inEach((locale) => entriesIn('temas', 'topic', locale).toSorted(byOrder));
export const PROBLEMS = inEach((locale) => entriesIn('problemas', 'problem', locale).toSorted(byOrder));
export const THERAPIES = inEach((locale) => entriesIn('tipos', 'therapy', locale).toSorted(byOrder));
/** Each language has posts of its own, newest first. */
export const POSTS = inEach((locale) =>
  entriesIn('blog', 'post', locale).toSorted((a, b) => b.date.localeCompare(a.date)),
);
/** One post stands in English too, with its form to comment. */
export const ENGLISH_POSTS = entriesIn('blog', 'post', 'en');

export const topicsByGroup = (locale: PageLocale) =>
  TOPIC_GROUPS.map((group) => ({ group, topics: TOPICS[locale].filter((topic) => topic.group === group) }));

/** @throws Error when there is no such file: a page cannot be made without its text */
export function getText(slug: string, locale: Locale = 'es'): Entry<'page'> {
  const found = PAGES_OF_TEXT.find((page) => page.slug === slug && page.locale === locale);
  if (!found) throw new Error(`content/${locale}/${slug}.md is missing.`);
  return found;
}

/** Three entries keep their long article at an address of its own. */
const OWN_ADDRESS: Record<string, string> = {
  'temas/depresion': '/luchas-comunes-soledad',
  'problemas/soledad': '/soledad',
  'tipos-de-terapia/holistica': '/terapia-holistica',
};

type Placed = { slug: string; locale: Locale };
const at = (folder: string, { slug, locale }: Placed) =>
  inLocale(locale, OWN_ADDRESS[`${folder}/${slug}`] ?? `/${folder}/${slug}`);

export const topicPath = (topic: Placed) => at('temas', topic);
export const problemPath = (problem: Placed) => at('problemas', problem);
export const therapyPath = (therapy: Placed) => at('tipos-de-terapia', therapy);
export const postPath = (post: Placed) => at('blog', post);
/** Whether a reading stands under its list, and not at an address of its own. */
export const isListed = (path: string) => path.split('/').length > (path.startsWith('/pt/') ? 3 : 2);
