import { type FormEvent, useState } from 'react';
import { postJson } from '../../platform/browser/api.ts';
import { at, entryWords, pageLocale } from '../../platform/browser/language.ts';
import { noSoonerThan, SEEN_MS } from '../../platform/browser/pace.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { CONFIRM_WORDS } from './confirm-words.ts';
import { EntryFrame } from './entry-frame.tsx';
import { FormBanner, type Notice } from './form-banner.tsx';
import { resetKeyIn } from './reset-key.ts';

const PASSWORD_ID = 'confirmar-clave';

/**
 * Where the link of the first mail leads. One tap more, because mail readers open links by themselves; outside of the
 * account its password as well, because the link shows only who has the mailbox.
 */
export default function ConfirmPage() {
  const { confirm: words, password: looks } = entryWords();
  const more = CONFIRM_WORDS[pageLocale()];
  const [key] = useState(() => resetKeyIn(window.location.hash));
  const [notice, setNotice] = useState<Notice | null>(key ? null : { kind: 'error', text: words.noKey });
  const [isBusy, setBusy] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  useArrival(words.pageTitle);

  async function send(path: string, body: object, done: string) {
    setBusy(true);
    const result = await noSoonerThan(SEEN_MS, postJson(path, body));
    setBusy(false);
    if (!result.ok) {
      if (result.error.code === 'password_needed') setPassword('');
      return setNotice({ kind: 'error', text: result.error.message });
    }
    // The key is spent: nothing of it stays in the address or the history.
    window.history.replaceState(null, '', window.location.pathname);
    setDone(true);
    setNotice({ kind: 'ok', text: done });
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send('/api/v1/email/verify', { token: key, ...(password ? { password } : {}) }, words.done);
  };

  return (
    <EntryFrame>
      <h1>{words.title}</h1>
      <FormBanner notice={notice} />
      {key && !isDone && (
        <form className="form" onSubmit={submit}>
          <p>{words.text}</p>
          {password !== null && (
            <PasswordField
              id={PASSWORD_ID}
              label={more.password}
              showLabel={looks.show}
              hideLabel={looks.hide}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
          <Button kind="primary" wide type="submit" busy={isBusy} busyLabel={words.busy}>
            {password === null ? words.send : more.confirm}
          </Button>
          <p className="quiet">{more.disownHint}</p>
          <Button
            wide
            disabled={isBusy}
            onClick={() => void send('/api/v1/email/disown', { token: key }, more.disowned)}
          >
            {more.disown}
          </Button>
        </form>
      )}
      <p>
        <ButtonLink href={at('/chatbot')}>{words.toChat}</ButtonLink>
      </p>
    </EntryFrame>
  );
}
