import type { KeyObject } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/db.server.ts';
import { answers } from '../../db/schema.ts';
import { statement } from '../../db/statement.server.ts';
import { open, seal } from '../../platform/crypto.server.ts';
import { readable } from '../../platform/unreadable.server.ts';
import type { Answers } from './questions.ts';

const answerSchema = z.array(z.string());

export async function putAnswer(
  db: Db,
  key: KeyObject,
  row: { userId: string; questionId: number; answer: string[]; answeredAt: Date },
): Promise<void> {
  const { userId, questionId, answeredAt } = row;
  const sealed = seal(key, context(userId, questionId), JSON.stringify(row.answer));
  await db
    .insert(answers)
    .values({ userId, questionId, sealed, answeredAt })
    .onConflictDoUpdate({ target: [answers.userId, answers.questionId], set: { sealed, answeredAt } });
}

const answersOf = statement<{ userId: string }>()((db, { userId }) =>
  db
    .select({ questionId: answers.questionId, sealed: answers.sealed, isUsed: answers.isUsed })
    .from(answers)
    .where(eq(answers.userId, userId))
    .orderBy(answers.questionId),
);

export function getAnswers(db: Db, key: KeyObject, userId: string): Promise<Answers> {
  return readAnswers(db, key, userId, () => true);
}

/** Without those the person keeps from the talk. */
export function getUsedAnswers(db: Db, key: KeyObject, userId: string): Promise<Answers> {
  return readAnswers(db, key, userId, ({ isUsed }) => isUsed);
}

type Row = Awaited<ReturnType<typeof answersOf>>[number];

async function readAnswers(
  db: Db,
  key: KeyObject,
  userId: string,
  isWanted: (row: Row) => boolean,
): Promise<Answers> {
  const rows = await answersOf(db, { userId });
  const found: Answers = {};
  for (const { questionId, sealed } of rows.filter(isWanted)) {
    const where = context(userId, questionId);
    const answer = readable(where, () => answerSchema.parse(JSON.parse(open(key, where, sealed).toString())));
    if (answer) found[questionId] = answer;
  }
  return found;
}

/** Which questions have an answer, and which of these the talk may not use. */
export async function findAnsweredIds(
  db: Db,
  userId: string,
): Promise<{ answered: number[]; unused: number[] }> {
  const rows = await db
    .select({ id: answers.questionId, isUsed: answers.isUsed })
    .from(answers)
    .where(eq(answers.userId, userId))
    .orderBy(answers.questionId);
  const unused = rows.filter(({ isUsed }) => !isUsed);
  return { answered: rows.map(({ id }) => id), unused: unused.map(({ id }) => id) };
}

export async function setAnswerUse(
  db: Db,
  userId: string,
  { questionId, isUsed }: { questionId: number; isUsed: boolean },
): Promise<void> {
  await db
    .update(answers)
    .set({ isUsed })
    .where(and(eq(answers.userId, userId), eq(answers.questionId, questionId)));
}

const context = (userId: string, questionId: number) => `answers.sealed:${userId}:${questionId}`;
