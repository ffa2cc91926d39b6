export const POSTS_A_PAGE = 6;

export function pageCount(posts: number): number {
  return Math.max(1, Math.ceil(posts / POSTS_A_PAGE));
}

export function postsOfPage<T>(posts: readonly T[], page: number): readonly T[] {
  return posts.slice((page - 1) * POSTS_A_PAGE, page * POSTS_A_PAGE);
}

/** Page 1 is the blog itself. */
export function pageHref(page: number): string {
  return page === 1 ? '/blog' : `/blog/pagina/${page}`;
}
