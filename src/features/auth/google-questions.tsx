// What Google alone does not do: agree for a new person, or say that an account with the same e-mail is theirs.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { appWords, at, entryWords, fill } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import type { Notice } from './form-banner.tsx';
import { personProblems } from './sign-up-form.ts';
import type { GoogleEntry, PendingEntry } from './use-google-entry.ts';
import { noticeOf, type Problems, useSignUpFields, worded } from './use-sign-up-fields.ts';
import './account-forms.css';

type QuestionProps = { pending: PendingEntry; entry: GoogleEntry; say: (notice: Notice | null) => void };

/** The longest name an account takes. */
const NAME_MAX = 60;

export function GoogleQuestion(props: QuestionProps) {
  return props.pending.open === 'agreement' ? <Agreement {...props} /> : <Password {...props} />;
}

/** Takes the focus when it appears, as the next thing to be read. */
function Question({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="google-pregunta">
      <h2 id="google-pregunta" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

function Agreement({ pending, entry, say }: QuestionProps) {
  const { signUp } = entryWords();
  const { google: words } = appWords().signIn;
  const [problems, setProblems] = useState<Problems>({});
  const fields = useSignUpFields(problems, { name: pending.name.slice(0, NAME_MAX) });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { name, country, isAdult, isAgreed, memory } = fields.form;
    const found = worded(personProblems(fields.form));
    setProblems(found);
    if (Object.keys(found).length > 0) return say(noticeOf(found, signUp.check));
    await entry.answer({ name: name.trim(), country: country || undefined, isAdult, isAgreed, memory });
  }

  return (
    <Question title={words.agreement.title} text={fill(words.agreement.text, { email: pending.email })}>
      <form className="form" noValidate onSubmit={submit}>
        <Field
          {...fields.writeField('name')}
          label={signUp.name}
          hint={signUp.nameHint}
          autoComplete="nickname"
          maxLength={NAME_MAX}
        />
        <AgreementFields fields={fields} />
        <Button kind="primary" wide type="submit" busy={entry.isBusy} busyLabel={signUp.busy}>
          {signUp.send}
        </Button>
        <Button kind="link" onClick={entry.giveUp}>
          {words.back}
        </Button>
      </form>
    </Question>
  );
}

function Password({ pending, entry, say }: QuestionProps) {
  const { password: passwordWords } = entryWords();
  const { google, ...words } = appWords().signIn;
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') return say({ kind: 'error', text: words.missing });
    await entry.answer({ password });
  }

  return (
    <Question title={google.password.title} text={fill(google.password.text, { email: pending.email })}>
      <form className="form" noValidate onSubmit={submit}>
        {/* So that a password manager knows whose password it is. */}
        <input type="hidden" name="email" autoComplete="username" value={pending.email} readOnly />
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
        <Button kind="primary" wide type="submit" busy={entry.isBusy} busyLabel={google.busy}>
          {google.password.send}
        </Button>
      </form>
      <div className="link-row">
        <a href={at('/resetPassword')}>{words.forgotten}</a>
        <Button kind="link" onClick={entry.giveUp}>
          {google.back}
        </Button>
      </div>
      {pending.canStartAnew && (
        <div className="google-anew">
          <p className="quiet">{google.password.anewText}</p>
          <Button onClick={entry.startAnew}>{google.password.anew}</Button>
        </div>
      )}
    </Question>
  );
}
