import { inLocale, LOCALES, type Locale } from '../../platform/locale.ts';
import { addressIn } from '../../routes.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { InboxForm } from '../inbox/inbox-form.tsx';
import { CrisisNote } from './crisis-note.tsx';
import { PlazaMap } from './plaza-map.tsx';
import type { PublicPage } from './public-page.ts';
import { PageHead } from './reading.tsx';
import { Shell } from './shell.tsx';
import { homeLink, SITE_WORDS } from './site-words.ts';

/** Ways to reach us, each with what to expect of it. */
function Ways({ locale }: { locale: Locale }) {
  return (
    <dl className="ways">
      {SITE_WORDS[locale].contact.ways.map(({ way, what }) => (
        <div key={way}>
          <dt>{way}</dt>
          <dd>
            <LinkedText text={what} to={[addressIn(locale, '/chatbot')]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function contactPage(locale: Locale): PublicPage {
  const { contact } = SITE_WORDS[locale];
  const path = inLocale(locale, '/contacto');
  const trail = [homeLink(locale)];
  return {
    path,
    locale,
    title: contact.pageTitle,
    description: contact.description,
    styles: 'reading',
    sharedScript: true,
    formScript: true,
    trail,
    scene: 'jacaranda',
    content: (
      <Shell here={path} locale={locale} path={path}>
        <PageHead trail={trail} title={contact.title} lead={contact.lead} scene="jacaranda" locale={locale} />
        <section className="form-columns column" id="contact" aria-label={contact.form}>
          <div>
            <CrisisNote locale={locale} />
            <div data-slot="answers" />
            <InboxForm form="contact" locale={locale} />
          </div>
          <div>
            <Ways locale={locale} />
            <section aria-labelledby="responde">
              <h2 id="responde">{contact.behind}</h2>
              <div data-slot="operator" />
            </section>
          </div>
        </section>
        <figure className="map">
          <PlazaMap />
          <figcaption>
            <strong>{contact.map}</strong> {contact.mapNote}
          </figcaption>
        </figure>
      </Shell>
    ),
  };
}

export const pages: readonly PublicPage[] = LOCALES.map(contactPage);
