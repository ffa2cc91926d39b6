// One question: the path of tiles, native radios or checkboxes, and the few ways on. Nothing advances by itself.
import { type FormEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { guessCountry } from '../../platform/browser/country-guess.ts';
import { appWords, at, entryWords, fill, withTuWords } from '../../platform/browser/language.ts';
import { safeReturnPath, withReturn } from '../../platform/browser/return-path.ts';
import { useArrival, usePlace } from '../../platform/browser/router.tsx';
import { useOnline } from '../../platform/browser/use-online.ts';
import { Why } from '../../ui/accordion.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChoiceRow, Choices } from '../../ui/choice-row.tsx';
import { Icon } from '../../ui/icons.tsx';
import { TilePath } from '../../ui/tile-path.tsx';
import { type Session, useSession } from '../auth/use-session.tsx';
import { HelpPanel } from '../help/help-panel.tsx';
import { TopBar } from '../help/top-bar.tsx';
import { useHelpLines } from '../help/use-help-lines.ts';
import { toggled } from './kept-answers.ts';
import { isBlank, type Part, QUESTION_COUNT, type Question } from './questions.ts';
import type { AnswerBook } from './use-answers.ts';
import { type SubmitState, useSubmit } from './use-submit.ts';

const LeftScreen = lazy(() => withTuWords(() => import('./left-screen.tsx')));

/** Thoughts of dying or of self-harm; any answer but the first one shows who to call. */
const RISK_QUESTION = 17;

function asksForHelp(question: Question, answer: string[]): boolean {
  return question.id === RISK_QUESTION && !isBlank(answer) && answer[0] !== question.options[0]?.value;
}

function useWayOn(id: number): { next: string; back: string } {
  const { query } = usePlace();
  const volver = safeReturnPath(query.get('volver'), window.location.origin);
  if (volver) return { next: volver, back: volver };
  return {
    next: at(id === QUESTION_COUNT ? '/chatbot' : `/preguntas${id + 1}`),
    back: at(id === 1 ? '/' : `/preguntas${id - 1}`),
  };
}

type QuestionScreenProps = { question: Question; parts: readonly Part[]; book: AnswerBook };

export function QuestionScreen({ question, parts, book }: QuestionScreenProps) {
  const { id, options, topic } = question;
  const words = appWords().question;
  const { next, back } = useWayOn(id);
  const { state, submit, leave, edit } = useSubmit(id, book, next, (answer) => asksForHelp(question, answer));
  const chosen = (book.answers[id] ?? []).filter((value) => value !== '');
  const nothing = question.kind === 'single' ? [''] : [];
  const toSend = chosen.length > 0 ? chosen : nothing;
  const isSending = state.kind === 'sending';
  const part = parts[question.part - 1];
  const place = { id, count: QUESTION_COUNT };
  useArrival(fill(words.pageTitle, { ...place, topic }));

  function choose(value: string) {
    if (isSending) return;
    edit();
    book.tap(id, question.kind === 'single' ? [value] : toggled(options, chosen, value));
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (!isSending && (id !== 1 || chosen.length > 0)) void submit(toSend);
  }

  if (state.kind === 'left') {
    return (
      <Suspense>
        <LeftScreen answers={book.answers} />
      </Suspense>
    );
  }
  return (
    <>
      <TopBar
        start={
          <a className="back" href={back}>
            <Icon name="back" />
            {words.back}
          </a>
        }
      />
      <main className="question" id="contenido">
        <div className="question-progress">
          <p>
            <strong>{part && fill(words.part, { ...part, count: parts.length })}</strong>
            <span>{fill(words.place, place)}</span>
          </p>
          <TilePath
            parts={parts}
            current={id}
            answered={answeredBefore(book, id)}
            label={fill(words.placeLabel, place)}
          />
        </div>
        <form onSubmit={send}>
          <fieldset aria-describedby={question.intro ? 'pregunta-intro' : undefined}>
            <legend>
              {question.lead && <span className="question-lead">{question.lead}</span>}
              <h1>{question.title}</h1>
            </legend>
            {question.intro && <p id="pregunta-intro">{question.intro}</p>}
            <Why summary={words.why}>{question.why}</Why>
            {question.kind === 'multi' && (
              <p className="quiet" aria-live="polite">
                {words.several}
                {chosen.length > 0 && ` · ${countWords(chosen.length)}`}
              </p>
            )}
            <Choices>
              {options.map(({ value, label }) => (
                <ChoiceRow
                  key={value}
                  kind={question.kind === 'single' ? 'radio' : 'checkbox'}
                  name={`pregunta-${id}`}
                  label={label}
                  value={value}
                  checked={chosen.includes(value)}
                  onChange={() => choose(value)}
                />
              ))}
            </Choices>
          </fieldset>
          {state.kind !== 'idle' && asksForHelp(question, toSend) && <CountryHelp />}
          <Aftermath state={state} path={at(`/preguntas${id}`)} onRetry={() => void submit(toSend)} />
          <div className="question-foot">
            <div className="question-exits">
              {id === 1 ? (
                <span />
              ) : (
                <Button kind="quiet" disabled={isSending} onClick={() => void submit(nothing)}>
                  {words.decline}
                </Button>
              )}
              <Button kind="quiet" disabled={isSending} onClick={() => void leave(chosen)}>
                {words.leave}
              </Button>
            </div>
            {state.kind === 'saved' && asksForHelp(question, toSend) ? (
              <ButtonLink kind="primary" wide href={next}>
                {words.afterHelp}
              </ButtonLink>
            ) : (
              <Button
                kind="primary"
                wide
                type="submit"
                disabled={id === 1 && chosen.length === 0}
                busy={isSending}
                busyLabel={words.busy}
              >
                {words.goOn}
              </Button>
            )}
          </div>
        </form>
      </main>
    </>
  );
}

function countWords(count: number): string {
  const words = appWords().question;
  return count === 1 ? words.oneTicked : fill(words.ticked, { count });
}

/** Tiles already laid: what has an answer, and everything walked past to get here. */
function answeredBefore(book: AnswerBook, id: number): ReadonlySet<number> {
  return new Set([
    ...Object.keys(book.answers).map(Number),
    ...Array.from({ length: id - 1 }, (_, i) => i + 1),
  ]);
}

function Aftermath({ state, path, onRetry }: { state: SubmitState; path: string; onRetry: () => void }) {
  const isOnline = useOnline();
  const words = appWords().question;
  if (state.kind === 'failed') {
    return (
      <Banner kind="error" action={<Button onClick={onRetry}>{entryWords().frame.retry}</Button>}>
        <p>{state.message}</p>
      </Banner>
    );
  }
  if (state.kind === 'signed_out') {
    return (
      <Banner
        kind="info"
        action={
          <span className="button-row">
            <ButtonLink href={withReturn(at('/inicio-de-sesion'), path)}>{words.signIn}</ButtonLink>
            <ButtonLink href={withReturn(at('/signup'), path)}>{words.signUp}</ButtonLink>
          </span>
        }
      >
        <p>{words.signedOut}</p>
      </Banner>
    );
  }
  return isOnline ? null : <Banner kind="info">{appWords().noSignal}</Banner>;
}

function countryOf(session: Session): string | null {
  return (session.status === 'in' ? session.me.person.country : null) ?? guessCountry();
}

/** Opens in place, whether or not the answer reached the server. */
function CountryHelp() {
  const { session } = useSession();
  const country = countryOf(session);
  const lines = useHelpLines(country, true, 'crisis');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="question-help" ref={ref} tabIndex={-1}>
      <HelpPanel panel={{ size: 'full', country, lines }}>
        <p>{appWords().question.helpThanks}</p>
      </HelpPanel>
    </div>
  );
}
