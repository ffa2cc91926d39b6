// Tú › Tu pase: what is free, until when a pass lasts, a code of an ally, and what was paid, with the way to get it back.
import { useCallback, useEffect, useState } from 'react';
import { getJson } from '../../platform/browser/api.ts';
import { at, entryWords, fill, tuWords } from '../../platform/browser/language.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Placa } from '../../ui/placa.tsx';
import { TuScreen } from '../auth/tu-screen.tsx';
import { CodeSection } from './code-section.tsx';
import type { HeldPass, PassScreen } from './order.ts';
import { dayOf, passName } from './pass-words.tsx';
import { ReceiptRow } from './receipt-row.tsx';
import './pass.css';

export default function PassPage() {
  return (
    <TuScreen path="/tu/pase" words={tuWords().pass}>
      {() => <Pass />}
    </TuScreen>
  );
}

function Pass() {
  const words = tuWords().pass;
  const [page, setPage] = useState<PassScreen | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const reload = useCallback(async () => {
    const result = await getJson<PassScreen>('/api/v1/passes');
    setFailed(!result.ok);
    if (result.ok) setPage(result.value);
  }, []);
  useEffect(() => void reload(), [reload]);
  if (hasFailed && !page) {
    const retry = <Button onClick={() => void reload()}>{entryWords().frame.retry}</Button>;
    return (
      <Banner kind="error" action={retry}>
        <p>{words.notLoaded}</p>
      </Banner>
    );
  }
  if (!page) return <p className="quiet late">{entryWords().frame.opening}</p>;
  return (
    <>
      <Standing page={page} />
      <div className="columns">
        <div>
          {page.passes.length > 0 && <Passes passes={page.passes} />}
          <section aria-labelledby="pagos">
            <h2 id="pagos">{words.receipts}</h2>
            {page.receipts.length === 0 && <p>{words.noReceipts}</p>}
            <ul className="receipts">
              {page.receipts.map((receipt) => (
                <ReceiptRow key={receipt.id} receipt={receipt} reload={reload} />
              ))}
            </ul>
          </section>
        </div>
        <div>
          <section aria-labelledby="siempre">
            <h2 id="siempre">{words.always}</h2>
            <ul className="pass-always">
              {words.alwaysList.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </section>
          <CodeSection reload={reload} />
        </div>
      </div>
    </>
  );
}

/** The plate: what holds today, and the way to the passes where they can be bought. */
function Standing({ page: { endsAt, free, canBuy } }: { page: PassScreen }) {
  const words = tuWords().pass;
  const { title, text } = standingOf({ endsAt, free });
  return (
    <Placa className="pass-plate">
      <h2>{title}</h2>
      <p>{text}</p>
      {canBuy && <ButtonLink href={at('/mediosDePago')}>{endsAt ? words.buyMore : words.buy}</ButtonLink>}
    </Placa>
  );
}

function standingOf({ endsAt, free }: Pick<PassScreen, 'endsAt' | 'free'>): { title: string; text: string } {
  const words = tuWords().pass;
  if (endsAt) return { title: fill(words.until, { day: dayOf(endsAt) }), text: words.untilText };
  if (!free) return { title: words.noLimit, text: words.noLimitText };
  const { left, perDay } = free;
  return { title: fill(left > 0 ? words.free : words.freeNone, { left, perDay }), text: words.freeText };
}

function Passes({ passes }: { passes: readonly HeldPass[] }) {
  const words = tuWords().pass;
  const now = new Date().toISOString();
  return (
    <section aria-labelledby="pases">
      <h2 id="pases">{words.passes}</h2>
      {passes.length > 1 && <p>{words.passesText}</p>}
      <ul className="receipts">
        {passes.map(({ id, plan, startsAt, endsAt }) => (
          <li key={id}>
            <b>{passName(plan)}</b>
            <p className="quiet">
              {fill(startsAt <= now ? words.running : words.later, {
                from: dayOf(startsAt),
                to: dayOf(endsAt),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
