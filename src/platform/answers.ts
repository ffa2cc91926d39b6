/** How a route describes an answer that is no JSON of its own, and what every refusal looks like. */
import { z } from 'zod';

/** No body: the status says it all. */
export const nothing = z.undefined();

/** A text of this media type, such as a page, a file or a stream of events. */
export const textOf = (mediaType: string, description: string) => ({
  description,
  content: { [mediaType]: { schema: z.string() } },
});

export const page = textOf('text/html', 'A page');

/** JSON for a script, a page for whoever posts without one. */
export const pageOr = (schema: z.ZodType) => ({
  content: { 'application/json': { schema }, 'text/html': { schema: z.string() } },
});

/** One shape for every error that leaves the server. */
export const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** What is wrong with each field, in words for a person. */
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
});
