/**
 * What the planner knows between two turns: bounded, JSON, stored encrypted with the conversation.
 * Every list has a limit and is trimmed where it is written, so a long conversation never grows it.
 */
import { z } from 'zod';
import { CONTRAINDICATIONS, type StyleProfile } from '../intake/style-profile.ts';
import { riskStateSchema } from '../safety/risk-schema.ts';
import { CALM, carriedOn, countryNow } from '../safety/risk-state.ts';
import { guidedStateSchema } from './guided/guided-state.ts';
import { savedMoveKindSchema } from './move.ts';
import { TOPICS } from './understanding.ts';

/** What our last question asked for, so that "sí", "un 8" or "la primera" can be read. */
const PENDING_HINTS = ['scale10', 'scale100', 'yes-no', 'choice', 'free'] as const;
export type PendingHint = (typeof PENDING_HINTS)[number];

/** Limits of the lists below: enough for a conversation, small enough to save at every turn. */
export const LIMITS = { recent: 6, people: 8, asked: 80, refused: 24, told: 6 } as const;

const pendingSchema = z.object({
  hint: z.enum(PENDING_HINTS),
  /** Which of our own questions is open: `mood`, `agenda`, `exercise`… */
  about: z.string().max(40),
});
export type Pending = z.infer<typeof pendingSchema>;

const exerciseStateSchema = z.object({
  id: z.string(),
  /** Index into the exercise's script. */
  step: z.number().int(),
  cells: z.record(z.string(), z.string()),
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** How often the open step was answered with "no sé". */
  misses: z.number().int(),
  status: z.enum(['running', 'paused']),
});
export type ExerciseState = z.infer<typeof exerciseStateSchema>;

/** How they are spoken to as they speak to us; it outranks settings and intake. */
const styleRequestsSchema = z
  .object({
    address: z.enum(['tu', 'vos', 'usted', 'voce']),
    language: z.enum(['es', 'pt']),
  })
  .partial();

/** What a talk that the model leads carries from turn to turn. */
const ledSchema = z.object({
  /** How the conversation began, and what was said since, for when the talk outgrows what is sent. */
  beginning: z.string().max(600).nullable(),
  summary: z.string().max(1_500).nullable(),
  /** Turn up to which the summary reaches. */
  summedUp: z.number().int(),
  /** The exercise whose card is open. */
  exercise: z.string().nullable(),
  /** What stood under the last reply to tap. */
  offered: z.array(z.string()).max(4),
  /** The guided therapist answered last, because the model could not: it is said once. */
  isAway: z.boolean(),
});
export type LedState = z.infer<typeof ledSchema>;
export const NEW_LED: LedState = {
  beginning: null,
  summary: null,
  summedUp: 0,
  exercise: null,
  offered: [],
  isAway: false,
};

export const therapistStateSchema = z.object({
  turn: z.number().int(),
  style: styleRequestsSchema,
  topic: z.enum(TOPICS).nullable(),
  pending: pendingSchema.nullable(),
  exercise: exerciseStateSchema.nullable(),
  /** Contraindications heard in the chat, besides those of the intake. */
  heard: z.array(z.enum(CONTRAINDICATIONS)),
  /** Exercises the person declined or had tried before; never pushed again. */
  refused: z.array(z.string()).max(LIMITS.refused),
  /** Circumstances they told (exercises/circumstances.ts). */
  cues: z.array(z.string()).default([]),
  /** People as we would name them ("tu mamá"), latest last. */
  people: z.array(z.string()).max(LIMITS.people),
  /** Sentences of theirs as they wrote them: what the closing card is made of. */
  told: z.array(z.string()).max(LIMITS.told).default([]),
  /** Memories our last reply brought up: "olvida eso" may mean them. */
  recalled: z.array(z.string()).max(4).default([]),
  recent: z.array(z.object({ kind: savedMoveKindSchema, frame: z.string() })).max(LIMITS.recent),
  /** Frames already spoken in this conversation, oldest first; a question is not asked twice. */
  asked: z.array(z.string()).max(LIMITS.asked),
  /** Turn of our last offer. */
  offeredAt: z.number().int().nullable(),
  /** How often a thing came up: `acute`, `other language`… */
  counts: z.record(z.string(), z.number().int()),
  mood: z.object({ last: z.number().nullable() }),
  name: z.string().nullable(),
  /** What the person takes along and the small step agreed, in their words. */
  takeaway: z.string().nullable(),
  step: z.string().nullable(),
  risk: riskStateSchema,
  /** Absent until the model has led a turn of this conversation. */
  led: ledSchema.optional(),
  /** Absent until the guide has led one. */
  guided: guidedStateSchema.optional(),
});
export type TherapistState = z.infer<typeof therapistStateSchema>;

export function newState(): TherapistState {
  return {
    turn: 0,
    style: {},
    topic: null,
    pending: null,
    exercise: null,
    heard: [],
    refused: [],
    cues: [],
    people: [],
    told: [],
    recalled: [],
    recent: [],
    asked: [],
    offeredAt: null,
    counts: {},
    mood: { last: null },
    name: null,
    takeaway: null,
    step: null,
    risk: CALM,
  };
}

/** What the next conversation starts from: the person and the danger stay, the thread is let go. */
export function carryOver(state: TherapistState): TherapistState {
  return {
    ...newState(),
    style: state.style,
    heard: state.heard,
    refused: state.refused,
    people: state.people,
    name: state.name,
    exercise: leftHalfWay(state),
    risk: carriedOn(state.risk),
  };
}

/** An exercise they had begun and not stopped: the next conversation may ask whether to go on with it. */
function leftHalfWay({ exercise, refused }: TherapistState): ExerciseState | null {
  if (!exercise || exercise.id === 'acute' || refused.includes(exercise.id)) return null;
  const isBegun = Object.keys(exercise.cells).some((cell) => cell !== 'before');
  return isBegun ? { ...exercise, status: 'paused', misses: 0 } : null;
}

/** The profile as it stands now: what is on file, overruled by what the person asked for or told in the chat. */
export function styleNow(profile: StyleProfile, state: TherapistState): StyleProfile {
  const country = countryNow(state.risk.course, profile.country);
  const style = { ...profile, ...state.style, name: state.name ?? profile.name, country };
  return state.style.address ? { ...style, formality: formalityOf(state.style.address, profile) } : style;
}

function formalityOf(address: StyleProfile['address'], profile: StyleProfile): StyleProfile['formality'] {
  if (address === 'usted') return 'formal';
  return profile.formality === 'formal' && address !== 'voce' ? 'casual' : profile.formality;
}

export function keepLast<T>(list: readonly T[], limit: number): T[] {
  return list.slice(-limit);
}
