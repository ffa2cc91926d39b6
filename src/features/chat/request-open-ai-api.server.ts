import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.server.ts';
import { sendEvents, wantsEvents } from '../../platform/sse.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { type Person, requirePerson, requireSelf } from '../auth/session.server.ts';
import { answerTurn } from './answer-turn.server.ts';
import type { ChatEvent } from './chat-event.ts';
import { newTextOf } from './documented-message.ts';
import type { LiveTurns } from './live-turns.server.ts';
import { requireText } from './require-text.server.ts';
import type { TurnReply } from './turn.ts';
import { listTurns } from './turn-store.server.ts';

const HISTORY_PAIRS = 15;
/** Clients of the documented call send their whole history along; the person's own text stays limited. */
const BODY_MAX_BYTES = 512 * 1024;

const replySchema = z.object({
  response: z.object({ message: z.string() }),
  message: z.string(),
  historicalMessages: z.object({ question: z.array(z.string()), answer: z.array(z.string()) }),
});
type Reply = z.infer<typeof replySchema>;

/** The documented chat call (spec §7): JSON, or the same JSON as the last event of a stream. */
export function requestOpenAiApi(app: FastifyInstance, context: ServerContext & { live: LiveTurns }): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/request_open_ai',
    {
      bodyLimit: BODY_MAX_BYTES,
      schema: {
        summary: 'Send a message and get the reply with the history so far',
        body: z.object({
          userId: z.string().max(320),
          userName: z.string().max(200).optional(),
          userEmail: z.string().max(320).optional(),
          message: z.string(),
        }),
        response: {
          200: {
            description:
              'The reply; as events when these are asked for, and then the reply is the last of them',
            content: {
              'application/json': { schema: replySchema },
              'text/event-stream': { schema: z.string() },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      const { userId, userEmail, message } = request.body;
      requireSelf(person, userId);
      if (userEmail) requireSelf(person, userEmail);
      const text = requireText(newTextOf(message, await lastReply(context, person)));
      const events = await answerTurn(context, person, { id: newId(), text });
      if (wantsEvents(request.headers.accept)) return sendEvents(reply, withReply(context, person, events));
      return collect(context, person, events);
    },
  );
}

async function lastReply({ database, keys }: ServerContext, person: Person): Promise<string | null> {
  const key = await keys.get(database.db, person.id);
  const [turn] = await listTurns(database.db, key, person.id, { limit: 1 });
  return turn?.reply ? writtenOut(turn.reply) : null;
}

async function collect(
  context: ServerContext,
  person: Person,
  events: AsyncIterable<ChatEvent> | Iterable<ChatEvent>,
): Promise<Reply> {
  let message = '';
  for await (const event of events) {
    message += heardOf(event);
    if (event.type === 'error') throw new AppError('internal');
  }
  return replyWith(context, person, message.trim());
}

async function* withReply(
  context: ServerContext,
  person: Person,
  events: AsyncIterable<ChatEvent> | Iterable<ChatEvent>,
): AsyncGenerator<ChatEvent | Reply> {
  let message = '';
  for await (const event of events) {
    yield event;
    message += heardOf(event);
    if (event.type === 'error') return;
  }
  yield await replyWith(context, person, message.trim());
}

/** The documented reply is one text: a notice of the house goes before it. */
function heardOf(event: ChatEvent): string {
  if (event.type === 'notice') return `${event.text} `;
  if (event.type === 'choices') return choicesWritten(event.choices);
  return event.type === 'text' ? event.text : '';
}

/** Where nothing can be tapped, what may be answered stands under the reply, a line each. */
const choicesWritten = (choices: readonly string[]): string =>
  choices.length > 0 ? `\n\n${choices.map((choice) => `– ${choice}`).join('\n')}` : '';

/** Where the house alone spoke, its notice is what was answered. */
const writtenOut = ({ text, notice = '', choices = [] }: TurnReply): string =>
  (text || notice) + choicesWritten(choices);

async function replyWith({ database, keys }: ServerContext, person: Person, message: string): Promise<Reply> {
  const key = await keys.get(database.db, person.id);
  const turns = await listTurns(database.db, key, person.id, { limit: HISTORY_PAIRS });
  const pairs = turns.filter((turn) => turn.text !== null && turn.reply !== null);
  return {
    response: { message },
    message,
    historicalMessages: {
      question: pairs.map((turn) => turn.text ?? ''),
      answer: pairs.map(({ reply }) => (reply ? writtenOut(reply) : '')),
    },
  };
}
