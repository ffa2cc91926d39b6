/**
 * How much of a move a model may word. The plan is always ours; the words are freer where nothing but warmth hangs on
 * them, and our own where a wrong one could hurt or would not be true.
 *
 * - `ours`: our words alone; the model is not asked.
 * - `lead`: a sentence or two of the model that take up what was told, then our words whole.
 * - `whole`: the model words the reply; what the move asks is asked in any case.
 */
import { atLeast } from '../safety/risk.ts';
import type { EngineTurn } from './engine.ts';
import { SAFETY_FRAMES } from './guided/frames-safety.ts';
import type { Move, MoveKind } from './move.ts';
import { isTrap } from './trap.ts';

export type Freedom = 'ours' | 'lead' | 'whole';

/** Agreeing kindly is already wrong here: a delusion, a wish for means, a body in danger, a child, a blow to come. */
const OURS: ReadonlySet<MoveKind> = new Set<MoveKind>([
  'refuse.method',
  'psychosis',
  'medical',
  'minor',
  'harm-to-others',
  'violence',
  'substance',
  'eating',
  'third-party',
  // An instrument has one wording.
  'screen',
  'crisis.instruction',
  'crisis.means',
  'crisis.line',
  // What we keep and what we forget must be exactly true.
  'memory.recall',
  'memory.wish',
  'close.summary',
]);

/** Steps, questions and lines that must arrive as they are. */
const LEAD: ReadonlySet<MoveKind> = new Set<MoveKind>([
  'return.safety',
  'risk.direct',
  'reasons',
  'trusted.person',
  'barrier',
  'provider',
  'line.someday',
  'safety-plan',
  'crisis.open',
  'crisis.presence',
  'crisis.skill',
  'crisis.stay',
  'exercise.check',
  'exercise.consent',
  'exercise.step',
  'exercise.pacer',
  'exercise.stop',
  'rerate',
  'takeaway',
  'step.if-then',
  'step.shrink',
  'review.step',
  'mood.compare',
  'memory.link',
]);

/** That this is an AI is said as it is; questions about ourselves, illness and medicines have one true answer. */
const OUR_WORDS =
  /^notice\.|^answer\.(?:ai|feel|who|privacy|price|call|remember|purpose|pretend|love|rather|diagnosis|medication|plan)(?:\.|$)/;

export function freedomOf({ kind, frame, level }: Pick<Move, 'kind' | 'frame' | 'level'>): Freedom {
  const parts = frame.split(' + ');
  if (level === 'imminent' || OURS.has(kind) || parts.some((name) => OUR_WORDS.test(name))) return 'ours';
  const isCareful = atLeast(level, 'moderate') || parts.some((name) => Object.hasOwn(SAFETY_FRAMES, name));
  return isCareful || LEAD.has(kind) ? 'lead' : 'whole';
}

/** Messages back to which what is asked for may have been prepared. */
const MESSAGES_BACK = 2;

type FreedomTurn = Pick<EngineTurn, 'move' | 'heard' | 'history'>;

/** Asked by whoever guards, speaks and saves a turn, and the same each time. */
const known = new WeakMap<FreedomTurn, Freedom>();

/** The same for a turn: what it asks for counts as well, and what was asked for just before. */
export function freedomIn(turn: FreedomTurn): Freedom {
  const freedom = known.get(turn) ?? readFreedom(turn);
  known.set(turn, freedom);
  return freedom;
}

function readFreedom({ move, heard = '', history }: FreedomTurn): Freedom {
  const before = history.filter(({ from }) => from === 'person').slice(-MESSAGES_BACK);
  return isTrap([...before.map(({ text }) => text), heard]) ? 'ours' : freedomOf(move);
}
