import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTEXT_PREFIX } from '../src/features/intake/context-sentence.ts';
import { QUESTION_COUNT } from '../src/features/intake/questions.ts';
import { APP_PATHS, PUBLIC_PATHS, REDIRECTS } from '../src/routes.ts';
import { send, signUpPerson, type TestPerson, type TestServer, testServer } from './support/test-server.ts';

// The specification, line by line, as far as it is built. Each entry quotes what must hold and its section.
// The 24 questions have a table of their own in features/intake/questions.test.ts.

const read = (file: string) => readFileSync(file, 'utf8');

describe('§2 routes', () => {
  const paths: readonly string[] = [...PUBLIC_PATHS, ...APP_PATHS];
  test.each([
    '/',
    '/theme1',
    '/inicio-de-sesion',
    '/signup',
    '/resetPassword',
    '/404',
    '/chatbot',
    ...Array.from({ length: 24 }, (_, index) => `/preguntas${index + 1}`),
  ])('%s', (path) => {
    expect(paths).toContain(path);
  });

  test('"/login" from the restricted-access modal reaches the sign-in page', () => {
    expect(REDIRECTS['/login']).toBe('/inicio-de-sesion');
  });
});

describe('literals', () => {
  const literals: [section: string, file: string, literal: string][] = [
    ['§2 sign-in', 'content/es/app.ts', 'Ingresa a tu cuenta'],
    ['§2 sign-in', 'content/es/app.ts', 'Entrar'],
    ['§2 sign-in', 'content/es/app.ts', 'Registrar'],
    ['§2 modal', 'content/es/app.ts', 'Acceso Restringido'],
    ['§2 modal', 'content/es/app.ts', 'Debes iniciar sesión para acceder a esta sección.'],
    ['§2 modal', 'content/es/app.ts', 'Ir a Login'],
    ['§2 home', 'content/es/pages.ts', 'Empieza Ahora'],
    ['§2 chat', 'content/es/app.ts', 'Terapeuta Artificial'],
    ['§2 chat', 'content/es/app.ts', 'Escribe tu mensaje...'],
    ['§2 chat', 'content/es/app.ts', 'Enviar'],
    ['§2 chat', 'content/es/app.ts', 'Procesando...'],
    ['§2 questionnaire', 'content/es/app.ts', 'Continuar'],
    ['§4 questionnaire', 'content/es/app.ts', 'Enviando...'],
    ['§5 login', 'content/es/app.ts', 'Faltan campos. Por favor, verifica.'],
    ['§5 login', 'content/es/app.ts', 'Formulario enviado exitosamente.'],
    ['§8 login failure', 'content/es/app.ts', 'Error en login'],
    ['§8 chat failure', 'src/features/chat/answer-turn.server.ts', 'Error al conectar con el servidor.'],
    ['§8 answer, signed out', 'src/features/intake/use-submit.ts', 'User is not authenticated'],
  ];
  const english = [
    ['§2 registration', 'Create Your Account'],
    ['§2 registration', 'Your Name'],
    ['§2 registration', 'Email Address'],
    ['§2 registration', 'Password'],
    ['§2 registration', 'Sign up'],
    ['§4 registration', 'Signing up...'],
    ['§2 reset', 'Reset Your Account'],
    ['§2 reset', 'Reset Password'],
    ['§4 reset', 'Resetting...'],
    ['§5 forms', 'Found error in the form. Please check again.'],
    ['§5 forms', 'Form submitted successfully'],
  ] as const;
  test.each(english)('%s, in English: "%s"', (_, literal) => {
    expect(read('content/en/app.ts')).toContain(`'${literal}'`);
  });

  test.each(literals)('%s: %s says "%s"', (_, file, literal) => {
    expect(read(file)).toContain(literal);
  });

  test('§7 the context is prefixed with "Considerando las respuestas del cuestionario:"', () => {
    expect(CONTEXT_PREFIX).toBe('Considerando las respuestas del cuestionario:');
  });
});

describe('§9 constants', () => {
  test('24 questions', () => expect(QUESTION_COUNT).toBe(24));
  test('restricted modal at most 500 px', () =>
    expect(readFileSync('src/ui/dialog.tsx', 'utf8')).toMatch(/maxWidth = 500/));
  test('HTTP timeout 60000 ms', () =>
    expect(readFileSync('src/platform/browser/api.ts', 'utf8')).toMatch(/60[_]?000/));
});

describe('§7 calls', () => {
  let server: TestServer;
  let person: TestPerson;
  beforeAll(async () => {
    server = await testServer();
    person = await signUpPerson(server.app, { name: 'Cami' });
  });

  test('POST api/v1/userLogin: userEmail, userPass → authorized, data.userEmail, data.userName', async () => {
    const body = { userEmail: person.email, userPass: person.password };
    const { json } = await send(server.app, { method: 'POST', url: '/api/v1/userLogin', body });
    expect(json).toEqual({ authorized: true, data: { userEmail: person.email, userName: 'Cami' } });
  });

  test('POST answer: id, userId, questionId, answer (list of strings)', async () => {
    const body = { id: 8, userId: person.email, questionId: 8, answer: ['Punto Medio'] };
    expect((await person.call('POST', '/answer', body)).status).toBe(200);
  });

  test('GET answer/{userId}: status_code 200 and data (list of questionId and answer list)', async () => {
    const { json } = await person.call('GET', `/answer/${encodeURIComponent(person.email)}`);
    expect(json).toEqual({ status_code: 200, data: [{ questionId: 8, answer: ['Punto Medio'] }] });
  });

  test('POST request_open_ai: userId, userName, userEmail, message → response.message, historicalMessages', async () => {
    const body = { userId: person.email, userName: 'Cami', userEmail: person.email, message: 'Hola' };
    const { json } = await person.call('POST', '/request_open_ai', body);
    expect(json.response.message).toMatch(/\S/);
    expect(json.historicalMessages).toEqual({ question: ['Hola'], answer: [json.response.message] });
  });
});

test('§6 the chat and the answers need a session: 401 without', async () => {
  const { app } = await testServer();
  for (const [method, url, body] of [
    ['POST', '/answer', { id: 1, userId: 'a@b.test', questionId: 1, answer: ['Mujer'] }],
    ['GET', '/answer/a%40b.test', undefined],
    ['POST', '/request_open_ai', { userId: 'a@b.test', message: 'Hola' }],
    ['POST', '/api/v1/chat/turns', { id: '0197b1f0-0000-7000-8000-000000000000', text: 'Hola' }],
    ['GET', '/api/v1/chat/messages', undefined],
    ['GET', '/api/v1/me', undefined],
  ] as const) {
    expect((await send(app, { method, url, body })).status, `${method} ${url}`).toBe(401);
  }
});
