/** What the page needs of the calls' shapes without their schemas: the browser carries no validator. */
import type { KeepDays } from './privacy.ts';

export type { KeepDays, Leaving, PrivacyPage } from './privacy.ts';

export const KEEP_CHOICES = [null, 365, 90, 30] as const satisfies readonly KeepDays[];
