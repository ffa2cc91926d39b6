import type { Locale } from '../../platform/locale.ts';
import { SITE_WORDS } from './site-words.ts';

/** "2026-11-18" → "18 de noviembre de 2026"; "2026-11" → "noviembre de 2026". No time zone can move the day. */
export function writtenDate(iso: string, locale: Locale = 'es'): string {
  const { months, dateJoin } = SITE_WORDS[locale];
  const [year = '', month, day] = iso.split('-');
  const monthName = month && months[Number(month) - 1];
  return [day && Number(day), monthName, year].filter(Boolean).join(dateJoin);
}
