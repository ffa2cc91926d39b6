/** What every public page stands in: skip link, bar, main, the floor and the footer. */
import type { ReactNode } from 'react';
import { ButtonLink, HelpLink } from '../../ui/button.tsx';
import { Floor } from '../../ui/floor.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { FOOTER, MENU, type MenuEntry } from './navigation.ts';

export function Brand() {
  return (
    <a className="brand" href="/">
      <Mark />
      <span className="brand-name">Juntos</span>
    </a>
  );
}

/** Without script both would show, so the signed-in one is hidden by the stylesheet until it is known. */
function SignIn() {
  return (
    <>
      <ButtonLink className="when-signed-out" href="/inicio-de-sesion">
        Ingresar
      </ButtonLink>
      <ButtonLink className="when-signed-in" href="/chatbot">
        Entrar a conversar
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

function Bar({ here }: { here: string | undefined }) {
  const entries = (name: string) =>
    MENU.map((entry) => <Entry key={entry.href} entry={entry} name={name} here={entry.href === here} />);
  return (
    <header className="bar column">
      <Brand />
      <nav className="bar-nav" aria-label="Principal">
        {entries('sub')}
      </nav>
      <HelpLink href="/ayuda-ahora">Ayuda ahora</HelpLink>
      <div className="bar-nav">
        <SignIn />
      </div>
      <details className="menu">
        <summary aria-label="Menú">
          <Icon name="menu" size={26} />
        </summary>
        <nav className="menu-panel" aria-label="Menú">
          {entries('sub-menu')}
          <SignIn />
        </nav>
      </details>
    </header>
  );
}

/** Juntos has no accounts on social networks yet; what a person can do today is pass the page on. */
function Share() {
  return (
    <p className="footer-share">
      <span>Pásalo a alguien:</span>
      <a href="https://wa.me/?text=Juntos%3A%20conversar%20cuando%20el%20d%C3%ADa%20pesa" rel="noreferrer">
        <Icon name="whatsapp" /> WhatsApp
      </a>
      <a href="mailto:?subject=Juntos&body=Conversar%20cuando%20el%20d%C3%ADa%20pesa">
        <Icon name="mail" /> Correo
      </a>
      <a href="/rss.xml">
        <Icon name="feed" /> RSS
      </a>
    </p>
  );
}

function Footer() {
  return (
    <footer>
      <Floor double />
      <div className="footer">
        <div className="column footer-grid">
          <div>
            <Brand />
            <p className="footer-about">
              Programa de inteligencia artificial.
              <br />
              Acompaña, no reemplaza a un psicólogo.
              <br />
              Quienes conversan aquí son «Juntos».
            </p>
          </div>
          <nav className="footer-links" aria-label="Pie de página">
            {FOOTER.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
          <Share />
          <p className="footer-help">
            ¿Te sientes en peligro? <a href="/ayuda-ahora">Ayuda ahora</a>, sin cuenta y sin costo.
          </p>
        </div>
      </div>
    </footer>
  );
}

/** `here` is the entry of the menu the page belongs to. */
export function Shell({ children, here }: { children: ReactNode; here?: string }) {
  return (
    <>
      <SkipLink label="Ir al contenido" />
      <div className="page">
        <Bar here={here} />
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
    </>
  );
}
