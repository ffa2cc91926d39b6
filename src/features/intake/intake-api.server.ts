import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothing } from '../../platform/answers.ts';
import { AppError } from '../../platform/errors.ts';
import type { ServerContext } from '../../server-context.ts';
import { requirePerson, requireSelf } from '../auth/session.server.ts';
import { getAnswers, setAnswerUse } from './answer-store.server.ts';
import { findQuestion } from './questions.ts';
import { saveAnswer } from './save-answer.server.ts';

const answerEntry = z.object({ questionId: z.number(), answer: z.array(z.string()) });

/** The two documented calls of the intake (spec §7), where `userId` is the person's e-mail, and one of our own. */
export function intakeApi(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/answer',
    {
      schema: {
        summary: 'Keep the answer to one question; answering again replaces it',
        body: z.object({
          id: z.coerce.number().int().optional(),
          userId: z.string().max(320),
          questionId: z.coerce.number().int(),
          answer: z.array(z.string().max(200)).max(20),
        }),
        response: { 200: z.object({ status_code: z.literal(200), data: answerEntry }) },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      const { userId, questionId, answer } = request.body;
      requireSelf(person, userId);
      await saveAnswer(context, person, questionId, answer);
      return { status_code: 200 as const, data: { questionId, answer } };
    },
  );

  routes.get(
    '/answer/:userId',
    {
      schema: {
        summary: "The person's answers",
        params: z.object({ userId: z.string().max(320) }),
        response: { 200: z.object({ status_code: z.literal(200), data: z.array(answerEntry) }) },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      requireSelf(person, request.params.userId);
      const answers = await getAnswers(
        context.database.db,
        await context.keys.get(context.database.db, person.id),
        person.id,
      );
      const data = Object.entries(answers).map(([questionId, answer = []]) => ({
        questionId: Number(questionId),
        answer,
      }));
      return { status_code: 200 as const, data };
    },
  );

  routes.put(
    '/api/v1/answers/:questionId/use',
    {
      schema: {
        summary: 'Whether the talk may make use of an answer; it stays kept either way',
        params: z.object({ questionId: z.coerce.number().int() }),
        body: z.object({ isUsed: z.boolean() }),
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const { id } = await requirePerson(context, request);
      const { questionId } = request.params;
      if (!findQuestion(questionId)) throw new AppError('unknown_question');
      await setAnswerUse(context.database.db, id, { questionId, ...request.body });
      return reply.status(204).send();
    },
  );
}
