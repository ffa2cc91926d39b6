import { type FormEvent, useState } from 'react';
import { postJson } from '../../platform/browser/api.ts';
import { countryChoices } from '../../platform/browser/country-guess.ts';
import { appWords, entryWords, fill, tuWords } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldFrame } from '../../ui/field.tsx';
import { FormBanner, type Notice } from '../auth/form-banner.tsx';
import { useSession } from '../auth/use-session.tsx';
import type { PrivacyPage } from './privacy.ts';
import type { Privacy } from './use-privacy.ts';

type Props = { account: PrivacyPage['account'] } & Pick<Privacy, 'correct'>;

/** Name and country, as they were given when the account was made. The rest is corrected where it is shown. */
export function CorrectForm({ account, correct }: Props) {
  const { refresh } = useSession();
  const { data } = tuWords();
  const { tag } = appWords();
  const words = data.correct;
  const { signUp } = entryWords();
  const [name, setName] = useState(account.name);
  const [country, setCountry] = useState(account.country ?? '');
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setNotice({ kind: 'error', text: signUp.problems.noName });
    setBusy(true);
    const wrong = await correct({ name: name.trim(), country: country || null });
    setBusy(false);
    setNotice(wrong ? { kind: 'error', text: wrong.message } : { kind: 'ok', text: words.done });
    if (!wrong) await refresh();
  }

  return (
    <section aria-labelledby="corregir">
      <h2 id="corregir">{words.title}</h2>
      <EmailState account={account} />
      <FormBanner notice={notice} />
      <form className="form" noValidate onSubmit={submit}>
        <Field
          label={signUp.name}
          name="name"
          autoComplete="nickname"
          maxLength={80}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FieldFrame id="corregir-pais" label={signUp.country} hint={signUp.countryHint}>
          <select
            className="input"
            id="corregir-pais"
            aria-describedby="corregir-pais-hint"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
          >
            <option value="">{signUp.countryUntold}</option>
            {countryChoices(tag).map(({ code, name: label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        </FieldFrame>
        <div>
          <Button type="submit" busy={isBusy} busyLabel={words.busy}>
            {words.send}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Whether the address was shown to be theirs, and a way to do it. */
function EmailState({ account: { email, emailVerified } }: Pick<Props, 'account'>) {
  const words = tuWords().data.correct;
  const [said, setSaid] = useState<string | null>(null);
  async function resend() {
    const result = await postJson('/api/v1/email/send', {});
    setSaid(result.ok ? words.resent : result.error.message);
  }
  return (
    <div>
      <p className="quiet">
        {fill(words.email, { email })} {emailVerified ? words.confirmed : words.unconfirmed}
      </p>
      {!emailVerified && (
        <Button kind="link" className="button-flush" onClick={() => void resend()}>
          {words.resend}
        </Button>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
