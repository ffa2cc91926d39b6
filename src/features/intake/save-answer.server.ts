import { AppError, type RefusalCode } from '../../platform/errors.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { putAnswer } from './answer-store.server.ts';
import { type AnswerProblem, answerProblem } from './questions.ts';

const REFUSAL: Record<AnswerProblem, RefusalCode> = {
  unknown_question: 'unknown_question',
  unknown_option: 'unknown_option',
  repeated: 'unknown_option',
  too_many: 'too_many_options',
  required: 'answer_required',
};

/** Keeps one answer; answering again replaces it. @throws AppError when it is not one of the options */
export async function saveAnswer(
  { database, keys, clock }: Pick<ServerContext, 'database' | 'keys' | 'clock'>,
  person: Person,
  questionId: number,
  answer: string[],
): Promise<void> {
  const problem = answerProblem(questionId, answer);
  if (problem) throw new AppError(REFUSAL[problem]);
  const key = await keys.get(database.db, person.id);
  await putAnswer(database.db, key, { userId: person.id, questionId, answer, answeredAt: clock() });
}
