/** Every URL on one screen. Public pages are files; app pages are React in the browser; the rest is API. */
import { inLocale, type Locale, withoutLocale } from './platform/locale.ts';

/** Files made at build from React and content/, with no script of their own. The build writes the full list. */
export const PUBLIC_PATHS = [
  '/',
  '/theme1',
  '/ayuda-ahora',
  '/respirar',
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
  '/en',
  '/en/contacto',
  '/en/aliados',
  '/en/comingSoon',
  '/en/404',
  '/en/blog/que-puede-y-que-no-puede-una-ia',
  '/pt',
  '/pt/ayuda-ahora',
  '/pt/problemas',
  '/pt/soledad',
  '/pt/temas',
  '/pt/luchas-comunes-soledad',
  '/pt/tipos-de-terapia',
  '/pt/terapia-holistica',
  '/pt/mediosDePago',
  '/pt/blog',
  '/pt/respirar',
  '/pt/contacto',
  '/pt/faq',
  '/pt/privacidad',
  '/pt/terminos',
  '/pt/404',
] as const;

/** One page for each content file; no slug is written twice. */
export const CONTENT_PATHS = [
  '/problemas/:slug',
  '/temas/:slug',
  '/tipos-de-terapia/:slug',
  '/blog/:slug',
  '/blog/pagina/:page',
  '/blog/categoria/:slug',
  '/pt/problemas/:slug',
  '/pt/temas/:slug',
  '/pt/tipos-de-terapia/:slug',
  '/pt/blog/:slug',
] as const;

const SPANISH_APP_PATHS = [
  '/inicio-de-sesion',
  '/signup',
  '/resetPassword',
  '/confirmar-correo',
  '/preguntas',
  ...Array.from({ length: 24 }, (_, index) => `/preguntas${index + 1}`),
  '/preguntas/resumen',
  '/chatbot',
  '/tu',
  '/tu/plan',
  '/tu/memoria',
  '/tu/guardado',
  '/tu/datos',
  '/tu/acceso',
  '/tu/pase',
  '/tu/recibo',
  '/pagar',
  '/mediosDePago/prueba',
  '/mediosDePago/resultado',
];
const ENGLISH_APP_PATHS = ['/signup', '/resetPassword', '/confirmar-correo'];

/** Screens of the app area, in every language that has them; one HTML shell a language serves them all. */
export const APP_PATHS: readonly string[] = [
  ...SPANISH_APP_PATHS,
  ...SPANISH_APP_PATHS.map((path) => inLocale('pt', path)),
  ...ENGLISH_APP_PATHS.map((path) => inLocale('en', path)),
];

/** The one screen that may show something of another site: it is a document of its own, come to and left by loading. */
export const SIGN_IN_PATHS: readonly string[] = ['/inicio-de-sesion', inLocale('pt', '/inicio-de-sesion')];

/** Old or foreign addresses; the query travels along. */
export const REDIRECTS: Record<string, string> = {
  '/login': '/inicio-de-sesion',
  '/pt/login': '/pt/inicio-de-sesion',
  '/temas/depresion': '/luchas-comunes-soledad',
  '/problemas/soledad': '/soledad',
  '/tipos-de-terapia/holistica': '/terapia-holistica',
  '/pt/temas/depresion': '/pt/luchas-comunes-soledad',
  '/pt/problemas/soledad': '/pt/soledad',
  '/pt/tipos-de-terapia/holistica': '/pt/terapia-holistica',
  '/blog/pagina/1': '/blog',
};

export function isAppPath(path: string): boolean {
  return APP_PATHS.includes(path);
}

/** The address of a page in a language; where the language has no such page, the Spanish one. */
export function addressIn(locale: Locale, path: string): string {
  const wanted = inLocale(locale, path);
  return isAppPath(wanted) || isTranslation(wanted) || wanted in REDIRECTS ? wanted : path;
}

/** Whether an address of a language holds what its Spanish one holds: posts are written for one language each. */
export function isTranslation(path: string): boolean {
  const isPost = withoutLocale(path).startsWith('/blog/');
  return isPost ? (PUBLIC_PATHS as readonly string[]).includes(path) : isPublicPath(path);
}

/**
 * Where to go on from an address that no page has: to the same without a stray slash or capital, or to the Spanish page
 * where the language has none of its own. Null when there is nothing.
 */
export function elsewhere(path: string, exists: (path: string) => boolean): string | null {
  const tidy = path.replace(/\/+$/, '').replace(/^\/(?:pt|en)(?=\/|$)/i, (prefix) => prefix.toLowerCase());
  const known = [tidy, withoutLocale(tidy)].find((to) => to !== path && to !== '' && exists(to));
  return known ?? null;
}

/** Whether a page belongs to the list above, by name or by the shape of its content address. */
export function isPublicPath(path: string): boolean {
  if ((PUBLIC_PATHS as readonly string[]).includes(path)) return true;
  return CONTENT_PATHS.some((pattern) => new RegExp(`^${pattern.replace(/:\w+/, '[a-z0-9-]+')}$`).test(path));
}
