import { lazy } from 'react';

/** Which screen each address of the app area shows; every one is loaded apart. Addresses: routes.ts. */
const SCREENS = {
  '/inicio-de-sesion': lazy(() => import('./features/auth/sign-in-page.tsx')),
  '/signup': lazy(() => import('./features/auth/sign-up-page.tsx')),
  '/resetPassword': lazy(() => import('./features/auth/reset-page.tsx')),
  '/preguntas': lazy(() => import('./features/intake/intake-page.tsx')),
  '/chatbot': lazy(() => import('./features/chat/chat-page.tsx')),
  '/tu': lazy(() => import('./features/account/tu-page.tsx')),
};

export function screenFor(path: string) {
  const start = path.startsWith('/preguntas') ? '/preguntas' : path;
  return start in SCREENS ? SCREENS[start as keyof typeof SCREENS] : null;
}
