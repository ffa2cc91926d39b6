import { type ComponentProps, useState } from 'react';
import { FieldFrame, type FieldTexts, useFieldIds } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & { showLabel: string; hideLabel: string };

/** A password that can be looked at: pasting and password managers stay allowed. */
export function PasswordField({
  id: givenId,
  label,
  hint,
  error,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const { id, control } = useFieldIds(givenId, { hint, error });
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="input-with-action">
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
          className="input"
        />
        <button type="button" className="input-action" aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? hideLabel : showLabel}
        </button>
      </div>
    </FieldFrame>
  );
}
