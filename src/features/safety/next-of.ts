import { hasSaid, type SafetyDecision, type SafetyTurn, type Saying, say } from './turn.ts';

/** Says the first of these not yet said; null when all are. */
export function nextOf(turn: SafetyTurn, sayings: readonly Saying[]): SafetyDecision | null {
  const next = sayings.find(({ frame }) => !hasSaid(turn, frame));
  return next ? say(turn, next) : null;
}
