// Creating an account: a nickname, an e-mail, a password, and consents that are asked apart and never ticked.
// Nobody under 18 gets an account; they get the lines for young people instead.
import { at, entryWords, fill } from '../../platform/browser/language.ts';
import { withReturn } from '../../platform/browser/return-path.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { FormBanner } from './form-banner.tsx';
import { RightsFooter } from './rights-footer.tsx';
import { PASSWORD_MIN_LENGTH } from './sign-up-form.ts';
import { useSignUp } from './use-sign-up.ts';
import './account-forms.css';

export default function SignUpPage() {
  const { fields, notice, isBusy, volver, submit } = useSignUp();
  const { writeField } = fields;
  const { signUp: words, password: passwordWords } = entryWords();
  useArrival(words.pageTitle);
  return (
    <EntryFrame>
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
        <AgreementFields fields={fields} />
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
    </EntryFrame>
  );
}
