/** The posts as the search and the comments know them: their head and their words. */
export type IndexedPost = { slug: string; title: string; summary: string; date: string; text: string };

/** Reads what the search needs of a post in Markdown; null when it has no slug or title. */
export function indexPost(markdown: string): IndexedPost | null {
  const [, head = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(markdown) ?? [];
  const line = (name: string) =>
    new RegExp(`^${name}:\\s*(.+?)\\s*$`, 'm')
      .exec(head)?.[1]
      ?.replace(/^(["'])(.*)\1$/, '$2')
      .replaceAll('\\"', '"') ?? '';
  const [slug, title] = [line('slug'), line('title')];
  if (slug === '' || title === '') return null;
  return { slug, title, summary: line('summary'), date: line('date'), text: wordsOnly(body) };
}

const RESULTS_MAX = 20;
const TITLE_WEIGHT = 9;
const SUMMARY_WEIGHT = 3;

/** Posts that hold every word of the question, the best first; accents, case and plural do not count. */
export function searchPosts(posts: readonly IndexedPost[], question: string): IndexedPost[] {
  const stems = [...new Set(wordsOf(question).map(stem))];
  if (stems.length === 0) return [];
  return posts
    .map((post) => ({ post, score: scoreOf(post, stems) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.post.date.localeCompare(a.post.date))
    .slice(0, RESULTS_MAX)
    .map(({ post }) => post);
}

/** 0 when one of the words is nowhere. */
function scoreOf({ title, summary, text }: IndexedPost, stems: readonly string[]): number {
  const [inTitle, inSummary, inText] = [wordsOf(title), wordsOf(summary), wordsOf(text)];
  const has = (words: readonly string[], wanted: string) => words.some((word) => word.startsWith(wanted));
  let total = 0;
  for (const wanted of stems) {
    const score =
      (has(inTitle, wanted) ? TITLE_WEIGHT : 0) +
      (has(inSummary, wanted) ? SUMMARY_WEIGHT : 0) +
      (has(inText, wanted) ? 1 : 0);
    if (score === 0) return 0;
    total += score;
  }
  return total;
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** The beginning that a word shares with its plural. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:es|s)$/, '') : word;
}

function wordsOnly(markdown: string): string {
  return markdown
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[#>*_`[\]|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
