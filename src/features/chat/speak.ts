import { countItems, countQuestions, type GuardRule, guardSentence } from '../safety/guard.ts';
import { say, sentencesOf } from '../therapist/guided/guided-engine.ts';
import type { GuidedTurn } from '../therapist/guided/guided-turn.ts';

export type GuidedSpeech = { sentence: string } | { blocked: GuardRule };

/** The guided therapist says a move as itself, whole: its sentences pass the guard as everybody's do. */
export function* speak(turn: GuidedTurn, allowedNumbers: string[]): Generator<GuidedSpeech> {
  const guard = { allowedNumbers, questionsSoFar: 0, itemsSoFar: 0 };
  let isSaid = false;
  const weigh = (sentence: string): GuidedSpeech => {
    const verdict = guardSentence(sentence, guard);
    if (!verdict.ok) return { blocked: verdict.rule };
    guard.questionsSoFar += countQuestions(sentence);
    guard.itemsSoFar += countItems(sentence);
    isSaid = true;
    return { sentence };
  };
  for (const sentence of sentencesOf(say(turn))) yield weigh(sentence);
  if (isSaid) return;
  // Where nothing could be said because their own words did not pass (a long number): an open question.
  const open = { ...turn, move: { ...turn.move, frame: 'ask.open', holes: {} } };
  for (const sentence of sentencesOf(say(open))) yield weigh(sentence);
}
