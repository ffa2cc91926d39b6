/** What every public page stands in: skip link, bar, main, the floor and the footer. */
import type { ReactNode } from 'react';
import { ButtonLink, HelpLink } from '../../ui/button.tsx';
import { Floor } from '../../ui/floor.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';

/** Only pages that exist: the listings join this list when they are written. */
const NAV = [
  { href: '/#que-es', label: 'Qué es' },
  { href: '/#como-se-empieza', label: 'Cómo se empieza' },
  { href: '/#cuanto-cuesta', label: 'Cuánto cuesta' },
  { href: '/#preguntas', label: 'Preguntas' },
  { href: '/chatbot', label: 'Terapia con IA' },
] as const;

const FOOTER = [
  { href: '/ayuda-ahora', label: 'Ayuda ahora' },
  { href: '/chatbot', label: 'Terapia con IA' },
  { href: '/signup', label: 'Crear cuenta' },
  { href: '/privacidad', label: 'Privacidad' },
  { href: '/terminos', label: 'Términos y seguridad' },
] as const;

const links = (entries: readonly { href: string; label: string }[]) =>
  entries.map(({ href, label }) => (
    <a key={href} href={href}>
      {label}
    </a>
  ));

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

function Bar() {
  return (
    <header className="bar column">
      <Brand />
      <nav className="bar-nav" aria-label="Principal">
        {links(NAV)}
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
          {links(NAV)}
          <SignIn />
        </nav>
      </details>
    </header>
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
            {links(FOOTER)}
          </nav>
          <p className="footer-help">
            ¿Te sientes en peligro? <a href="/ayuda-ahora">Ayuda ahora</a>, sin cuenta y sin costo.
          </p>
        </div>
      </div>
    </footer>
  );
}

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink label="Ir al contenido" />
      <div className="page">
        <Bar />
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
    </>
  );
}
