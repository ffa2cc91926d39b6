/** The blog: six posts a page, a page for each category, and each post with its comments. */
import { InboxForm } from '../inbox/inbox-form.tsx';
import { type Entry, POSTS, postPath } from '../site/content.ts';
import { TalkPlaca } from '../site/placas.tsx';
import type { PublicPage } from '../site/public-page.ts';
import { Colophon, HOME, Html, Neighbours, PageHead, Reading } from '../site/reading.tsx';
import { scenePicture } from '../site/share-picture.ts';
import { Shell } from '../site/shell.tsx';
import type { Link } from '../site/site-words.ts';
import { articleData } from '../site/structured-data.ts';
import { writtenDate } from '../site/written-date.ts';
import { pageCount, pageHref, postsOfPage } from './pagination.ts';
import { BlogAside, CATEGORIES_IN_USE, categoryPath, Pagination, PostList } from './post-list.tsx';
import { sceneOfPost } from './post-scenes.ts';

const LIST: Link = { href: '/blog', label: 'Blog' };
const PAGE_COUNT = pageCount(POSTS.length);

function BlogPage({ page }: { page: number }) {
  return (
    <Shell here={LIST.href}>
      <PageHead
        trail={page === 1 ? [HOME] : [HOME, LIST]}
        title={page === 1 ? 'Blog' : `Blog, página ${page}`}
        lead="Textos para leer en la micro, en la fila o de madrugada. Con fuentes y sin apuro."
        scene="mate"
      />
      <div className="blog column">
        <div>
          <PostList posts={postsOfPage(POSTS, page)} />
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
        scene={posts[0] ? sceneOfPost(posts[0]) : 'mate'}
      />
      <div className="blog column">
        <PostList posts={posts} />
        <BlogAside />
      </div>
    </Shell>
  );
}

/** Approved comments are put into the slot when the page is asked for; the form stands under them. */
function Comments({ slug }: { slug: string }) {
  return (
    <>
      <div data-slot="comments" />
      <section className="comments" aria-labelledby="deja-un-comentario">
        <h2 id="deja-un-comentario">Deja un comentario</h2>
        <p className="soft">Lo revisamos antes de publicarlo. Tu correo no se muestra.</p>
        <InboxForm form="comment" hidden={{ slug }} />
      </section>
    </>
  );
}

function PostPage({ post }: { post: Entry<'post'> }) {
  const at = POSTS.indexOf(post);
  return (
    <Shell here={LIST.href} path={postPath(post)}>
      <article>
        <PageHead
          trail={[HOME, LIST, { href: categoryPath(post.category), label: post.category }]}
          title={post.title}
          facts={`${writtenDate(post.date)}. ${post.minutes} minutos de lectura.`}
          scene={sceneOfPost(post)}
        />
        <Reading headings={post.headings} aside={<TalkPlaca />}>
          <Html className="prose" html={post.html} />
          <Colophon entry={post} />
          <Comments slug={post.slug} />
        </Reading>
      </article>
      <Neighbours label="Otros textos" previous={linkTo(POSTS[at + 1])} next={linkTo(POSTS[at - 1])} />
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
    title: page === 1 ? 'Blog: textos para días que pesan - Juntos' : `Blog, página ${page} - Juntos`,
    description:
      'Textos breves sobre ánimo, ansiedad, familia, trabajo y cómo pedir ayuda en América Latina. Con fuentes citadas y frases para usar.',
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
    scene: posts[0] && sceneOfPost(posts[0]),
    content: <CategoryPage category={category} posts={posts} />,
  }),
);

const postPages = POSTS.map((post, at): PublicPage => {
  const path = postPath(post);
  const scene = sceneOfPost(post);
  const [older, newer] = [POSTS[at + 1], POSTS[at - 1]];
  return {
    ...look,
    path,
    title: `${post.title} - Juntos`,
    description: post.description,
    trail: [HOME, LIST, { href: categoryPath(post.category), label: post.category }],
    scene,
    previous: older && postPath(older),
    next: newer && postPath(newer),
    structured: (origin) => [articleData(origin, path, post, scenePicture(scene))],
    content: <PostPage post={post} />,
  };
});

export const pages: readonly PublicPage[] = [...listPages, ...categoryPages, ...postPages];
