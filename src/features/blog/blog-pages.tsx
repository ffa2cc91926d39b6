/** The blog: six posts a page, a page for each category, and each post with its comments. Portuguese has posts of its own,
 *  on one page. */
import { inLocale } from '../../platform/locale.ts';
import { InboxForm } from '../inbox/inbox-form.tsx';
import { type Entry, POSTS, postPath } from '../site/content.ts';
import { CATEGORY_PICTURES, POST_PICTURES, pictureOf } from '../site/page-pictures.ts';
import { TalkPlaca } from '../site/placas.tsx';
import type { PublicPage } from '../site/public-page.ts';
import { Colophon, HOME, Html, Neighbours, PageHead, Reading } from '../site/reading.tsx';
import { scenePicture } from '../site/share-picture.ts';
import { Shell } from '../site/shell.tsx';
import { homeLink, LIST_WORDS, type Link, PAGE_LOCALES, type PageLocale } from '../site/site-words.ts';
import { articleData } from '../site/structured-data.ts';
import { writtenDate } from '../site/written-date.ts';
import { pageCount, pageHref, postsOfPage } from './pagination.ts';
import { BlogAside, CATEGORIES_IN_USE, categoryPath, Pagination, PostList } from './post-list.tsx';

const listLink = (locale: PageLocale): Link => ({
  href: inLocale(locale, '/blog'),
  label: LIST_WORDS[locale].blog.label,
});
const LIST = listLink('es');
const WORDS = LIST_WORDS.es.blog;
const PAGE_COUNT = pageCount(POSTS.es.length);

function BlogPage({ page }: { page: number }) {
  return (
    <Shell here={LIST.href} path={pageHref(page)}>
      <PageHead
        trail={page === 1 ? [HOME] : [HOME, LIST]}
        title={page === 1 ? WORDS.title : `Blog, página ${page}`}
        lead={WORDS.lead}
        scene="mate"
      />
      <div className="blog column">
        <div>
          <PostList posts={postsOfPage(POSTS.es, page)} />
          <Pagination page={page} count={PAGE_COUNT} />
        </div>
        <BlogAside />
      </div>
    </Shell>
  );
}

function CategoryPage({ category, posts }: { category: string; posts: readonly Entry<'post'>[] }) {
  return (
    <Shell here={LIST.href}>
      <PageHead
        trail={[HOME, LIST]}
        title={category}
        lead={posts.length === 1 ? 'Hay un texto en esta categoría.' : `Hay ${posts.length} textos aquí.`}
        scene={pictureOf(CATEGORY_PICTURES, category)}
      />
      <div className="blog column">
        <PostList posts={posts} />
        <BlogAside />
      </div>
    </Shell>
  );
}

/** Approved comments are put into the slot when the page is asked for; the form stands under them. */
function Comments({ slug, locale }: { slug: string; locale: PageLocale }) {
  const words = LIST_WORDS[locale].blog;
  return (
    <>
      <div data-slot="comments" />
      <section className="comments" aria-labelledby="deja-un-comentario">
        <h2 id="deja-un-comentario">{words.comment}</h2>
        <p className="soft">{words.commentNote}</p>
        <InboxForm form="comment" hidden={{ slug }} locale={locale} />
      </section>
    </>
  );
}

type PostOf = { post: Entry<'post'>; locale: PageLocale };

/** From the home to the list and, in Spanish, to the page of its category. */
function trailOf({ post, locale }: PostOf): Link[] {
  const category = { href: categoryPath(post.category), label: post.category };
  return [homeLink(locale), listLink(locale), ...(locale === 'es' ? [category] : [])];
}

function PostPage({ post, locale }: PostOf) {
  const words = LIST_WORDS[locale];
  const all = POSTS[locale];
  const at = all.indexOf(post);
  const minutes = words.minutes.replace('{minutes}', String(post.minutes));
  return (
    <Shell here={listLink(locale).href} locale={locale} path={postPath(post)}>
      <article>
        <PageHead
          trail={trailOf({ post, locale })}
          title={post.title}
          facts={`${writtenDate(post.date, locale)}. ${minutes}`}
          scene={pictureOf(POST_PICTURES, post.slug)}
          locale={locale}
        />
        <Reading headings={post.headings} aside={<TalkPlaca locale={locale} />} locale={locale}>
          <Html className="prose" html={post.html} />
          <Colophon entry={post} locale={locale} />
          <Comments slug={post.slug} locale={locale} />
        </Reading>
      </article>
      <Neighbours
        label={words.blog.neighbours}
        previous={linkTo(all[at + 1])}
        next={linkTo(all[at - 1])}
        locale={locale}
      />
    </Shell>
  );
}

function linkTo(post: Entry<'post'> | undefined): Link | undefined {
  return post && { href: postPath(post), label: post.title };
}

const look = { styles: 'reading', sharedScript: true, formScript: true } as const;

const listPages = Array.from({ length: PAGE_COUNT }, (_, index): PublicPage => {
  const page = index + 1;
  return {
    ...look,
    path: pageHref(page),
    title: page === 1 ? WORDS.pageTitle : `Blog, página ${page} - Juntos`,
    description: WORDS.description,
    trail: page === 1 ? [HOME] : [HOME, LIST],
    scene: 'mate',
    previous: page > 1 ? pageHref(page - 1) : undefined,
    next: page < PAGE_COUNT ? pageHref(page + 1) : undefined,
    content: <BlogPage page={page} />,
  };
});

const categoryPages = CATEGORIES_IN_USE.map(
  ({ category, posts }): PublicPage => ({
    ...look,
    path: categoryPath(category),
    title: `${category}: textos del blog - Juntos`,
    description:
      `Los textos del blog de Juntos sobre ${category.toLowerCase()}: ${posts.map(({ title }) => title).join('; ')}.`.slice(
        0,
        160,
      ),
    trail: [HOME, LIST],
    scene: pictureOf(CATEGORY_PICTURES, category),
    content: <CategoryPage category={category} posts={posts} />,
  }),
);

function postPages(locale: PageLocale): PublicPage[] {
  const all = POSTS[locale];
  return all.map((post, at): PublicPage => {
    const path = postPath(post);
    const scene = pictureOf(POST_PICTURES, post.slug);
    const [older, newer] = [all[at + 1], all[at - 1]];
    return {
      ...look,
      path,
      locale,
      title: `${post.title} - Juntos`,
      description: post.description,
      trail: trailOf({ post, locale }),
      scene,
      previous: older && postPath(older),
      next: newer && postPath(newer),
      structured: (origin) => [articleData(origin, path, post, scenePicture(scene))],
      content: <PostPage post={post} locale={locale} />,
    };
  });
}

/** Every post of Portuguese, on one page. */
function portugueseList(): PublicPage {
  const words = LIST_WORDS.pt.blog;
  const { href } = listLink('pt');
  const trail = [homeLink('pt')];
  return {
    ...look,
    formScript: false,
    path: href,
    locale: 'pt',
    title: words.pageTitle,
    description: words.description,
    trail,
    scene: 'mate',
    content: (
      <Shell here={href} locale="pt" path={href}>
        <PageHead trail={trail} title={words.title} lead={words.lead} scene="mate" locale="pt" />
        <div className="blog column">
          <PostList posts={POSTS.pt} locale="pt" />
          <div className="blog-aside">
            <TalkPlaca locale="pt" />
          </div>
        </div>
      </Shell>
    ),
  };
}

export const pages: readonly PublicPage[] = [
  ...listPages,
  ...categoryPages,
  ...PAGE_LOCALES.flatMap(postPages),
  portugueseList(),
];
