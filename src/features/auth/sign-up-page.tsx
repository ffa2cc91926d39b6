// Creating an account: a nickname, an e-mail, a password, and consents that are asked apart and never ticked.
// Nobody under 18 gets an account; they get the lines for young people instead.
import type { ChangeEvent } from 'react';
import { countryChoices } from '../../platform/browser/country-guess.ts';
import { at, entryWords, fill } from '../../platform/browser/language.ts';
import { withReturn } from '../../platform/browser/return-path.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldFrame } from '../../ui/field.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TopBar } from '../help/top-bar.tsx';
import { FormBanner } from './form-banner.tsx';
import { RightsFooter } from './rights-footer.tsx';
import { PASSWORD_MIN_LENGTH } from './sign-up-form.ts';
import { idOf, useSignUp } from './use-sign-up.ts';
import { YouthHelp } from './youth-help.tsx';
import './sign-up-page.css';

export default function SignUpPage() {
  const { form, notice, isBusy, volver, submit, writeField, tickField, countryField } = useSignUp();
  const { signUp: words, password: passwordWords } = entryWords();
  useArrival(words.pageTitle);
  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>{words.title}</h1>
        <FormBanner notice={notice} />
        <form className="form" noValidate onSubmit={submit}>
          <Field
            {...writeField('name')}
            label={words.name}
            hint={words.nameHint}
            autoComplete="nickname"
            maxLength={60}
          />
          <Field
            {...writeField('email')}
            label={words.email}
            hint={words.emailHint}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          <PasswordField
            {...writeField('password')}
            label={passwordWords.label}
            hint={fill(words.passwordHint, { count: PASSWORD_MIN_LENGTH })}
            autoComplete="new-password"
            showLabel={passwordWords.show}
            hideLabel={passwordWords.hide}
          />
          <CountryField {...countryField} />
          <div>
            <Checkbox {...tickField('isAdult')} label={words.isAdult} />
            <YouthHelp country={form.country || null} />
            <Checkbox
              {...tickField('isAgreed')}
              label={<LinkedText text={words.isAgreed} to={[at('/terminos'), at('/privacidad')]} />}
            />
            <Checkbox {...tickField('memory')} label={words.memory} hint={words.memoryHint} />
          </div>
          <ul className="privacy-card">
            {words.privacy.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Button kind="primary" wide type="submit" busy={isBusy} busyLabel={words.busy}>
            {words.send}
          </Button>
        </form>
        <p>
          <LinkedText text={words.known} to={[withReturn(at('/inicio-de-sesion'), volver)]} />
        </p>
        <RightsFooter />
      </main>
    </>
  );
}

function CountryField(props: { value: string; onChange: (event: ChangeEvent<HTMLSelectElement>) => void }) {
  const id = idOf('country');
  const { tag, signUp: words } = entryWords();
  return (
    <FieldFrame id={id} label={words.country} hint={words.countryHint}>
      <select className="input" id={id} aria-describedby={`${id}-hint`} name="country" {...props}>
        <option value="">{words.countryUntold}</option>
        {countryChoices(tag).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
