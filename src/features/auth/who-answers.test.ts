import { describe, expect, test } from 'vitest';
import { whoAnswers } from './who-answers.ts';

const NOTHING = { memory: false, externalModel: false, reminders: false, research: false };
const on = { at: '2026-11-22T10:00:00.000Z', version: '2026-11-21' };

/** Somebody who said this about the model: yes, no, or nothing yet. */
function somebody(said: boolean | null) {
  return {
    consents: { ...NOTHING, externalModel: said === true },
    decided: said === null ? {} : { externalModel: on },
  };
}

describe('who answers', () => {
  test.each([
    [null, 'guided', false],
    [true, 'model', true],
    [false, 'guided', true],
  ] as const)(
    "where another company's model is connected and they said %s: %s",
    (said, answers, isDecided) => {
      const found = whoAnswers({ model: 'Modelo, Chile', modelIsLocal: false, ...somebody(said) });
      expect(found).toEqual({ model: 'external', answers, isDecided });
    },
  );

  test.each([
    [null, 'model'],
    [true, 'model'],
    [false, 'guided'],
  ] as const)('where a model of the house runs and they said %s: %s', (said, answers) => {
    const found = whoAnswers({ model: null, modelIsLocal: true, ...somebody(said) });
    expect(found).toMatchObject({ model: 'local', answers });
  });

  test('without a model the guided therapist, whatever was allowed once', () => {
    const found = whoAnswers({ model: null, modelIsLocal: false, ...somebody(true) });
    expect(found).toMatchObject({ model: 'none', answers: 'guided' });
  });
});
