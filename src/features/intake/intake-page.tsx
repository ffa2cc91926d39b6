// The intake: one question a screen, its review, and /preguntas, which goes on where the person left.
// One page for the 24 addresses, so that the answers stay at hand between them.
import { useEffect } from 'react';
import { navigate, usePlace } from '../../platform/browser/router.tsx';
import { useSession } from '../auth/use-session.tsx';
import { firstUnanswered } from './kept-answers.ts';
import { QuestionScreen } from './question-screen.tsx';
import { findQuestion } from './questions.ts';
import { ReviewScreen } from './review-screen.tsx';
import { type AnswerBook, useAnswers } from './use-answers.ts';
import './intake.css';

export default function IntakePage() {
  const { path } = usePlace();
  const book = useAnswers();
  if (path === '/preguntas/resumen') return <ReviewScreen book={book} />;
  const question = findQuestion(Number(path.replace('/preguntas', '')));
  if (!question) return <GoOn book={book} />;
  return <QuestionScreen key={question.id} question={question} book={book} />;
}

function GoOn({ book }: { book: AnswerBook }) {
  const { session } = useSession();
  const next = firstUnanswered(book.answers);
  const isKnown = book.isReady && session.status !== 'loading';
  useEffect(() => {
    if (isKnown) navigate(next === null ? '/preguntas/resumen' : `/preguntas${next}`, 'replace');
  }, [isKnown, next]);
  return null;
}
