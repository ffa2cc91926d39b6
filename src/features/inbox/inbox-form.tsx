import type { ReactNode } from 'react';
import type { Locale } from '../../platform/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, TextAreaField } from '../../ui/field.tsx';
import { FORM_COPY } from './form-copy.ts';
import { ACTIONS, FIELDS, type FieldName, type FormName } from './forms.ts';

const MESSAGE_ROWS = 5;
const COMMENT_ROWS = 8;

type InboxFormProps = {
  form: FormName;
  locale?: Locale;
  /** Which post, which list. */
  hidden?: Record<string, string>;
  /** The label of the box of the quote form, with its links. */
  terms?: ReactNode;
};

/** A whole public form. It posts by itself; form-script.ts adds what the data attributes say. */
export function InboxForm({ form, locale = 'es', hidden = {}, terms }: InboxFormProps) {
  const copy = FORM_COPY[locale];
  const [rest, busy] = copy.send[form];
  const has = (field: FieldName) => (FIELDS[form] as readonly FieldName[]).includes(field);
  return (
    <form
      className="form"
      method="post"
      action={ACTIONS[form]}
      data-form={form}
      data-busy={busy}
      data-error={copy.FORM_ERROR}
      data-unsent={copy.FORM_UNSENT}
      data-required={copy.problems.required}
      data-wrong={copy.problems.wrong}
      data-case={copy.result.caseNumber}
      data-next={copy.result.next[form]}
      data-agree={has('isAgreed') ? copy.problems.agree : undefined}
      data-url={has('url') ? copy.problems.url : undefined}
      data-email={copy.problems.email}
    >
      <div data-banner="" tabIndex={-1} hidden />
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {FIELDS[form].map((field) => (
        <FormField key={field} form={form} field={field} locale={locale} terms={terms} />
      ))}
      <div className="trap" aria-hidden="true">
        <label>
          {copy.trap}
          <input type="text" name="fax" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button kind="primary" type="submit">
        {rest}
      </Button>
    </form>
  );
}

type FormFieldProps = { form: FormName; field: FieldName; locale: Locale; terms: ReactNode };

function FormField({ form, field, locale, terms }: FormFieldProps) {
  const texts = { id: `${form}-${field}`, name: field, label: FORM_COPY[locale].labels[field] };
  switch (field) {
    case 'name':
      return <Field {...texts} required maxLength={80} autoComplete="name" />;
    case 'email':
      return <Field {...texts} required type="email" autoComplete="email" autoCapitalize="none" />;
    case 'url':
      return <Field {...texts} type="url" autoComplete="url" placeholder="https://" />;
    case 'message':
      return <TextAreaField {...texts} required maxLength={4000} rows={MESSAGE_ROWS} />;
    case 'comment':
      return <TextAreaField {...texts} required maxLength={4000} rows={COMMENT_ROWS} />;
    case 'isAgreed':
      return <Checkbox {...texts} label={terms ?? texts.label} required />;
    default:
      return field satisfies never;
  }
}
