/** Every content file, read and checked once. Only what is rendered at build may import this. */
import { LOCALES, type Locale } from '../../platform/locale.ts';
import { type Head, type Kind, readHead, TOPIC_GROUPS } from './front-matter.ts';
import { type Rendered, renderMarkdown } from './markdown.ts';
import { wordsOf } from './readability.ts';

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
export const TOPICS = entriesIn('temas', 'topic').toSorted(byOrder);
export const PROBLEMS = entriesIn('problemas', 'problem').toSorted(byOrder);
export const THERAPIES = entriesIn('tipos', 'therapy').toSorted(byOrder);
/** Newest first. */
export const POSTS = entriesIn('blog', 'post').toSorted((a, b) => b.date.localeCompare(a.date));
/** One post stands in English too, with its form to comment. */
export const ENGLISH_POSTS = entriesIn('blog', 'post', 'en');

export const TOPICS_BY_GROUP = TOPIC_GROUPS.map((group) => ({
  group,
  topics: TOPICS.filter((topic) => topic.group === group),
}));

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

const at = (folder: string, slug: string) => OWN_ADDRESS[`${folder}/${slug}`] ?? `/${folder}/${slug}`;

export const topicPath = ({ slug }: { slug: string }) => at('temas', slug);
export const problemPath = ({ slug }: { slug: string }) => at('problemas', slug);
export const therapyPath = ({ slug }: { slug: string }) => at('tipos-de-terapia', slug);
export const postPath = ({ slug }: { slug: string }) => `/blog/${slug}`;
