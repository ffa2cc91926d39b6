import { expect, test } from 'vitest';
import { withoutSentBack } from './denied.ts';

test.each([
  ['Con mi hermana nada. Se me murió el perro.', 'Se me murió el perro.'],
  ['No, eso no. Perdí el trabajo en marzo.', 'Perdí el trabajo en marzo.'],
  ['Com minha mãe tudo bem. É o meu chefe que grita.', 'É o meu chefe que grita.'],
])('what is only sent back does not say what it is about: %s', (text, left) => {
  expect(withoutSentBack(text)).toBe(left);
});

test.each([
  'No duermo nada.',
  'No duermo. Murió mi abuela.',
  'No puedo comer. Me dejó.',
  'No.',
  'No quiero seguir así. No puedo más.',
  'No como. No salgo.',
])('what is told with a no stays: %s', (text) => {
  expect(withoutSentBack(text)).toBe(text);
});
