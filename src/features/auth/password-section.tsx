import { type ChangeEvent, type FormEvent, useState } from 'react';
import { postJson } from '../../platform/browser/api.ts';
import { appWords, at, fill, tuWords } from '../../platform/browser/language.ts';
import { noSoonerThan, SEEN_MS } from '../../platform/browser/pace.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormBanner, type Notice } from './form-banner.tsx';
import { isShortPassword, PASSWORD_MIN_LENGTH } from './sign-up-form.ts';
import { useSession } from './use-session.tsx';

const EMPTY = { current: '', next: '' };
type Passwords = typeof EMPTY;

const idOf = (field: string) => `clave-${field}`;

/** Another password for whoever knows the one they have; without one, the way to get one. */
export function PasswordSection({ hasPassword, onChanged }: { hasPassword: boolean; onChanged: () => void }) {
  const words = tuWords().access.password;
  return (
    <section aria-labelledby="cambiar-clave">
      <h2 id="cambiar-clave">{words.title}</h2>
      {hasPassword ? (
        <ChangeForm onChanged={onChanged} />
      ) : (
        <p>
          <LinkedText text={words.none} to={[at('/resetPassword')]} />
        </p>
      )}
    </section>
  );
}

function ChangeForm({ onChanged }: { onChanged: () => void }) {
  const { session } = useSession();
  const { access } = tuWords();
  const { password: looks, reset } = appWords();
  const words = access.password;
  const count = PASSWORD_MIN_LENGTH;
  const [passwords, setPasswords] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<Passwords>>({});
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found: Partial<Passwords> = {
      ...(passwords.current === '' && { current: words.noCurrent }),
      ...(isShortPassword(passwords.next) && { next: fill(reset.choose.short, { count }) }),
    };
    setProblems(found);
    const fields = Object.entries(found).map(([field, text]) => ({ id: idOf(field), text }));
    if (fields.length > 0) return setNotice({ kind: 'error', text: words.problem, fields });
    setBusy(true);
    const sent = postJson('/api/v1/password/change', {
      current: passwords.current,
      password: passwords.next,
    });
    const result = await noSoonerThan(SEEN_MS, sent);
    setBusy(false);
    // What was typed stays until it is kept.
    if (!result.ok) return setNotice({ kind: 'error', text: result.error.message });
    setPasswords(EMPTY);
    setNotice({ kind: 'ok', text: words.done });
    onChanged();
  }

  const field = (name: keyof Passwords) => ({
    id: idOf(name),
    name,
    value: passwords[name],
    error: problems[name],
    required: true,
    showLabel: looks.show,
    hideLabel: looks.hide,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setPasswords((before) => ({ ...before, [name]: target.value })),
  });

  return (
    <>
      <p>{words.text}</p>
      <FormBanner notice={notice} />
      <form className="form" noValidate onSubmit={submit}>
        {/* Whose password it is, for the keeper of passwords in the browser. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={session.status === 'in' ? session.me.person.email : ''}
          readOnly
          hidden
        />
        <PasswordField {...field('current')} label={words.current} autoComplete="current-password" />
        <PasswordField
          {...field('next')}
          label={words.next}
          hint={fill(reset.choose.hint, { count })}
          autoComplete="new-password"
        />
        <div>
          <Button kind="primary" type="submit" busy={isBusy} busyLabel={words.busy}>
            {words.send}
          </Button>
        </div>
      </form>
    </>
  );
}
