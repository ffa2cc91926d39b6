import { z } from 'zod';

/** "Dilo de otra forma": how the last reply is wanted. */
export const SAY_AGAIN = ['shorter', 'direct', 'example'] as const;
export const sayAgainSchema = z.enum(SAY_AGAIN);
export type SayAgain = z.infer<typeof sayAgainSchema>;
