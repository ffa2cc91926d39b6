import { expect, test } from 'vitest';
import { styleProfile } from '../intake/style-profile.ts';
import type { GuidedTurn } from '../therapist/guided/guided-turn.ts';
import { type GuidedSpeech, speak } from './speak.ts';

const turn: GuidedTurn = {
  move: { kind: 'ask.open', frame: 'ask.open', holes: {}, level: 'none', openPanel: false },
  profile: styleProfile({}, { name: null, country: 'CL' }),
  history: [],
  recentOpeners: [],
  seed: 'una',
};
const sentences = (speech: GuidedSpeech[]) =>
  speech.flatMap((part) => ('sentence' in part ? [part.sentence] : []));

test('the guided therapist says a move sentence by sentence', () => {
  const said = sentences([...speak(turn, ['*4141'])]);
  expect(said.join(' ')).toContain('?');
});

test('where their own words could not be said back it is an open question', () => {
  const holes = { n: '506 858 0123' };
  const unsayable = { ...turn, move: { ...turn.move, frame: 'echo.number', holes } };
  const speech = [...speak(unsayable, ['*4141'])];
  expect(speech.filter((part) => 'blocked' in part)).not.toEqual([]);
  expect(sentences(speech).join(' ')).toContain('?');
  expect(sentences(speech).join(' ')).not.toContain('506');
});
