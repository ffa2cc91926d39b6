// One question: the path of tiles, native radios or checkboxes, and the few ways on. Nothing advances by itself.
import { type FormEvent, useEffect, useRef } from 'react';
import { guessCountry } from '../../platform/browser/country-guess.ts';
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
import { isBlank, PARTS, QUESTION_COUNT, type Question } from './questions.ts';
import type { AnswerBook } from './use-answers.ts';
import { type SubmitState, useSubmit } from './use-submit.ts';

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
    next: id === QUESTION_COUNT ? '/chatbot' : `/preguntas${id + 1}`,
    back: id === 1 ? '/' : `/preguntas${id - 1}`,
  };
}

export function QuestionScreen({ question, book }: { question: Question; book: AnswerBook }) {
  const { id, options } = question;
  const { next, back } = useWayOn(id);
  const { state, submit, edit } = useSubmit(id, book, next, (answer) => asksForHelp(question, answer));
  const chosen = (book.answers[id] ?? []).filter((value) => value !== '');
  const nothing = question.kind === 'single' ? [''] : [];
  const toSend = chosen.length > 0 ? chosen : nothing;
  const isSending = state.kind === 'sending';
  const part = PARTS[question.part - 1];
  useArrival(`Pregunta ${id} de ${QUESTION_COUNT} - ${question.topic} - Juntos`);

  function choose(value: string) {
    if (isSending) return;
    edit();
    book.tap(id, question.kind === 'single' ? [value] : toggled(options, chosen, value));
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (!isSending && (id !== 1 || chosen.length > 0)) void submit(toSend);
  }

  return (
    <>
      <TopBar
        start={
          <a className="back" href={back}>
            <Icon name="back" />
            Volver
          </a>
        }
      />
      <main className="question" id="contenido">
        <div className="question-progress">
          <p>
            <strong>
              Parte {part?.number} de {PARTS.length}: {part?.name}
            </strong>
            <span>
              {id} de {QUESTION_COUNT}
            </span>
          </p>
          <TilePath
            parts={PARTS}
            current={id}
            answered={answeredBefore(book, id)}
            label={`Pregunta ${id} de ${QUESTION_COUNT}`}
          />
        </div>
        <form onSubmit={send}>
          <fieldset aria-describedby={question.intro ? 'pregunta-intro' : undefined}>
            <legend>
              {question.lead && <span className="question-lead">{question.lead}</span>}
              <h1>{question.title}</h1>
            </legend>
            {question.intro && <p id="pregunta-intro">{question.intro}</p>}
            <Why summary="¿Por qué preguntamos esto?">{question.why}</Why>
            {question.kind === 'multi' && (
              <p className="quiet" aria-live="polite">
                Puedes marcar varias{chosen.length > 0 && ` · ${countWords(chosen.length)}`}
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
          <div className="question-exits">
            {id === 1 ? (
              <span />
            ) : (
              <Button kind="quiet" disabled={isSending} onClick={() => void submit(nothing)}>
                Prefiero no responder
              </Button>
            )}
            <Button
              kind="quiet"
              disabled={isSending}
              onClick={() => (chosen.length > 0 ? void submit(chosen, '/') : window.location.assign('/'))}
            >
              Guardar y salir
            </Button>
          </div>
          {state.kind !== 'idle' && asksForHelp(question, toSend) && <CountryHelp />}
          <Aftermath state={state} path={`/preguntas${id}`} onRetry={() => void submit(toSend)} />
          <div className="question-foot">
            {state.kind === 'saved' && asksForHelp(question, toSend) ? (
              <ButtonLink kind="primary" wide href={next}>
                Seguir
              </ButtonLink>
            ) : (
              <Button
                kind="primary"
                wide
                type="submit"
                disabled={id === 1 && chosen.length === 0}
                busy={isSending}
                busyLabel="Enviando..."
              >
                Continuar
              </Button>
            )}
          </div>
        </form>
      </main>
    </>
  );
}

function countWords(count: number): string {
  return count === 1 ? '1 marcada' : `${count} marcadas`;
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
  if (state.kind === 'failed') {
    return (
      <Banner kind="error" action={<Button onClick={onRetry}>Reintentar</Button>}>
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
            <ButtonLink href={withReturn('/inicio-de-sesion', path)}>Ingresar</ButtonLink>
            <ButtonLink href={withReturn('/signup', path)}>Crear cuenta</ButtonLink>
          </span>
        }
      >
        <p>Tu respuesta quedó en este teléfono. Para seguir, ingresa o crea una cuenta.</p>
      </Banner>
    );
  }
  return isOnline ? null : <Banner kind="info">Sin señal. Guardamos lo que escribes.</Banner>;
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
        <p>Gracias por contarlo. Puedes llamar ahora o seguir con las preguntas.</p>
      </HelpPanel>
    </div>
  );
}
