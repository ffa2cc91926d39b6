import { expect, test } from 'vitest';
import { tokenize } from './tokens.ts';

const endsIn = (text: string) =>
  tokenize(text)
    .filter(({ endsSentence }) => endsSentence)
    .map((token) => token.text);

test('a stop, a picture and a laugh stand between two sentences; a comma and a word do not', () => {
  expect(endsIn('No duermo, estoy mal. ¿Y ahora qué?')).toEqual(['.', '¿', '?']);
  expect(endsIn('lloré todo el día 😢 ya pasó')).toEqual(['😢']);
  expect(endsIn('soy un desastre jajaja igual sigo')).toEqual(['jajaja']);
  expect(endsIn('não sei kk mas tudo bem rsrs')).toEqual(['kk', 'rsrs']);
  expect(endsIn('mi jefe José dice que a las 8:30 y "ya"')).toEqual([]);
});
