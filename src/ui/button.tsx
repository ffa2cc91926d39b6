import type { ComponentProps } from 'react';

/** `danger` takes something away for good. `help` is the filled call button and `help-line` its outlined sister: both only for crisis help. */
export type ButtonKind = 'primary' | 'secondary' | 'link' | 'quiet' | 'danger' | 'help' | 'help-line';

const KIND_CLASS: Record<ButtonKind, string> = {
  primary: 'button button-primary',
  secondary: 'button',
  link: 'button button-link',
  quiet: 'button button-link button-quiet',
  danger: 'button button-danger',
  help: 'button button-help',
  'help-line': 'button button-help-line',
};

type Look = { kind?: ButtonKind; wide?: boolean };

function classOf({ kind = 'secondary', wide = false }: Look, extra?: string) {
  return [KIND_CLASS[kind], wide && 'button-wide', extra].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string };

export function Button({ kind, wide, busy, busyLabel, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classOf({ kind, wide }, className)}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

export function ButtonLink({ kind, wide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={classOf({ kind, wide }, className)} />;
}

/** The underlined "Ayuda ahora" of every bar. */
export function HelpLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={['help-link', className].filter(Boolean).join(' ')} />;
}

/** A square target that holds one icon; `label` is what a screen reader says. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={['icon-button', className].filter(Boolean).join(' ')}
    />
  );
}
