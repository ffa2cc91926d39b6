import { expect, test } from 'vitest';
import {
  answersFrom,
  firstUnanswered,
  type KeptAnswers,
  keptFor,
  toggled,
  withDraft,
  withoutDraft,
} from './kept-answers.ts';
import { findQuestion, QUESTIONS } from './questions.ts';

const visitor: KeptAnswers = { owner: null, drafts: { 1: ['Mujer'] }, waiting: 1 };

test('what a visitor answered becomes hers when she signs in', () => {
  expect(keptFor(visitor, 'cami@example.com')).toEqual({ ...visitor, owner: 'cami@example.com' });
});

test('an expired session loses no answer', () => {
  const hers = keptFor(visitor, 'cami@example.com');
  expect(keptFor(hers, null)).toEqual(hers);
});

test('the next person on the same phone sees nothing of the one before', () => {
  const hers = keptFor(visitor, 'cami@example.com');
  expect(keptFor(hers, 'otra@example.com')).toEqual({ owner: 'otra@example.com', drafts: {}, waiting: null });
});

test('an answer leaves the phone only for the question the server took', () => {
  const kept = withDraft(visitor, 2, ['']);
  expect(withoutDraft(kept, 1)).toEqual({ owner: null, drafts: { 2: [''] }, waiting: null });
  expect(withoutDraft(kept, 2)).toEqual(visitor);
});

test('the intake goes on at the first question without an answer, a declined one counts as answered', () => {
  expect(firstUnanswered({})).toBe(1);
  expect(firstUnanswered(answersFrom([{ questionId: 1, answer: ['Otro'] }]))).toBe(2);
  expect(firstUnanswered({ 1: ['Otro'], 2: [''], 4: ['No'] })).toBe(3);
  expect(firstUnanswered(Object.fromEntries(QUESTIONS.map(({ id }) => [id, ['']])))).toBeNull();
});

test('ticked options go out in the order of the screen, whatever the order of the taps', () => {
  const options = findQuestion(6)?.options ?? [];
  const ticked = toggled(options, toggled(options, [], 'assigns me tasks'), 'listens');
  expect(ticked).toEqual(['listens', 'assigns me tasks']);
  expect(toggled(options, ticked, 'listens')).toEqual(['assigns me tasks']);
});
