import { describe, expect, test } from 'vitest';
import { leadOf, notedIn } from './said-how.ts';

describe('what is said of the text is no part of it', () => {
  test.each([
    ['es hablado, lo veo en el taller', 'happened', { spoken: 'spoken' }, ''],
    [
      'no es mensaje. Necesito la camioneta el lunes.',
      'happened',
      { spoken: 'spoken' },
      'Necesito la camioneta el lunes.',
    ],
    ['é falado, pessoalmente', 'happened', { spoken: 'spoken' }, ''],
    ['le digo don Toño', 'greeting', { greeting: 'Don Toño' }, ''],
    ['eu chamo ele de Beto', 'greeting', { greeting: 'Beto' }, ''],
    ['no lo quiero saludar', 'greeting', { greeting: '' }, ''],
  ])('%s', (text, field, values, left) => {
    expect(notedIn(text, field)).toMatchObject({ values, left });
  });

  test.each(['No voy a ir el lunes.', 'le digo que no voy', 'Te lo digo en serio: estoy cansada.'])(
    'and the rest is: %s',
    (text) => expect(notedIn(text, 'happened')).toBeNull(),
  );
});

describe('what is told as if to a third', () => {
  test.each([
    ['que si puede prestarme la escalera', 'asking'],
    ['decirle que me devuelva la bici', 'wanting'],
    ['que ya no fume en la pieza', 'wanting'],
    ['que ela devolva a chave', 'wanting'],
    ['que no puedo ir el lunes', null],
    ['quiero decirle que estoy cansada', null],
    ['que me devuelvas la bici', null],
    ['Si no llegas a las ocho, ceno sin ti.', null],
    ['¿Vienes a cenar?', null],
  ])('%s', (text, lead) => expect(leadOf(text, 'happened')).toBe(lead));
});
