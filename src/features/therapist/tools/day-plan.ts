/** Days with hours for what has to be studied or done: it does the arithmetic. Pure. */
import { amountIn, DAYS_MAX, daysIn, hourIn, thingsIn, weekdaysIn } from './field-reads.ts';
import { filled, type Making, type Tool, type Values } from './tool.ts';

/** Minutes of work and of pause; the last pause of a day is its end. */
const WORK = 40;
const PAUSE = 10;
const DAY = 86_400_000;
const HOURS_MAX = 10;

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;

/** Today at noon where the person is, so that days can be counted. */
function todayOf({ now, timeZone }: Making): Date {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone })
    .format(now)
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year ?? 1970, (month ?? 1) - 1, day ?? 1, 12));
}

const EVENING = 18 * 60;

function minutesNow({ now, timeZone }: Making): number {
  const [hour, minute] = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    .format(now)
    .split(':')
    .map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

function daysOf(making: Making): Date[] {
  const today = todayOf(making);
  const { until = '', busy = '', start = '' } = making.values;
  const out = new Set(weekdaysIn(busy));
  const all = Array.from(
    { length: daysIn(until, today) ?? 3 },
    (_, at) => new Date(today.getTime() + at * DAY),
  )
    .slice(0, DAYS_MAX)
    // What was to begin this morning begins tomorrow.
    .filter(
      (_, at, { length }) => at > 0 || length === 1 || (hourIn(start) ?? EVENING) >= minutesNow(making),
    );
  const free = all.filter((day) => !out.has(day.getUTCDay()));
  return free.length > 0 ? free : all;
}

/** Each thing in as many sessions as fit, in the order given; more things than sessions share one. */
export function shared(things: readonly string[], sessions: number): string[] {
  if (things.length === 0 || sessions === 0) return [];
  return Array.from({ length: sessions }, (_, at) => {
    const from = Math.floor((at * things.length) / sessions);
    const to = Math.max(from + 1, Math.floor(((at + 1) * things.length) / sessions));
    return things.slice(from, to).join(' + ');
  });
}

function make(making: Making): string[] {
  const { values, say, language } = making;
  const things = thingsIn(values.what ?? '');
  const days = daysOf(making);
  const hours = Math.min(HOURS_MAX, amountIn(values.hours ?? '') ?? 1);
  const perDay = Math.max(1, Math.floor((hours * 60 + PAUSE) / (WORK + PAUSE)));
  const begins = hourIn(values.start ?? '') ?? EVENING;
  const isOneDay = days.length === 1;
  // The last session goes over everything once more, where there is one to spare.
  const total = days.length * perDay;
  const isReviewed = total > things.length && !isOneDay;
  const planned = shared(things, isReviewed ? total - 1 : total);
  const sessions = isReviewed ? [...planned, say('review')] : planned;
  const name = new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'es', {
    ...{ weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  const lines = days.map((day, at) => {
    const blocks = sessions.slice(at * perDay, (at + 1) * perDay).map((thing, place) => {
      const from = begins + place * (WORK + PAUSE);
      return `${clock(from)}–${clock(from + WORK)} ${thing}`;
    });
    return blocks.length > 0 ? `${name.format(day)}: ${blocks.join(' · ')}` : '';
  });
  return filled([...lines, say('first'), say('phone'), say('missed')]);
}

const MONTH = '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|fev|mai|out|dez)\\p{L}*';
const UNTIL = new RegExp(
  `\\d{1,2} (?:de )?${MONTH}|en \\d+ (?:d[ií]as|semanas)|em \\d+ (?:dias|semanas)|(?:para el|es el|pra|para|examen|prueba|prova|parcial|entrega)(?: \\p{L}+){0,2} (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|segunda|ter[cç]a|quarta|quinta|sexta)(?: \\d{1,2})?`,
  'iu',
);
const HOURS =
  /(?:\d+(?:[.,]\d)?|una|dos|tres|cuatro|cinco|uma|duas|tr[eê]s|quatro) horas?(?: y media| e meia)?/iu;
const START =
  /(?:desde|a partir de|empiezo|empezar|arranco|come[cç]o|começar)(?: \p{L}+){0,3} (?:las? |[àa]s )?\d{1,2}(?::\d{2})?(?: de la \p{L}+| (?:am|pm))?/iu;

/** "El miércoles 2, tres horas por día, desde las 19": what is told is not asked. */
function toldIn(text: string, today: Date): Values {
  const until = UNTIL.exec(text)?.[0];
  const hours = HOURS.exec(text)?.[0];
  const start = START.exec(text)?.[0];
  return {
    ...(until && daysIn(until, today) !== null ? { until } : {}),
    ...(hours && hourCount(hours) !== null ? { hours: String(hourCount(hours)) } : {}),
    ...(start && hourIn(start) !== null ? { start } : {}),
  };
}

const COUNTS: Record<string, number> = {
  una: 1,
  uma: 1,
  dos: 2,
  duas: 2,
  tres: 3,
  três: 3,
  cuatro: 4,
  quatro: 4,
  cinco: 5,
};
function hourCount(text: string): number | null {
  const [first = ''] = text.toLowerCase().split(' ');
  const count = COUNTS[first] ?? amountIn(first);
  return count === null ? null : count + (/y media|e meia/i.test(text) ? 0.5 : 0);
}

export const dayPlan: Tool = {
  id: 'day-plan',
  toldIn,
  fields: [
    { id: 'what', reads: 'list' },
    { id: 'check', reads: 'words', checks: 'what' },
    { id: 'until', reads: 'days' },
    { id: 'hours', reads: 'amount' },
    { id: 'start', reads: 'hour' },
    { id: 'busy', reads: 'words', isOptional: true },
  ],
  make,
};
