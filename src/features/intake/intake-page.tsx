// The intake: one question a screen, its review, and /preguntas, which goes on where the person left.
// One page for the 24 addresses, so that the answers stay at hand between them.
import { lazy, Suspense, useEffect } from 'react';
import { at, withTuWords } from '../../platform/browser/language.ts';
import { navigate, usePlace } from '../../platform/browser/router.tsx';
import { withoutLocale } from '../../platform/locale.ts';
import { useSession } from '../auth/use-session.tsx';
import { firstUnanswered } from './kept-answers.ts';
import { QuestionScreen } from './question-screen.tsx';
import { type Intake, SPANISH_INTAKE } from './questions.ts';
import { type AnswerBook, useAnswers } from './use-answers.ts';
import './intake.css';

const ReviewScreen = lazy(() => withTuWords(() => import('./review-screen.tsx')));

export default function IntakePage({ intake = SPANISH_INTAKE }: { intake?: Intake }) {
  const path = withoutLocale(usePlace().path);
  const book = useAnswers();
  if (path === '/preguntas/resumen') {
    return (
      <Suspense>
        <ReviewScreen intake={intake} book={book} />
      </Suspense>
    );
  }
  const question = intake.questions[Number(path.replace('/preguntas', '')) - 1];
  if (!question) return <GoOn book={book} />;
  return <QuestionScreen key={question.id} question={question} parts={intake.parts} book={book} />;
}

function GoOn({ book }: { book: AnswerBook }) {
  const { session } = useSession();
  const next = firstUnanswered(book.answers);
  const isKnown = book.isReady && session.status !== 'loading';
  useEffect(() => {
    if (isKnown) navigate(at(next === null ? '/preguntas/resumen' : `/preguntas${next}`), 'replace');
  }, [isKnown, next]);
  return null;
}
