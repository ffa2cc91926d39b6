// The app area in the browser; each language has an entry that brings its words (app-es.ts and its sisters).
// The stylesheet comes first: it names the order of the cascade layers.
import './ui/app.css';
import { Component, type ComponentType, lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { EntryWords } from '../content/es/app.ts';
import { SessionProvider, useSession } from './features/auth/use-session.tsx';
import { HelpSheet } from './features/help/help-sheet.tsx';
import { TopBar } from './features/help/top-bar.tsx';
import {
  at,
  type BringTuWords,
  entryWords,
  pageLocale,
  setLanguage,
  withTuWords,
} from './platform/browser/language.ts';
import { applyPreferences, readPreferences } from './platform/browser/preferences.ts';
import { listenForQuickExit } from './platform/browser/quick-exit.ts';
import { startRouter, usePlace } from './platform/browser/router.tsx';
import { type Locale, localeOfPath, withoutLocale } from './platform/locale.ts';
import { isAppPath, SIGN_IN_PATHS } from './routes.ts';
import { Button } from './ui/button.tsx';
import { SkipLink } from './ui/skip-link.tsx';

type AccountPages = typeof import('./features/auth/account-pages.tsx');
const accountPage = (name: keyof AccountPages) =>
  lazy(async () => ({ default: (await import('./features/auth/account-pages.tsx'))[name] }));

/** Which screen each address shows; every one is loaded apart. The addresses themselves: routes.ts. */
const SCREENS: Record<string, ComponentType | undefined> = {
  '/inicio-de-sesion': accountPage('SignInPage'),
  '/signup': accountPage('SignUpPage'),
  '/resetPassword': accountPage('ResetPage'),
  '/confirmar-correo': accountPage('ConfirmPage'),
  '/preguntas': lazy(() =>
    pageLocale() === 'pt'
      ? import('./features/intake/intake-page-pt.tsx')
      : import('./features/intake/intake-page.tsx'),
  ),
  '/chatbot': lazy(() => import('./features/chat/chat-page.tsx')),
  '/tu': lazy(() => withTuWords(() => import('./features/account/tu-page.tsx'))),
  '/tu/plan': lazy(() => withTuWords(() => import('./features/plan/plan-page.tsx'))),
  '/tu/memoria': lazy(() => withTuWords(() => import('./features/memory/memory-page.tsx'))),
  '/tu/guardado': lazy(() => withTuWords(() => import('./features/memory/kept-page.tsx'))),
  '/tu/datos': lazy(() => withTuWords(() => import('./features/privacy/privacy-page.tsx'))),
  '/tu/acceso': lazy(() => withTuWords(() => import('./features/auth/access-page.tsx'))),
  '/tu/pase': lazy(() => withTuWords(() => import('./features/billing/pass-page.tsx'))),
  '/tu/recibo': lazy(() => withTuWords(() => import('./features/billing/receipt-page.tsx'))),
  '/mediosDePago/prueba': lazy(() => withTuWords(() => import('./features/billing/trial-page.tsx'))),
  '/mediosDePago/resultado': lazy(() => withTuWords(() => import('./features/billing/result-page.tsx'))),
  '/pagar': lazy(() => import('./features/billing/pay-gate-page.tsx')),
};

function Screen() {
  const path = withoutLocale(usePlace().path);
  const Page = SCREENS[path.startsWith('/preguntas') ? '/preguntas' : path];
  return Page ? <Page /> : <NothingHere />;
}

/** Help stands over every screen, with the country of whoever is signed in. */
function Help() {
  const { session } = useSession();
  if (session.status === 'loading') return <HelpSheet account={undefined} />;
  return <HelpSheet account={session.status === 'in' ? session.me.person.country : null} />;
}

function NothingHere() {
  const words = entryWords().frame;
  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>{words.nothingHere}</h1>
        <p>
          <a href={at('/')}>{words.home}</a>
        </p>
      </main>
    </>
  );
}

/** A page that could not load or broke: calm words, help in its place, and a way to try again. */
class CalmPage extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const words = entryWords().frame;
    return (
      <>
        <TopBar />
        <main className="screen" id="contenido">
          <h1>{words.broken}</h1>
          <p>{words.brokenKept}</p>
          <p>
            <Button kind="primary" onClick={() => window.location.reload()}>
              {words.retry}
            </Button>
          </p>
        </main>
      </>
    );
  }
}

export function startApp(locale: Locale, words: EntryWords, bringTu?: BringTuWords): void {
  setLanguage(locale, words, bringTu);
  applyPreferences(readPreferences());
  // A page in another language is another document: the words come with it. So is the sign-in page, because what it
  // lets in from another site shall not stay when the person goes on.
  const isAlone = (path: string) => SIGN_IN_PATHS.includes(path);
  const here = isAlone(window.location.pathname);
  startRouter((path) => isAppPath(path) && localeOfPath(path) === locale && !here && !isAlone(path));
  listenForQuickExit();

  const root = document.getElementById('app');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <SkipLink label={words.frame.skip} />
      <CalmPage>
        <SessionProvider>
          <Suspense fallback={<p className="screen late">{words.frame.opening}</p>}>
            <Screen />
          </Suspense>
          <Help />
        </SessionProvider>
      </CalmPage>
    </StrictMode>,
  );
}
