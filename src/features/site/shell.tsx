/** What every public page stands in: skip link, bar, main, the floor and the footer. */
import type { ReactNode } from 'react';
import { ButtonLink, HelpLink } from '../../ui/button.tsx';
import { Floor } from '../../ui/floor.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { type MenuEntry, SHELL_COPY, type SiteLanguage } from './navigation.ts';

type Copy = (typeof SHELL_COPY)[SiteLanguage];

export function Brand() {
  return (
    <a className="brand" href="/">
      <Mark />
      <span className="brand-name">Juntos</span>
    </a>
  );
}

/** Without script both would show, so the signed-in one is hidden by the stylesheet until it is known. */
function SignIn({ copy }: { copy: Copy }) {
  return (
    <>
      <ButtonLink className="when-signed-out" href="/inicio-de-sesion">
        {copy.signIn}
      </ButtonLink>
      <ButtonLink className="when-signed-in" href="/chatbot">
        {copy.talk}
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

function Bar({ here, copy }: { here: string | undefined; copy: Copy }) {
  const entries = (name: string) =>
    copy.menu.map((entry) => <Entry key={entry.href} entry={entry} name={name} here={entry.href === here} />);
  return (
    <header className="bar column">
      <Brand />
      <nav className="bar-nav" aria-label={copy.main}>
        {entries('sub')}
      </nav>
      <HelpLink href="/ayuda-ahora">{copy.help}</HelpLink>
      <div className="bar-nav">
        <SignIn copy={copy} />
      </div>
      <details className="menu">
        <summary aria-label={copy.more}>
          <Icon name="menu" size={26} />
        </summary>
        <nav className="menu-panel" aria-label={copy.more}>
          {entries('sub-menu')}
          <SignIn copy={copy} />
        </nav>
      </details>
    </header>
  );
}

/** Juntos has no accounts on social networks yet; what a person can do today is pass the page on. */
function Share({ copy }: { copy: Copy }) {
  const text = encodeURIComponent(copy.shareText);
  return (
    <p className="footer-share">
      <span>{copy.share}</span>
      <a href={`https://wa.me/?text=${text}`} rel="noreferrer">
        <Icon name="whatsapp" /> WhatsApp
      </a>
      <a href={`mailto:?subject=Juntos&body=${text}`}>
        <Icon name="mail" /> {copy.mail}
      </a>
      <a href="/rss.xml">
        <Icon name="feed" /> RSS
      </a>
    </p>
  );
}

function Footer({ copy }: { copy: Copy }) {
  return (
    <footer>
      <Floor double />
      <div className="footer">
        <div className="column footer-grid">
          <div>
            <Brand />
            <p className="footer-about">
              {copy.about[0]}
              <br />
              {copy.about[1]}
              <br />
              {copy.together}
            </p>
          </div>
          <nav className="footer-links" aria-label={copy.foot}>
            {copy.footer.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
          <Share copy={copy} />
          <p className="footer-help">
            {copy.danger} <a href="/ayuda-ahora">{copy.help}</a>
            {copy.dangerEnd}
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
  language?: SiteLanguage;
};

export function Shell({ children, here, language = 'es' }: ShellProps) {
  const copy = SHELL_COPY[language];
  return (
    <>
      <SkipLink label={copy.skip} />
      <div className="page">
        <Bar here={here} copy={copy} />
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
        <Footer copy={copy} />
      </div>
    </>
  );
}
