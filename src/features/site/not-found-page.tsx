import { inLocale, LOCALES, type Locale } from '../../platform/locale.ts';
import { addressIn } from '../../routes.ts';
import { ButtonLink, HelpLink } from '../../ui/button.tsx';
import { TileBlock } from '../../ui/tiles.tsx';
import type { PublicPage } from './public-page.ts';
import { Shell } from './shell.tsx';
import { SITE_WORDS } from './site-words.ts';

/** The specification sends whoever reads this in English to the home of the house (§2). */
const HOME_IN_ENGLISH = '/';

/** People in crisis mistype too: the help line stands beside the way home. */
function notFoundPage(locale: Locale): PublicPage {
  const { notFound, danger, help } = SITE_WORDS[locale];
  const path = inLocale(locale, '/404');
  return {
    path,
    locale,
    title: notFound.pageTitle,
    description: notFound.description,
    noindex: true,
    styles: 'site',
    sharedScript: true,
    content: (
      <Shell locale={locale}>
        <div className="not-found column">
          <TileBlock name="banca" columns={4} rows={2} className="not-found-tiles" />
          <div>
            <p className="not-found-code">404</p>
            <h1>{notFound.title}</h1>
            <p>{notFound.text}</p>
            <ButtonLink kind="primary" href={locale === 'en' ? HOME_IN_ENGLISH : addressIn(locale, '/')}>
              {notFound.home}
            </ButtonLink>
            <p>
              {danger} <HelpLink href={addressIn(locale, '/ayuda-ahora')}>{help}</HelpLink>
            </p>
          </div>
        </div>
      </Shell>
    ),
  };
}

export const pages: readonly PublicPage[] = LOCALES.map(notFoundPage);
