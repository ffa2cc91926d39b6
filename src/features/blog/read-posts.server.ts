import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IndexedPost, indexPost } from './post-index.ts';

const FOLDER = fileURLToPath(new URL('../../../content/es/blog', import.meta.url));

let posts: readonly IndexedPost[] | undefined;

/** Every post of content/, read once: they change with the code. */
export function readPosts(): readonly IndexedPost[] {
  posts ??= (existsSync(FOLDER) ? globSync('*.md', { cwd: FOLDER }) : []).flatMap(
    (file) => indexPost(readFileSync(join(FOLDER, file), 'utf8')) ?? [],
  );
  return posts;
}
