import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each([
  '1234567890',
  '0987654321',
  '12345678910',
  '11111111111',
  'aaaaaaaaaa',
  'qwertyuiop',
  'Qwertyuiop1',
  'asdfghjklñ',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'abcdefghij',
  'password123',
  'P4ssw0rd!!',
  'p@$$w0rd2026',
  'contraseña',
  'Contraseña1',
  'contraseña123',
  'miclave1234',
  'teamomucho',
  'TeQuiero2024',
  'tequieromucho',
  'holahola123',
  'Colocolo1991',
  'realmadrid10',
  'minhasenha',
  'flamengo2019',
  'jesusteama',
  '25/12/1990!',
  '+56912345678',
  'juntosjuntos',
  'alejandra1995',
  'mariajose1',
  'iloveyou12',
  'Barcelona.2023',
  'enero2026!',
  '!!!!dragon!!!!',
  'abc123abc123',
])('%s is among the first to be tried', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'una clave bien larga',
  'otra clave bien larga',
  'clave de desarrollo',
  'mi perro come zapatos',
  'ventana chueca 7',
  'tres gatos en el tejado',
  'Xk9#mVq2!pLz',
  'lluvia sobre zinc',
  'me gusta el pan tostado',
  'correhorsebateria',
  'no sé qué poner aquí',
  'clave larga 8f0c-11aa',
  'marmota en bicicleta',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('a name or an e-mail of one’s own is no secret, unless there is a password beside it', () => {
  const own = ['wenceslada.urrutia@correo.test', 'Wenceslada'];
  expect(isCommonPassword('wenceslada77', own)).toBe(true);
  expect(isCommonPassword('Urrutia-1961', own)).toBe(true);
  expect(isCommonPassword('wenceslada77')).toBe(false);
  expect(isCommonPassword('wenceslada baila cumbia de noche', own)).toBe(false);
});

test('a long password is read in no time', () => {
  const start = performance.now();
  isCommonPassword(`${'amor'.repeat(63)}zzz1`);
  isCommonPassword('a1'.repeat(128));
  expect(performance.now() - start).toBeLessThan(200);
});
