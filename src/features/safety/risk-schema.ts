/** What is stored and sent of danger, checked where it comes in. Apart, so that assessing loads no checker. */
import { z } from 'zod';
import { CHECKLIST_BOXES } from './checklist.ts';
import { RISK_KINDS, RISK_LEVELS } from './risk.ts';

export const riskLevelSchema = z.enum(RISK_LEVELS);
export const riskKindSchema = z.enum(RISK_KINDS);

/** Of the way to help: no call is possible, nobody is near, somebody is on the way, somebody is there. */
export const FACTS = ['no-calls', 'no-one', 'coming', 'here'] as const;
export type Fact = (typeof FACTS)[number];

/** Where the protocol has been, so that it neither repeats nor forgets; see protocol.ts. */
export const safetyCourseSchema = z.object({
  /** Frames already said in this conversation. */
  said: z.array(z.string()),
  /** A person near them, as we would say it: "tu hermano". */
  who: z.string().nullable(),
  /** Answers of this conversation to the screener, by question. */
  answers: z.record(z.string(), z.enum(['yes', 'no', 'unsure'])),
  /** Where they say they are, when it is not the country on file: ISO code, or `other`. */
  country: z.string().nullable().optional(),
  /** What they told of the way to help: no step is named that is impossible or done. */
  told: z.array(z.enum(FACTS)).optional(),
  /** Who it is that they fear for, as they call them without "mi": "hijo". */
  other: z.string().max(40).optional(),
});
export type SafetyCourse = z.infer<typeof safetyCourseSchema>;

/** One kind of danger as the model therapist keeps it: each kind its own, the highest rules (marks.ts). */
export const dangerMarkSchema = z.object({
  level: riskLevelSchema,
  /** Their sentence that shows it; '' where the questionnaire or an earlier talk does. */
  words: z.string().max(200),
  /** Turn of the conversation in which it was last raised. */
  turn: z.number().int(),
  by: z.enum(['said', 'hinted', 'intake', 'reader', 'model']),
});
export type DangerMark = z.infer<typeof dangerMarkSchema>;

/** What is carried from turn to turn and from one conversation to the next about danger. */
export const riskStateSchema = z.object({
  /** Falls only by clarification or by a lower re-screen on another day. */
  level: riskLevelSchema,
  kinds: z.array(riskKindSchema),
  /** ISO time of the last raise, null when never raised. */
  raisedAt: z.string().nullable(),
  /** Signals seen so far and how often; they add up across turns (means, goodbye, burden, hopelessness). */
  signals: z.record(z.string(), z.number()),
  checklist: z.partialRecord(z.enum(CHECKLIST_BOXES), z.boolean()),
  /** Where the protocol stands, such as `screen.Q3`; null when no question of it is open. */
  step: z.string().nullable(),
  /** Absent until the protocol has spoken once. */
  course: safetyCourseSchema.optional(),
  /** By kind, where the model therapist leads; see marks.ts. */
  marks: z.partialRecord(riskKindSchema, dangerMarkSchema).optional(),
  /**
   * Somebody reads or may read the phone (`screen`): nothing about help stays on it. Somebody is looking `now`, or the person
   * changed the subject for that: nothing of it is said either.
   */
  watched: z.enum(['screen', 'now']).nullable().optional(),
});
export type RiskState = z.infer<typeof riskStateSchema>;
