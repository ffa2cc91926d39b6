import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { localeOfRequest, spokenLanguage } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import { allLines } from './help-lines.ts';
import { panelLineSchema } from './panel-line.ts';

/** Help lines for the app area; open to everyone. */
export function helpApi(app: FastifyInstance, { clock }: ServerContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/v1/help-lines',
    {
      schema: {
        summary: 'Help lines of a country, those open now first, in the language of the page',
        querystring: z.object({
          country: z
            .string()
            .regex(/^[A-Za-z]{2}$/)
            .optional(),
        }),
        response: { 200: z.object({ country: z.string().nullable(), lines: z.array(panelLineSchema) }) },
      },
    },
    async (request) => {
      const country = request.query.country?.toUpperCase() ?? null;
      return { country, lines: allLines(country, clock(), spokenLanguage(localeOfRequest(request))) };
    },
  );
}
