// The safety plan as the person wrote it: six parts to read in a bad hour, to change in a calm one, to take along.
import { useState } from 'react';
import { appWords, at, entryWords, tuWords } from '../../platform/browser/language.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { useOnline } from '../../platform/browser/use-online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { AppFrame } from '../auth/app-frame.tsx';
import { RestrictedScreen } from '../auth/restricted-screen.tsx';
import { emailOf, useSession } from '../auth/use-session.tsx';
import { HelpPanel } from '../help/help-panel.tsx';
import { PlanStep } from './plan-step.tsx';
import { planText } from './plan-text.ts';
import { type Plan, usePlan } from './use-plan.ts';
import './plan.css';

export default function PlanPage() {
  const { session } = useSession();
  // A session that ends in the middle keeps the screen and what is written on it.
  const owner = session.status === 'out' ? session.expiredFor : emailOf(session);
  const words = tuWords().plan;
  useArrival(words.pageTitle);
  if (owner) return <PlanScreen key={owner} owner={owner} />;
  if (session.status === 'loading') return <p className="screen late">{entryWords().frame.opening}</p>;
  return <RestrictedScreen title={words.title} path="/tu/plan" />;
}

function PlanScreen({ owner }: { owner: string }) {
  const { session } = useSession();
  const isOnline = useOnline();
  const plan = usePlan(owner);
  const words = tuWords().plan;
  const remembers = session.status !== 'in' || session.me.consents.memory;
  return (
    <AppFrame>
      <main className="screen plan" id="contenido" data-long={isLong(plan.page) || undefined}>
        <h1>{words.title}</h1>
        <p className="plan-intro">{words.intro}</p>
        {plan.panel && <HelpPanel panel={plan.panel} />}
        {!isOnline && <Banner kind="info">{appWords().noSignal}</Banner>}
        {plan.hasFailed && (
          <Banner
            kind="error"
            action={<Button onClick={() => void plan.reload()}>{entryWords().frame.retry}</Button>}
          >
            <p>{words.notLoaded}</p>
          </Banner>
        )}
        {plan.page && (
          <>
            <ol className="plan-steps">
              {plan.page.steps.map((written, index) => (
                <PlanStep
                  key={written.step}
                  number={index + 1}
                  written={written}
                  lines={plan.page?.lines ?? []}
                  plan={plan}
                />
              ))}
            </ol>
            <TakeAlong page={plan.page} />
          </>
        )}
        {!plan.page && !plan.hasFailed && <p className="quiet late">{entryWords().frame.opening}</p>}
        <p className="quiet plan-note">
          {words.sealed} {!remembers && <LinkedText text={words.memoryOff} to={[at('/tu')]} />}
        </p>
      </main>
    </AppFrame>
  );
}

const LONG_PLAN = 1_500;

/** Printed smaller, so that it stays one sheet. */
function isLong(page: Plan['page']): boolean {
  const length = page?.steps.reduce((sum, { words }) => sum + words.length, 0) ?? 0;
  return length > LONG_PLAN;
}

/** Out of the phone: on paper, or into any other place. Where copying is not allowed the text is there to select. */
function TakeAlong({ page }: { page: NonNullable<Plan['page']> }) {
  const words = tuWords().plan;
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  async function copy() {
    const text = planText(page, words);
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
      setShown(null);
    } catch {
      setSaid(words.notCopied);
      setShown(text);
    }
  }
  return (
    <section className="plan-take" aria-label={words.take}>
      <div className="button-row">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
      <p role="status">{said}</p>
      {shown !== null && (
        <TextAreaField
          label={words.asText}
          readOnly
          rows={10}
          value={shown}
          onFocus={(event) => event.target.select()}
        />
      )}
    </section>
  );
}
