/** Days with hours for what has to be studied or done: it does the arithmetic, and keeps to when they can. Pure. */
import { beforeDue, PAUSE, shared, slotsOn, WORK } from './day-slots.ts';
import { amountIn, DAYS_MAX, daysIn, hourIn } from './field-reads.ts';
import { doneIn, dueIn, duesIn, listedIn, planThings, type Thing, withoutDue } from './plan-things.ts';
import { filled, type Making, type Mended, type Told, type Tool, todayOf, type Values } from './tool.ts';
import { DAY_END, type Span } from './week-hours.ts';
import { freeOn, type Mark, readTimes, weekTimesIn, writtenTimes } from './week-times.ts';

const DAY = 86_400_000;
const HOURS_MAX = 10;
const DAYS_LEAST = 3;
/** Longer messages are read so far. */
const READ_MOST = 1_500;

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;

function minutesNow({ now, timeZone }: Making): number {
  const [hour, minute] = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    .format(now)
    .split(':')
    .map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

/** All that was told of when they can, in the order it was told. */
const timesOf = ({ busy = '', times = '' }: Values, today: Date): Mark[] => [
  ...weekTimesIn(busy, today.getUTCDay(), 'busy'),
  ...readTimes(times),
];

const SEVEN = 7 * 60;
/** "A las 5" is the afternoon, where nothing says otherwise. */
function startIn(text: string): number | null {
  const at = hourIn(text);
  const isSure = /(?<!\d)0\d|[ap]\.?\s?m(?!\p{L})|ma[nñ]ana|manh[aã]|madrugada|noche|noite/iu.test(text);
  return at !== null && at > 0 && at < SEVEN && !isSure ? at + DAY_END / 2 : at;
}

/** Out of however it was told: "depende, trabajo de 2 a 10, pero 3 horas" is three. */
const hoursOf = ({ hours = '' }: Values): number => {
  const said = HOURS.exec(hours)?.[0];
  return Math.min(HOURS_MAX, (said ? hourCount(said) : amountIn(hours)) ?? 1);
};

type Block = { day: number; from: number };

const before = (span: Span, hour: number): Span => ({ from: Math.max(span.from, hour), to: span.to });

function blocksOf(making: Making, days: number): Block[] {
  const { values } = making;
  const today = todayOf(making.now, making.timeZone);
  const marks = timesOf(values, today);
  const hours = hoursOf(values);
  const most = Math.max(1, Math.floor((hours * 60 + PAUSE) / (WORK + PAUSE)));
  const start = startIn(values.start ?? '');
  return Array.from({ length: days }, (_, day) => day).flatMap((day) => {
    const told = freeOn((today.getUTCDay() + day) % 7, marks);
    const now = minutesNow(making);
    // What was to begin this morning begins tomorrow, unless there is no tomorrow.
    const isPast = day === 0 && days > 1 && told === null && (start ?? DAY_END) < now;
    if (isPast) return [];
    const free = day === 0 && told ? told.map((span) => before(span, Math.ceil(now / PAUSE) * PAUSE)) : told;
    return slotsOn({ most, start, free }).map((from) => ({ day, from }));
  });
}

/** The things, each with its own day where they have several, and how many days there are. */
function dueOf({ values, now, timeZone }: Making): { things: Thing[]; days: number } {
  const today = todayOf(now, timeZone);
  const { what = '', done = '', until = '' } = values;
  const things = planThings(what, done, today);
  const dates = duesIn(until, today);
  const isOneEach = dates.length > 1 && dates.length === things.length;
  const dated = isOneEach ? things.map((thing, at) => ({ ...thing, due: dates[at] ?? null })) : things;
  const own = dated.flatMap(({ due }) => due ?? []);
  const all = dates.length > 1 ? Math.max(...dates) : dueIn(until, today);
  const days = Math.min(DAYS_MAX, Math.max(all ?? (own.length > 0 ? 1 : DAYS_LEAST), ...own));
  return { things: dated, days };
}

function make(making: Making): string[] {
  const { say, language } = making;
  const { things, days } = dueOf(making);
  const blocks = blocksOf(making, days);
  const isDated = things.some(({ due }) => due !== null);
  const names = things.map(({ name }) => name);
  // The last block goes over everything once more, where there is one to spare.
  const isReviewed = !isDated && days > 1 && blocks.length > names.length;
  const planned = isDated
    ? beforeDue(
        things.map(({ name, due }) => ({ name, due: due ?? days })),
        blocks.map(({ day }) => day),
      )
    : shared(names, isReviewed ? blocks.length - 1 : blocks.length);
  const sessions = isReviewed ? [...planned, say('review')] : planned;
  const format = new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'es', {
    ...{ weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  const today = todayOf(making.now, making.timeZone).getTime();
  const lines = Array.from({ length: days }, (_, day) => {
    const held = blocks.flatMap((block, at) =>
      block.day === day && sessions[at]
        ? [`${clock(block.from)}–${clock(block.from + WORK)} ${sessions[at]}`]
        : [],
    );
    return held.length > 0 ? `${format.format(new Date(today + day * DAY))}: ${held.join(' · ')}` : null;
  });
  const span = say('span', { hours: hoursOf(making.values) });
  return filled([...lines, lines.some(Boolean) ? span : null, say('first'), say('phone'), say('missed')]);
}

const MONTH = '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|fev|mai|out|dez)\\p{L}*';
const UNTIL = new RegExp(
  `\\d{1,2} (?:de )?${MONTH}|en \\d+ (?:d[ií]as|semanas)|em \\d+ (?:dias|semanas)|(?:para el|es el|pra|para|examen|prueba|prova|parcial|final|entrega|rindo|presento|entrego|apresento)(?: \\p{L}+){0,3} (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|segunda|ter[cç]a|quarta|quinta|sexta)(?: \\d{1,2})?`,
  'iu',
);
const HOURS =
  /(?<!(?:trabaj\p{L}{1,3}|trabalho|duerm\p{L}{1,2}|dorm\p{L}{1,2}) )(?<![\p{L}\d])(?:\d+(?:[.,]\d)?|una|dos|tres|cuatro|cinco|uma|duas|tr[eê]s|quatro) hor(?:as?|itas?|inhas?)(?: y media| e meia)?/iu;
const START =
  /(?:desde|a partir de|empiezo|empez[aá]r?|empieza|empezamos|arranc[oaá]|come[cç]o|começar|ponlo a|ponelo a)(?! (?:a )?trabaj)(?: \p{L}+){0,3} (?:las? |[àa]s )?\d{1,2}(?::\d{2})?(?: de la \p{L}+| (?:am|pm))?/iu;
/** They say when it is to be, and not only when they can. */
const WISHES =
  /(?<!\p{L})(?:pon(?:lo|elo|erlo|me|los)?|pong[ao]\p{L}*|estudi(?:o|ar)|mejor|prefiero|quiero|coloca|p[oõ]e|estud(?:o|ar)|quero|prefiro|melhor)(?!\p{L})/iu;
/** A wish so long says how long it is to be. */
const WISH_HOURS = 5;

const joined = (one: string | undefined, other: string, by: string): string =>
  one && other ? `${one}${by}${other}` : other || one || '';

/** When they can, where a list of what is for which day stands beside it. */
function timesIn(text: string, { field, today }: Pick<Told, 'field' | 'today'>): Mark[] {
  const about = withoutDue(text, today);
  return weekTimesIn(about, today.getUTCDay(), field === 'busy' ? 'busy' : null);
}

const isWhole = ({ from, to }: Span): boolean => from === 0 && to === DAY_END;

/** An hour to begin, and how many, where the times that were told leave no doubt. */
function wishedIn(text: string, marks: readonly Mark[], all: readonly Mark[]): Values {
  const wished = WISHES.test(text)
    ? marks.filter((mark) => mark.isFree && mark.from > 0 && mark.to < DAY_END)
    : [];
  const [first] = wished;
  const hours =
    first && wished.every(({ from, to }) => to - from === first.to - first.from)
      ? (first.to - first.from) / 60
      : 0;
  const isEveryDay = [0, 1, 2, 3, 4, 5, 6].every((day) =>
    all.some((mark) => mark.isFree && !isWhole(mark) && mark.days.includes(day)),
  );
  return {
    ...(hours > 0 && hours <= WISH_HOURS ? { hours: String(hours) } : {}),
    ...(isEveryDay ? { start: '' } : {}),
  };
}

/** The day, the hours and the beginning that a message names. */
function namedIn(text: string, today: Date): Values {
  const until = UNTIL.exec(text)?.[0];
  const hours = HOURS.exec(text)?.[0];
  const start = START.exec(text)?.[0];
  return {
    ...(until && daysIn(until, today) !== null ? { until } : {}),
    ...(hours && hourCount(hours) !== null ? { hours: String(hourCount(hours)) } : {}),
    ...(start && hourIn(start) !== null ? { start } : {}),
  };
}

/** "Dije 3 horas, no 2." */
const CORRECTS =
  /(?<!\p{L})(?:(?:te |le |yo |eu )?(?:dije|falei|disse|puse)|quise decir|quis dizer|me equivoqu[eé]|errei|perd[oó]n|desculp\p{L}*|en realidad|na verdade|(?:eran|son|s[aã]o|eram) .{0,20}(?:,| y) (?:no|n[aã]o) )(?!\p{L})/iu;

/** "Antes de entrar", "después del trabajo". */
const BEFORE_WORK = /(?<!\p{L})antes (?:del?|do|da|de la) (?!\p{L}*\d)\p{L}+/iu;
const AFTER_WORK =
  /(?<!\p{L})(?:(?:despu[eé]s|depois) (?:del?|do|da|de la) (?!\d)\p{L}+|cuando salgo|al salir|quando (?:eu )?saio)/iu;
const EARLY = '8:00';
const PARTS: readonly [RegExp, string][] = [
  [/tarde|almuerzo|comer|almo[cç]o/iu, '15:00'],
  [/noche|noite|cen(?:a|ar)(?!\p{L})|jant/iu, '19:00'],
  [/ma[nñ]ana|manh[aã]|desayun|caf[eé]|levant/iu, EARLY],
];

/** When to begin, where it is said by what they do that day. */
function beginning(text: string, values: Values, today: Date): Values {
  if (hourIn(text) !== null) return {};
  const part = PARTS.find(([form]) => form.test(text))?.[1];
  if (part) return { start: part };
  if (BEFORE_WORK.test(text)) return { start: EARLY };
  if (!AFTER_WORK.test(text)) return {};
  const ends = timesOf(values, today).flatMap(({ isFree, to }) => (!isFree && to < DAY_END ? [to] : []));
  return ends.length > 0 ? { start: clock(Math.max(...ends)) } : {};
}

/** What is told of times and of what is done, beside what was told of them before. */
function noted(text: string, told: Told): { values: Values; marks: Mark[] } {
  const marks = timesIn(text, told);
  const { times, done } = told.values;
  const isAnswer = told.field === 'busy';
  const values = {
    // What answers the question of it is kept where it was typed.
    ...(marks.length > 0 && !isAnswer
      ? { times: joined(times, writtenTimes(marks), ';'), busy: told.values.busy ?? '' }
      : {}),
    ...(doneIn(text) && told.field !== 'what' ? { done: joined(done, doneIn(text), '; ') } : {}),
  };
  return { values, marks };
}

/** "El miércoles 2, tres horas por día, desde las 19, el jueves trabajo": what is told is not asked. */
function toldIn(whole: string, told: Told): Values {
  const text = whole.slice(0, READ_MOST);
  const { values, marks } = noted(text, told);
  const listed = told.field === null ? listedIn(text, told.today) : '';
  const things = told.field === 'what' || listed ? planThings(text, '', told.today) : [];
  const isDated = things.length > 0 && things.every(({ due }) => due !== null);
  const named = namedIn(text, told.today);
  const times = values.times ?? told.values.times ?? '';
  const sure: Values = told.isBefore ? (named.until ? { until: named.until } : {}) : named;
  const found = {
    ...sure,
    ...wishedIn(text, marks, readTimes(times)),
    ...(listed ? { what: listed } : {}),
    ...(isDated ? { until: '' } : {}),
    ...(told.field === 'hours' && marks.length === 0 && AN_HOUR.test(text) && hourIn(text) !== null
      ? { start: text }
      : {}),
  };
  const isPutRight = CORRECTS.test(text);
  const open = Object.entries(found).filter(
    ([id]) =>
      (id !== told.field || id === 'hours') &&
      (id === told.field || !(id in told.values) || (isPutRight && id in named)),
  );
  const begins = told.field === 'start' ? beginning(text, { ...told.values, ...values }, told.today) : {};
  return { ...Object.fromEntries(open), ...values, ...begins };
}

/** Whoever is asked one thing and tells when they work has not answered it by the hours of that. */
function isFor(field: string, text: string, today: Date): boolean {
  if (field === 'busy' || field === 'check') return true;
  const marks = timesIn(text, { field, today });
  const isOfHours = /\d\s*(?:horas?|h)(?!\p{L})|horas?/iu.test(text) && !/d[ií]as?|semana/iu.test(text);
  if (field === 'start' && HOURS.test(text) && !AN_HOUR.test(text) && !START.test(text)) return false;
  if (field === 'until' && isOfHours && marks.length === 0) return UNTIL.test(text);
  if (field === 'hours' && AN_HOUR.test(text)) return HOURS.test(text);
  if (marks.length === 0 && (field === 'what' || doneIn(text) === '')) return true;
  switch (field) {
    case 'what':
      return planThings(text, '', today, true).length > 0;
    case 'until':
      return UNTIL.test(text);
    case 'hours':
      return HOURS.test(text);
    default:
      return START.test(text) || (marks.length > 0 && marks.every(({ isFree }) => isFree));
  }
}

/** "A las 7" is no number of hours. */
const AN_HOUR = /(?:^|\s)(?:a las?|[aà]s|desde las?) \d{1,2}(?!\d)/iu;

const ADDS =
  /(?<!\p{L})(?:agreg\p{L}+|a[ñn]ad\p{L}+|sum[aá]\p{L}*|falt(?:a|an|[oó])|acrescent\p{L}+|adicion\p{L}+|inclu[iy]\p{L}*|tambi[eé]n va|ponle) (.{2,80})$/iu;
const HOUR_SHORT = 8;

/** "No, jueves a domingo trabajo a las 2, ponlo en la mañana y sin la 1": the plan as they put it right. */
function mend(values: Values, whole: string, today: Date): Mended | null {
  const text = whole.slice(0, READ_MOST);
  const told: Told = { field: null, values, today };
  const { values: put, marks } = noted(text, told);
  const named = namedIn(withoutDue(text, today), today);
  const isShort = text.split(/\s+/).length <= HOUR_SHORT;
  // "El sábado de 9 a 11", said of a plan, is when it can be.
  const bare =
    marks.length === 0 && isShort
      ? weekTimesIn(text, today.getUTCDay(), 'free').filter((mark) => !isWhole(mark))
      : [];
  const added = ADDS.exec(text)?.[1];
  const things = added && marks.length === 0 && !doneIn(text) ? planThings(added, '', today) : [];
  const times: Values = bare.length > 0 ? { times: joined(values.times, writtenTimes(bare), ';') } : {};
  const changes: Values = {
    ...named,
    ...wishedIn(text, marks, [...marks, ...bare]),
    ...put,
    ...times,
    ...(things.length > 0 ? { what: joined(values.what, added ?? '', ', ') } : {}),
  };
  return Object.keys(changes).length > 0 ? { values: { ...values, ...changes } } : null;
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

/** What they ask of the plan beside it. */
const ASKED: readonly [string, RegExp][] = [
  [
    'asked-breaks',
    /seguid[oa]s?|corrid[oa]s?|de corrido|direto|(?:con|sin|com|sem|hay|hago|tem|fa[cç]o) (?:pausas?|descansos?|recreos?|intervalos?)|cada cu[aá]nto (?:paro|descanso)/iu,
  ],
  ['asked-phone', /celular|tel[eé]fono|telefone|m[oó]vil|whats|redes/iu],
  [
    'asked-order',
    /(?:empez|comenz|arranc|come[cç])\p{L}* (?:\p{L}+ ){0,4}(?:dif[ií]cil|f[aá]cil|larg[oa]|cort[oa])|(?:primero|antes|primeiro) (?:lo|la|el|o|a) (?:m[aá]s|mais)|por cu[aá]l (?:empiezo|arranco)|en qu[eé] orden|em que ordem/iu,
  ],
  [
    'asked-time',
    /(?:no|n[aã]o) (?:me |nos )?(?:alcanz|da (?:el )?tiempo|llego|dar tempo|dar conta|der conta|termino|d[aá] tempo|der tempo|alcan[cç])|muy poco tiempo|pouco tempo/iu,
  ],
  [
    'asked-missed',
    /(?:no|n[aã]o) (?:lo )?(?:cumplo|puedo|logro|hago|consigo|conseguir|cumprir|fizer)|(?:me )?(?:atraso|salto|pierdo|pular|perder|falhar)/iu,
  ],
  [
    'asked-enough',
    /(?:es|est[aá]|ser[aá]|son|é|eh|t[aá]) (?:muy |demasiad[oa]s? )?(?:poco|mucho|bien|suficiente|bastante|pouco|muito|bom|demais)|(?:alcanza|basta)(?: con)?/iu,
  ],
];

export const dayPlan: Tool = {
  id: 'day-plan',
  toldIn,
  isFor,
  answers: (question) => ASKED.find(([, form]) => form.test(question))?.[0] ?? null,
  mend,
  lacks: (making) => (blocksOf(making, dueOf(making).days).length === 0 ? 'no-time' : null),
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
