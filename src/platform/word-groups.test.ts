import { expect, it } from 'vitest';
import { wordGroups } from './word-groups.ts';

const groupsOf = wordGroups([['sola', 'solo'], ['sol*', 'lluvia'], ['so*']]);

it('finds whole words and stems, each group once', () => {
  expect([...groupsOf('sola')].sort()).toEqual([0, 1, 2]);
  expect([...groupsOf('soltero')].sort()).toEqual([1, 2]);
  expect(groupsOf('lluvia')).toEqual([1]);
});

it('a whole word is no beginning, and an unknown word is in none', () => {
  expect(groupsOf('lluvias')).toEqual([]);
  expect(groupsOf('')).toEqual([]);
  expect(groupsOf('s')).toEqual([]);
});
