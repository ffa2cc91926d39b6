import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { send, type TestServer, testServer } from '../../../tests/support/test-server.ts';
import { desk } from '../desk/desk.server.ts';
import { commentsIn } from './blog-api.server.ts';
import { readPosts } from './read-posts.server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

let visitors = 0;
const visitor = () => `10.2.0.${++visitors}`;
const slug = readPosts()[0]?.slug ?? '';
const path = `/blog/${slug}`;

const comment = () => ({
  slug,
  name: 'Rosario',
  email: `rosario-${randomUUID()}@correo.test`,
  comment: `Gracias por escribirlo. ${randomUUID()}`,
});
const post = (body: unknown) =>
  send(server.app, { method: 'POST', url: '/api/v1/comments', body, from: visitor() });

describe('a comment', () => {
  test('is shown under its post only after somebody approved it, and without the e-mail', async () => {
    const written = comment();
    const { status, json } = await post(written);
    expect(status).toBe(200);
    expect(json).toMatchObject({ ok: true, code: 'FORM_OK', help: false });
    expect((await commentsIn(server.context, path)) ?? '').not.toContain(written.comment);
    expect((await desk(server.context, ['comments'])).lines.join('\n')).toContain(json.caseNumber);
    await desk(server.context, ['approve', json.caseNumber]);
    const shown = await commentsIn(server.context, path);
    expect(shown).toContain(written.comment);
    expect(shown).not.toContain(written.email);
    await desk(server.context, ['reject', json.caseNumber]);
    expect((await commentsIn(server.context, path)) ?? '').not.toContain(written.comment);
  });

  test('cannot bring markup or a script into the page', async () => {
    const written = { ...comment(), name: '<b>Yo</b>', comment: '<img src=x onerror=alert(1)>' };
    const { json } = await post({ ...written, url: 'https://mi.test/"onmouseover="x' });
    await desk(server.context, ['approve', json.caseNumber]);
    const shown = (await commentsIn(server.context, path)) ?? '';
    expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(shown).toContain('&lt;b&gt;Yo&lt;/b&gt;');
    expect(shown).not.toMatch(/<img|<b>|"onmouseover/);
    expect(shown).toContain('rel="ugc nofollow noopener"');
  });

  test.each([
    ['the comment is missing', { comment: '' }, 'comment'],
    ['the name is missing', { name: '' }, 'name'],
    ['the e-mail is missing', { email: '' }, 'email'],
    ['the page of the writer runs a script', { url: 'javascript:alert(1)' }, 'url'],
    ['the slug is a path', { slug: '../../etc' }, 'slug'],
  ])('is refused when %s', async (_, change, field) => {
    const { status, json } = await post({ ...comment(), ...change });
    expect(status).toBe(400);
    expect(Object.keys(json.error.fields)).toEqual([field]);
  });

  test('may leave the page of the writer empty', async () => {
    expect((await post({ ...comment(), url: '' })).status).toBe(200);
  });

  test('to a post that does not exist is not found', async () => {
    expect((await post({ ...comment(), slug: 'no-existe' })).status).toBe(404);
  });

  test('by a plain post to a post that does not exist comes back with its words, and is no bug', async () => {
    const { status, text } = await send(server.app, {
      method: 'POST',
      url: '/api/v1/comments',
      body: new URLSearchParams({ ...comment(), slug: 'no-existe', comment: 'Que no se pierda' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      from: visitor(),
    });
    expect(status).toBe(404);
    expect(text).toContain('Que no se pierda');
    expect(server.logLines.join('')).not.toContain('"bug"');
  });

  test('that speaks of danger is answered with help', async () => {
    const { json } = await post({ ...comment(), comment: 'Leí esto porque no quiero seguir viviendo' });
    expect(json.help).toBe(true);
  });

  test('by a plain post that speaks of danger gets a page with help first', async () => {
    const fields = { ...comment(), comment: 'ya no quiero vivir' };
    const { text } = await send(server.app, {
      method: 'POST',
      url: '/api/v1/comments',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      from: visitor(),
    });
    expect(text.indexOf('/ayuda-ahora', text.indexOf('<main'))).toBeLessThan(text.indexOf('<h1>'));
    expect(text).toContain('Lo revisamos antes de publicarlo');
  });

  test('leaves nothing of its writer in the log', async () => {
    const written = comment();
    await post(written);
    expect(server.logLines.join('')).not.toMatch(new RegExp(`${written.email}|Rosario|Gracias`));
  });
});

describe('the search of the blog', () => {
  const search = (q: string) =>
    send(server.app, { method: 'GET', url: `/blog/buscar?${new URLSearchParams({ q })}` });

  test('finds a post by a word of its title, without its accents', async () => {
    const [first] = readPosts();
    const word = first?.title.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '';
    const plain = word
      .normalize('NFD')
      .replace(/[^a-zA-Z]/g, '')
      .toUpperCase();
    const { status, text } = await search(plain);
    expect(status).toBe(200);
    expect(text).toContain(`href="/blog/${first?.slug}"`);
    expect(text).toContain(`value="${plain}"`);
    expect(text).toMatch(/role="status">\d+ texto/);
  });

  test('offers somewhere to start when nothing is found', async () => {
    const { text } = await search('xilófonoz');
    expect(text).toContain('No hay textos sobre «xilófonoz».');
    expect(text).toContain('href="/temas/ansiedad"');
  });

  test('shows what was asked as words, never as markup', async () => {
    const { text } = await search('"><script>alert(1)</script>');
    expect(text).not.toContain('<script>');
  });

  test('shows help to whoever searches for a way to die', async () => {
    expect((await search('quiero morirme')).text).toContain('Hay personas que atienden ahora');
    expect((await search('dormir mejor')).text).not.toContain('Hay personas que atienden ahora');
  });

  test('that finds nothing offers somewhere to begin, in rows like those of what is found', async () => {
    const { text } = await search('xyzxyz');
    expect(text).toMatch(/<ul class="posts">.*href="\/temas\/ansiedad"/);
  });

  test.each(['/blog/buscar', '/blog/buscar?q=', '/blog/buscar?q=a&q=b'])('%s opens', async (url) => {
    expect((await send(server.app, { method: 'GET', url })).status).toBe(200);
  });
});
