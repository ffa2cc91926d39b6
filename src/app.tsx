// The app area's entry in the browser. The stylesheet comes first: it names the order of the cascade layers.
import './ui/app.css';
import { Component, lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { SessionProvider } from './features/auth/use-session.tsx';
import { TopBar } from './features/help/top-bar.tsx';
import { applyPreferences, readPreferences } from './platform/browser/preferences.ts';
import { listenForQuickExit } from './platform/browser/quick-exit.ts';
import { startRouter, usePlace } from './platform/browser/router.tsx';
import { isAppPath } from './routes.ts';
import { Button } from './ui/button.tsx';
import { SkipLink } from './ui/skip-link.tsx';

/** Which screen each address shows; every one is loaded apart. The addresses themselves: routes.ts. */
const SCREENS = {
  '/inicio-de-sesion': lazy(() => import('./features/auth/sign-in-page.tsx')),
  '/signup': lazy(() => import('./features/auth/sign-up-page.tsx')),
  '/resetPassword': lazy(() => import('./features/auth/reset-page.tsx')),
  '/preguntas': lazy(() => import('./features/intake/intake-page.tsx')),
  '/chatbot': lazy(() => import('./features/chat/chat-page.tsx')),
  '/tu': lazy(() => import('./features/account/tu-page.tsx')),
};

function screenFor(path: string) {
  const start = path.startsWith('/preguntas') ? '/preguntas' : path;
  return start in SCREENS ? SCREENS[start as keyof typeof SCREENS] : null;
}

function Screen() {
  const { path } = usePlace();
  const Page = screenFor(path);
  return Page ? <Page /> : <NothingHere />;
}

function NothingHere() {
  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>No encontramos esta página.</h1>
        <p>
          <a href="/">Ir al inicio</a>
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
    return (
      <>
        <TopBar />
        <main className="screen" id="contenido">
          <h1>Esta página no cargó</h1>
          <p>Lo que escribiste sigue en tu teléfono.</p>
          <p>
            <Button kind="primary" onClick={() => window.location.reload()}>
              Reintentar
            </Button>
          </p>
        </main>
      </>
    );
  }
}

applyPreferences(readPreferences());
startRouter(isAppPath);
listenForQuickExit();

const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <SkipLink label="Ir al contenido" />
      <CalmPage>
        <SessionProvider>
          <Suspense fallback={<p className="screen late">Abriendo...</p>}>
            <Screen />
          </Suspense>
        </SessionProvider>
      </CalmPage>
    </StrictMode>,
  );
}
