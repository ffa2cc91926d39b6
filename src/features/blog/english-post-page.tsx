/** The one post that stands in English too, because the specification fixes the English of its comment form (§2,
 *  §4). A comment sent from here belongs to the Spanish post of the same slug and waits for the same reader. */
import { InboxForm } from '../inbox/inbox-form.tsx';
import { ENGLISH_POSTS, type Entry, postPath } from '../site/content.ts';
import { POST_PICTURES, pictureOf } from '../site/page-pictures.ts';
import type { PublicPage } from '../site/public-page.ts';
import { Colophon, Html, PageHead, Reading } from '../site/reading.tsx';
import { scenePicture } from '../site/share-picture.ts';
import { Shell } from '../site/shell.tsx';
import { homeLink } from '../site/site-words.ts';
import { articleData } from '../site/structured-data.ts';
import { writtenDate } from '../site/written-date.ts';

const HOME = homeLink('en');

function Comments({ post }: { post: Entry<'post'> }) {
  return (
    <section className="comments" aria-labelledby="leave-a-comment">
      <h2 id="leave-a-comment">Leave a comment</h2>
      <p className="soft">
        We read it before it is published, under{' '}
        <a href={postPath({ ...post, locale: 'es' })}>the text in Spanish</a>. Your email is not shown.
      </p>
      <InboxForm form="comment" locale="en" hidden={{ slug: post.slug }} />
    </section>
  );
}

export const pages: readonly PublicPage[] = ENGLISH_POSTS.map((post) => {
  const path = postPath(post);
  const scene = pictureOf(POST_PICTURES, post.slug);
  return {
    path,
    locale: 'en',
    title: `${post.title} - Juntos`,
    description: post.description,
    styles: 'reading',
    sharedScript: true,
    formScript: true,
    trail: [HOME],
    scene,
    structured: (origin) => [articleData(origin, path, post, scenePicture(scene))],
    content: (
      <Shell locale="en" path={path} here={path}>
        <article>
          <PageHead
            trail={[HOME]}
            title={post.title}
            facts={`${writtenDate(post.date, 'en')}. ${post.minutes} minutes to read.`}
            scene={scene}
            locale="en"
          />
          <Reading headings={post.headings} locale="en">
            <Html className="prose" html={post.html} />
            <Colophon entry={post} locale="en" />
            <Comments post={post} />
          </Reading>
        </article>
      </Shell>
    ),
  };
});
