import { expect, test } from 'vitest';
import { safeReturnPath, withReturn } from './return-path.ts';

const origin = 'https://juntos.example';

test.each([
  ['/preguntas7', '/preguntas7'],
  ['/preguntas5?volver=%2Fpreguntas%2Fresumen', '/preguntas5?volver=%2Fpreguntas%2Fresumen'],
  ['/a/../chatbot', '/chatbot'],
])('after sign-in the person goes back to %s', (wanted, path) => {
  expect(safeReturnPath(wanted, origin)).toBe(path);
});

test.each([
  null,
  '',
  'chatbot',
  '//otro.example/chatbot',
  '/\\otro.example',
  '/\t/otro.example',
  'https://otro.example/',
  'javascript:alert(1)',
])('a return address outside the site is ignored: %s', (wanted) => {
  expect(safeReturnPath(wanted, origin)).toBeNull();
});

test('the way back survives being written into an address', () => {
  const address = withReturn('/inicio-de-sesion', '/preguntas5?volver=/preguntas/resumen');
  const volver = new URL(address, origin).searchParams.get('volver');
  expect(safeReturnPath(volver, origin)).toBe('/preguntas5?volver=/preguntas/resumen');
  expect(withReturn('/signup', null)).toBe('/signup');
});
