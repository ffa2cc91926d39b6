import { type FormEvent, useState } from 'react';
import { postJson } from '../../platform/browser/api.ts';
import { appWords, at, entryWords } from '../../platform/browser/language.ts';
import { noSoonerThan, SEEN_MS } from '../../platform/browser/pace.ts';
import { safeReturnPath, withReturn } from '../../platform/browser/return-path.ts';
import { navigate, useArrival, usePlace } from '../../platform/browser/router.tsx';
import { isSharedPhone } from '../../platform/browser/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { FormBanner, type Notice } from './form-banner.tsx';
import { GoogleQuestion } from './google-questions.tsx';
import { GoogleWay } from './google-way.tsx';
import { RightsFooter } from './rights-footer.tsx';
import { useGoogle } from './use-google.ts';
import { useGoogleEntry } from './use-google-entry.ts';
import { useSession } from './use-session.tsx';
import './sign-in-page.css';

type SignInReply =
  | { authorized: true; data: { userEmail: string; userName: string } }
  | { authorized: false };

export default function SignInPage() {
  const words = appWords().signIn;
  const { query } = usePlace();
  const volver = safeReturnPath(query.get('volver'), window.location.origin);
  const [isOwnPhone, setOwnPhone] = useState(() => !isSharedPhone());
  const [notice, setNotice] = useState<Notice | null>(
    query.has('cuenta') ? { kind: 'ok', text: words.afterSignUp } : null,
  );
  const entry = useGoogleEntry({ isOwnPhone, volver, say: setNotice, onRefused: () => google.reopen() });
  const google = useGoogle(isOwnPhone && !entry.pending, entry.begin);
  useArrival(words.pageTitle);
  return (
    <EntryFrame>
      <h1>{words.title}</h1>
      <FormBanner notice={notice} />
      {entry.pending ? (
        <GoogleQuestion pending={entry.pending} entry={entry} say={setNotice} />
      ) : (
        <>
          <GoogleWay google={google} isBusy={entry.isBusy} />
          <EmailForm volver={volver} say={setNotice} isOwnPhone={isOwnPhone} setOwnPhone={setOwnPhone} />
        </>
      )}
      <RightsFooter />
    </EntryFrame>
  );
}

type EmailFormProps = {
  volver: string | null;
  say: (notice: Notice) => void;
  isOwnPhone: boolean;
  setOwnPhone: (isOwn: boolean) => void;
};

function EmailForm({ volver, say, isOwnPhone, setOwnPhone }: EmailFormProps) {
  const words = appWords().signIn;
  const { password: passwordWords } = entryWords();
  const { enter } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isIncomplete = email.trim() === '' || password === '';
    setMissing(isIncomplete);
    if (isIncomplete) {
      say({ kind: 'error', text: words.missing });
      return;
    }
    setBusy(true);
    const body = { userEmail: email.trim(), userPass: password };
    const result = await noSoonerThan(SEEN_MS, postJson<SignInReply>('/api/v1/userLogin', body));
    if (!result.ok) {
      say({ kind: 'error', text: result.error.message || words.failed });
    } else if (!result.value.authorized) {
      say({ kind: 'error', text: words.wrong });
    } else {
      say({ kind: 'ok', text: words.done });
      const { userEmail, userName } = result.value.data;
      await noSoonerThan(SEEN_MS, enter({ email: userEmail, name: userName }, isOwnPhone));
      navigate(volver ?? at('/chatbot'), 'replace');
      return;
    }
    setBusy(false);
  }

  return (
    <>
      <form className="form" noValidate onSubmit={submit}>
        <Field
          label={words.email}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isMissing && email.trim() === '' ? words.noEmail : undefined}
        />
        <PasswordField
          label={passwordWords.label}
          name="password"
          showLabel={passwordWords.show}
          hideLabel={passwordWords.hide}
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isMissing && password === '' ? words.noPassword : undefined}
        />
        <Checkbox
          label={words.own}
          hint={words.ownHint}
          checked={isOwnPhone}
          onChange={(event) => setOwnPhone(event.target.checked)}
        />
        <Button kind="primary" wide type="submit" busy={isBusy} busyLabel={words.busy}>
          {words.send}
        </Button>
      </form>
      <div className="link-row">
        <a href={at('/resetPassword')}>{words.forgotten}</a>
        <a href={withReturn(at('/signup'), volver)}>{words.signUp}</a>
      </div>
    </>
  );
}
