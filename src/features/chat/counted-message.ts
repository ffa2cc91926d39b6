/**
 * Which messages count among the free ones of a day. Danger never does, nor what is always free: an exercise, a tool, the
 * memory, a mood, a goodbye. Where in doubt a message is not counted. Pure.
 */
import { levelOf } from '../safety/marks.ts';
import type { RiskState } from '../safety/risk-state.ts';
import { type Move, type MoveKind, SAFETY_MOVES } from '../therapist/move.ts';
import type { TherapistState } from '../therapist/state.ts';

const FREE_MOVES: ReadonlySet<MoveKind> = new Set<MoveKind>([
  ...SAFETY_MOVES,
  'return.safety',
  'exercise.check',
  'exercise.consent',
  'exercise.step',
  'exercise.pacer',
  'exercise.stop',
  'takeaway',
  'step.if-then',
  'step.shrink',
  'review.step',
  'scale',
  'mood.compare',
  'memory.recall',
  'memory.wish',
  'close.summary',
  'close.listen',
]);

export type Heard = {
  /** On file before the message, and after it as either therapist would have it. */
  states: readonly TherapistState[];
  /** What the guided therapist would say to it. */
  move: Pick<Move, 'kind' | 'level' | 'openPanel'>;
  /** It tells the memory what to do. */
  isOrder: boolean;
};

export function isCounted({ states, move, isOrder }: Heard): boolean {
  if (isOrder || move.openPanel || move.level !== 'none' || FREE_MOVES.has(move.kind)) return false;
  return states.every((state) => !isInDanger(state.risk) && !isAtWork(state));
}

/** Any level above none, a question of the protocol that is open, or somebody who may be looking. */
function isInDanger(risk: RiskState): boolean {
  return risk.level !== 'none' || levelOf(risk) !== 'none' || risk.step !== null || Boolean(risk.watched);
}

/** In an exercise, with a tool half filled, or where the guide has met a danger and sees it through. */
function isAtWork({ exercise, led, guided }: TherapistState): boolean {
  if (exercise?.status === 'running' || led?.exercise) return true;
  return guided != null && (guided.tool !== null || guided.danger !== null);
}
