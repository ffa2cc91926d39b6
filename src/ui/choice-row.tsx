import type { ComponentProps, ReactNode } from 'react';

type ChoiceRowProps = Omit<ComponentProps<'input'>, 'type'> & {
  kind: 'radio' | 'checkbox';
  label: ReactNode;
  hint?: ReactNode;
  /** Stands at the right edge, such as a price. */
  aside?: ReactNode;
};

/** A native radio or checkbox whose whole row is the target. Put rows inside `Choices` in a fieldset. */
export function ChoiceRow({ kind, label, hint, aside, ...input }: ChoiceRowProps) {
  return (
    <label className={hint ? 'choice choice-tall' : 'choice'}>
      <input {...input} type={kind} className="tick" />
      <span className="choice-text">
        {label}
        {hint && <span className="choice-hint">{hint}</span>}
      </span>
      {aside && <span>{aside}</span>}
    </label>
  );
}

export function Choices({ children }: { children: ReactNode }) {
  return <div className="choices">{children}</div>;
}
