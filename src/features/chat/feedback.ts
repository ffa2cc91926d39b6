import { z } from 'zod';

/** What a reply did to the person: "me sirvió", "no me sirvió", "me hizo daño". The last one is read by the team. */
export const VERDICTS = ['helped', 'not', 'hurt'] as const;
export const verdictSchema = z.enum(VERDICTS);
export type Verdict = z.infer<typeof verdictSchema>;
