/**
 * Help lines by country: who to call, whether they answer now, and the one sentence a reply may say.
 * The table is help-line-table.ts; a number that is not in it is never shown.
 */
import type { Language } from '../intake/style-profile.ts';
import type { RiskKind, RiskLevel } from '../safety/risk.ts';
import type { CountryLines, HelpCountry, HelpLine } from './help-line.ts';
import { HELP_LINE_TABLE } from './help-line-table.ts';
import { wordsOfLine } from './help-line-words.ts';
import type { PanelLine } from './panel-line.ts';
import { freshFirst, isStale } from './stale-lines.ts';

/** Directory of lines of 130 countries; shown everywhere and alone where the country is unknown. */
export const DIRECTORY = 'findahelpline.com';

export const HELP_COUNTRIES: readonly HelpCountry[] = HELP_LINE_TABLE.map(({ code, name, timeZone }) => ({
  code,
  name,
  timeZone,
}));

export const HELP_LINES: readonly HelpLine[] = HELP_LINE_TABLE.flatMap(shippedLines);

function shippedLines(country: CountryLines): HelpLine[] {
  return country.lines.flatMap((row) => {
    const source = row.source ?? country.source;
    if (source === null) return [];
    return {
      hours: null,
      free: false,
      note: '',
      verifiedOn: country.verifiedOn,
      ...row,
      source,
      dial: row.dial === undefined ? row.number.replace(/\D/g, '') : row.dial,
      country: country.code,
    };
  });
}

export function linesFor(country: string | null): HelpLine[] {
  return HELP_LINES.filter((line) => line.country === country);
}

/** Every number a reply to this person may contain. */
export function allowedNumbers(country: string | null): string[] {
  return linesFor(country).flatMap((line) => [
    line.number,
    ...(line.channels?.match(/[\d*][\d -]+\d/g) ?? []),
  ]);
}

const timeZones = new Map(HELP_COUNTRIES.map((country) => [country.code, country.timeZone]));
/** A zone such as America/Santiago; UTC for a country that is not known. */
export const timeZoneOf = (country: string | null): string => timeZones.get(country ?? '') ?? 'UTC';

/** Which day it is there, as YYYY-MM-DD. */
export const dayIn = (country: string | null, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timeZoneOf(country) }).format(now);
const clocks = new Map<string, Intl.DateTimeFormat>();
const WEEKDAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function localTime(country: string, now: Date): { day: number; hour: number } {
  const timeZone = timeZones.get(country) ?? 'UTC';
  let clock = clocks.get(timeZone);
  if (!clock) {
    const shape = {
      timeZone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    } as const;
    clock = new Intl.DateTimeFormat('en-US', shape);
    clocks.set(timeZone, clock);
  }
  const parts = new Map(clock.formatToParts(now).map((part) => [part.type, part.value]));
  return {
    day: WEEKDAY_NAMES.indexOf(parts.get('weekday') ?? ''),
    hour: Number(parts.get('hour')) + Number(parts.get('minute')) / 60,
  };
}

const WORDED: Record<Language, string> = { es: 'es-419', pt: 'pt-BR' };
const worded = new Map<string, Intl.DateTimeFormat>();

/** Day and hour where the person lives, in words: "lunes, 23 de noviembre de 2026, 21:40"; in UTC where that is not known. */
export function localClock(country: string | null, language: Language, now: Date): string {
  const timeZone = (country && timeZones.get(country)) || 'UTC';
  const key = `${timeZone} ${language}`;
  let clock = worded.get(key);
  if (!clock) {
    clock = new Intl.DateTimeFormat(WORDED[language], {
      timeZone,
      dateStyle: 'full',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    worded.set(key, clock);
  }
  return timeZone === 'UTC' ? `${clock.format(now)} (UTC)` : clock.format(now);
}

/** Whether somebody answers now; null when the table does not know the hours. */
export function isOpen(line: HelpLine, now: Date): boolean | null {
  if (!line.hours) return line.kind === 'emergency' ? true : null;
  if ('always' in line.hours) return true;
  const { day, hour } = localTime(line.country, now);
  return line.hours.spans.some((span) => span.days.includes(day) && hour >= span.from && hour < span.to);
}

function byOpenNow(lines: HelpLine[], now: Date): HelpLine[] {
  const rank = (line: HelpLine) => {
    const open = isOpen(line, now);
    return open === true ? 0 : open === null ? 1 : 2;
  };
  return lines.toSorted((a, b) => rank(a) - rank(b));
}

function soughtKind(kinds: readonly RiskKind[]): PanelLine['kind'] {
  if (kinds.includes('minor')) return 'children';
  if (kinds.includes('abuse_violence')) return 'violence';
  return 'crisis';
}

/** Lines of a kind, open ones first; a country without that kind answers with its crisis lines. */
function supportLines(country: string | null, now: Date, kinds: readonly RiskKind[]): HelpLine[] {
  const all = freshFirst(linesFor(country), now);
  const sought = all.filter((line) => line.kind === soughtKind(kinds));
  return byOpenNow(sought.length > 0 ? sought : all.filter((line) => line.kind === 'crisis'), now);
}

export function emergencyLine(country: string | null, kinds: readonly RiskKind[] = []): HelpLine | null {
  const all = linesFor(country).filter((line) => line.kind === 'emergency');
  // Danger from another person wants the police; the table lists the ambulance first.
  const wantsPolice = kinds.includes('abuse_violence') || kinds.includes('harm_to_others');
  const police = wantsPolice ? all.find((line) => /polic|carabineros/i.test(line.label)) : undefined;
  return police ?? all[0] ?? null;
}

/** What the panel draws: one line at level low, never more than three of support plus the emergency ones. */
export function panelLines(
  country: string | null,
  level: RiskLevel,
  now: Date,
  kinds: readonly RiskKind[] = [],
  language: Language = 'es',
): PanelLine[] {
  const support = supportLines(country, now, kinds);
  const first = emergencyLine(country, kinds);
  const others = linesFor(country).filter((line) => line.kind === 'emergency' && line.id !== first?.id);
  const emergency = first ? [first, ...others].slice(0, 2) : [];
  const drawn = choosePanel(support, emergency, level, kinds);
  // Beside lines that nobody has checked lately stands the emergency number where that one was.
  const isUnchecked = drawn.every((line) => isStale(line, now));
  const shown = isUnchecked && first && !isStale(first, now) ? [first, ...drawn] : freshFirst(drawn, now);
  const asleep = shown.filter((line) => isOpen(line, now) === false);
  // Nobody in danger is first sent to a line that is closed at this hour.
  const inOrder = [...shown.filter((line) => !asleep.includes(line)), ...asleep];
  return inOrder.map((line) => toPanelLine(line, language));
}

function choosePanel(
  support: HelpLine[],
  emergency: HelpLine[],
  level: RiskLevel,
  kinds: readonly RiskKind[],
): HelpLine[] {
  if (level === 'imminent' || kinds.includes('medical_emergency'))
    return [...emergency, ...support.slice(0, 2)];
  if (level === 'high') return [...support.slice(0, 3), ...emergency];
  if (level === 'low' && support.length > 0) return support.slice(0, 1);
  return [...support.slice(0, 2), ...emergency.slice(0, 1)];
}

function toPanelLine(line: HelpLine, language: Language): PanelLine {
  const free = language === 'pt' ? 'Grátis' : 'Gratis';
  const { id, number, dial, kind } = line;
  const words = (text: string) => wordsOfLine(text, language);
  const parts = [
    line.free ? free : '',
    hoursText(line, language),
    words(line.note),
    words(line.channels ?? ''),
  ];
  const note = parts.filter(Boolean).join(' · ');
  const label = words(line.label);
  return { id, label, number, dial, note: note.charAt(0).toUpperCase() + note.slice(1), kind };
}

/** Every line of a country, those open now first. */
export function allLines(country: string | null, now: Date, language: Language): PanelLine[] {
  return byOpenNow(freshFirst(linesFor(country), now), now).map((line) => toPanelLine(line, language));
}

const DAY_NAMES: Record<Language, readonly string[]> = {
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  pt: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
};

const EVERY_DAY: Record<Language, string> = { es: 'todos los días', pt: 'todos os dias' };

/** "las 24 horas", "lunes a viernes de 14 a 22 y sábado de 9 a 16", or empty when the hours are unknown. */
export function hoursText(line: HelpLine, language: Language): string {
  if (!line.hours) return '';
  if ('always' in line.hours) return language === 'pt' ? 'vinte e quatro horas' : 'las 24 horas';
  const names = DAY_NAMES[language];
  const spans = line.hours.spans.map(({ days, from, to }) => {
    const first = names[days[0] ?? 0];
    const last = names[days.at(-1) ?? 0];
    const when = days.length === 7 ? EVERY_DAY[language] : days.length === 1 ? first : `${first} a ${last}`;
    return language === 'pt' ? `${when} das ${from} às ${to}` : `${when} de ${from} a ${to}`;
  });
  return spans.join(language === 'pt' ? ' e ' : ' y ');
}

function sentenceOf(line: HelpLine, language: Language): string {
  const free = line.free ? (language === 'pt' ? 'grátis' : 'gratis') : '';
  return [wordsOfLine(line.label, language), line.number, free, hoursText(line, language)]
    .filter(Boolean)
    .join(', ');
}

/**
 * The one line a reply names, without a final full stop. Open now first; when it is closed now the emergency
 * number follows; a country without a line, or an unknown one, gets the directory and no invented number.
 */
export function lineSentence(
  country: string | null,
  now: Date,
  language: Language = 'es',
  kinds: readonly RiskKind[] = [],
): string {
  const line = supportLines(country, now, kinds)[0];
  const emergency = emergencyLine(country, kinds);
  if (line) {
    const text = sentenceOf(line, language);
    if (isOpen(line, now) !== false || !emergency) return text;
    return `${text}; ${language === 'pt' ? 'fora desse horário' : 'fuera de ese horario'}, ${emergency.number}`;
  }
  if (emergency) {
    const rest = language === 'pt' ? 'o pronto-socorro mais perto e' : 'la urgencia más cercana y';
    return `${emergency.number}, ${rest} ${DIRECTORY}`;
  }
  return language === 'pt' ? `${DIRECTORY}, com linhas por país` : `${DIRECTORY}, con líneas por país`;
}

/** The emergency number as a reply says it; plain words where the country is unknown. */
export function emergencyNumber(
  country: string | null,
  language: Language = 'es',
  kinds: readonly RiskKind[] = [],
): string {
  const fallback = language === 'pt' ? 'o número de emergência do país' : 'el número de emergencias del país';
  return emergencyLine(country, kinds)?.number ?? fallback;
}
