import { at, fill, tuWords } from '../../platform/browser/language.ts';
import { withReturn } from '../../platform/browser/return-path.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TilePath } from '../../ui/tile-path.tsx';
import { AppFrame } from '../auth/app-frame.tsx';
import { useSession } from '../auth/use-session.tsx';
import { AnswerUses } from './answer-uses.tsx';
import { firstUnanswered } from './kept-answers.ts';
import { type Intake, isBlank, labelsOf, QUESTION_COUNT, type Question } from './questions.ts';
import type { AnswerBook } from './use-answers.ts';

const REVIEW = '/preguntas/resumen';

type ReviewScreenProps = { intake: Intake; book: AnswerBook };

export default function ReviewScreen({ intake: { questions, parts }, book }: ReviewScreenProps) {
  const words = tuWords().review;
  const { session } = useSession();
  // "Prefiero no responder" walks past a question and answers nothing.
  const answered = new Set(questions.filter(({ id }) => !isBlank(book.answers[id])).map(({ id }) => id));
  const next = firstUnanswered(book.answers);
  const howMany = fill(words.answered, { answered: answered.size, count: QUESTION_COUNT });
  useArrival(words.pageTitle);
  return (
    <AppFrame>
      <main className="screen" id="contenido">
        <h1>{words.title}</h1>
        <div className="columns">
          <div>
            <div className="review-floor">
              <TilePath parts={parts} current={0} answered={answered} label={howMany} flat />
              <p className="quiet">{howMany}</p>
            </div>
            <p>{words.text}</p>
            {session.status === 'out' && (
              <Banner
                kind="info"
                action={
                  <ButtonLink href={withReturn(at('/inicio-de-sesion'), at(REVIEW))}>
                    {words.signIn}
                  </ButtonLink>
                }
              >
                <p>{words.signedOut}</p>
              </Banner>
            )}
            <div className="button-row">
              <ButtonLink kind={next === null ? 'primary' : 'secondary'} href={at('/chatbot')}>
                {words.toChat}
              </ButtonLink>
              {next !== null && (
                <ButtonLink kind="primary" href={at(`/preguntas${next}`)}>
                  {next === 1 ? words.start : words.goOn}
                </ButtonLink>
              )}
            </div>
            {answered.size > 0 && <AnswerUses answers={book.answers} questions={questions} />}
          </div>
          <div>
            {parts.map((part) => (
              <section key={part.number} className="review-part" aria-labelledby={`parte-${part.number}`}>
                <h2 id={`parte-${part.number}`}>{part.name}</h2>
                <ul className="review-list">
                  {questions
                    .filter((question) => question.part === part.number)
                    .map((question) => (
                      <ReviewRow key={question.id} question={question} answer={book.answers[question.id]} />
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </main>
    </AppFrame>
  );
}

function ReviewRow({ question, answer }: { question: Question; answer: string[] | undefined }) {
  const words = tuWords().review;
  const { id, title, topic, lead } = question;
  const shown = isBlank(answer) ? words.blank : labelsOf(question, answer ?? []).join(', ');
  return (
    <li>
      <div>
        <p className="quiet">{lead ? fill(words.lookBack, { title }) : title}</p>
        <p className={isBlank(answer) ? 'review-blank' : 'review-answer'}>{shown}</p>
      </div>
      <a href={withReturn(at(`/preguntas${id}`), at(REVIEW))}>
        {words.change}
        <span className="hidden-text"> {topic}</span>
      </a>
    </li>
  );
}
