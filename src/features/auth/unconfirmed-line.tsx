import { appWords, at } from '../../platform/browser/language.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { type Session, useSession } from './use-session.tsx';

/** Whoever signed up again by mistake finds an empty account: this leads them to what they had. The
 * line is the same for every account whose e-mail was not confirmed, whether another has it or not. */
export function UnconfirmedLine() {
  return <LineOf session={useSession().session} />;
}

export function LineOf({ session }: { session: Session }) {
  if (session.status !== 'in' || session.me.emailVerified) return null;
  return (
    <p className="quiet">
      <LinkedText text={appWords().unconfirmed} to={[at('/tu/datos'), at('/inicio-de-sesion')]} />
    </p>
  );
}
