// One part of the plan: read at a glance, opened to be written, saved by itself.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { at, entryWords, fill, tuWords } from '../../platform/browser/language.ts';
import { withReturn } from '../../platform/browser/return-path.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import type { PanelLine } from '../help/panel-line.ts';
import type { WrittenStep } from './plan.ts';
import { STEP_MAX_LENGTH } from './step-length.ts';
import type { Plan } from './use-plan.ts';

type PlanStepProps = { number: number; written: WrittenStep; lines: PanelLine[]; plan: Plan };
type Outcome = { said: string; undo?: string } | null;

export function PlanStep({ number, written, lines, plan }: PlanStepProps) {
  const { step, words: saved } = written;
  const words = tuWords().plan;
  const { title, hint } = words.steps[step];
  const draft = plan.drafts[step];
  const isOpen = draft !== undefined;
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [problem, setProblem] = useState<'signed-out' | 'failed' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);

  // Closing gives the focus back to the button that opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function send(text: string, done: Outcome) {
    setBusy(true);
    const error = await plan.save(step, text);
    setBusy(false);
    setProblem(error ? (error.status === 401 ? 'signed-out' : 'failed') : null);
    setOutcome(error ? null : done);
    return error === null;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = (draft ?? '').trim();
    if (text.length <= STEP_MAX_LENGTH) void send(text, { said: fill(words.saved, { title }) });
  }

  async function clear() {
    if (await send('', { said: fill(words.cleared, { title }), undo: saved })) opener.current?.focus();
  }

  const tooLong = (draft ?? '').trim().length > STEP_MAX_LENGTH;
  return (
    <li className="plan-step" data-empty={saved === '' || undefined}>
      <span className="placa-number" aria-hidden="true">
        {number}
      </span>
      <div className="plan-part">
        <h2>
          <span className="hidden-text">{fill(words.part, { number })}</span> {title}
        </h2>
        {isOpen ? (
          <form className="plan-form" onSubmit={submit} noValidate>
            <StepField
              title={title}
              hint={hint}
              text={draft}
              error={tooLong ? fill(words.tooLong, { count: STEP_MAX_LENGTH }) : undefined}
              onText={(text) => plan.write(step, text)}
            />
            <div className="button-row">
              <Button type="submit" kind="primary" busy={isBusy} busyLabel={words.busy}>
                {words.save}
              </Button>
              <Button
                onClick={() => {
                  setProblem(null);
                  plan.write(step, null);
                }}
              >
                {words.leave}
              </Button>
            </div>
          </form>
        ) : (
          <>
            {saved ? <p className="plan-words">{saved}</p> : <p className="quiet">{hint}</p>}
            <div className="button-row plan-actions">
              <Button
                ref={opener}
                onClick={() => {
                  setOutcome(null);
                  plan.write(step, saved);
                }}
              >
                {saved ? words.change : words.write}
                <span className="hidden-text"> {title}</span>
              </Button>
              {saved && (
                <Button kind="link" disabled={isBusy} onClick={() => void clear()}>
                  {words.clear}
                  <span className="hidden-text"> {title}</span>
                </Button>
              )}
            </div>
          </>
        )}
        {problem && <NotSaved isSignedOut={problem === 'signed-out'} isWriting={isOpen} />}
        <p className="plan-outcome" role="status">
          {outcome?.said}
          {outcome?.undo && (
            <Button
              kind="link"
              onClick={() => void send(outcome.undo ?? '', { said: fill(words.saved, { title }) })}
            >
              {words.undo}
            </Button>
          )}
        </p>
        {step === 'care' && <Lines lines={lines} />}
      </div>
    </li>
  );
}

type StepFieldProps = {
  title: string;
  hint: string;
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
};

function StepField({ title, hint, text, error, onText }: StepFieldProps) {
  const words = tuWords().plan;
  const area = useRef<HTMLTextAreaElement>(null);
  const isFresh = useRef(true);
  useEffect(() => {
    // Only when the person opened it: a draft found on arrival does not pull the screen down.
    if (!isFresh.current || document.activeElement?.tagName === 'H1') return;
    isFresh.current = false;
    area.current?.focus({ preventScroll: true });
    area.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <TextAreaField
      ref={area}
      label={
        <>
          {words.yourWords}
          <span className="hidden-text"> ({title})</span>
        </>
      }
      hint={hint}
      error={error}
      rows={3}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

function NotSaved({ isSignedOut, isWriting }: { isSignedOut: boolean; isWriting: boolean }) {
  const words = tuWords().plan;
  const signIn = (
    <ButtonLink href={withReturn(at('/inicio-de-sesion'), at('/tu/plan'))}>{words.signIn}</ButtonLink>
  );
  return (
    <Banner kind="error" action={isSignedOut && signIn}>
      <p>{isWriting ? words.notSaved : words.notCleared}</p>
    </Banner>
  );
}

/** Whom to call, as the table has it for the country where they are. */
function Lines({ lines }: { lines: PanelLine[] }) {
  const words = tuWords().plan;
  if (lines.length === 0)
    return (
      <p className="plan-lines-none">
        {entryWords().help.noLine} <a href={at('/ayuda-ahora')}>{entryWords().help.ofCountry}</a>
      </p>
    );
  return (
    <ul className="plan-lines" aria-label={words.lines}>
      {lines.map(({ id, label, number, dial, note }) => (
        <li key={id}>
          <a href={`tel:${(dial ?? number).replace(/\s/g, '')}`}>
            <strong>{number}</strong> {label}
          </a>
          {note && <span className="plan-line-note">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
