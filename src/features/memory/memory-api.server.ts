/** Own calls of /tu/memoria and of the closing card: a person's memories, read, changed, erased and put back. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/db.server.ts';
import { withTx } from '../../db/with-tx.server.ts';
import { nothing } from '../../platform/answers.ts';
import { AppError } from '../../platform/errors.ts';
import type { ServerContext } from '../../server-context.ts';
import { requirePerson } from '../auth/session.server.ts';
import type { Memory } from '../therapist/move.ts';
import { discardSummary, findSummary, keepSummary } from './keep-summary.server.ts';
import { memoryPageSchema, returnedMemorySchema, type ShownMemory, shownMemorySchema } from './memory.ts';
import { MEMORY_TEXT_MAX } from './memory-groups.ts';
import {
  addMemories,
  changeMemory,
  findMemory,
  leaveUnread,
  listMemories,
  removeAllMemories,
  removeMemories,
} from './memory-store.server.ts';

const PAGE_MEMORIES = 100;

const byId = z.object({ id: z.uuid() });
const byTurn = z.object({ turnId: z.uuid() });
const withText = z.object({ text: z.string() });

export function memoryApi(app: FastifyInstance, context: ServerContext): void {
  const { database, keys, clock } = context;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const keyOf = (userId: string) => keys.get(database.db, userId);
  const erasing = (userId: string, erase: (tx: Db) => Promise<void>) =>
    withTx(database.db, async (tx) => {
      await keys.lock(database, tx, userId);
      await erase(tx);
      await leaveUnread(tx, userId);
    });

  routes.get(
    '/api/v1/memories',
    {
      schema: {
        summary: 'What is remembered of the person, newest first',
        querystring: z.object({ before: z.uuid().optional() }),
        response: { 200: memoryPageSchema },
      },
    },
    async (request) => {
      const { id: userId } = await requirePerson(context, request);
      const page = { before: request.query.before, limit: PAGE_MEMORIES + 1 };
      const found = await listMemories(database.db, await keyOf(userId), userId, page);
      const shown = found.slice(0, PAGE_MEMORIES);
      const cursor = found.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
      return { memories: shown.map(present), cursor };
    },
  );

  routes.post(
    '/api/v1/memories',
    {
      schema: {
        summary: 'Put back a memory that was just erased',
        body: returnedMemorySchema,
        response: { 201: shownMemorySchema },
      },
    },
    async (request, reply) => {
      const { id: userId } = await requirePerson(context, request);
      const { at, turnId, ...draft } = request.body;
      const kept = { ...draft, text: requireMemoryText(draft.text) };
      const source = { turnId, at: new Date(Math.min(Date.parse(at), clock().getTime())) };
      const key = await keyOf(userId);
      const [id = ''] = await addMemories(database.db, key, userId, { drafts: [kept], ...source });
      return reply
        .status(201)
        .send(present(await requireMemory(await findMemory(database.db, key, userId, id))));
    },
  );

  routes.put(
    '/api/v1/memories/:id',
    {
      schema: {
        summary: 'Say a memory in other words',
        params: byId,
        body: withText,
        response: { 200: shownMemorySchema },
      },
    },
    async (request) => {
      const { id: userId } = await requirePerson(context, request);
      const text = requireMemoryText(request.body.text);
      const key = await keyOf(userId);
      return withTx(database.db, async (tx) => {
        await keys.lock(database, tx, userId);
        const known = requireMemory(await findMemory(tx, key, userId, request.params.id));
        if (known.slot !== undefined) throw new AppError('not_found');
        // The sentence it came from no longer says what the memory says; the message itself can still be seen.
        const draft = { ...known, text, quote: undefined };
        await changeMemory(tx, key, userId, { id: known.id, draft });
        await leaveUnread(tx, userId);
        return present({ ...known, ...draft });
      });
    },
  );

  routes.delete(
    '/api/v1/memories/:id',
    {
      schema: {
        summary: 'Erase one memory; a step of the safety plan has calls of its own',
        params: byId,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const { id: userId } = await requirePerson(context, request);
      await erasing(userId, async (tx) => {
        const gone = await removeMemories(tx, userId, [request.params.id]);
        if (gone === 0) throw new AppError('not_found');
      });
      return reply.status(204).send();
    },
  );

  routes.delete(
    '/api/v1/memories',
    { schema: { summary: 'Erase everything remembered but the safety plan', response: { 204: nothing } } },
    async (request, reply) => {
      const { id: userId } = await requirePerson(context, request);
      await erasing(userId, (tx) => removeAllMemories(tx, userId));
      return reply.status(204).send();
    },
  );

  summaryRoutes(app, context);
}

function summaryRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, keys, clock } = context;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const path = '/api/v1/summaries/:turnId';

  routes.get(
    path,
    {
      schema: {
        summary: 'What a goodbye left in the memory, if anything',
        params: byTurn,
        response: { 200: z.object({ text: z.string().nullable() }) },
      },
    },
    async (request) => {
      const { id: userId } = await requirePerson(context, request);
      const key = await keys.get(database.db, userId);
      const known = await findSummary(database.db, key, userId, request.params.turnId);
      return { text: known?.text ?? null };
    },
  );

  routes.put(
    path,
    {
      schema: {
        summary: 'Keep the summary of a goodbye, in these words',
        params: byTurn,
        body: withText,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const { id: userId } = await requirePerson(context, request);
      const text = requireMemoryText(request.body.text);
      const key = await keys.get(database.db, userId);
      const entry = { turnId: request.params.turnId, text, at: clock() };
      await withTx(database.db, (tx) => keepSummary(tx, key, userId, entry));
      return reply.status(204).send();
    },
  );

  routes.delete(
    path,
    {
      schema: { summary: 'Throw the summary of a goodbye away', params: byTurn, response: { 204: nothing } },
    },
    async (request, reply) => {
      const { id: userId } = await requirePerson(context, request);
      const key = await keys.get(database.db, userId);
      await withTx(database.db, async (tx) => {
        await keys.lock(database, tx, userId);
        await discardSummary(tx, key, userId, request.params.turnId);
      });
      return reply.status(204).send();
    },
  );
}

function requireMemory(memory: Memory | null): Memory {
  if (!memory) throw new AppError('not_found');
  return memory;
}

/** @throws AppError when there is nothing left to remember, or too much for one memory */
function requireMemoryText(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  const tidy = lines.filter((line) => line !== '').join('\n');
  if (tidy === '' || tidy.length > MEMORY_TEXT_MAX) throw new AppError('invalid_memory');
  return tidy;
}

function present({ id, at, turnId, kind, text, quote, slot, about, on, outcome }: Memory): ShownMemory {
  return { id, at, turnId: turnId ?? null, kind, text, quote, slot, about, on, outcome };
}
