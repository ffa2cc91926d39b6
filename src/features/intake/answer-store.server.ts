import type { KeyObject } from 'node:crypto';
import { eq } from 'drizzle-orm';
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
    .select({ questionId: answers.questionId, sealed: answers.sealed })
    .from(answers)
    .where(eq(answers.userId, userId))
    .orderBy(answers.questionId),
);

export async function getAnswers(db: Db, key: KeyObject, userId: string): Promise<Answers> {
  const rows = await answersOf(db, { userId });
  const found: Answers = {};
  for (const { questionId, sealed } of rows) {
    const where = context(userId, questionId);
    const answer = readable(where, () => answerSchema.parse(JSON.parse(open(key, where, sealed).toString())));
    if (answer) found[questionId] = answer;
  }
  return found;
}

export async function findAnsweredIds(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .select({ id: answers.questionId })
    .from(answers)
    .where(eq(answers.userId, userId))
    .orderBy(answers.questionId);
  return rows.map((row) => row.id);
}

const context = (userId: string, questionId: number) => `answers.sealed:${userId}:${questionId}`;
