// The page of the trial provider: whoever tries a payment decides here how it ends. Nobody pays anything.
import { useEffect, useState } from 'react';
import { getJson, postJson } from '../../platform/browser/api.ts';
import { at, fill, tuWords } from '../../platform/browser/language.ts';
import { navigate, useArrival, usePlace } from '../../platform/browser/router.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TopBar } from '../help/top-bar.tsx';
import { pesos } from './plans.ts';
import type { TrialOutcome, TrialPage } from './trial.ts';
import './pass.css';

const ENDS = ['approve', 'reject', 'cancel', 'expire', 'leave'] as const satisfies TrialOutcome[];

export default function TrialScreen() {
  const { query } = usePlace();
  const words = tuWords().paying;
  useArrival(words.trial.pageTitle);
  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <p className="receipt-demo">{words.demo}</p>
        <h1>{words.trial.title}</h1>
        <p>{words.trial.text}</p>
        <Payment id={query.get('pago') ?? ''} given={query.get('clave') ?? ''} />
      </main>
    </>
  );
}

function Payment({ id, given }: { id: string; given: string }) {
  const words = tuWords().paying;
  const [payment, setPayment] = useState<TrialPage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<TrialOutcome | null>(null);
  const [isAway, setAway] = useState(false);
  const call = `/api/v1/trial-payments/${encodeURIComponent(id)}`;

  useEffect(() => {
    void getJson<TrialPage>(`${call}?key=${encodeURIComponent(given)}`).then((answer) => {
      if (answer.ok) setPayment(answer.value);
      else setProblem(answer.error.message);
    });
  }, [call, given]);

  async function end(outcome: TrialOutcome) {
    setBusy(outcome);
    const answer = await postJson<{ to: string | null }>(call, { key: given, outcome });
    setBusy(null);
    if (!answer.ok) return setProblem(answer.error.message);
    if (answer.value.to === null) return setAway(true);
    navigate(answer.value.to, 'replace');
  }

  if (isAway) {
    return (
      <>
        <Banner kind="ok">
          <p>
            <b>{words.trial.awayTitle}</b>
          </p>
          <p>{words.trial.awayText}</p>
        </Banner>
        <div className="button-row">
          <ButtonLink href={at('/tu/pase')}>{words.seePass}</ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      {problem && (
        <Banner kind="error">
          <p>{problem}</p>
        </Banner>
      )}
      {payment && (
        <p>
          <b>{fill(words.trial.what, { title: payment.title, amount: pesos(payment.amount) })}</b>
        </p>
      )}
      {payment?.state === 'open' && (
        <ul className="trial-ends">
          {ENDS.map((outcome) => (
            <li key={outcome}>
              <Button
                wide
                kind={outcome === 'approve' ? 'primary' : 'secondary'}
                busy={busy === outcome}
                busyLabel={words.trial.busy}
                disabled={busy !== null}
                onClick={() => void end(outcome)}
              >
                {words.trial.ends[outcome]}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {payment && payment.state !== 'open' && (
        <>
          <p>{words.trial.decided}</p>
          <div className="button-row">
            <Button onClick={() => navigate(`/mediosDePago/retorno/prueba?pago=${encodeURIComponent(id)}`)}>
              {words.trial.toResult}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
