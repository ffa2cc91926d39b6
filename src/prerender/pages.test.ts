import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HELP_LINES } from '../features/help/help-lines.ts';
import { SHARED_SCRIPT } from '../features/site/shared-script.ts';
import { PAGES } from './pages.ts';

const pages = PAGES.map((page) => {
  const paths = [page.path].flat();
  return { ...page, paths, name: paths[0] ?? '', html: renderToStaticMarkup(page.content) };
});
const htmlOf = (path: string) => pages.find((page) => page.paths.includes(path))?.html ?? '';

test.each(pages)('$name has one h1, a way home and Ayuda ahora', ({ html }) => {
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).toContain('href="/"');
  expect(html).toContain('href="/ayuda-ahora"');
});

test.each(pages)('$name needs no script and no inline style', ({ html }) => {
  expect(html).not.toMatch(/<script|\sstyle=|\son[a-z]+=|javascript:/i);
});

test.each(pages)('$name links only to places that exist', ({ html }) => {
  const app = ['/chatbot', '/preguntas1', '/inicio-de-sesion', '/signup'];
  const known = new Set([...pages.flatMap((page) => page.paths), ...app]);
  for (const [, href = ''] of html.matchAll(/href="(\/[^"]*)"/g)) {
    const [path = '', anchor] = href.split('#');
    expect(known, href).toContain(path);
    if (anchor) expect(htmlOf(path), href).toContain(`id="${anchor}"`);
  }
});

test('the home keeps its promise and its two first steps word by word', () => {
  const text = htmlOf('/').replace(/<[^>]+>/g, '');
  expect(text).toContain('Hay días que pesan. Aquí puedes contarlo, a la hora que sea.');
  expect(text).toContain(
    'Habla con una inteligencia artificial que te escucha, se acuerda de lo que le cuentas y te ayuda a dar el paso que sigue. No es una persona y no hace diagnósticos.',
  );
  expect(htmlOf('/')).toMatch(/href="\/chatbot"[^>]*>Empieza Ahora</);
  expect(htmlOf('/')).toMatch(/href="\/preguntas1"[^>]*>Empezar</);
});

test('only the first question of the home is open, and opening another closes it', () => {
  const items = [...htmlOf('/').matchAll(/<details[^>]*name="faq"[^>]*>/g)].map(([tag]) => tag);
  expect(items).toHaveLength(5);
  expect(items.map((tag) => tag.includes('open'))).toEqual([true, false, false, false, false]);
});

test('Ayuda ahora shows every line of the table as a link to call', () => {
  const html = htmlOf('/ayuda-ahora');
  for (const line of HELP_LINES) expect(html, line.id).toContain(`Llamar al ${line.number}`);
  expect(html.match(/href="tel:/g)).toHaveLength(HELP_LINES.length);
});

test('the shared script stays under 700 bytes and holds neither name nor mail', () => {
  expect(new TextEncoder().encode(SHARED_SCRIPT).length).toBeLessThanOrEqual(700);
  expect(SHARED_SCRIPT).not.toMatch(/JSON|cookie|email|name/);
});
