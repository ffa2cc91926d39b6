import type { Locale } from '../../platform/locale.ts';
import { labelsOf, SPANISH_INTAKE } from '../intake/questions.ts';
import { PORTUGUESE_INTAKE } from '../intake/questions-pt.ts';

type Row = Record<string, unknown>;

/** Marks a row of the export whose sealed values do not open any more. */
export const UNREADABLE = 'unreadable';

/** An answer beside the question it answers, as the person read it. */
export function withQuestion(row: Row, locale: Locale): Row {
  const { questions } = locale === 'pt' ? PORTUGUESE_INTAKE : SPANISH_INTAKE;
  const question = questions.find(({ id }) => id === row.questionId);
  if (!question) return row;
  const answer = Array.isArray(row.content) ? row.content.map(String) : [];
  return { ...row, question: question.title, labels: labelsOf(question, answer) };
}
