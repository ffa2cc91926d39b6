/** How Ayuda ahora orders and words the rows of the help-line table. */

import type { HelpLine } from '../help/help-line.ts';
import { wordsOfLine } from '../help/help-line-words.ts';
import { HELP_COUNTRIES, hoursText } from '../help/help-lines.ts';
import { freshFirst, isStale } from '../help/stale-lines.ts';
import { PAGE_WORDS, type PageLocale, SITE_WORDS } from './site-words.ts';
import { writtenDate } from './written-date.ts';

/** Whose people read the pages of a language, where it is one country. */
const HOME_COUNTRY: Record<PageLocale, string | null> = { es: null, pt: 'BR' };

type ListedCountry = { code: string; name: string; isHome: boolean };

/** By name in the language; the country whose people read this page stands first and open. */
export function countriesIn(locale: PageLocale): ListedCountry[] {
  const { tag } = SITE_WORDS[locale];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return HELP_COUNTRIES.map(({ code, name }) => ({
    code,
    name: locale === 'es' ? name : (names.of(code) ?? name),
    isHome: code === HOME_COUNTRY[locale],
  })).toSorted((a, b) => Number(b.isHome) - Number(a.isHome) || a.name.localeCompare(b.name, tag));
}

/** Where no crisis line is known to answer day and night, the emergency number goes first. */
function rankOf(line: HelpLine): number {
  switch (line.kind) {
    case 'crisis':
      return line.hours && 'always' in line.hours ? 0 : 2;
    case 'emergency':
      return 1;
    case 'violence':
      return 3;
    case 'children':
      return 4;
    default:
      return line.kind satisfies never;
  }
}

/** A line that nobody has checked lately never stands before one that was. */
export function withFirstHelpFirst(lines: readonly HelpLine[], today: Date): HelpLine[] {
  return freshFirst(
    lines.toSorted((a, b) => rankOf(a) - rankOf(b)),
    today,
  );
}

/** "*4141" too: many phones do dial it, and the row says what to do when one does not. */
export function dialHref(line: HelpLine): string {
  return `tel:${line.dial ?? line.number.replace(/[^\d*#+]/g, '')}`;
}

export function factsOf(line: HelpLine, locale: PageLocale): string {
  const { free, allDay } = PAGE_WORDS[locale].help;
  const hours = line.hours && 'always' in line.hours ? allDay : hoursText(line, locale);
  const cost = [line.free ? free : '', hours].filter(Boolean).join(', ');
  const rest = [line.note, line.channels ?? ''].map((words) => wordsOfLine(words, locale));
  return [cost, ...rest]
    .filter(Boolean)
    .map((fact) => `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`)
    .join(' ');
}

/** Only what two sources say is called verified: "el 28 de octubre de 2025", "en octubre de 2025", "en 2025". */
export function verifiedText(line: HelpLine, locale: PageLocale, today: Date): string {
  const { verified, seen, onDay, inMonth, stale } = PAGE_WORDS[locale].help;
  const isDay = line.verifiedOn.length === 'YYYY-MM-DD'.length;
  const when = (isDay ? onDay : inMonth).replace('{date}', writtenDate(line.verifiedOn, locale));
  const text = (line.confidence === 'ok' ? verified : seen).replace('{when}', when);
  return isStale(line, today) ? `${text}. ${stale}` : text;
}
