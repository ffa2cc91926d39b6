import enSite from '../../../content/en/site.ts';
import esLists, { type ListWords } from '../../../content/es/lists.ts';
import esPages, { type PageWords } from '../../../content/es/pages.ts';
import esSite, { type Link, type MenuEntry, type SiteWords } from '../../../content/es/site.ts';
import ptLists from '../../../content/pt/lists.ts';
import ptPages from '../../../content/pt/pages.ts';
import ptSite from '../../../content/pt/site.ts';
import { inLocale, LOCALES, type Locale, withoutLocale } from '../../platform/locale.ts';
import { addressIn, isTranslation } from '../../routes.ts';

export type { Link, ListWords, MenuEntry, PageWords, SiteWords };

/** What all public pages share, in every language that has one. */
export const SITE_WORDS: Record<Locale, SiteWords> = { es: esSite, en: enSite, pt: ptSite };

/** The languages of whole pages; English has a home of its own and what the specification fixes. */
export type PageLocale = 'es' | 'pt';
export const PAGE_WORDS: Record<PageLocale, PageWords> = { es: esPages, pt: ptPages };
export const LIST_WORDS: Record<PageLocale, ListWords> = { es: esLists, pt: ptLists };
export const PAGE_LOCALES = ['es', 'pt'] as const satisfies readonly PageLocale[];

export type Translation = { locale: Locale; path: string };

/** A page in every language it exists in, its own among them. */
export function translationsOf(path: string): Translation[] {
  const base = withoutLocale(path);
  return LOCALES.map((locale) => ({ locale, path: inLocale(locale, base) })).filter(
    (page) => page.path === path || isTranslation(page.path),
  );
}

/** The way from Inicio, in the language. */
export const homeLink = (locale: Locale): Link => ({
  href: addressIn(locale, '/'),
  label: SITE_WORDS[locale].reading.home,
});
