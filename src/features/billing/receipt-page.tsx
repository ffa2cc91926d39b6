// A receipt of its own page, to keep or to print: what was bought and from whom, and nothing of what is talked about.
import { type ReactNode, useEffect, useState } from 'react';
import { getJson } from '../../platform/browser/api.ts';
import { entryWords, fill, tuWords } from '../../platform/browser/language.ts';
import { usePlace } from '../../platform/browser/router.tsx';
import { Button } from '../../ui/button.tsx';
import { TuScreen } from '../auth/tu-screen.tsx';
import type { PassScreen, Receipt } from './order.ts';
import { dayOf, passName, wayName } from './pass-words.tsx';
import { pesos } from './plans.ts';
import './pass.css';

export default function ReceiptPage() {
  const reference = usePlace().query.get('orden') ?? '';
  return (
    <TuScreen path={`/tu/recibo?orden=${reference}`} words={tuWords().pass.receipt} back="/tu/pase">
      {() => <Found reference={reference} />}
    </TuScreen>
  );
}

function Found({ reference }: { reference: string }) {
  const [page, setPage] = useState<PassScreen | 'failed' | null>(null);
  useEffect(() => {
    void getJson<PassScreen>('/api/v1/passes').then((result) => setPage(result.ok ? result.value : 'failed'));
  }, []);
  if (page === null) return <p className="quiet late">{entryWords().frame.opening}</p>;
  if (page === 'failed') return <p role="alert">{tuWords().pass.notLoaded}</p>;
  const receipt = page.receipts.find((one) => one.reference === reference);
  if (!receipt) return <p role="alert">{tuWords().pass.receipt.missing}</p>;
  return <Paper receipt={receipt} seller={page.seller} />;
}

function Paper({ receipt, seller }: { receipt: Receipt; seller: PassScreen['seller'] }) {
  const words = tuWords().pass.receipt;
  const { reference, plan, paidAt, amount, provider, live, cardLast4, refund } = receipt;
  const { authorizationCode, installments } = receipt;
  const rows: [string, ReactNode][] = [
    [words.seller, seller.name],
    [words.taxId, seller.taxId],
    [words.address, seller.address],
    [words.number, reference],
    [words.what, passName(plan)],
    [words.day, dayOf(paidAt)],
    [words.total, fill(words.totalNote, { amount: pesos(amount) })],
    [words.way, wayName(provider)],
    [words.card, cardLast4],
    [words.authorization, authorizationCode],
    [words.installments, installments],
    [words.refunded, refund?.state === 'confirmed' && `${pesos(refund.amount)}, ${dayOf(refund.at)}`],
  ];
  return (
    <div className="receipt">
      {!live && <p className="receipt-demo">{words.demo}</p>}
      <dl className="receipt-rows">
        {rows.map(
          ([name, value]) =>
            Boolean(value) && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="quiet">{words.note}</p>
      <div className="receipt-actions">
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
    </div>
  );
}
