// One payment: what, when, how it stands, its receipt, and the button that gives the money back.
import { useState } from 'react';
import { postJson } from '../../platform/browser/api.ts';
import { at, entryWords, fill, tuWords } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Receipt } from './order.ts';
import { dayOf, passName, wayName } from './pass-words.tsx';
import { pesos } from './plans.ts';

type RowProps = { receipt: Receipt; reload: () => Promise<void> };

export function ReceiptRow({ receipt, reload }: RowProps) {
  const words = tuWords().pass;
  const { reference, plan, amount, provider, live, paidAt, refundableUntil } = receipt;
  const day = dayOf(paidAt);
  const stands = standingOf(receipt);
  return (
    <li>
      <b>{passName(plan)}</b>
      <p>{fill(words.paid, { amount: pesos(amount), day, provider: wayName(provider) })}</p>
      {!live && <p className="receipt-demo">{words.demo}</p>}
      {stands && <p role="status">{stands}</p>}
      <p>
        <a className="receipt-link" href={`${at('/tu/recibo')}?orden=${reference}`}>
          {words.see}
          <span className="hidden-text"> {fill(words.ofPayment, { day })}</span>
        </a>
      </p>
      {refundableUntil && <RefundButton receipt={receipt} until={refundableUntil} reload={reload} />}
    </li>
  );
}

/** What became of the money, in a sentence; null while nothing did. */
function standingOf({ state, refund, provider }: Receipt): string | null {
  const words = tuWords().pass;
  if (refund) {
    const { state: of, amount, at: moment } = refund;
    const values = { day: dayOf(moment), amount: pesos(amount), provider: capital(wayName(provider)) };
    return fill(words.refunds[of], of === 'asked' ? { ...values, provider: wayName(provider) } : values);
  }
  return words.states[state as keyof typeof words.states] ?? null;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function RefundButton({ receipt, until, reload }: RowProps & { until: string }) {
  const words = tuWords().pass.refund;
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask() {
    setBusy(true);
    const result = await postJson(`/api/v1/receipts/${receipt.id}/refund`, {});
    setBusy(false);
    setProblem(result.ok ? null : result.error.message);
    if (!result.ok) return;
    setOpen(false);
    await reload();
  }

  return (
    <>
      <p className="quiet">{fill(words.until, { day: dayOf(until) })}</p>
      <div>
        <Button onClick={() => setOpen(true)}>
          {words.open}
          <span className="hidden-text">, {passName(receipt.plan)}</span>
        </Button>
      </div>
      <Dialog
        open={isOpen}
        title={fill(words.ask, { amount: pesos(receipt.amount) })}
        closeLabel={entryWords().frame.close}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="danger" busy={isBusy} busyLabel={words.busy} onClick={() => void ask()}>
              {words.yes}
            </Button>
            <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
          </>
        }
      >
        <p>{words.text}</p>
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
      </Dialog>
    </>
  );
}
