import { type FormEvent, useEffect, useState } from 'react';
import { postJson } from '../../platform/browser/api.ts';
import { at, entryWords, fill } from '../../platform/browser/language.ts';
import { noSoonerThan, pause, RESET_MS, SEEN_MS } from '../../platform/browser/pace.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { FormBanner, type Notice } from './form-banner.tsx';
import { resetKeyIn } from './reset-key.ts';
import { emailProblem, isShortPassword, PASSWORD_MIN_LENGTH } from './sign-up-form.ts';

/** Both steps of a reset: asking for the link, and choosing another password with it. */
export default function ResetPage() {
  const words = entryWords().reset;
  const [key, setKey] = useState(() => resetKeyIn(window.location.hash));
  useArrival(words.pageTitle);
  useEffect(() => {
    const followLink = () => setKey(resetKeyIn(window.location.hash));
    window.addEventListener('hashchange', followLink);
    return () => window.removeEventListener('hashchange', followLink);
  }, []);

  return (
    <EntryFrame>
      {key ? <ChooseStep key={key} linkKey={key} onAskAgain={() => setKey(null)} /> : <AskStep />}
      <p>
        <a href={at('/inicio-de-sesion')}>{words.signIn}</a>
      </p>
    </EntryFrame>
  );
}

function AskStep() {
  const { reset: words, signUp } = entryWords();
  const { title, text, email: label, send, busy, done } = words.ask;
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found && signUp.problems[found]);
    if (found) return setNotice({ kind: 'error', text: words.problem });
    setBusy(true);
    const rest = pause(RESET_MS);
    const sent = postJson('/api/v1/password/forgot', { email: email.trim() });
    const result = await noSoonerThan(SEEN_MS, sent);
    if (!result.ok) {
      setBusy(false);
      return setNotice({ kind: 'error', text: result.error.message });
    }
    setNotice({ kind: 'ok', text: done });
    await rest;
    setBusy(false);
    setEmail('');
  }

  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <FormBanner notice={notice} />
      <form className="form" noValidate onSubmit={submit}>
        <Field
          label={label}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={problem}
        />
        <Button kind="primary" wide type="submit" busy={isBusy} busyLabel={busy}>
          {send}
        </Button>
      </form>
    </>
  );
}

function ChooseStep({ linkKey, onAskAgain }: { linkKey: string; onAskAgain: () => void }) {
  const { reset: words, password: passwordWords } = entryWords();
  const { title, text, password: label, hint, short, send, busy, done } = words.choose;
  const count = PASSWORD_MIN_LENGTH;
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = isShortPassword(password) ? fill(short, { count }) : null;
    setProblem(found);
    if (found) return setNotice({ kind: 'error', text: found });
    setBusy(true);
    const sent = postJson('/api/v1/password/reset', { token: linkKey, password });
    const result = await noSoonerThan(SEEN_MS, sent);
    setBusy(false);
    if (!result.ok) return setNotice({ kind: 'error', text: result.error.message });
    // The key is spent: nothing of it stays in the address or the history.
    window.history.replaceState(null, '', window.location.pathname);
    setDone(true);
    setNotice({ kind: 'ok', text: done });
  }

  return (
    <>
      <h1>{title}</h1>
      <FormBanner
        notice={notice}
        action={notice?.kind === 'error' && !problem && <Button onClick={onAskAgain}>{words.again}</Button>}
      />
      {!isDone && (
        <form className="form" noValidate onSubmit={submit}>
          <p>{text}</p>
          <PasswordField
            label={label}
            hint={fill(hint, { count })}
            name="password"
            autoComplete="new-password"
            showLabel={passwordWords.show}
            hideLabel={passwordWords.hide}
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={problem}
          />
          <Button kind="primary" wide type="submit" busy={isBusy} busyLabel={busy}>
            {send}
          </Button>
        </form>
      )}
    </>
  );
}
