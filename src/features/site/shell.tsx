/** What every public page stands in: skip link, bar, main, the floor and the footer, in the language of the page.
 *  A link to a page that the language lacks leads to the Spanish one. */
import type { ReactNode } from 'react';
import { LOCALES, type Locale } from '../../platform/locale.ts';
import { addressIn } from '../../routes.ts';
import { ButtonLink, HelpLink } from '../../ui/button.tsx';
import { Floor } from '../../ui/floor.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { type MenuEntry, SITE_WORDS, type SiteWords, translationsOf } from './site-words.ts';

type Frame = { locale: Locale; words: SiteWords };

function Brand({ locale }: { locale: Locale }) {
  return (
    <a className="brand" href={addressIn(locale, '/')}>
      <Mark />
      <span className="brand-name">Juntos</span>
    </a>
  );
}

/** Without script the way to one's account is right for everybody: it asks who is out to enter. */
function SignIn({ locale, words }: Frame) {
  return (
    <>
      <ButtonLink className="when-signed-out" href={addressIn(locale, '/inicio-de-sesion')}>
        {words.signIn}
      </ButtonLink>
      <ButtonLink className="unless-signed-out" href={addressIn(locale, '/tu')}>
        {words.account}
      </ButtonLink>
    </>
  );
}

/** Sub-menus are native details of one name: opening one closes the other, with no script. */
function Entry({ entry, name, here }: { entry: MenuEntry; name: string; here: boolean }) {
  const { href, label, under } = entry;
  if (!under) {
    return (
      <a href={href} aria-current={here ? 'true' : undefined}>
        {label}
      </a>
    );
  }
  return (
    <details className={here ? 'sub sub-here' : 'sub'} name={name}>
      <summary>
        {label}
        <Icon name="chevron" size={16} />
      </summary>
      <ul className="sub-panel">
        {under.map((link) => (
          <li key={link.label}>
            <a href={link.href} className={link.href === href ? 'sub-all' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Bar({ here, locale, words }: Frame & { here: string | undefined }) {
  const entries = (name: string) =>
    words.menu.map((entry) => (
      <Entry key={entry.href} entry={entry} name={name} here={entry.href === here} />
    ));
  return (
    <header className="bar column">
      <Brand locale={locale} />
      <nav className="bar-nav" aria-label={words.main}>
        {entries('sub')}
      </nav>
      <HelpLink href={addressIn(locale, '/ayuda-ahora')}>{words.help}</HelpLink>
      <div className="bar-nav">
        <SignIn locale={locale} words={words} />
      </div>
      <details className="menu">
        <summary aria-label={words.more}>
          <Icon name="menu" size={26} />
        </summary>
        <nav className="menu-panel" aria-label={words.more}>
          {entries('sub-menu')}
          <SignIn locale={locale} words={words} />
        </nav>
      </details>
    </header>
  );
}

/** Juntos has no accounts on social networks yet; what a person can do today is pass the page on. */
function Share({ locale, words }: Frame) {
  const text = encodeURIComponent(words.shareText);
  return (
    <p className="footer-share">
      <span>{words.share}</span>
      <a href={`https://wa.me/?text=${text}`} rel="noreferrer">
        <Icon name="whatsapp" /> WhatsApp
      </a>
      <a href={`mailto:?subject=Juntos&body=${text}`}>
        <Icon name="mail" /> {words.mail}
      </a>
      {locale === 'es' && (
        <a href="/rss.xml">
          <Icon name="feed" /> RSS
        </a>
      )}
    </p>
  );
}

/** The same page in the other languages, or their home. English has no home. */
function Languages({ locale, words, path }: Frame & { path: string | undefined }) {
  const translations = path === undefined ? [] : translationsOf(path);
  const pages = LOCALES.flatMap((other) => {
    const home = other === 'en' ? [] : [{ locale: other, path: addressIn(other, '/') }];
    return translations.find((page) => page.locale === other) ?? home;
  });
  return (
    <nav className="footer-share" aria-label={words.languages}>
      {pages
        .filter((page) => page.locale !== locale)
        .map((page) => (
          <a key={page.locale} href={page.path} hrefLang={page.locale} lang={SITE_WORDS[page.locale].tag}>
            {SITE_WORDS[page.locale].ownName}
          </a>
        ))}
    </nav>
  );
}

function Footer({ locale, words, path }: Frame & { path: string | undefined }) {
  return (
    <footer>
      <Floor double />
      <div className="footer">
        <div className="column footer-grid">
          <div>
            <Brand locale={locale} />
            <p className="footer-about">
              {words.about[0]}
              <br />
              {words.about[1]}
              <br />
              {words.together}
            </p>
          </div>
          <nav className="footer-links" aria-label={words.foot}>
            {words.footer.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
          <Share locale={locale} words={words} />
          <Languages locale={locale} words={words} path={path} />
          <p className="footer-help">
            {words.danger} <a href={addressIn(locale, '/ayuda-ahora')}>{words.help}</a>
            {words.dangerEnd}
          </p>
        </div>
      </div>
    </footer>
  );
}

type ShellProps = {
  children: ReactNode;
  /** The entry of the menu the page belongs to. */
  here?: string;
  locale?: Locale;
  /** Its own address: a page that exists in other languages leads to them. */
  path?: string;
};

export function Shell({ children, here, locale = 'es', path }: ShellProps) {
  const words = SITE_WORDS[locale];
  return (
    <>
      <SkipLink label={words.skip} />
      <div className="page">
        <Bar here={here} locale={locale} words={words} />
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
        <Footer locale={locale} words={words} path={path} />
      </div>
    </>
  );
}
