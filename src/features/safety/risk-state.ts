import { z } from 'zod';
import { riskKindSchema, riskLevelSchema } from './risk.ts';

/** Live checklist of clinical.md §2.4: the next empty box decides the next safety step. */
export const CHECKLIST_BOXES = [
  'asked_directly',
  'tier',
  'line_given',
  'trusted_person',
  'provider',
  'barrier',
  'physical_presence',
  'means_distance',
  'distress_skill',
  'ai_disclosed',
] as const;
export type ChecklistBox = (typeof CHECKLIST_BOXES)[number];

/** Where the protocol has been, so that it neither repeats nor forgets; see protocol.ts. */
export const safetyCourseSchema = z.object({
  /** Frames already said in this conversation. */
  said: z.array(z.string()),
  /** A person near them, as we would say it: "tu hermano". */
  who: z.string().nullable(),
  /** What they had brought before danger came first, to return to it. */
  topic: z.string().nullable(),
  /** Answers of this conversation to the screener, by question. */
  answers: z.record(z.string(), z.enum(['yes', 'no', 'unsure'])),
  /** Where they say they are, when it is not the country on file: ISO code, or `other`. */
  country: z.string().nullable().optional(),
});
export type SafetyCourse = z.infer<typeof safetyCourseSchema>;

/** The country whose lines count: the one they say they are in, else the one on file; null when neither is known. */
export function countryNow(course: SafetyCourse | undefined, onFile: string | null): string | null {
  const said = course?.country;
  if (said === undefined || said === null) return onFile;
  return said === 'other' ? null : said;
}

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
});
export type RiskState = z.infer<typeof riskStateSchema>;

export const CALM: RiskState = {
  level: 'none',
  kinds: [],
  raisedAt: null,
  signals: {},
  checklist: {},
  step: null,
};

/** What the protocol still owes them; nothing while there is no danger on file. */
export function openBoxesOf({ level, checklist }: RiskState): ChecklistBox[] {
  return level === 'none' ? [] : CHECKLIST_BOXES.filter((box) => !checklist[box]);
}

/** Under this name the state counts the doubts of the trained reader in this conversation. */
export const DOUBT = 'doubt';

/** What goes on to the next conversation: everything but the open question and the doubts of this one. */
export function carriedOn(risk: RiskState): RiskState {
  const { [DOUBT]: _, ...signals } = risk.signals;
  return { ...risk, step: null, signals };
}
