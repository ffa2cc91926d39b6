import { z } from 'zod';
import { riskLevelSchema } from '../safety/risk-schema.ts';

/** What is said because of danger. */
export const SAFETY_MOVES = [
  'risk.direct',
  'screen',
  'reasons',
  'trusted.person',
  'barrier',
  'provider',
  'line.someday',
  'safety-plan',
  'crisis.open',
  'crisis.presence',
  'crisis.means',
  'crisis.skill',
  'crisis.line',
  'crisis.stay',
  'crisis.instruction',
  'third-party',
  'violence',
  'medical',
  'psychosis',
  'minor',
  'harm-to-others',
  'substance',
  'eating',
  'refuse.method',
] as const;

/** Every kind of turn that can be decided. */
const MOVE_KINDS = [
  // beginning, and what was asked then
  'greet.first',
  'greet.return',
  'return.safety',
  'ask.open',
  'ask.instance',
  'scale',
  // exercises
  'exercise.check',
  'exercise.consent',
  'exercise.step',
  'exercise.pacer',
  'exercise.stop',
  'takeaway',
  'step.if-then',
  'step.shrink',
  'review.step',
  'mood.compare',
  'memory.recall',
  'memory.wish',
  'topic.resume',
  // the person asks us
  'answer',
  ...SAFETY_MOVES,
  // ending
  'close.summary',
  'close.listen',
  // the guided talk by choosing: what it says is written whole
  'guide',
  // the model therapist's own words: nothing was planned
  'model',
] as const;
export const moveKindSchema = z.enum(MOVE_KINDS);
export type MoveKind = (typeof MOVE_KINDS)[number];
/** A kind that was given up, in what was saved before, reads as the guide's. */
export const savedMoveKindSchema = moveKindSchema.catch('guide');

/** The lines of the thought record, in the order they are written. */
const RECORD_CELLS = [
  'situation',
  'thought',
  'belief',
  'emotion',
  'for',
  'against',
  'balanced',
  'rebelief',
] as const;
export const recordCellSchema = z.enum(RECORD_CELLS);

/** A small interactive piece shown under a reply; every piece also works as plain text. */
export const pieceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pacer'),
    inhaleSeconds: z.number(),
    exhaleSeconds: z.number(),
    rounds: z.number().int(),
  }),
  z.object({ kind: z.literal('scale'), max: z.literal([10, 100]) }),
  /** A list of countries to tap, when a line is due and nobody knows of which. */
  z.object({ kind: z.literal('country') }),
  /** One step of 5-4-3-2-1: how many things to name by this sense. */
  z.object({
    kind: z.literal('senses'),
    sense: z.enum(['see', 'touch', 'hear', 'smell', 'taste']),
    count: z.number().int().min(1).max(5),
  }),
  /** The thought record as far as it is written, and the line that is open. */
  z.object({
    kind: z.literal('record'),
    cells: z.array(z.object({ id: recordCellSchema, text: z.string() })).max(RECORD_CELLS.length),
    open: recordCellSchema,
    step: z.number().int(),
    of: z.number().int(),
  }),
  /** An exercise whose steps are fixed words of ours, read at the person's own pace (model therapist). */
  z.object({
    kind: z.literal('exercise'),
    id: z.string(),
    name: z.string(),
    /** What it is for, in a sentence. */
    intro: z.string(),
    steps: z.array(z.string()).min(1).max(8),
  }),
  /** Leads to a page of the person's own. */
  z.object({ kind: z.literal('page'), page: z.enum(['plan', 'memory', 'pass']) }),
  /** A text they asked for, to copy with one tap: a message that is hard to write. */
  z.object({ kind: z.literal('draft'), text: z.string().max(1_200) }),
  /** One question of the Columbia screener in its own wording; answered by `choices` or in words. */
  z.object({ kind: z.literal('screener'), text: z.string() }),
  /** "Lo que nos llevamos hoy": what would be kept of this conversation, to change, keep or throw away. */
  z.object({ kind: z.literal('summary'), lines: z.array(z.string()).max(4) }),
]);
export type Piece = z.infer<typeof pieceSchema>;

/**
 * What to say next. `frame` names the phrase family that is said; `holes` are the texts that fill it: what the guide says
 * whole, numbers, names, times, words of theirs as they stand, or a help line of the table.
 */
export const moveSchema = z.object({
  kind: savedMoveKindSchema,
  frame: z.string(),
  holes: z.record(z.string(), z.string()),
  level: riskLevelSchema,
  /** The help panel opens with this reply. */
  openPanel: z.boolean(),
  piece: pieceSchema.optional(),
  /** Quick replies, at most 5, always optional. */
  choices: z.array(z.string()).max(5).optional(),
});
export type Move = z.infer<typeof moveSchema>;

export const MEMORY_KINDS = [
  'name',
  'person',
  'fact',
  'goal',
  'mood',
  'step',
  'helped',
  'avoid',
  'takeaway',
  'summary',
  'safety',
  /** What they are going through, by the name it has in the guided talk; once it is over its outcome is `done`. */
  'situation',
  /** What a tool made of their answers: a plan, a message, a list. */
  'kept',
] as const;
export const memoryKindSchema = z.enum(MEMORY_KINDS);
export type MemoryKind = z.infer<typeof memoryKindSchema>;

/** What became of an agreed step, once it was asked about. */
export const stepOutcomeSchema = z.enum(['done', 'half', 'not']);
export type StepOutcome = z.infer<typeof stepOutcomeSchema>;

/** Something worth keeping for next time, in the person's words; `quote` is the sentence it comes from. */
export const memoryDraftSchema = z.object({
  kind: memoryKindSchema,
  text: z.string(),
  quote: z.string().optional(),
  /** The one place it has: a later memory of the same slot replaces it. */
  slot: z.string().max(40).optional(),
  /** Where only one can hold ("home", "person:jefe"): a newer memory about the same takes its place. */
  about: z.string().optional(),
  /** The day of something that was still to come, as YYYY-MM-DD. */
  on: z.string().optional(),
  outcome: stepOutcomeSchema.optional(),
  /** Said to set something right: other names for the same person give way to it. */
  corrects: z.boolean().optional(),
});
export type MemoryDraft = z.infer<typeof memoryDraftSchema>;

/** A remembered thing as the planner reads it; `turnId` is the message it was learnt from. */
export type Memory = MemoryDraft & { id: string; at: string; turnId?: string | null };

/** What the person wants of the memory itself; it takes effect with the message that says so. */
export const memoryOrderSchema = z.discriminatedUnion('wish', [
  /** What was just said, and what we had just brought up. */
  z.object({ wish: z.literal('forget-last'), ids: z.array(z.string()) }),
  /** Each entry is one way it may be spoken of: by who it is, or by their name. */
  z.object({ wish: z.literal('forget-about'), about: z.array(z.array(z.string())) }),
  z.object({ wish: z.literal('forget-all') }),
  z.object({ wish: z.literal('pause') }),
  z.object({ wish: z.literal('resume') }),
]);
export type MemoryOrder = z.infer<typeof memoryOrderSchema>;
