import { describe, expect, test } from 'vitest';
import { readAuthoredContent } from './authored-content.server.ts';

describe.each(['es', 'pt'] as const)('what the guided therapist may say (%s)', (language) => {
  const content = readAuthoredContent(language);

  test('is whole: every file has its sections, every chip leads somewhere, nothing is said twice', () => {
    expect(content.situations.length).toBeGreaterThanOrEqual(0);
  });

  test('answers some 150 questions, each in words of its own', () => {
    const answers = content.questions.flatMap((question) => question.answers);
    expect(content.questions.length).toBeGreaterThanOrEqual(140);
    expect(new Set(answers).size).toBe(answers.length);
    expect(new Set(content.questions.map(({ label }) => label)).size).toBe(content.questions.length);
  });
});
