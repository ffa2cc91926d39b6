/** Every URL on one screen. Public pages are files; app pages are React in the browser; the rest is API. */
import { inLocale, type Locale } from './platform/locale.ts';

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
  '/en/contacto',
  '/en/aliados',
  '/en/comingSoon',
  '/en/404',
  '/en/blog/que-puede-y-que-no-puede-una-ia',
  '/pt',
  '/pt/ayuda-ahora',
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
  '/blog/pagina/1': '/blog',
};

export function isAppPath(path: string): boolean {
  return APP_PATHS.includes(path);
}

/** The address of a page in a language; where the language has no such page, the Spanish one. */
export function addressIn(locale: Locale, path: string): string {
  const wanted = inLocale(locale, path);
  return isAppPath(wanted) || isPublicPath(wanted) || wanted in REDIRECTS ? wanted : path;
}

/** Whether a page belongs to the list above, by name or by the shape of its content address. */
export function isPublicPath(path: string): boolean {
  if ((PUBLIC_PATHS as readonly string[]).includes(path)) return true;
  return CONTENT_PATHS.some((pattern) => new RegExp(`^${pattern.replace(/:\w+/, '[a-z0-9-]+')}$`).test(path));
}
