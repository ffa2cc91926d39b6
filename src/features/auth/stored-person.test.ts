import { expect, test } from 'vitest';
import { storedPerson } from './stored-person.ts';

const camila = JSON.stringify({ email: 'camila@example.com', name: 'Cami' });
const other = JSON.stringify({ email: 'otra@example.com', name: 'Otra' });

test('the key `user` is read before `userLogin`', () => {
  expect(storedPerson(camila, other)?.email).toBe('camila@example.com');
});

test('`userLogin` is enough when `user` is absent, broken or empty', () => {
  for (const user of [null, '', '{', 'null', '{}', '{"email":""}', '"texto"']) {
    expect(storedPerson(user, other)?.email).toBe('otra@example.com');
  }
});

test('nobody is signed in when neither key says who', () => {
  expect(storedPerson(null, '[]')).toBeNull();
});
