import { type Answers, isBlank, labelsOf, QUESTIONS } from './questions.ts';

/** Documented beginning of the questionnaire context (spec §7). */
export const CONTEXT_PREFIX = 'Considerando las respuestas del cuestionario:';

/** The intake in one line, several answers to a question joined with a comma; '' when nothing was answered. */
export function contextSentence(answers: Answers): string {
  const parts = QUESTIONS.flatMap((question) => {
    const answer = answers[question.id];
    if (!answer || isBlank(answer)) return [];
    return [`${question.title} ${labelsOf(question, answer).join(', ')}`];
  });
  return parts.length === 0 ? '' : `${CONTEXT_PREFIX} ${parts.join('. ')}.`;
}
