/** Spanish first; English and Portuguese for the pages that have them. */
export const LOCALES = ['es', 'en', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];

export function localeOf(value: unknown): Locale {
  return LOCALES.find((locale) => locale === value) ?? 'es';
}

/** The address of a page in a locale: Spanish has no prefix. */
export function inLocale(locale: Locale, path: string): string {
  return locale === 'es' ? path : `/${locale}${path === '/' ? '' : path}`;
}

export function localeOfPath(path: string): Locale {
  return localeOf(path.split(/[/?#]/)[1]?.toLowerCase());
}

/** The Spanish address of the same page. */
export function withoutLocale(path: string): string {
  const locale = localeOfPath(path);
  return locale === 'es' ? path : path.slice(locale.length + 1) || '/';
}

/** The therapist and the help lines speak two languages. */
export function spokenLanguage(locale: Locale): 'es' | 'pt' {
  return locale === 'pt' ? 'pt' : 'es';
}

/** Calls of the app area say the language of their page, which need not be the browser's. */
export const LOCALE_HEADER = 'x-locale';

export function localeOfRequest(request: { headers: Record<string, unknown> }): Locale {
  return localeOf(request.headers[LOCALE_HEADER]);
}
