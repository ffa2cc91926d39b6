import { type FormEvent, useState } from 'react';
import { postJson } from '../../platform/browser/api.ts';
import { at, entryWords } from '../../platform/browser/language.ts';
import { noSoonerThan, SEEN_MS } from '../../platform/browser/pace.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TopBar } from '../help/top-bar.tsx';
import { FormBanner, type Notice } from './form-banner.tsx';
import { resetKeyIn } from './reset-key.ts';

/** Where the link of the first mail leads. One tap more, because mail readers open links by themselves. */
export default function ConfirmPage() {
  const words = entryWords().confirm;
  const [key] = useState(() => resetKeyIn(window.location.hash));
  const [notice, setNotice] = useState<Notice | null>(key ? null : { kind: 'error', text: words.noKey });
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  useArrival(words.pageTitle);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await noSoonerThan(SEEN_MS, postJson('/api/v1/email/verify', { token: key }));
    setBusy(false);
    if (!result.ok) return setNotice({ kind: 'error', text: result.error.message });
    // The key is spent: nothing of it stays in the address or the history.
    window.history.replaceState(null, '', window.location.pathname);
    setDone(true);
    setNotice({ kind: 'ok', text: words.done });
  }

  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>{words.title}</h1>
        <FormBanner notice={notice} />
        {key && !isDone && (
          <form className="form" onSubmit={submit}>
            <p>{words.text}</p>
            <Button kind="primary" wide type="submit" busy={isBusy} busyLabel={words.busy}>
              {words.send}
            </Button>
          </form>
        )}
        <p>
          <ButtonLink href={at('/chatbot')}>{words.toChat}</ButtonLink>
        </p>
      </main>
    </>
  );
}
