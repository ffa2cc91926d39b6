// How a payment ended, for whoever comes back from a provider, with a session or without one.
import { type ReactNode, useEffect, useState } from 'react';
import { type ApiError, getJson } from '../../platform/browser/api.ts';
import { at, entryWords, fill, tuWords } from '../../platform/browser/language.ts';
import { withReturn } from '../../platform/browser/return-path.ts';
import { useArrival, usePlace } from '../../platform/browser/router.tsx';
import { Banner, type BannerKind } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useSession } from '../auth/use-session.tsx';
import { TopBar } from '../help/top-bar.tsx';
import type { OrderResult } from './order.ts';
import { passName } from './pass-words.tsx';
import { pesos } from './plans.ts';
import './pass.css';

type State = OrderResult['state'];
type Shown = Exclude<State, 'created'>;

/** Whoever waits is answered soon; whoever left the page open costs the provider little. */
const SOON_MS = 3_000;
const LATER_MS = 30_000;
const SOON_TIMES = 20;

const isWaiting = (state: State) => state === 'created' || state === 'pending';
const KINDS: Partial<Record<Shown, BannerKind>> = { paid: 'ok', failed: 'error', mismatch: 'error' };

export default function ResultPage() {
  const reference = usePlace().query.get('orden') ?? '';
  const words = tuWords().paying;
  useArrival(words.pageTitle);
  const { result, error, retry } = useResult(reference);
  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        {result && <Ended result={result} />}
        {!result && !error && <p className="late">{words.opening}</p>}
        {!result && error && <Missing error={error} onRetry={retry} />}
      </main>
    </>
  );
}

/** Asked for until it is decided: soon at first, then now and then. */
function useResult(reference: string) {
  const [result, setResult] = useState<OrderResult | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void getJson<OrderResult>(`/api/v1/orders/${encodeURIComponent(reference)}`).then((answer) => {
      if (isGone) return;
      setError(answer.ok ? null : answer.error);
      if (answer.ok) setResult(answer.value);
      if (answer.ok && !isWaiting(answer.value.state)) return;
      if (!answer.ok && answer.error.status !== 0) return;
      timer = setTimeout(() => setAsked((times) => times + 1), asked < SOON_TIMES ? SOON_MS : LATER_MS);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [reference, asked]);
  return { result, error, retry: () => setAsked((times) => times + 1) };
}

function Ended({ result }: { result: OrderResult }) {
  const { state, plan, amount, live, reference } = result;
  const words = tuWords().paying;
  const shown: Shown = state === 'created' ? 'pending' : state;
  const { title, text } = words.results[shown];
  return (
    <>
      {!live && <p className="receipt-demo">{words.demo}</p>}
      <h1>{title}</h1>
      <Banner kind={KINDS[shown] ?? 'info'}>
        <p>{text}</p>
      </Banner>
      <p>{fill(words.what, { pass: passName(plan), amount: pesos(amount) })}</p>
      <p className="quiet">{fill(words.number, { number: reference })}</p>
      <Onward state={shown} plan={plan} />
    </>
  );
}

const IS_OVER: ReadonlySet<Shown> = new Set<Shown>(['failed', 'aborted', 'expired']);

function Onward({ state, plan }: { state: Shown; plan: string }) {
  const { session } = useSession();
  const words = tuWords().paying;
  if (IS_OVER.has(state)) {
    return (
      <div className="button-row">
        <ButtonLink kind="primary" href={at(`/mediosDePago?plan=${plan}#${plan}`)}>
          {words.again}
        </ButtonLink>
      </div>
    );
  }
  if (session.status === 'out') {
    return (
      <>
        <p>{words.signedOut}</p>
        <div className="button-row">
          <ButtonLink kind="primary" href={withReturn(at('/inicio-de-sesion'), at('/tu/pase'))}>
            {words.signIn}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <div className="button-row">
      {state === 'paid' && (
        <ButtonLink kind="primary" href={at('/chatbot')}>
          {words.talk}
        </ButtonLink>
      )}
      <ButtonLink href={at('/tu/pase')}>{words.seePass}</ButtonLink>
    </div>
  );
}

function Missing({ error, onRetry }: { error: ApiError; onRetry: () => void }): ReactNode {
  const words = tuWords().paying;
  const isMissing = error.status === 404 || error.status === 400;
  return (
    <>
      <h1>{words.missing.title}</h1>
      {isMissing ? (
        <p>{words.missing.text}</p>
      ) : (
        <Banner kind="error" action={<Button onClick={onRetry}>{entryWords().frame.retry}</Button>}>
          <p>{words.failed}</p>
        </Banner>
      )}
      <div className="button-row">
        <ButtonLink href={at('/tu/pase')}>{words.seePass}</ButtonLink>
      </div>
    </>
  );
}
