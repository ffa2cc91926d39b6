import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ServerContext } from '../../server-context.ts';
import { countryCode, personName } from '../auth/account-fields.ts';
import { requirePerson } from '../auth/session.server.ts';
import { TERMS_VERSION } from '../auth/sign-up.server.ts';
import { findAnsweredIds } from '../intake/answer-store.server.ts';
import { consentsIn, getConsents, listDecisions, putConsents } from './consent-store.server.ts';
import { changeProfile } from './profile-store.server.ts';

const consentsSchema = z.object({
  memory: z.boolean(),
  externalModel: z.boolean(),
  reminders: z.boolean(),
  research: z.boolean(),
});

const personSchema = z.object({ email: z.string(), name: z.string(), country: z.string().nullable() });

/** Who is signed in, and what they allow. */
export function accountApi(app: FastifyInstance, context: ServerContext): void {
  const { database, clock, engine } = context;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/v1/me',
    {
      schema: {
        summary: 'Who is signed in, and how far the intake is',
        response: {
          200: z.object({
            person: personSchema,
            /** Whether they showed that the e-mail is theirs. */
            emailVerified: z.boolean(),
            answered: z.array(z.number()),
            /** Answers the person keeps from the talk. */
            unused: z.array(z.number()),
            consents: consentsSchema,
            /** When each consent was given or taken back, and under which version of the privacy page. */
            decided: z.partialRecord(
              z.enum(['memory', 'externalModel', 'reminders', 'research']),
              z.object({ at: z.string(), version: z.string() }),
            ),
            /** Whose model may answer whoever allows it; null when none is connected. */
            model: z.string().nullable(),
            /** A model answers that sends nothing out: by default, until the person decides against it. */
            modelIsLocal: z.boolean(),
          }),
        },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      const { answered, unused } = await findAnsweredIds(database.db, person.id);
      const decisions = await listDecisions(database.db, person.id);
      const { email, name, country, emailVerified } = person;
      return {
        person: { email, name, country },
        emailVerified,
        answered,
        unused,
        consents: consentsIn(decisions),
        decided: Object.fromEntries(
          decisions.map(({ purpose, version, at }) => [purpose, { version, at: at.toISOString() }]),
        ),
        model: engine?.provider ?? null,
        modelIsLocal: engine !== null && engine.provider === null,
      };
    },
  );

  routes.patch(
    '/api/v1/me',
    {
      schema: {
        summary: 'Correct the name or the country; what is left out stays',
        body: z.strictObject({ name: personName.optional(), country: countryCode.nullable().optional() }),
        response: { 200: z.object({ person: personSchema }) },
      },
    },
    async (request) => {
      const { id, email, name, country } = await requirePerson(context, request);
      const changes = request.body;
      await changeProfile(database.db, id, changes, clock());
      return { person: { email, name, country, ...changes } };
    },
  );

  routes.get(
    '/api/v1/consents',
    { schema: { summary: 'What the person allows', response: { 200: consentsSchema } } },
    async (request) => {
      const person = await requirePerson(context, request);
      return getConsents(database.db, person.id);
    },
  );

  routes.put(
    '/api/v1/consents',
    {
      schema: {
        summary: 'Change what the person allows; what is left out stays',
        body: z.strictObject(consentsSchema.partial().shape),
        response: { 200: consentsSchema },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      await putConsents(database.db, {
        userId: person.id,
        changes: request.body,
        version: TERMS_VERSION,
        at: clock(),
      });
      return getConsents(database.db, person.id);
    },
  );
}
