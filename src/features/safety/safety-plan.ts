/**
 * The safety plan of a person (Stanley and Brown, six steps), read out of their memories. Each step has one place: what
 * is written on the page replaces what the chat kept, and the other way round.
 */
import type { Memory, MemoryDraft } from '../therapist/move.ts';
import { guardSentence } from './guard.ts';
import { normalise } from './normalise.ts';
import { readSignals } from './signals.ts';

export const PLAN_STEPS = ['signs', 'alone', 'company', 'people', 'care', 'distance'] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

/** How a step is called among the memories. */
const MEMORY_NAMES: Record<PlanStep, string> = {
  signs: 'Plan de seguridad, señales',
  alone: 'Plan de seguridad, lo que ayuda a solas',
  company: 'Plan de seguridad, lugares y compañía',
  people: 'Plan de seguridad, a quién pedir ayuda',
  care: 'Plan de seguridad, profesionales',
  distance: 'Plan de seguridad, distancia',
};

/** Words of the person by step; a step without words is not there. */
export type SafetyPlan = Partial<Record<PlanStep, { words: string; at: string }>>;

export const planSlot = (step: PlanStep): string => `plan.${step}`;

export function planMemory(step: PlanStep, words: string): MemoryDraft {
  return { kind: 'safety', text: `${MEMORY_NAMES[step]}: ${words}`, quote: words, slot: planSlot(step) };
}

export function planOf(memories: readonly Memory[]): SafetyPlan {
  const plan: SafetyPlan = {};
  for (const { slot, quote, at } of memories) {
    const step = PLAN_STEPS.find((name) => planSlot(name) === slot);
    if (step && quote) plan[step] = { words: quote, at };
  }
  return plan;
}

export function hasPlan(memories: readonly Memory[]): boolean {
  return Object.keys(planOf(memories)).length > 0;
}

const SAID_WORDS = 10;
/** Words that a plan may hold and we do not say back: danger, and what can hurt. */
const NOT_SAID =
  /\b(?:mat\w+|muer\w+|mor[ir]\w*|suicid\w+|pastillas?|remedios?|comprimidos?|cort\w+|arma\w*|cuchill\w+|faca|soga|cuerda|corda|veneno|tir(?:o|ar)\w*|\w+(?:zepam|zolam|etina|alina|apina)|rivotril|litio)\b/;

/** A step as it can be quoted in a reply: its first line, short, with nothing of danger and no number. */
export function sayable(plan: SafetyPlan | undefined, step: PlanStep): string | undefined {
  const line = plan?.[step]?.words
    .split(/[\n.;]/)
    .find((part) => part.trim() !== '')
    ?.replace(/["“”«»]/g, '')
    .trim();
  if (!line || line.split(/\s+/).length > SAID_WORDS || /\d{3}|[?¿!¡]/.test(line)) return undefined;
  const plain = normalise(line);
  if (NOT_SAID.test(plain) || readSignals(plain).length > 0) return undefined;
  const quoted = guardSentence(`"${line}".`, { allowedNumbers: [], questionsSoFar: 0 });
  return quoted.ok ? line : undefined;
}
