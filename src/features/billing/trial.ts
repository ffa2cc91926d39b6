import { z } from 'zod';

/** How a payment for trying may end; `leave`: it is paid, and whoever paid does not come back. */
export const TRIAL_OUTCOMES = ['approve', 'reject', 'cancel', 'expire', 'leave'] as const;
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number];

export const trialPageSchema = z.object({
  title: z.string(),
  /** Whole pesos, which nobody pays. */
  amount: z.number(),
  /** `open`: nothing was decided yet. */
  state: z.enum(['open', 'paid', 'failed', 'aborted', 'expired']),
});
export type TrialPage = z.infer<typeof trialPageSchema>;
