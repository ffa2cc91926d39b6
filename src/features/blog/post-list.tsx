/** The one list of posts, and what stands beside it. */
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Scene } from '../../ui/scenes.tsx';
import { InboxForm } from '../inbox/inbox-form.tsx';
import { type Entry, POSTS, postPath } from '../site/content.ts';
import { CATEGORIES } from '../site/front-matter.ts';
import { slugOf } from '../site/markdown.ts';
import { POST_PICTURES, pictureOf } from '../site/page-pictures.ts';
import { LIST_WORDS, type PageLocale } from '../site/site-words.ts';
import { writtenDate } from '../site/written-date.ts';
import { pageHref } from './pagination.ts';

export const categoryPath = (category: string) => `/blog/categoria/${slugOf(category)}`;

/** Categories that hold a post, each with its true count. */
export const CATEGORIES_IN_USE = CATEGORIES.map((category) => ({
  category,
  posts: POSTS.es.filter((post) => post.category === category),
})).filter(({ posts }) => posts.length > 0);

export function PostList({ posts, locale = 'es' }: { posts: readonly Entry<'post'>[]; locale?: PageLocale }) {
  const words = LIST_WORDS[locale];
  return (
    <ul className="posts">
      {posts.map((post) => (
        <li key={post.slug} className="post-row">
          <div className="post-text">
            <h2>
              <a href={postPath(post)}>{post.title}</a>
            </h2>
            <p>{post.summary}</p>
            <p className="post-facts">
              <time dateTime={post.date}>{writtenDate(post.date, locale)}</time>.{' '}
              {words.minutesShort.replace('{minutes}', String(post.minutes))}{' '}
              {words.blog.categories[post.category]}.
            </p>
          </div>
          <Scene name={pictureOf(POST_PICTURES, post.slug)} />
        </li>
      ))}
    </ul>
  );
}

export function Pagination({ page, count }: { page: number; count: number }) {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <nav className="pages" aria-label="Páginas del blog">
      {page > 1 && (
        <a href={pageHref(page - 1)} rel="prev">
          Anterior
        </a>
      )}
      {pages.map((number) => (
        <a
          key={number}
          className="page-number"
          href={pageHref(number)}
          aria-current={number === page ? 'page' : undefined}
          aria-label={`Página ${number}`}
        >
          {number}
        </a>
      ))}
      {page < count && (
        <a href={pageHref(page + 1)} rel="next">
          Siguiente
        </a>
      )}
    </nav>
  );
}

function SearchForm() {
  return (
    <search>
      <form action="/blog/buscar" method="get" className="search-form">
        <label className="field-label" htmlFor="buscar">
          Buscar en el blog
        </label>
        <div className="search-line">
          <input className="input" id="buscar" type="search" name="q" required maxLength={80} />
          <Button type="submit" aria-label="Buscar">
            <Icon name="search" />
          </Button>
        </div>
      </form>
    </search>
  );
}

/** Beside the list on wide screens, below it on phones. */
export function BlogAside() {
  return (
    <div className="blog-aside">
      <SearchForm />
      <nav aria-labelledby="categorias">
        <h2 id="categorias">Categorías</h2>
        <ul className="counts">
          {CATEGORIES_IN_USE.map(({ category, posts }) => (
            <li key={category}>
              <a href={categoryPath(category)}>{category}</a>
              <span className="soft">{posts.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="boletin">
        <h2 id="boletin">Un texto a la semana</h2>
        <p className="soft">Llega por correo y te vas cuando quieras.</p>
        <InboxForm form="newsletter" />
      </section>
    </div>
  );
}
