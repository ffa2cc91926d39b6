import { HELP_COUNTRIES } from './help-lines.ts';

/** Languages are sold with these regions to people of every country: they say nothing of where somebody lives. */
const SAYS_LITTLE = new Set(['ES', 'US']);

const isListed = (code: string) => HELP_COUNTRIES.some((country) => country.code === code);

type Told = {
  /** As an account or a link of this browser said it. */
  country: string;
  /** The clock of the device, such as America/Santiago. */
  zone: string;
  /** The header a browser sends with every page. */
  languages: string;
};

/** The country whose help lines are shown to somebody who never told us theirs; null where nothing tells it. */
export function likelyCountry({ country, zone, languages }: Told): string | null {
  const said = country.toUpperCase();
  if (isListed(said)) return said;
  if (zone !== '') return countryOfZone(zone);
  const region = /^[a-z]{2,3}-([a-z]{2})\b/i.exec(languages)?.[1]?.toUpperCase() ?? '';
  return isListed(region) && !SAYS_LITTLE.has(region) ? region : null;
}

type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

function countryOfZone(zone: string): string | null {
  const found = HELP_COUNTRIES.find(({ code }) => {
    const locale = new Intl.Locale(`und-${code}`) as ZonedLocale;
    return (locale.getTimeZones?.() ?? locale.timeZones ?? []).includes(zone);
  });
  return found?.code ?? null;
}
