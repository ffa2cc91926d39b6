import type { KeyObject } from 'node:crypto';
import { and, desc, eq, getTableColumns, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.server.ts';
import { turns } from '../../db/schema.ts';
import { statement } from '../../db/statement.server.ts';
import { open, seal } from '../../platform/crypto.server.ts';
import { readable } from '../../platform/unreadable.server.ts';
import type { Utterance } from '../therapist/utterance.ts';
import { type Turn, type TurnReply, turnPlanSchema, turnReplySchema } from './turn.ts';

type Row = typeof turns.$inferSelect;

/** Whoever answers a turn holds it for so long, and renews that as long as they live. By the clock of the database. */
const LEASE = sql`interval '3 seconds'`;
const leased = sql`clock_timestamp() + ${LEASE}`;
/** A lease that ends later than one that begins now was given by a clock that was ahead. */
const isHeld = sql<boolean>`coalesce(${turns.leaseUntil} between clock_timestamp() and ${leased}, false)`;

/** `isHeld`: somebody is answering it at this moment. */
export type FoundTurn = Turn & { isHeld: boolean };

export async function findTurn(
  db: Db,
  key: KeyObject,
  userId: string,
  id: string,
): Promise<FoundTurn | null> {
  const [row] = await turnOf(db, { userId, id });
  return row ? { ...openTurn(key, row), isHeld: row.isHeld } : null;
}

const turnOf = statement<{ userId: string; id: string }>()((db, { userId, id }) =>
  db
    .select({ ...getTableColumns(turns), isHeld: isHeld.as('is_held') })
    .from(turns)
    .where(and(eq(turns.userId, userId), eq(turns.id, id))),
);

/** The latest message of the person; openings have none. */
export async function findLastMessageId(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.userId, userId), isNotNull(turns.text)))
    .orderBy(desc(turns.position))
    .limit(1);
  return row?.id ?? null;
}

/** A turn that cannot be read any more: when it was is all that is left. */
export type LostTurn = Pick<Row, 'id' | 'position' | 'status' | 'createdAt'> & { isLost: true };

/** The last `limit` turns before a position (or at all), latest last; without those that cannot be read any more. */
export async function listTurns(
  db: Db,
  key: KeyObject,
  userId: string,
  page: { before?: string | undefined; limit: number },
): Promise<Turn[]> {
  const turns = await listAllTurns(db, key, userId, page);
  return turns.filter((turn): turn is Turn => !('isLost' in turn));
}

/** The same, with a place for each that is lost. */
export async function listAllTurns(
  db: Db,
  key: KeyObject,
  userId: string,
  page: { before?: string | undefined; limit: number },
): Promise<(Turn | LostTurn)[]> {
  const rows = await db
    .select()
    .from(turns)
    .where(and(eq(turns.userId, userId), page.before ? lt(turns.position, page.before) : undefined))
    .orderBy(desc(turns.position))
    .limit(page.limit);
  return rows.reverse().map((row) => {
    const { id, position, status, createdAt } = row;
    const turn = readable(whereIs(row), () => openTurn(key, row));
    return turn ?? { id, position, status, createdAt, isLost: true };
  });
}

/** The position of the person's last turn: the next one comes after it. */
export async function findLastPosition(db: Db, userId: string): Promise<string | null> {
  const [row] = await lastPositionOf(db, { userId });
  return row?.position ?? null;
}

const lastPositionOf = statement<{ userId: string }>()((db, { userId }) =>
  db
    .select({ position: turns.position })
    .from(turns)
    .where(eq(turns.userId, userId))
    .orderBy(desc(turns.position))
    .limit(1),
);

/** At most so many are looked at: a message every twenty seconds for three hours. */
const TIMES_MAX = 540;

/** When the latest turns of a conversation were begun, oldest first. */
export async function listTurnTimes(db: Db, userId: string, conversationId: string): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: turns.createdAt })
    .from(turns)
    .where(and(eq(turns.userId, userId), eq(turns.conversationId, conversationId)))
    .orderBy(desc(turns.position))
    .limit(TIMES_MAX);
  return rows.reverse().map(({ createdAt }) => createdAt);
}

/** What was said in the last turns before a position (or at all), latest last. */
export async function listUtterances(
  db: Db,
  key: KeyObject,
  userId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Utterance[]> {
  const rows = before
    ? await saidBefore(db, { userId, limit, before })
    : await saidLast(db, { userId, limit });
  return rows.reverse().flatMap((row) => readable(whereIs(row), () => saidIn(key, row)) ?? []);
}

function saidIn(key: KeyObject, row: Pick<Row, keyof typeof SAID>): Utterance[] {
  const said: Utterance[] = [];
  if (row.text) said.push({ from: 'person', text: readSealed(key, row, 'text', row.text) });
  // Sealed by us as it is: sixteen of them with every message are not checked again.
  const reply = row.reply && (JSON.parse(readSealed(key, row, 'reply', row.reply)) as TurnReply);
  if (reply?.text) said.push({ from: 'therapist', text: reply.text, ...draftOf(reply) });
  return said;
}

const draftOf = ({ piece }: TurnReply) => (piece?.kind === 'draft' ? { draft: piece.text } : {});

const SAID = { id: turns.id, userId: turns.userId, text: turns.text, reply: turns.reply };
const saidLast = statement<{ userId: string; limit: number }>()((db, { userId, limit }) =>
  db.select(SAID).from(turns).where(eq(turns.userId, userId)).orderBy(desc(turns.position)).limit(limit),
);
const saidBefore = statement<{ userId: string; limit: number; before: string }>()(
  (db, { userId, limit, before }) =>
    db
      .select(SAID)
      .from(turns)
      .where(and(eq(turns.userId, userId), lt(turns.position, before)))
      .orderBy(desc(turns.position))
      .limit(limit),
);

export async function addTurn(db: Db, key: KeyObject, userId: string, turn: Turn): Promise<void> {
  await insertTurn(db, sealedTurn(key, userId, turn));
}

/** A new turn as the database is given it. Whatever of it cannot be sealed fails here. */
export function sealedTurn(key: KeyObject, userId: string, turn: Turn): NewRow {
  const { id, conversationId, position, status, heldBy, createdAt } = turn;
  const sealFor = (column: string, value: string) => seal(key, context(column, userId, id), value);
  return {
    userId,
    id,
    conversationId,
    position,
    status,
    text: turn.text === null ? null : sealFor('text', turn.text),
    plan: sealFor('plan', JSON.stringify(turn.plan)),
    reply: turn.reply && sealFor('reply', JSON.stringify(turn.reply)),
    heldBy,
    createdAt,
  };
}

type NewRow = Omit<Row, 'closedAt' | 'leaseUntil' | 'stopAt'>;
export const insertTurn = statement<NewRow>()((db, row) =>
  db.insert(turns).values({
    userId: row.userId,
    id: row.id,
    conversationId: row.conversationId,
    position: row.position,
    status: row.status,
    text: row.text,
    plan: row.plan,
    reply: row.reply,
    heldBy: row.heldBy,
    leaseUntil: sql`case when ${row.heldBy}::uuid is null then null else ${leased} end`,
    createdAt: row.createdAt,
  }),
);

/** Somebody else answers it from now on. Whoever pressed "stop" before wants it again. */
export async function takeOverTurn(db: Db, userId: string, id: string, heldBy: string): Promise<void> {
  await db
    .update(turns)
    .set({ status: 'running', heldBy, leaseUntil: leased, stopAt: null })
    .where(and(eq(turns.userId, userId), eq(turns.id, id)));
}

/** @returns whether it is to stop; null when it is not theirs to answer any more */
export async function renewLease(db: Db, held: Held): Promise<{ isToStop: boolean } | null> {
  const [row] = await db
    .update(turns)
    .set({ leaseUntil: leased })
    .where(and(heldTurn(held), eq(turns.status, 'running')))
    .returning({ stopAt: turns.stopAt });
  return row ? { isToStop: row.stopAt !== null } : null;
}

/** A turn and whoever answers it. */
export type Held = { userId: string; id: string; heldBy: string };
const heldTurn = ({ userId, id, heldBy }: Held) =>
  and(eq(turns.userId, userId), eq(turns.id, id), eq(turns.heldBy, heldBy));

/** Tells whoever answers it, in whatever process, to stop. */
export async function askToStop(db: Db, userId: string, id: string, stopAt: Date): Promise<void> {
  await db
    .update(turns)
    .set({ stopAt })
    .where(and(eq(turns.userId, userId), eq(turns.id, id), eq(turns.status, 'running')));
}

/** @returns false when it was taken over meanwhile: then whoever did that closes it */
export async function closeTurn(
  db: Db,
  key: KeyObject,
  { userId, id, heldBy }: Held,
  close: { status: 'done' | 'stopped' | 'failed'; reply: TurnReply | null; closedAt: Date },
): Promise<boolean> {
  const { status, closedAt } = close;
  const reply = close.reply && seal(key, context('reply', userId, id), JSON.stringify(close.reply));
  const closed = await saveClosed(db, { userId, id, heldBy, status, reply, closedAt });
  return closed.length > 0;
}

/** Another decision takes the place of the one a turn was begun with. */
export async function savePlan(db: Db, key: KeyObject, userId: string, turn: Turn): Promise<void> {
  const { plan } = sealedTurn(key, userId, turn);
  await db
    .update(turns)
    .set({ plan })
    .where(and(eq(turns.userId, userId), eq(turns.id, turn.id)));
}

type ClosedRow = Pick<Row, 'userId' | 'id' | 'status' | 'reply'> & { heldBy: string; closedAt: Date };
const saveClosed = statement<ClosedRow>()((db, { userId, id, heldBy, status, reply, closedAt }) =>
  db
    .update(turns)
    .set({ status, reply, leaseUntil: null, heldBy: null, closedAt })
    .where(and(eq(turns.userId, userId), eq(turns.id, id), eq(turns.heldBy, heldBy)))
    .returning({ id: turns.id }),
);

/** At boot of the only process on a database: whatever still says "running" was cut off. */
export async function failInterruptedTurns(db: Db): Promise<void> {
  await db
    .update(turns)
    .set({ status: 'failed', leaseUntil: null, heldBy: null })
    .where(eq(turns.status, 'running'));
}

function openTurn(key: KeyObject, row: Row): Turn {
  const read = (column: string, value: Uint8Array) => readSealed(key, row, column, value);
  return {
    id: row.id,
    conversationId: row.conversationId,
    position: row.position,
    status: row.status,
    text: row.text && read('text', row.text),
    plan: turnPlanSchema.parse(JSON.parse(read('plan', row.plan))),
    reply: row.reply && turnReplySchema.parse(JSON.parse(read('reply', row.reply))),
    heldBy: row.heldBy,
    createdAt: row.createdAt,
  };
}

function readSealed(
  key: KeyObject,
  row: Pick<Row, 'userId' | 'id'>,
  column: string,
  value: Uint8Array,
): string {
  return open(key, context(column, row.userId, row.id), value).toString();
}

const whereIs = ({ userId, id }: Pick<Row, 'userId' | 'id'>) => `turns:${userId}:${id}`;
const context = (column: string, userId: string, id: string) => `turns.${column}:${userId}:${id}`;
