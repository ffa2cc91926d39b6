/** What the page Tus datos and its calls say to each other. */
import { z } from 'zod';

/** Days after which conversations go by themselves; null keeps them as long as the account. */
export const KEEP_DAYS = [30, 90, 365] as const;
export const keepDaysSchema = z.literal([...KEEP_DAYS]).nullable();
export type KeepDays = z.infer<typeof keepDaysSchema>;

/** Time to change one's mind before an account goes. */
export const UNDO_MS = 24 * 60 * 60 * 1000;

/** The word that confirms an erasure, by language of the page. */
export const CONFIRMATION = { es: 'BORRAR', pt: 'APAGAR', en: 'ERASE' } as const;

export const leavingSchema = z.object({
  /** What proves later that it was done; it says nothing of the person. */
  receipt: z.string(),
  requestedAt: z.string(),
  eraseAt: z.string(),
});
export type Leaving = z.infer<typeof leavingSchema>;

export const privacyPageSchema = z.object({
  account: z.object({
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    country: z.string().nullable(),
  }),
  /** How many of each there are. */
  holds: z.object({
    messages: z.number(),
    conversations: z.number(),
    answers: z.number(),
    memories: z.number(),
    planSteps: z.number(),
    devices: z.number(),
  }),
  isBlocked: z.boolean(),
  keepDays: keepDaysSchema,
  leaving: leavingSchema.nullable(),
});
export type PrivacyPage = z.infer<typeof privacyPageSchema>;
