import { at, pageLocale } from '../../platform/browser/language.ts';
import type { Locale } from '../../platform/locale.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { type Session, useSession } from './use-session.tsx';

/** The same for every account whose e-mail was not confirmed, whether another has it or not. */
const LINE: Record<Locale, string> = {
  es: '[Confirma tu correo]. ¿Ya tenías cuenta? [Entra aquí].',
  pt: '[Confirme seu e-mail]. Já tinha conta? [Entre aqui].',
  en: '[Confirm your e-mail]. Had an account already? [Sign in here].',
};

/** Whoever signed up again by mistake finds an empty account: this leads them to what they had. */
export function UnconfirmedLine() {
  return <LineOf session={useSession().session} />;
}

export function LineOf({ session }: { session: Session }) {
  if (session.status !== 'in' || session.me.emailVerified) return null;
  return (
    <p className="quiet">
      <LinkedText text={LINE[pageLocale()]} to={[at('/tu/datos'), at('/inicio-de-sesion')]} />
    </p>
  );
}
