/** Every URL on one screen. Public pages are files; app pages are React in the browser; the rest is API. */

/** Files made at build from React and content/, with no script of their own. The build writes the full list. */
export const PUBLIC_PATHS = [
  '/',
  '/theme1',
  '/ayuda-ahora',
  '/problemas',
  '/soledad',
  '/temas',
  '/luchas-comunes-soledad',
  '/tipos-de-terapia',
  '/terapia-holistica',
  '/quienes-somos',
  '/aboutUs',
  '/contacto',
  '/faq',
  '/mediosDePago',
  '/comingSoon',
  '/aliados',
  '/blog',
  '/privacidad',
  '/terminos',
  '/seguridad',
  '/protocolo-de-crisis',
  '/404',
  '/en/contacto',
  '/en/aliados',
  '/en/comingSoon',
  '/en/404',
] as const;

/** One page for each content file; no slug is written twice. */
export const CONTENT_PATHS = [
  '/problemas/:slug',
  '/temas/:slug',
  '/tipos-de-terapia/:slug',
  '/blog/:slug',
  '/blog/pagina/:page',
  '/blog/categoria/:slug',
] as const;

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
export const REDIRECTS: Record<string, string> = {
  '/login': '/inicio-de-sesion',
  '/temas/depresion': '/luchas-comunes-soledad',
  '/problemas/soledad': '/soledad',
  '/tipos-de-terapia/holistica': '/terapia-holistica',
  '/blog/pagina/1': '/blog',
};

export function isAppPath(path: string): boolean {
  return (APP_PATHS as readonly string[]).includes(path);
}

/** Whether a page belongs to the list above, by name or by the shape of its content address. */
export function isPublicPath(path: string): boolean {
  if ((PUBLIC_PATHS as readonly string[]).includes(path)) return true;
  return CONTENT_PATHS.some((pattern) => new RegExp(`^${pattern.replace(/:\w+/, '[a-z0-9-]+')}$`).test(path));
}
