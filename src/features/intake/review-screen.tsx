import { withReturn } from '../../platform/browser/return-path.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { Why } from '../../ui/accordion.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TilePath } from '../../ui/tile-path.tsx';
import { AppTabs } from '../auth/app-tabs.tsx';
import { useSession } from '../auth/use-session.tsx';
import { TopBar } from '../help/top-bar.tsx';
import { CONTEXT_PREFIX, contextSentence } from './context-sentence.ts';
import { firstUnanswered } from './kept-answers.ts';
import { isBlank, labelsOf, PARTS, QUESTION_COUNT, QUESTIONS, type Question } from './questions.ts';
import type { AnswerBook } from './use-answers.ts';

const REVIEW = '/preguntas/resumen';

export function ReviewScreen({ book }: { book: AnswerBook }) {
  const { session } = useSession();
  const answered = new Set(Object.keys(book.answers).map(Number));
  const next = firstUnanswered(book.answers);
  const howMany = `${answered.size} de ${QUESTION_COUNT} respondidas`;
  useArrival('Tus respuestas - Juntos');
  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>Tus respuestas</h1>
        <div className="review-floor">
          <TilePath parts={PARTS} current={0} answered={answered} label={howMany} flat />
          <p className="quiet">{howMany}</p>
        </div>
        <p>Con esto la IA sabe por dónde empezar y cómo hablarte. Cámbialas cuando quieras.</p>
        {answered.size > 0 && <Why summary="Así lo usará la IA">{howItIsUsed(book.answers)}</Why>}
        {session.status === 'out' && (
          <Banner
            kind="info"
            action={<ButtonLink href={withReturn('/inicio-de-sesion', REVIEW)}>Ingresar</ButtonLink>}
          >
            <p>Solo ves lo que quedó en este teléfono. Ingresa para ver el resto.</p>
          </Banner>
        )}
        <div className="button-row">
          <ButtonLink kind={next === null ? 'primary' : 'secondary'} href="/chatbot">
            Ir a conversar
          </ButtonLink>
          {next !== null && (
            <ButtonLink kind="primary" href={`/preguntas${next}`}>
              {answered.size === 0 ? 'Empezar' : 'Sigue donde quedaste'}
            </ButtonLink>
          )}
        </div>
        {PARTS.map((part) => (
          <section key={part.number} className="review-part" aria-labelledby={`parte-${part.number}`}>
            <h2 id={`parte-${part.number}`}>{part.name}</h2>
            <ul className="review-list">
              {QUESTIONS.filter((question) => question.part === part.number).map((question) => (
                <ReviewRow key={question.id} question={question} answer={book.answers[question.id]} />
              ))}
            </ul>
          </section>
        ))}
      </main>
      <div className="tabs-foot">
        <AppTabs />
      </div>
    </>
  );
}

/** What the therapist reads before the first word, as it stands. */
function howItIsUsed(answers: AnswerBook['answers']): string {
  const sentence = contextSentence(answers).slice(CONTEXT_PREFIX.length).trim();
  return sentence === ''
    ? 'Todavía no hay nada que leer.'
    : `Lee esto antes de conversar contigo. ${sentence}`;
}

function ReviewRow({ question, answer }: { question: Question; answer: string[] | undefined }) {
  const shown = isBlank(answer) ? 'Sin responder' : labelsOf(question, answer ?? []).join(', ');
  return (
    <li>
      <div>
        <p className="quiet">{question.lead ? `${question.title} (últimas 2 semanas)` : question.title}</p>
        <p className={isBlank(answer) ? 'review-blank' : 'review-answer'}>{shown}</p>
      </div>
      <a href={withReturn(`/preguntas${question.id}`, REVIEW)}>
        Cambiar<span className="hidden-text"> {question.topic}</span>
      </a>
    </li>
  );
}
