import type { Locale } from '../../platform/locale.ts';
import { addressIn } from '../../routes.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { SITE_WORDS } from './site-words.ts';

/** Stands above every form to write to us: nobody answers there at once. */
export function CrisisNote({ locale = 'es' }: { locale?: Locale }) {
  return (
    <p className="notice">
      <LinkedText text={SITE_WORDS[locale].crisisNote} to={[addressIn(locale, '/ayuda-ahora')]} />
    </p>
  );
}
