// What every new account is asked besides the way in: where the person is, that they are an adult, that they agree, and
// whether the AI may remember. Nothing is ticked beforehand; under 18 there is no account but somebody to call.
import { countryChoices } from '../../platform/browser/country-guess.ts';
import { at, entryWords } from '../../platform/browser/language.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldFrame } from '../../ui/field.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { idOf, type SignUpFields } from './use-sign-up-fields.ts';
import { YouthHelp } from './youth-help.tsx';

export function AgreementFields({ fields }: { fields: SignUpFields }) {
  const { form, tickField, countryField } = fields;
  const { signUp: words } = entryWords();
  return (
    <>
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
    </>
  );
}

function CountryField(props: SignUpFields['countryField']) {
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
