import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IndexedPost, indexPost } from './post-index.ts';

type Language = 'es' | 'pt';

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));

const posts = new Map<Language, readonly IndexedPost[]>();

/** Every post of a language, read once: they change with the code. */
export function readPosts(language: Language = 'es'): readonly IndexedPost[] {
  const known = posts.get(language);
  if (known) return known;
  const folder = join(CONTENT, language, 'blog');
  const read = (existsSync(folder) ? globSync('*.md', { cwd: folder }) : []).flatMap(
    (file) => indexPost(readFileSync(join(folder, file), 'utf8')) ?? [],
  );
  posts.set(language, read);
  return read;
}

/** Whether there is a post of this name, in any language: no two languages share one. */
export function isPost(slug: string): boolean {
  return (['es', 'pt'] as const).some((language) => readPosts(language).some((post) => post.slug === slug));
}
