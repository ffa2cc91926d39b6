/**
 * Memory in a turn: wishes about it are obeyed and confirmed in one line, questions to it answered, and whatever the
 * turn was, what the message plainly said is set down. With memory paused nothing is set down or brought up.
 */
import { atLeast } from '../../safety/risk.ts';
import { settle } from '../draft.ts';
import type { MemoryDraft } from '../move.ts';
import type { Draft, Plan, Reading } from '../reading.ts';
import { keepLast, LIMITS, type TherapistState } from '../state.ts';
import { capitalise } from '../tokens.ts';
import { outcomeIn, withStepAsked } from './agreed-step.ts';
import { toldIn, withCard } from './closing-card.ts';
import { statementsIn } from './memory-facts.ts';
import { memoryWish } from './memory-wish.ts';
import { obey } from './obey-wish.ts';
import { asksToRecall, isPrivate, isShutOut, recalled } from './recall.ts';

/** A wish about the memory or a question to it; null when the message is neither. */
export function memoryPlan(reading: Reading): Plan | null {
  const wish = memoryWish(reading.text);
  if (wish) return obey(reading, wish);
  return asksToRecall(reading.text) ? settle(reading, recallOrPause(reading)) : null;
}

function recallOrPause(reading: Reading): Draft {
  if (reading.mayRemember !== false) return recalled(reading);
  return { kind: 'memory.recall', frame: 'memory.paused', pending: reading.state.pending };
}

/**
 * Safety speaks first and alone. An order about the memory holds all the same; a plain statement is still learnt while
 * the danger is low, and nothing is once it is more than that.
 */
export function besideSafety(reading: Reading, planned: Plan): Plan {
  const asked = memoryPlan(reading);
  if (asked?.order)
    return { ...planned, order: asked.order, remember: [...planned.remember, ...asked.remember] };
  if (reading.mayRemember === false || atLeast(planned.state.risk.level, 'moderate')) return planned;
  const learnt = learntFrom(reading, planned).filter((draft) => mayKeep(draft, reading));
  return { ...planned, remember: [...planned.remember, ...learnt] };
}

/** The turn as it was planned, with what it leaves behind. */
export function withMemory(reading: Reading, planned: Plan): Plan {
  const { state, style } = reading;
  const isOrder = planned.move.kind === 'memory.wish';
  const sentence = toldIn(reading, planned.move.frame);
  const told = sentence && mayKeep({ kind: 'summary', text: sentence }, reading) ? sentence : null;
  const next: TherapistState = {
    ...planned.state,
    told: told
      ? keepLast([...planned.state.told.filter((line) => line !== told), told], LIMITS.told)
      : planned.state.told,
    recalled: planned.state.recalled === state.recalled ? [] : planned.state.recalled,
  };
  if (reading.mayRemember === false)
    return { ...withCard({ ...planned, state: next }, style.language), remember: [] };
  const learnt = isOrder || planned.move.kind === 'memory.recall' ? [] : learntFrom(reading, planned);
  const drafts = [...planned.remember.filter(({ kind }) => kind !== 'summary'), ...learnt];
  return withCard(
    withStepAsked(reading, {
      ...planned,
      state: next,
      remember: drafts.filter((draft) => mayKeep(draft, reading)),
    }),
    style.language,
  );
}

function learntFrom(reading: Reading, { move }: Plan): MemoryDraft[] {
  const { text, now, understanding } = reading;
  const quote = text.length <= 160 ? text : undefined;
  const drafts: MemoryDraft[] = (understanding.slots.who ?? []).map(({ theirs }) => ({
    kind: 'person',
    text: capitalise(theirs),
    ...(quote ? { quote } : {}),
  }));
  drafts.push(...statementsIn(text, now));
  const told = outcomeIn(reading, move.frame);
  if (told)
    drafts.push({ kind: 'step', text: told.step.text, quote: told.step.quote, outcome: told.outcome });
  return drafts;
}

/** What they asked not to keep stays out, however it comes up again. */
function mayKeep(draft: MemoryDraft, { memories }: Reading): boolean {
  if (draft.kind === 'safety' || isPrivate(draft)) return true;
  const text = `${draft.text} ${draft.quote ?? ''}`;
  return !memories.some((memory) => isPrivate(memory) && isShutOut(text, memory));
}
