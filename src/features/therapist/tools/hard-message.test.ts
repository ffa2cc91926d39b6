import { describe, expect, test } from 'vitest';
import { hardMessage } from './hard-message.ts';
import { saidApart } from './said-words.ts';
import type { Values } from './tool.ts';

const TODAY = new Date('2026-11-23T12:00:00Z');
const WRITTEN: Values = {
  greeting: 'Hola, ma',
  happened: 'El domingo no voy porque necesito descansar. La plata te la devuelvo el viernes.',
  ask: 'Me gustaría hablarlo en persona',
};
const mended = (text: string, values = WRITTEN) => hardMessage.mend?.(values, text, TODAY) ?? null;
const changed = (text: string, values = WRITTEN) => {
  const found = mended(text, values);
  return found && 'values' in found ? { ...found.values } : found;
};

describe('what is said to us beside the message stands not in it', () => {
  test.each([
    ['Preciso do dinheiro. E se ela disser não?', 'Preciso do dinheiro.', ['E se ela disser não?']],
    ['No voy. ¿está bien así?', 'No voy.', ['¿está bien así?']],
    ['No voy el sábado. ¿y si me dice que no?', 'No voy el sábado.', ['¿y si me dice que no?']],
    ['Te extraño. ¿Suena muy duro?', 'Te extraño.', ['¿Suena muy duro?']],
    ['Llego tarde. ¿Está bien si voy el domingo?', 'Llego tarde. ¿Está bien si voy el domingo?', []],
    ['¿Y si nos vemos el sábado?', '¿Y si nos vemos el sábado?', []],
  ])('%s', (text, said, asked) => {
    expect(saidApart(text)).toEqual({ said, asked, hasAside: false });
  });

  test.each([
    ['Necesito la llave. Esto no lo pongas pero nunca me la va a dar.', 'Necesito la llave.'],
    ['Necesito la llave (entre nosotros, nunca me la va a dar).', 'Necesito la llave.'],
    ['Devolve o livro. Me da miedo que se enoje.', 'Devolve o livro.'],
  ])('a private aside: %s', (text, said) => {
    expect(saidApart(text)).toEqual({ said, asked: [], hasAside: true });
  });

  test.each([
    ['E se ela disser não?', 'asked-no'],
    ['¿y si no me contesta?', 'asked-silence'],
    ['¿y si se enoja?', 'asked-anger'],
    ['¿se lo mando ya?', 'asked-send'],
    ['¿está bien así?', 'asked-fine'],
  ])('and is answered: %s', (question, line) => {
    expect(hardMessage.answers?.(question)).toBe(line);
  });
});

describe('a message that was shown is changed in exactly what they say', () => {
  test.each([
    ['más corto', { happened: 'El domingo no voy porque necesito descansar.' }],
    ['más suave', { soft: 'soft' }],
    ['sin lo último', { ask: '' }],
    ['quita lo de la plata', { happened: 'El domingo no voy porque necesito descansar.' }],
    ['saca lo de descansar', { happened: 'El domingo no voy. La plata te la devuelvo el viernes.' }],
    ['el saludo: Ma querida', { greeting: 'Ma querida' }],
    ['sin saludo', { greeting: '' }],
    [
      'cambia domingo por sábado',
      { happened: 'El sábado no voy porque necesito descansar. La plata te la devuelvo el viernes.' },
    ],
    ['agrega que la quiero mucho', { ask: 'Me gustaría hablarlo en persona. La quiero mucho.' }],
  ])('%s', (text, change) => {
    expect(changed(text)).toEqual({ ...WRITTEN, ...change });
  });

  test('a greeting that is not liked is asked for once more', () => {
    const { greeting: _, ...others } = WRITTEN;
    expect(changed('no me gusta el saludo')).toEqual(others);
  });

  test('what is dictated is taken whole', () => {
    const words = 'Ma, el domingo no puedo. Te quiero.';
    expect(changed(`ponlo así: ${words}`)).toEqual({ greeting: '', happened: words, ask: '', soft: '' });
    expect(changed(`"${words}"`)).toEqual({ greeting: '', happened: words, ask: '', soft: '' });
  });

  test('where nothing can be taken out it says so', () => {
    expect(mended('quita lo del gato')).toEqual({ says: 'not-there' });
    expect(mended('más corto', { greeting: '', happened: 'No voy.', ask: '' })).toEqual({ says: 'is-short' });
    expect(mended('hoy llovió mucho')).toBeNull();
  });

  test('a whole message told for a greeting is the message', () => {
    const text = 'Hola Ana, te escribo porque el sábado no puedo ir a tu casa';
    expect(hardMessage.toldIn?.(text, { field: 'greeting', values: {}, today: TODAY })).toEqual({
      greeting: '',
      happened: text,
    });
  });
});
