import type { KeyObject } from 'node:crypto';
import { and, asc, count, eq, lt, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/db.server.ts';
import { letters } from '../../db/schema.ts';
import { open, seal } from '../../platform/crypto.server.ts';
import type { Ends } from './keeping.ts';

const contentSchema = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  locale: z.string(),
  /** Something in it spoke of danger: read it first. */
  help: z.boolean(),
});
export type LetterContent = z.infer<typeof contentSchema>;

type Row = typeof letters.$inferSelect;
export type LetterKind = Row['kind'];
export type LetterStatus = Row['status'];
export type Letter = Omit<Row, 'sealed' | 'emailMark'> & LetterContent;

/** Keeps a letter once: the same id again gives the case number it already has. */
export async function putLetter(
  db: Db,
  key: KeyObject,
  entry: Pick<Row, 'id' | 'caseNumber' | 'kind' | 'status' | 'emailMark' | 'createdAt'> & {
    content: LetterContent;
  },
): Promise<string> {
  const { content, ...row } = entry;
  const sealed = seal(key, context(row.id), JSON.stringify(content));
  await db
    .insert(letters)
    .values({ ...row, sealed })
    .onConflictDoNothing({ target: letters.id });
  const [kept] = await db
    .select({ caseNumber: letters.caseNumber })
    .from(letters)
    .where(eq(letters.id, row.id));
  if (!kept) throw new Error('letter vanished');
  return kept.caseNumber;
}

/** Oldest first. */
export async function listLetters(db: Db, key: KeyObject, status: LetterStatus): Promise<Letter[]> {
  const rows = await db
    .select()
    .from(letters)
    .where(eq(letters.status, status))
    .orderBy(asc(letters.createdAt));
  return rows.map((row) => opened(key, row));
}

export async function findLetter(db: Db, key: KeyObject, caseNumber: string): Promise<Letter | null> {
  const [row] = await db.select().from(letters).where(eq(letters.caseNumber, caseNumber));
  return row ? opened(key, row) : null;
}

/** Letters of an address that wait for an answer, besides one. */
export async function countWaitingLetters(
  db: Db,
  { emailMark, id }: Pick<Row, 'emailMark' | 'id'>,
): Promise<number> {
  const waits = and(eq(letters.emailMark, emailMark), eq(letters.status, 'new'), ne(letters.id, id));
  const [row] = await db.select({ total: count() }).from(letters).where(waits);
  return row?.total ?? 0;
}

export async function eraseOldLetters(db: Db, { kept, refused }: Ends): Promise<void> {
  const last = sql`coalesce(${letters.answeredAt}, ${letters.createdAt})`;
  const isTrapped = eq(letters.status, 'trap');
  await db.delete(letters).where(or(lt(last, kept), and(isTrapped, lt(last, refused))));
}

/** @returns whether there was one to mark */
export async function markAnswered(db: Db, caseNumber: string, answeredAt: Date): Promise<boolean> {
  const marked = await db
    .update(letters)
    .set({ status: 'answered', answeredAt })
    .where(and(eq(letters.caseNumber, caseNumber)))
    .returning({ id: letters.id });
  return marked.length > 0;
}

export async function eraseLetters(db: Db, emailMark: string): Promise<number> {
  const erased = await db
    .delete(letters)
    .where(eq(letters.emailMark, emailMark))
    .returning({ id: letters.id });
  return erased.length;
}

function opened(key: KeyObject, { sealed, emailMark: _, ...row }: Row): Letter {
  return { ...row, ...contentSchema.parse(JSON.parse(open(key, context(row.id), sealed).toString())) };
}

const context = (id: string) => `letters.sealed:${id}`;
