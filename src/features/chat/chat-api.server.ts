import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothing, textOf } from '../../platform/answers.ts';
import { AppError } from '../../platform/errors.ts';
import { spokenLanguage } from '../../platform/locale.ts';
import { sendEvents } from '../../platform/sse.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { requirePerson } from '../auth/session.server.ts';
import { sayAgainSchema } from '../therapist/say-again.ts';
import { answerTurn } from './answer-turn.server.ts';
import { turnStatusSchema } from './chat-event.ts';
import { verdictSchema } from './feedback.ts';
import { giveFeedback } from './give-feedback.server.ts';
import { listMessages, messagePageSchema } from './list-messages.server.ts';
import { LiveTurns } from './live-turns.server.ts';
import { requestOpenAiApi } from './request-open-ai-api.server.ts';
import { requireText } from './require-text.server.ts';
import { SAY_AGAIN_WORDS } from './say-again-words.ts';
import { askToStop, findTurn } from './turn-store.server.ts';

/** Room for a text far too long, so that it is refused with a sentence about its length. */
const BODY_MAX_BYTES = 512 * 1024;

/** Own calls of the chat, and the documented one. */
export function chatApi(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const live = new LiveTurns();
  app.addHook('preClose', () => waitForTurns(live)); // before the connections are closed
  requestOpenAiApi(app, { ...context, live });

  routes.get(
    '/api/v1/chat/messages',
    {
      schema: {
        summary: 'The last messages, oldest first',
        querystring: z.object({ before: z.uuid().optional() }),
        response: { 200: messagePageSchema },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      return listMessages(context, person, request.query.before);
    },
  );

  routes.post(
    '/api/v1/chat/turns',
    {
      bodyLimit: BODY_MAX_BYTES,
      config: { rateLimit: false }, // nobody in danger is ever told to wait
      schema: {
        summary:
          'Send a message; the reply comes as server-sent ChatEvents. The same id gives the same reply',
        body: z.object({
          id: z.uuid(),
          text: z.string(),
          /** "Dilo de otra forma": the last reply shorter, more direct or with an example; the text is then ours. */
          again: sayAgainSchema.optional(),
        }),
        response: { 200: textOf('text/event-stream', 'ChatEvents, one `data:` line of JSON each') },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      const { id, text, again } = request.body;
      const message = again
        ? { id, text: SAY_AGAIN_WORDS[spokenLanguage(person.locale)][again], again }
        : { id, text: requireText(text) };
      return sendEvents(reply, await answerTurn({ ...context, live }, person, message));
    },
  );

  const turnParams = z.object({ id: z.uuid() });

  routes.get(
    '/api/v1/chat/turns/:id',
    {
      schema: {
        summary: 'One turn: what was written, what was answered, how far it is',
        params: turnParams,
        response: {
          200: z.object({
            turn: z.object({
              id: z.string(),
              status: turnStatusSchema,
              text: z.string().nullable(),
              reply: z.string().nullable(),
            }),
          }),
        },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      const { db } = context.database;
      const turn = await findTurn(db, await context.keys.get(db, person.id), person.id, request.params.id);
      if (!turn) throw new AppError('not_found');
      const { id, status, text } = turn;
      return { turn: { id, status, text, reply: turn.reply?.text ?? null } };
    },
  );

  routes.post(
    '/api/v1/chat/turns/:id/stop',
    {
      schema: {
        summary: 'Stop the reply that is being written',
        params: turnParams,
        response: { 202: nothing },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      const { id } = request.params;
      live.get(LiveTurns.key(person.id, id))?.stop();
      // Another process may be answering it.
      await askToStop(context.database.db, person.id, id, context.clock());
      return reply.status(202).send();
    },
  );

  routes.put(
    '/api/v1/chat/turns/:id/feedback',
    {
      schema: {
        summary: 'What a reply did: it helped, it did not, it hurt; null takes it back',
        params: turnParams,
        body: z.strictObject({ verdict: verdictSchema.nullable() }),
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      await giveFeedback(context, person, { turnId: request.params.id, verdict: request.body.verdict });
      return reply.status(204).send();
    },
  );
}

async function waitForTurns(live: LiveTurns): Promise<void> {
  const deadline = Date.now() + 5_000;
  live.closing.abort();
  await Promise.all(live.learning);
  while (live.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  if (live.size === 0) return;
  for (const turn of live.values()) turn.sayGoodbye();
  // What was said last leaves before the connections are closed.
  await new Promise((resolve) => setTimeout(resolve, 50));
}
