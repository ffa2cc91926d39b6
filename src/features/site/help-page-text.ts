/** How Ayuda ahora orders and words the rows of the help-line table. */
import { type HelpLine, hoursText } from '../help/help-lines.ts';
import { spanishDate } from './spanish-date.ts';

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

export function withFirstHelpFirst(lines: readonly HelpLine[]): HelpLine[] {
  return lines.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** "*4141" too: many phones do dial it, and the row says what to do when one does not. */
export function dialHref(line: HelpLine): string {
  return `tel:${line.dial ?? line.number.replace(/[^\d*#+]/g, '')}`;
}

export function factsOf(line: HelpLine): string {
  const cost = [line.free ? 'gratis' : '', hoursText(line, 'es')].filter(Boolean).join(', ');
  return [cost, line.note, line.channels ?? '']
    .filter(Boolean)
    .map((fact) => `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`)
    .join(' ');
}

/** "2025-10-28" → "el 28 de octubre de 2025"; "2025-10" → "en octubre de 2025"; "2025" → "en 2025". */
function whenText(date: string): string {
  return `${date.length === 'YYYY-MM-DD'.length ? 'el' : 'en'} ${spanishDate(date)}`;
}

/** Only what two sources say is called verified. */
export function verifiedText(line: HelpLine): string {
  const when = whenText(line.verifiedOn);
  return line.confidence === 'ok' ? `Verificado ${when}` : `Visto ${when}, por confirmar`;
}
