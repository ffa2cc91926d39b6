/** What the page about coming in and its calls say to each other. */
import { z } from 'zod';

export const accessSchema = z.object({ ways: z.array(z.enum(['password', 'google'])) });
export type Access = z.infer<typeof accessSchema>;
