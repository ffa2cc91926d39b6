import { expect, test } from 'vitest';
import { personName } from './account-fields.ts';

test.each([
  ['with line breaks', 'Ana\nat Rosario\r\nRosa', 'Ana at Rosario Rosa'],
  ['that turns what follows', 'Ana\u202egnp.exe\u2066', 'Anagnp.exe'],
  ['with signs that nobody sees', 'A\u200bn\u200da\u3164\u2800', 'Ana'],
  ['as people write it', '  María José   Ñúñez-O’Higgins ', 'María José Ñúñez-O’Higgins'],
  ['with a little face', 'Ana 🌻', 'Ana 🌻'],
])('a name %s is kept as it is seen', (_, name, kept) => {
  expect(personName.parse(name)).toBe(kept);
});

test.each(['', '   ', '\n\t', '\u200b\u2066\u3164'])('a name that shows nothing (%j) is none', (name) => {
  const refused = personName.safeParse(name);
  expect(refused.error?.issues[0]?.message).toBe('Dinos cómo quieres que te llame.');
});

test.each([81, 500])('a name of %i letters is too long', (letters) => {
  expect(personName.safeParse('ñ'.repeat(letters)).error?.issues[0]?.message).toBe('Usa hasta 80 letras.');
});
