import type { ComponentProps } from 'react';
import { FieldError, FieldHint, type FieldTexts, useFieldIds } from './field.tsx';

export function Checkbox({
  id: givenId,
  label,
  hint,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & FieldTexts) {
  const { id, control } = useFieldIds(givenId, { hint, error });
  return (
    <div className="check">
      <input {...input} {...control} type="checkbox" className="tick" />
      <label htmlFor={id}>{label}</label>
      <FieldError id={id}>{error}</FieldError>
      <FieldHint id={id}>{hint}</FieldHint>
    </div>
  );
}
