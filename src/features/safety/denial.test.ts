import { expect, test } from 'vitest';
import { deniesPlainly, saysNotToDie } from './denial.ts';

test.each([
  'no me quiero matar ni nada de eso',
  'tranquila, no pienso en quitarme la vida, hablo de la tienda',
  'não quero me matar não, gente',
])('believed: %s', (text) => {
  expect(deniesPlainly(text)).toBe(true);
});

test.each([
  'me acusaron de algo que no hice y quiero matarme',
  'no me quiero morir de vieja, me quiero matar ya',
  'no quiero morirme, pero tampoco quiero esto',
  'no pasa un día sin que piense cómo terminar con mi vida',
  'fiquei três meses sem e hoje me cortei de novo',
])('no denial, or only half of one: %s', (text) => {
  expect(deniesPlainly(text)).toBe(false);
});

test.each([
  ['me lo hice yo, pero no es para morirme, es para que pare el ruido', true],
  ['no pa morirme', true],
  ['morirme no, es otra cosa', true],
  ['não é pra morrer não', true],
  ['no quiero morir sola', false],
  ['me corté, quiero morirme no aguanto más', false],
  ['no quiero morir, pero quiero que se acabe', false],
  ['es para morirme de risa', false],
])('what hurting oneself is not for, in "%s": %s', (text, is) => {
  expect(saysNotToDie(text)).toBe(is);
});
