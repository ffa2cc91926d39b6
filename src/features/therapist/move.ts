import { z } from 'zod';
import { riskLevelSchema } from '../safety/risk.ts';

/** Every kind of turn the planner can decide; the catalogue of conversations.md §3. */
export const MOVE_KINDS = [
  // arc
  'greet.first',
  'greet.return',
  'return.safety',
  'ask.open',
  'ask.instance',
  'ask.want',
  'ask.either',
  'scale',
  'agenda',
  'check.understanding',
  'doubt.two-options',
  'offer.two',
  // reflecting
  'reflect.fact',
  'reflect.both',
  'reflect.feeling',
  'reflect.detail',
  'reflect.short',
  'reflect.words',
  'name.pattern',
  'listen.contract',
  'mode.check',
  'style.confirm',
  // exercises
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
  'topic.park',
  'topic.resume',
  'ask.evidence',
  'ask.double-standard',
  // the person asks us
  'answer',
  'repair',
  'smalltalk',
  // safety
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
  // ending
  'close.summary',
  'close.listen',
] as const;
export const moveKindSchema = z.enum(MOVE_KINDS);
export type MoveKind = (typeof MOVE_KINDS)[number];

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
]);
export type Piece = z.infer<typeof pieceSchema>;

/**
 * What to say next, before any word is chosen. `frame` names the phrase family the voice fills;
 * `holes` are the texts that fill it: the person's own words already shifted, numbers, names, times,
 * or a help line of the table. Both engines get the same move.
 */
export const moveSchema = z.object({
  kind: moveKindSchema,
  frame: z.string(),
  holes: z.record(z.string(), z.string()),
  level: riskLevelSchema,
  /** The help panel opens with this reply. */
  openPanel: z.boolean(),
  piece: pieceSchema.optional(),
  /** Quick replies, at most 4, always optional. */
  choices: z.array(z.string()).max(4).optional(),
});
export type Move = z.infer<typeof moveSchema>;

/** Something worth keeping for next time; `quote` is the person's own sentence it comes from. */
export const memoryDraftSchema = z.object({
  kind: z.enum([
    'name',
    'person',
    'fact',
    'mood',
    'step',
    'helped',
    'avoid',
    'takeaway',
    'summary',
    'safety',
  ]),
  text: z.string(),
  quote: z.string().optional(),
  /** The one place it has: a later memory of the same slot replaces it. */
  slot: z.string().max(40).optional(),
});
export type MemoryDraft = z.infer<typeof memoryDraftSchema>;

/** A remembered thing as the planner reads it. */
export type Memory = MemoryDraft & { id: string; at: string };
