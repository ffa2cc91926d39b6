/** Every URL on one screen. Public pages are files; app pages are React in the browser; the rest is API. */

/** Files made at build from React and content/, with no script of their own. */
export const PUBLIC_PATHS = ['/', '/theme1', '/ayuda-ahora', '/privacidad', '/terminos', '/404'] as const;

/** Screens of the app area; one HTML shell serves them all. */
export const APP_PATHS = [
  '/inicio-de-sesion',
  '/signup',
  '/resetPassword',
  '/preguntas',
  ...Array.from({ length: 24 }, (_, index) => `/preguntas${index + 1}`),
  '/preguntas/resumen',
  '/chatbot',
  '/tu',
] as const;

/** Old or foreign addresses; the query travels along. */
export const REDIRECTS: Record<string, string> = { '/login': '/inicio-de-sesion' };

export function isAppPath(path: string): boolean {
  return (APP_PATHS as readonly string[]).includes(path);
}
