import { describe, expect, test } from 'vitest';
import { fakeEngine } from '../../../tests/support/fake-engine.ts';
import { styleProfile } from '../intake/style-profile.ts';
import type { Engine, EngineTurn } from '../therapist/engine.ts';
import { type Speech, speak } from './speak.ts';

const turn: EngineTurn = {
  move: { kind: 'ask.open', frame: 'ask.open', holes: {}, level: 'none', openPanel: false },
  profile: styleProfile({}, { name: null, country: 'CL' }),
  history: [],
  recentOpeners: [],
  seed: 'una',
};

async function hear(engine: Engine): Promise<Speech[]> {
  return Array.fromAsync(speak(engine, turn, ['*4141'], new AbortController().signal));
}
const sentences = (speech: Speech[]) => speech.flatMap((part) => ('sentence' in part ? [part.sentence] : []));

describe('what an engine says', () => {
  test('reaches the person sentence by sentence', async () => {
    const said = sentences(await hear(fakeEngine('normal')));
    expect(said.slice(0, 2)).toEqual(['Te escucho.', 'Sigue cuando quieras.']);
    // The plan asked for something, and the next message is read as the answer to it.
    expect(said.slice(2)).toEqual([expect.stringContaining('?')]);
  });

  test('goes on in guided words when the engine breaks', async () => {
    const speech = await hear(fakeEngine('dies-mid-stream'));
    expect(sentences(speech)[0]).toBe('Te escucho.');
    expect(sentences(speech).length).toBeGreaterThan(1);
    expect(speech.some((part) => 'failed' in part)).toBe(true);
  });

  test('loses the sentence that the guard refuses, and goes on in guided words', async () => {
    const speech = await hear(fakeEngine('wrong-number'));
    expect(sentences(speech).join(' ')).not.toContain('900');
    expect(sentences(speech).length).toBeGreaterThan(1);
    expect(speech.some((part) => 'blocked' in part)).toBe(true);
  });

  test('never asks three questions, whoever speaks', async () => {
    const curious: Engine = {
      name: 'fake',
      async *reply() {
        yield '¿Cómo estás?';
        yield '¿Desde cuándo?';
        yield '¿Y por qué?';
      },
    };
    expect(
      sentences(await hear(curious))
        .join(' ')
        .split('?').length - 1,
    ).toBeLessThanOrEqual(2);
  });
});
