import { type FormEvent, useEffect, useRef, useState } from 'react';
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
  const { confirm: words, frame, password: looks } = entryWords();
  const more = CONFIRM_WORDS[pageLocale()];
  const [key] = useState(() => resetKeyIn(window.location.hash));
  const [notice, setNotice] = useState<Notice | null>(key ? null : { kind: 'error', text: words.noKey });
  const [isBusy, setBusy] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<'confirmed' | 'disowned' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useArrival(words.pageTitle);

  // The password is the next step and no mistake: the hand goes on in its field.
  const isAsked = password !== null;
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);

  async function send(path: string, body: object, reached: 'confirmed' | 'disowned') {
    setBusy(true);
    setProblem(null);
    const result = await noSoonerThan(SEEN_MS, postJson(path, body));
    setBusy(false);
    if (!result.ok) {
      const { code, message } = result.error;
      const isNext = code === 'password_needed' && !isAsked;
      if (isNext) setPassword('');
      else if (reached === 'confirmed' && isAsked) setProblem(message);
      return setNotice({ kind: isNext ? 'info' : 'error', text: message });
    }
    // The key is spent: nothing of it stays in the address or the history.
    window.history.replaceState(null, '', window.location.pathname);
    setDone(reached);
    setNotice({ kind: 'ok', text: reached === 'confirmed' ? words.done : more.disowned });
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send('/api/v1/email/verify', { token: key, ...(password ? { password } : {}) }, 'confirmed');
  };

  return (
    <EntryFrame>
      <h1>{words.title}</h1>
      <FormBanner notice={notice} />
      {key && !done && (
        <form className="form" onSubmit={submit}>
          {!isAsked && <p>{words.text}</p>}
          {isAsked && (
            <PasswordField
              id={PASSWORD_ID}
              ref={field}
              error={problem}
              label={more.password}
              showLabel={looks.show}
              hideLabel={looks.hide}
              value={password ?? ''}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
          <Button kind="primary" wide type="submit" busy={isBusy} busyLabel={words.busy}>
            {isAsked ? more.confirm : words.send}
          </Button>
          <p className="quiet">{more.disownHint}</p>
          <Button
            wide
            disabled={isBusy}
            onClick={() => void send('/api/v1/email/disown', { token: key }, 'disowned')}
          >
            {more.disown}
          </Button>
        </form>
      )}
      {done === 'confirmed' && (
        <ButtonLink kind="primary" wide href={at('/chatbot')}>
          {words.toChat}
        </ButtonLink>
      )}
      {done === 'disowned' && <ButtonLink href={at('/')}>{frame.home}</ButtonLink>}
      {!key && <ButtonLink href={at('/tu/datos')}>{more.ask}</ButtonLink>}
    </EntryFrame>
  );
}
