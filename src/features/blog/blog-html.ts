/** Parts of the blog that are made on request: comments under a post and the results of a search. */
import { escapeHtml, type FramedPage } from '../../platform/page-frame.ts';
import { type Help, helpHtml } from '../inbox/help-html.ts';
import { writtenDate } from '../site/written-date.ts';
import type { IndexedPost } from './post-index.ts';

export const SEARCH_PATH = '/blog/buscar';

export type ShownComment = { name: string; url: string; comment: string; createdAt: Date };

/** What goes into the post's slot `comments`. Links are marked so that nobody gains by leaving one. */
export function commentsHtml(comments: readonly ShownComment[], language: 'es' | 'pt'): string {
  const word = language === 'pt' ? 'comentário' : 'comentario';
  const count = comments.length === 1 ? `1 ${word}` : `${comments.length} ${word}s`;
  const items = comments.map(({ name, url, comment, createdAt }) => {
    const author = url
      ? `<a href="${escapeHtml(url)}" rel="ugc nofollow noopener">${escapeHtml(name)}</a>`
      : escapeHtml(name);
    const day = createdAt.toISOString().slice(0, 10);
    const paragraphs = comment
      .split(/\n\s*\n/)
      .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`);
    return `<li class="comment"><p class="comment-by"><strong>${author}</strong> <time datetime="${day}">${writtenDate(day, language)}</time></p>${paragraphs.join('')}</li>`;
  });
  return `<section class="comments" aria-labelledby="comentarios"><h2 id="comentarios">${count}</h2><ol>${items.join('')}</ol></section>`;
}

/** @param help who to call, where the question itself asks for it */
export function searchPage(question: string, found: readonly IndexedPost[], help: Help | null): FramedPage {
  const asked = question !== '';
  const title = asked ? `Buscar: ${question}` : 'Buscar en el blog';
  const main = [
    help && helpHtml('es', help),
    '<h1>Buscar en el blog</h1>',
    `<form class="form" method="get" action="${SEARCH_PATH}" role="search"><div class="field"><label class="field-label" for="q">Qué quieres leer</label><input class="input" type="search" id="q" name="q" maxlength="100" value="${escapeHtml(question)}"></div><button class="button button-primary" type="submit">Buscar</button></form>`,
    asked && `<p role="status">${countOf(found.length, question)}</p>`,
    found.length > 0 && `<ul class="posts">${found.map(itemHtml).join('')}</ul>`,
    asked && found.length === 0 && EMPTY,
    '<p><a href="/blog">Ver todo el blog</a></p>',
  ];
  return { locale: 'es', title, main: main.filter(Boolean).join('') };
}

const EMPTY =
  '<p>Prueba con una sola palabra, o empieza por aquí:</p><ul class="posts"><li class="post-row"><h2><a href="/temas/ansiedad">Ansiedad</a></h2></li><li class="post-row"><h2><a href="/temas/duelo-y-perdida">Duelo y pérdida</a></h2></li><li class="post-row"><h2><a href="/soledad">Soledad</a></h2></li></ul>';

function countOf(count: number, question: string): string {
  const about = `«${escapeHtml(question)}»`;
  if (count === 0) return `No hay textos sobre ${about}.`;
  return count === 1 ? `1 texto sobre ${about}.` : `${count} textos sobre ${about}.`;
}

function itemHtml({ slug, title, summary, date }: IndexedPost): string {
  return `<li class="post-row"><div class="post-text"><h2><a href="/blog/${slug}">${escapeHtml(title)}</a></h2><p>${escapeHtml(summary)}</p>${date && `<p class="post-facts"><time datetime="${date}">${writtenDate(date)}</time></p>`}</div></li>`;
}
