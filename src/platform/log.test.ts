import { expect, test } from 'vitest';
import { createLog } from './log.server.ts';

function lineOf(cause: unknown): string {
  const lines: string[] = [];
  createLog('error', (line) => lines.push(line)).error('bug', { cause });
  return lines.join('');
}

test('a bug is told by its name, code and place', () => {
  const line = lineOf(Object.assign(new TypeError('una jirafa'), { code: '22P02' }));
  expect(JSON.parse(line)).toMatchObject({ error: 'TypeError', code: '22P02' });
  expect(JSON.parse(line).where).toMatch(/log\.test\.ts/);
});

test.each([
  ['on one line', 'Failed query: insert\nparams: Rosario Jirafa'],
  [
    'that looks like a place in the code',
    'params: x\n    at Rosario Jirafa (file:///jirafa.ts:1:1)\nat Jirafa',
  ],
  ['with nothing but that', 'at Rosario Jirafa'],
])('a message %s stays out, and so does that of its cause', (_, message) => {
  const inner = Object.assign(new Error(message), { code: message, name: message });
  const line = lineOf(Object.assign(new Error(message, { cause: inner }), { code: message }));
  expect(line).not.toMatch(/jirafa/i);
});

test('a message that was changed after the stack was made leaves no place rather than a word', () => {
  const bug = new Error('params: x\n    at Rosario Jirafa');
  bug.message = 'otra cosa';
  expect(lineOf(bug)).not.toMatch(/jirafa/i);
});
