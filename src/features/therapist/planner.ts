/**
 * Decides what the guided therapist says next: safety first, then orders to the memory, a body in alarm, their safety plan,
 * what is running, and whatever is left is the guide's.
 */
import { isLookedAt, isUnseen } from '../safety/marks.ts';
import { atLeast, NO_RISK } from '../safety/risk.ts';
import { answeredFirst } from './answered-first.ts';
import { saysNo, saysYes } from './cues.ts';
import { read, settle } from './draft.ts';
import { acuteRule } from './exercises/acute-course.ts';
import { askedBack } from './exercises/asked-back.ts';
import { askedForRule } from './exercises/asked-for.ts';
import { exerciseRule, speaksToSomebody } from './exercises/exercise-turn.ts';
import { resumed } from './exercises/leave-exercise.ts';
import { isNewMatter, newMatter } from './exercises/new-matter.ts';
import { guidedDraft } from './guided/guided-draft.ts';
import { markedPart } from './guided/question-part.ts';
import { besideSafety, memoryPlan, withMemory } from './memory/memory-turn.ts';
import { pendingRule } from './pending.ts';
import type { Draft, Plan, PlanInput, Reading, Rule } from './reading.ts';
import { safetyPlanRule } from './safety-plan-answer.ts';
import { safetyPlan } from './safety-step.ts';

/** A question the open step does not answer, another matter, or no answer to whether to begin, comes first. */
const interruptedRule: Rule = (reading) => {
  const { state, text, plain, understanding } = reading;
  if (state.exercise?.status !== 'running' || speaksToSomebody(reading) || askedBack(reading)) return null;
  const asks = markedPart(text) !== null || understanding.act === 'ai_doubt';
  const tellsOn =
    isAtDoor(reading) && understanding.wordCount > YES_WORDS && !saysYes(plain) && !saysNo(plain);
  const isOther = state.exercise.id !== ACUTE && isNewMatter(reading);
  if (isOther) return guided({ ...reading, text: newMatter(text) });
  return asks || tellsOn ? guided(reading) : null;
};
const YES_WORDS = 4;
const ACUTE = 'acute';
const isAtDoor = ({ state }: Reading) => state.recent.at(-1)?.kind === 'exercise.consent';

/** The guide speaks, and an exercise that runs steps aside: it waits, or was never begun. */
function guided(reading: Reading): Draft {
  const running = reading.state.exercise;
  if (running?.status !== 'running') return guidedDraft(reading);
  const exercise = isAtDoor(reading) ? null : ({ ...running, status: 'paused' } as const);
  const draft = guidedDraft({ ...reading, state: { ...reading.state, exercise, pending: null } });
  return { ...draft, state: { exercise, ...draft.state } };
}

const RULES = [
  acuteRule,
  safetyPlanRule,
  askedForRule,
  interruptedRule,
  resumed,
  pendingRule,
  exerciseRule,
] as const;

export function plan(input: PlanInput): Plan {
  const reading = unwatched(read(input));
  if (isWatchedNow(reading)) return quiet(reading);
  const safety = safetyPlan(reading);
  if (safety) return wentOn(reading, safety) ?? answeredFirst(reading, besideSafety(reading, safety));
  return withMemory(reading, memoryOf(reading) ?? settle(reading, firstDraft(reading)));
}

const VIOLENCE = 'abuse_violence';

/** Who may hit them is in the room, or was when they last wrote: nothing of it is on the screen until they come back to it. */
const isWatchedNow = ({ state: { risk }, text, assessment }: Reading): boolean =>
  !atLeast(assessment.level, 'high') &&
  (risk.watched === 'now' || (risk.kinds.includes(VIOLENCE) && isLookedAt(text)));

/** So many replies in a row are quiet; who is still watched says so again. */
const QUIET_FOR = 4;

/** Whatever danger they write of, they can write of it. */
function unwatched(reading: Reading): Reading {
  const { state, text, assessment } = reading;
  if (state.risk.watched !== 'now') return reading;
  const lately = state.recent.slice(-QUIET_FOR);
  const isLong = lately.length === QUIET_FOR && lately.every(({ frame }) => frame === QUIET);
  if (!isLong && !isUnseen(text) && !atLeast(assessment.level, 'moderate')) return reading;
  return { ...reading, state: { ...state, risk: { ...state.risk, watched: null } } };
}
const QUIET = 'ask.open';

/** Something anybody may read, with nothing beside it. */
function quiet(reading: Reading): Plan {
  const { risk, guided } = reading.state;
  const settled = settle(reading, {
    kind: 'ask.open',
    frame: QUIET,
    state: {
      risk: { ...risk, watched: 'now', step: null },
      guided: guided && { ...guided, offered: [] },
    },
  });
  return { ...settled, move: { ...settled.move, level: 'none', openPanel: false }, remember: [] };
}

/** "No po. Irme del depto. ¿Quién se cambia?": made clear, and what it is about is answered in the same breath. */
function wentOn(reading: Reading, { move, state: { risk } }: Plan): Plan | null {
  if (move.frame !== 'risk.clarified' || reading.understanding.wordCount < GOES_ON_WORDS) return null;
  const calm = { ...reading, assessment: NO_RISK, state: { ...reading.state, risk } };
  const draft = guidedDraft(calm);
  if (typeof draft.holes?.says !== 'string') return null;
  const says = `${THANKS[reading.style.language]} ${draft.holes.says}`;
  return settle(calm, { ...draft, holes: { ...draft.holes, says }, state: { ...draft.state, risk } });
}
const THANKS = { es: 'Gracias por aclararlo.', pt: 'Que bom que esclareceu.' } as const;
const GOES_ON_WORDS = 6;

/** "¿Te acuerdas?" in a letter to a father asks nothing of us. */
const memoryOf = (reading: Reading) => (speaksToSomebody(reading) ? null : memoryPlan(reading));

/** To whatever is left the guide has something to say. */
function firstDraft(reading: Reading): Draft {
  for (const rule of RULES) {
    const draft = rule(reading);
    if (draft) return draft;
  }
  return guided(reading);
}
