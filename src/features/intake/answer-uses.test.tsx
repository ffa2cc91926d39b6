import { describe, expect, test } from 'vitest';
import es from '../../../content/es/app.ts';
import esTu from '../../../content/es/tu.ts';
import pt from '../../../content/pt/app.ts';
import ptTu from '../../../content/pt/tu.ts';
import { setLanguage, withTuWords } from '../../platform/browser/language.ts';
import { readabilityOf } from '../site/readability.ts';
import { sentenceOf } from './answer-uses.tsx';
import { QUESTIONS } from './questions.ts';

const languages = [
  ['es', es, esTu],
  ['pt', pt, ptTu],
] as const;

describe.each(languages)('what comes of an answer, in %s', (locale, words, tu) => {
  test('is one short sentence for every option of the 24 questions', async () => {
    setLanguage(locale, words, async () => ({ default: tu }));
    await withTuWords(async () => {});
    for (const question of QUESTIONS) {
      for (const { value } of question.options) {
        const sentence = sentenceOf(question, [value]);
        expect(sentence, `${question.id} ${value}`).toMatch(/^\p{Lu}[^.?{}]+\.$/u);
        expect(readabilityOf(sentence).longestSentence, sentence).toBeLessThanOrEqual(20);
      }
    }
    expect(tu.review.uses).toHaveLength(QUESTIONS.length);
  });
});
