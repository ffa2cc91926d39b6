/** The blog (§2, §4, §7, §9): one design of list, pages that exist because posts exist, comments that are read first. */
import assert from 'node:assert/strict';
import { count, form, linksOf, page, screen, shows } from './checks.ts';
import { differs, kept, type Line } from './line.ts';

const POST = '/blog/la-primera-llamada';

const eightRows = page(POST, ({ html }) =>
  assert.match(
    html,
    /<textarea\b[^>]*\brows="8"[^>]*name="comment"|<textarea\b[^>]*name="comment"[^>]*\brows="8"/,
  ),
);

const fourPages = page('/blog', (made) => {
  const numbers = linksOf(made).filter(({ words }) => /^\d+$/.test(words));
  assert.deepEqual(
    numbers.map(({ href, words }) => [words, href]),
    [
      ['1', '/blog'],
      ['2', '/blog/pagina/2'],
      ['3', '/blog/pagina/3'],
      ['4', '/blog/pagina/4'],
    ],
  );
});

export const BLOG: readonly Line[] = [
  ...['/blog', '/blog/pagina/2', '/blog/pagina/3', '/blog/pagina/4'].map((path) =>
    kept(
      2,
      'Blog grid (six cards',
      page(path, ({ html }) => assert.equal(count(html, /class="post-row"/g), 6)),
    ),
  ),
  kept(2, 'pagination 1-4 with previous/next', fourPages),
  kept(
    2,
    'pagination 1-4 with previous/next',
    page('/blog/pagina/2', (made) => {
      const found = linksOf(made).map(({ href, words }) => `${words} ${href}`);
      assert.ok(found.includes('Anterior /blog') && found.includes('Siguiente /blog/pagina/3'));
    }),
  ),
  kept(9, 'blog pagination pages 1-4', fourPages),
  differs(
    2,
    'blog list (four posts); list with left sidebar',
    { instead: 'One list, six posts a page.', why: 'Variants of a template; one good list is enough.' },
    page('/blog', ({ html }) => assert.equal(count(html, /<ul class="posts">/g), 1)),
  ),
  kept(2, 'single post with comments and reply form', shows(POST, 'Deja un comentario')),
  kept(
    2,
    'Sidebar widgets: search',
    page('/blog', ({ html }) => assert.match(html, /<form [^>]*action="\/blog\/buscar"[^>]*>/)),
  ),
  kept(
    2,
    'categories with counts',
    page('/blog', ({ html }) => {
      const counts = /<ul class="counts">([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? '';
      const numbers = [...counts.matchAll(/<span class="soft">(\d+)<\/span>/g)].map(([, number]) =>
        Number(number),
      );
      assert.equal(
        numbers.reduce((sum, number) => sum + number, 0),
        24,
      );
    }),
  ),
  differs(
    2,
    'recent posts',
    {
      instead: 'The list itself has the newest first.',
      why: 'The same titles twice on one screen help nobody.',
    },
    page('/blog', ({ html }) => {
      const dates = [...html.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, date = '']) => date);
      assert.deepEqual(dates, dates.toSorted().reverse());
    }),
  ),
  kept(
    2,
    'newsletter subscribe',
    form('/blog', '/api/v1/newsletter', { fields: ['email'], required: ['email'], button: 'Suscribirme' }),
  ),
  differs(
    2,
    'tag cloud',
    {
      instead: 'Categories with their true counts.',
      why: 'A cloud of words is hard to read and hard to tap.',
    },
    page('/blog', ({ html }) => assert.doesNotMatch(html, /tag-?cloud/i)),
  ),
  kept(
    2,
    "Breadcrumb bar with home link 'Inicio'",
    page(POST, ({ html }) => assert.match(html, /<nav class="crumbs"[\s\S]*?<a href="\/">Inicio<\/a>/)),
  ),
  kept(
    2,
    'Comment form: name, email, url (optional website), comment (textarea, 8 rows)',
    form(POST, '/api/v1/comments', {
      fields: ['name', 'email', 'url', 'comment'],
      required: ['name', 'email', 'comment'],
      button: 'Publicar comentario',
    }),
  ),
  kept(2, 'comment (textarea, 8 rows)', eightRows),
  kept(9, 'comment textarea 8 rows', eightRows),
  kept(
    2,
    "button 'Post Comment'",
    form('/en/blog/que-puede-y-que-no-puede-una-ia', '/api/v1/comments', {
      fields: ['name', 'email', 'url', 'comment'],
      required: ['name', 'email', 'comment'],
      button: 'Post Comment',
    }),
    'en',
  ),
  differs(
    4,
    'Search clears its keyword after 3 seconds',
    {
      instead: 'The results keep the keyword in the box.',
      why: 'Who searched wants to see and change what they searched for.',
    },
    screen('/blog/buscar', async ({ open }) => {
      const blog = await open('/blog');
      await blog.getByLabel('Buscar en el blog').fill('dormir');
      await blog.getByRole('button', { name: 'Buscar' }).click();
      await blog.getByText(/textos? sobre «dormir»/).waitFor();
      assert.equal(await blog.getByLabel('Qué quieres leer').inputValue(), 'dormir');
    }),
  ),
];
