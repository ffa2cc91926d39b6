import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/test-server.ts';
import { newKey } from '../../../platform/crypto.server.ts';
import { sharedTally } from '../../../platform/shared-limits.server.ts';
import type { Question } from './chat-message.ts';
import { DayBudget } from './day-budget.ts';
import { costAtMost, tokensAtMost } from './token-estimate.ts';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T00:00:01Z');

test('a day has its budget, and the next day a new one', async () => {
  const budget = new DayBudget(100, null);
  await budget.reserve('ana', 90, monday);
  expect(await budget.reserve('luz', 11, monday)).toBe('all');
  expect(await budget.reserve('ana', 10, monday)).toHaveProperty('settle');
  expect(await budget.reserve('luz', 11, tuesday)).toHaveProperty('settle');
  expect(await new DayBudget(null, null).reserve('ana', 1e9, monday)).toHaveProperty('settle');
});

test('each person has their own, and what nobody waits for counts for all alone', async () => {
  const budget = new DayBudget(200, 50);
  await budget.reserve('ana', 45, monday);
  expect(await budget.reserve('ana', 6, monday)).toBe('person');
  await budget.reserve(null, 150, monday);
  expect(await budget.reserve(null, 6, monday)).toBe('all');
  expect(await budget.reserve(null, 5, monday)).toHaveProperty('settle');
  expect(await budget.reserve('ana', 50, tuesday)).toHaveProperty('settle');
});

const settleable = async (budget: DayBudget, tokens: number) => {
  const reserved = await budget.reserve('ana', tokens, monday);
  if (typeof reserved === 'string') throw new Error(reserved);
  return reserved;
};

test('what it did cost takes the place of what was set aside, as often as it is told', async () => {
  const budget = new DayBudget(100, 60);
  const reserved = await settleable(budget, 60);
  await reserved.settle(20);
  await reserved.settle(35);
  expect(await budget.reserve('ana', 26, monday)).toBe('person');
  expect(await budget.reserve('luz', 66, monday)).toBe('person');
  expect(await budget.reserve('luz', 60, monday)).toHaveProperty('settle');
});

test('what was asked before midnight changes nothing of the new day', async () => {
  const budget = new DayBudget(100, null);
  const late = await settleable(budget, 90);
  await budget.reserve('ana', 10, tuesday);
  await late.settle(5);
  expect(await budget.reserve('ana', 91, tuesday)).toBe('all');
  expect(await budget.reserve('ana', 90, tuesday)).toHaveProperty('settle');
});

test('two processes of one house spend one budget, also both at once and after a start', async () => {
  const { db } = await testDatabase();
  const key = newKey();
  const process = () => new DayBudget(100, null, sharedTally({ db, key }));
  const asked = await Promise.all(
    [process(), process(), process()].map((budget) => budget.reserve('ana', 40, monday)),
  );
  expect(asked.filter((one) => one === 'all')).toHaveLength(1);
  expect(await process().reserve('luz', 21, monday)).toBe('all');
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
