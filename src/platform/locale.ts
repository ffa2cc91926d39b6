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
