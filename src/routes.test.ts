import { expect, test } from 'vitest';
import { localeOfPath } from './platform/locale.ts';
import { addressIn, elsewhere } from './routes.ts';

const EXISTING = new Set(['/seguridad', '/ayuda-ahora', '/pt/ayuda-ahora', '/chatbot', '/pt/temas']);
const exists = (path: string) => EXISTING.has(path);

test.each([
  ['/en/ayuda-ahora', '/ayuda-ahora'],
  ['/en/chatbot', '/chatbot'],
  ['/pt/seguridad', '/seguridad'],
  ['/pt/temas/', '/pt/temas'],
  ['/PT/temas', '/pt/temas'],
])('%s leads to %s', (from, to) => {
  expect(elsewhere(from, exists)).toBe(to);
});

test.each(['/pt/nada', '/en/nada', '/nada', '/', '/seguridad'])('%s leads nowhere else', (path) => {
  expect(elsewhere(path, exists)).toBeNull();
});

test('a wrong address is answered in the language it begins with', () => {
  expect(['/pt/nada', '/PT/nada?x=1', '/pt?x=1', '/en/nada', '/nada'].map(localeOfPath)).toEqual([
    'pt',
    'pt',
    'pt',
    'en',
    'es',
  ]);
});

test('a post is written for one language and is not looked for in another', () => {
  expect(addressIn('pt', '/temas/ansiedad')).toBe('/pt/temas/ansiedad');
  expect(addressIn('pt', '/blog/perdonarse')).toBe('/blog/perdonarse');
});
