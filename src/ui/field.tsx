import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icons.tsx';

export type FieldTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** Ids and aria attributes that tie a control to its hint and its error. */
export function useFieldIds(givenId: string | undefined, { hint, error }: Omit<FieldTexts, 'label'>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    control: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p className="field-hint" id={`${id}-hint`}>
      {children}
    </p>
  ) : null;
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="alert" size={18} />
      <span>{children}</span>
    </p>
  ) : null;
}

/** The label above, then the control, then error and hint below. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldError id={id}>{error}</FieldError>
      <FieldHint id={id}>{hint}</FieldHint>
    </div>
  );
}

export function Field({ id: givenId, label, hint, error, ...input }: ComponentProps<'input'> & FieldTexts) {
  const { id, control } = useFieldIds(givenId, { hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input type="text" {...input} {...control} className="input" />
    </FieldFrame>
  );
}

export function TextAreaField({
  id: givenId,
  label,
  hint,
  error,
  ...area
}: ComponentProps<'textarea'> & FieldTexts) {
  const { id, control } = useFieldIds(givenId, { hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea {...area} {...control} className="input" />
    </FieldFrame>
  );
}
