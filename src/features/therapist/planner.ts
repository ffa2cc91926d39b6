/**
 * Decides the next move. The order of the rules is the eligibility order of the voice: safety first, then
 * what we asked, what they ask, repair, the running exercise, and only then reflection and offers.
 */
import type { StyleProfile } from '../intake/style-profile.ts';
import { type Assessment, NO_RISK } from '../safety/risk.ts';
import { answeredFirst } from './answered-first.ts';
import type { Guides } from './guided/guide.ts';
import { questionPart } from './guided/question-part.ts';
import { guidedRule } from './guided-rule.ts';
import type { Memory, MemoryDraft, MemoryOrder, Move } from './move.ts';
import { acuteRule } from './plan-acute.ts';
import { arcRule } from './plan-arc.ts';
import { closingRule } from './plan-close.ts';
import { saysNo, saysYes } from './plan-cues.ts';
import { type Draft, type Reading, type Rule, read, settle } from './plan-draft.ts';
import { exerciseRule, speaksToSomebody } from './plan-exercise.ts';
import { wantsBack } from './plan-exercise-leave.ts';
import { besideSafety, memoryPlan, withMemory } from './plan-memory.ts';
import { pendingRule } from './plan-pending.ts';
import { questionRule, safetyPlanRule } from './plan-question.ts';
import { repairRule } from './plan-repair.ts';
import { safetyPlan } from './plan-safety.ts';
import { styleRule } from './plan-style.ts';
import { namedRule, wishRule } from './plan-wish.ts';
import type { TherapistState } from './state.ts';
import type { Understanding } from './understanding.ts';

export type PlanInput = {
  text: string;
  understanding: Understanding;
  assessment: Assessment;
  state: TherapistState;
  profile: StyleProfile;
  memories: Memory[];
  /** False while the person keeps the memory paused. */
  mayRemember?: boolean;
  /** What the guide may say, by language; without it the planner of before speaks. */
  guides?: Guides | undefined;
  now: Date;
};

export type Plan = { move: Move; state: TherapistState; remember: MemoryDraft[]; order?: MemoryOrder };

const RULES = [
  acuteRule,
  styleRule,
  namedRule,
  pendingRule,
  exerciseRule,
  wishRule,
  closingRule,
  questionRule,
  repairRule,
] as const;

/** A question of theirs, or no answer to whether to begin, comes first: the exercise waits, or was never begun. */
const interruptedRule: Rule = (reading) => {
  const running = reading.state.exercise;
  if (running?.status !== 'running' || speaksToSomebody(reading)) return null;
  const asks = questionPart(reading.text) !== null;
  const isAtDoor = reading.state.recent.at(-1)?.kind === 'exercise.consent';
  const tellsOn =
    isAtDoor &&
    reading.understanding.wordCount > YES_WORDS &&
    !saysYes(reading.plain) &&
    !saysNo(reading.plain);
  if (!asks && !tellsOn) return null;
  const exercise = isAtDoor ? null : ({ ...running, status: 'paused' } as const);
  const draft = guidedRule({ ...reading, state: { ...reading.state, exercise, pending: null } });
  return draft && { ...draft, state: { exercise, ...draft.state } };
};
const YES_WORDS = 4;

/** "Seguir con el ejercicio". */
const resumedRule: Rule = (reading) =>
  reading.state.exercise?.status === 'paused' && wantsBack(reading.plain) ? exerciseRule(reading) : null;

/** What an exercise or the greeting of a return asked is taken as its answer; the guide itself leaves nothing of that kind open. */
function runningRule(reading: Reading): Draft | null {
  const { exercise, pending } = reading.state;
  const answer = pending ? pendingRule(reading) : null;
  return answer ?? (exercise?.status === 'running' ? exerciseRule(reading) : null);
}

/** Where the guide speaks: a body in alarm, their own safety plan, what is running, then the guide. */
const GUIDED_RULES = [
  acuteRule,
  safetyPlanRule,
  interruptedRule,
  resumedRule,
  runningRule,
  guidedRule,
] as const;

export function plan(input: PlanInput): Plan {
  const reading = read(input);
  const safety = safetyPlan(reading);
  if (safety) return wentOn(reading, safety) ?? answeredFirst(reading, besideSafety(reading, safety));
  return withMemory(reading, memoryOf(reading) ?? settle(reading, firstDraft(reading)));
}

/** "No po. Irme del depto. ¿Quién se cambia?": made clear, and what it is about is answered in the same breath. */
function wentOn(reading: Reading, { move, state: { risk } }: Plan): Plan | null {
  if (move.frame !== 'risk.clarified' || reading.understanding.wordCount < GOES_ON_WORDS) return null;
  const calm = { ...reading, assessment: NO_RISK, state: { ...reading.state, risk } };
  const draft = guidedRule(calm);
  if (typeof draft?.holes?.says !== 'string') return null;
  const says = `${THANKS[reading.style.language]} ${draft.holes.says}`;
  return settle(calm, { ...draft, holes: { ...draft.holes, says }, state: { ...draft.state, risk } });
}
const THANKS = { es: 'Gracias por aclararlo.', pt: 'Que bom que esclareceu.' } as const;
const GOES_ON_WORDS = 6;

/** "¿Te acuerdas?" in a letter to a father asks nothing of us. */
const memoryOf = (reading: Reading) => (speaksToSomebody(reading) ? null : memoryPlan(reading));

function firstDraft(reading: Reading): Draft {
  for (const rule of reading.guides?.(reading.style.language) ? GUIDED_RULES : RULES) {
    const draft = rule(reading);
    if (draft) return draft;
  }
  return arcRule(reading);
}
