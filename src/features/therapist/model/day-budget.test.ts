import { expect, test } from 'vitest';
import type { Question } from './chat-message.ts';
import { DayBudget } from './day-budget.ts';
import { costAtMost, tokensAtMost } from './token-estimate.ts';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T00:00:01Z');

test('a day has its budget, and the next day a new one', () => {
  const budget = new DayBudget(100, null);
  budget.reserve('ana', 90, monday);
  expect(budget.reached('ana', 10, monday)).toBeNull();
  expect(budget.reached('luz', 11, monday)).toBe('all');
  expect(budget.reached('luz', 11, tuesday)).toBeNull();
  expect(new DayBudget(null, null).reached('ana', 1e9, monday)).toBeNull();
});

test('each person has their own, and what nobody waits for counts for all alone', () => {
  const budget = new DayBudget(200, 50);
  budget.reserve('ana', 45, monday);
  expect(budget.reached('ana', 6, monday)).toBe('person');
  expect(budget.reached('luz', 50, monday)).toBeNull();
  budget.reserve(null, 150, monday);
  expect(budget.reached(null, 5, monday)).toBeNull();
  expect(budget.reached(null, 6, monday)).toBe('all');
  expect(budget.reached('ana', 50, tuesday)).toBeNull();
});

test('what it did cost takes the place of what was set aside, as often as it is told', () => {
  const budget = new DayBudget(100, 60);
  const reserved = budget.reserve('ana', 60, monday);
  reserved.settle(20);
  expect(budget.reached('ana', 40, monday)).toBeNull();
  reserved.settle(35);
  expect(budget.reached('ana', 26, monday)).toBe('person');
  expect(budget.reached('luz', 60, monday)).toBeNull();
  expect(budget.reached('luz', 66, monday)).toBe('person');
});

test('what was asked before midnight changes nothing of the new day', () => {
  const budget = new DayBudget(100, null);
  const late = budget.reserve('ana', 90, monday);
  budget.reserve('ana', 10, tuesday);
  late.settle(5);
  expect(budget.reached('ana', 90, tuesday)).toBeNull();
  expect(budget.reached('ana', 91, tuesday)).toBe('all');
});

test('an estimate is no less than what vocabularies make of it', () => {
  // The higher count of cl100k_base and o200k_base.
  const counted: [string, number][] = [
    ['Mi jefe me grita todos los días y llevo tres noches sin dormir', 18],
    ['Não consigo dormir há três noites e a coordenação só cobra', 17],
    ['😭😭💔🫠', 9],
    ['我今天很难过', 8],
    ['1234567890', 4],
    ['👨‍👩‍👧‍👦', 18],
  ];
  for (const [text, tokens] of counted) expect(tokensAtMost(text), text).toBeGreaterThanOrEqual(tokens);
  expect(tokensAtMost('a'.repeat(3_000))).toBeLessThan(1_100);
});

test('a question costs its messages, its tools, its shape and the longest answer', () => {
  const plain: Question = { messages: [{ role: 'user', content: 'Hola' }], maxTokens: 100 };
  const tools = [{ name: 'remember', description: 'Keeps a sentence.', parameters: { type: 'object' } }];
  expect(costAtMost(plain)).toBeGreaterThan(100);
  expect(costAtMost({ ...plain, tools })).toBeGreaterThan(costAtMost(plain) + 20);
  expect(costAtMost({ ...plain, schema: { name: 'x', schema: tools[0] ?? {} } })).toBeGreaterThan(
    costAtMost(plain) + 20,
  );
  const called = {
    role: 'assistant' as const,
    content: '',
    toolCalls: [{ id: 'a', name: 'b', arguments: '{}' }],
  };
  expect(costAtMost({ ...plain, messages: [called] })).toBeGreaterThan(
    costAtMost({ ...plain, messages: [{ role: 'assistant', content: '' }] }),
  );
});
