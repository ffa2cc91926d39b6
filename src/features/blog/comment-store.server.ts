import type { KeyObject } from 'node:crypto';
import { and, asc, count, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/db.server.ts';
import { comments } from '../../db/schema.ts';
import { open, seal } from '../../platform/crypto.server.ts';
import type { Ends } from '../inbox/keeping.ts';

const contentSchema = z.object({
  name: z.string(),
  email: z.string(),
  url: z.string(),
  comment: z.string(),
  /** Something in it spoke of danger: read it first. */
  help: z.boolean(),
});
export type CommentContent = z.infer<typeof contentSchema>;

type Row = typeof comments.$inferSelect;
export type CommentStatus = Row['status'];
export type Comment = Omit<Row, 'sealed' | 'emailMark'> & CommentContent;

/** Keeps a comment once: the same id again gives the case number it already has. */
export async function putComment(
  db: Db,
  key: KeyObject,
  entry: Pick<Row, 'id' | 'caseNumber' | 'slug' | 'status' | 'emailMark' | 'createdAt'> & {
    content: CommentContent;
  },
): Promise<string> {
  const { content, ...row } = entry;
  const sealed = seal(key, context(row.id), JSON.stringify(content));
  await db
    .insert(comments)
    .values({ ...row, sealed })
    .onConflictDoNothing({ target: comments.id });
  const [kept] = await db
    .select({ caseNumber: comments.caseNumber })
    .from(comments)
    .where(eq(comments.id, row.id));
  if (!kept) throw new Error('comment vanished');
  return kept.caseNumber;
}

/** Oldest first. */
export async function listComments(db: Db, key: KeyObject, status: CommentStatus): Promise<Comment[]> {
  const rows = await db
    .select()
    .from(comments)
    .where(eq(comments.status, status))
    .orderBy(asc(comments.createdAt));
  return rows.map((row) => opened(key, row));
}

/** What a post shows, oldest first. */
export async function listApproved(db: Db, key: KeyObject, slug: string): Promise<Comment[]> {
  const rows = await db
    .select()
    .from(comments)
    .where(and(eq(comments.slug, slug), eq(comments.status, 'approved')))
    .orderBy(asc(comments.createdAt));
  return rows.map((row) => opened(key, row));
}

export async function findComment(db: Db, key: KeyObject, caseNumber: string): Promise<Comment | null> {
  const [row] = await db.select().from(comments).where(eq(comments.caseNumber, caseNumber));
  return row ? opened(key, row) : null;
}

/** Comments of an address that nobody has read, besides one. */
export async function countWaitingComments(
  db: Db,
  { emailMark, id }: Pick<Row, 'emailMark' | 'id'>,
): Promise<number> {
  const waits = and(eq(comments.emailMark, emailMark), eq(comments.status, 'pending'), ne(comments.id, id));
  const [row] = await db.select({ total: count() }).from(comments).where(waits);
  return row?.total ?? 0;
}

/** A comment that is shown stays with its post, until whoever wrote it wants it gone. */
export async function eraseOldComments(db: Db, { kept, refused }: Ends): Promise<void> {
  const last = sql`coalesce(${comments.decidedAt}, ${comments.createdAt})`;
  const isRefused = inArray(comments.status, ['trap', 'rejected']);
  const isUnread = eq(comments.status, 'pending');
  await db.delete(comments).where(or(and(isUnread, lt(last, kept)), and(isRefused, lt(last, refused))));
}

/** @returns whether there was one to decide on */
export async function decideComment(
  db: Db,
  caseNumber: string,
  decision: { status: 'approved' | 'rejected'; decidedAt: Date },
): Promise<boolean> {
  const decided = await db
    .update(comments)
    .set(decision)
    .where(eq(comments.caseNumber, caseNumber))
    .returning({ id: comments.id });
  return decided.length > 0;
}

export async function eraseComments(db: Db, emailMark: string): Promise<number> {
  const erased = await db
    .delete(comments)
    .where(eq(comments.emailMark, emailMark))
    .returning({ id: comments.id });
  return erased.length;
}

function opened(key: KeyObject, { sealed, emailMark: _, ...row }: Row): Comment {
  return { ...row, ...contentSchema.parse(JSON.parse(open(key, context(row.id), sealed).toString())) };
}

const context = (id: string) => `comments.sealed:${id}`;
