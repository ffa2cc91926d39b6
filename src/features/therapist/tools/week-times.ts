/**
 * When somebody can and when they cannot, by day of the week, out of however it is told: "jueves a domingo trabajo de 2 a 10 de la
 * noche", "lun mar mie sí tengo toda la tarde", "el sábado doble turno, ese día nada". Pure.
 */
import { daysNamed } from './week-days.ts';
import { DAY_END, type Span } from './week-hours.ts';
import { type Cue, type Time, type Token, tokensIn, WHOLE } from './week-tokens.ts';

/** In minutes after midnight; 0 is Sunday. */
export type Mark = Span & { days: readonly number[]; isFree: boolean };

const ALL_DAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

type Clause = { days: readonly number[] | null; tokens: (Time | Cue)[] };

/** Whether something of the same clause stands before the next day or break. */
const saysMore = (tokens: readonly Token[], from: number, is: Token['is']): boolean => {
  const ends = tokens.findIndex(
    (token, at) => at >= from && (token.is === 'break' || (token.is === 'days' && is !== 'days')),
  );
  return tokens.slice(from, ends < 0 ? undefined : ends).some((token) => token.is === is);
};

/** Days with what is said of them, in either order. */
function clausesIn(tokens: readonly Token[], today: number): Clause[] {
  const clauses: Clause[] = [];
  let open: Clause = { days: null, tokens: [] };
  let before: readonly number[] = [];
  const close = () => {
    if (open.tokens.length > 0 || open.days) clauses.push(open);
    open = { days: null, tokens: [] };
  };
  const holds = (is: 'span' | 'cue') => open.tokens.some((token) => token.is === is);
  tokens.forEach((token, at) => {
    if (token.is === 'break') {
      if (holds('span') || (open.days && open.tokens.length > 0)) close();
      // A "no" or "sí" before anything else says nothing of what follows.
      else if (open.days === null) open.tokens = open.tokens.filter((one) => one.is !== 'cue' || !one.isWeak);
      return;
    }
    if (token.is === 'days') {
      const named = clauses.flatMap(({ days }) => days ?? []);
      const days = daysNamed(token.text, today, before, named);
      const isNew = open.days ? open.tokens.length > 0 : holds('span') && saysMore(tokens, at + 1, 'span');
      if (isNew) close();
      open.days = [...(open.days ?? []), ...days];
      before = open.days;
      return;
    }
    // "No puedo los lunes sí puedo los martes."
    const isNextOne =
      token.is === 'cue' &&
      open.days !== null &&
      holds('cue') &&
      saysMore(tokens, at + 1, 'days') &&
      !saysMore(tokens, at + 1, 'span');
    if (isNextOne) close();
    open.tokens.push(token);
  });
  close();
  return clauses;
}

const isCue = (token: Token): token is Cue => token.is === 'cue';

/** @param bare what is meant by days or hours without a word beside them; null where they mean nothing */
export function weekTimesIn(text: string, today: number, bare: 'busy' | 'free' | null = null): Mark[] {
  const marks: Mark[] = [];
  let before: boolean | null = null;
  let lastDays: readonly number[] | null = null;
  for (const { days: named, tokens } of clausesIn(tokensIn(text), today)) {
    const cues = tokens.filter(isCue);
    const strong = cues.filter(({ isWeak }) => !isWeak);
    const ofClause = (strong.length > 0 ? strong : cues).at(-1)?.isFree ?? null;
    const days = named ?? lastDays ?? ALL_DAYS;
    const inherited = before ?? (bare === null ? null : bare === 'free');
    let told = 0;
    tokens.forEach((token, at) => {
      if (token.is !== 'span') return;
      const nearest = strong.length > 0 ? strong : cues;
      const near =
        tokens
          .slice(0, at)
          .filter((one): one is Cue => isCue(one) && nearest.includes(one))
          .at(-1) ?? nearest[0];
      const isFree: boolean | null = token.isFree ?? near?.isFree ?? inherited;
      const span = token.read(isFree, near?.lasts ?? 'onward');
      if (isFree === null || span === null) return;
      told += 1;
      marks.push(...overNight({ ...span, days, isFree }));
    });
    const whole = ofClause ?? (bare === null ? null : bare === 'free');
    if (told === 0 && named && whole !== null) marks.push({ ...WHOLE, days: named, isFree: whole });
    before = ofClause ?? before;
    lastDays = named ?? lastDays;
  }
  return together(marks);
}

/** What goes on past midnight belongs to the next day. */
function overNight(mark: Mark): Mark[] {
  if (mark.to <= DAY_END) return [mark];
  const next = mark.days.map((day) => (day + 1) % 7);
  return [
    { ...mark, to: DAY_END },
    { ...mark, days: next, from: 0, to: mark.to - DAY_END },
  ];
}

/** "Entro a las 8 y salgo a las 5" is one time: from when it begins until it ends. */
function together(marks: readonly Mark[]): Mark[] {
  const all: Mark[] = [];
  for (const mark of marks) {
    const last = all.at(-1);
    const isOpen = last !== undefined && !last.isFree && last.to === DAY_END && last.from > 0;
    const ends = isOpen && !mark.isFree && mark.from === 0 && mark.to > last.from;
    if (ends && last.days.join() === mark.days.join()) all[all.length - 1] = { ...last, to: mark.to };
    else all.push(mark);
  }
  return all;
}

/** Kept from one answer to the next without what was written: "-0456 840-1320". */
export const writtenTimes = (marks: readonly Mark[]): string =>
  marks.map(({ days, isFree, from, to }) => `${isFree ? '+' : '-'}${days.join('')} ${from}-${to}`).join(';');

export const readTimes = (written: string): Mark[] =>
  [...written.matchAll(/([+-])([0-6]{1,7}) (\d{1,4})-(\d{1,4})/g)].map(([, sign, days = '', from, to]) => ({
    days: [...days].map(Number),
    isFree: sign === '+',
    from: Number(from),
    to: Number(to),
  }));

const without = (spans: readonly Span[], out: Span): Span[] =>
  spans.flatMap(({ from, to }) =>
    out.to <= from || out.from >= to
      ? [{ from, to }]
      : [
          { from, to: Math.min(to, out.from) },
          { from: Math.max(from, out.to), to },
        ].filter((left) => left.to > left.from),
  );

const isWhole = ({ from, to }: Span): boolean => from <= 0 && to >= DAY_END;

/** When they can on a day, of all that was told, the later word counting more; null where nothing was told of it. */
export function freeOn(day: number, marks: readonly Mark[]): Span[] | null {
  let busy: Span[] = [];
  let free: Span[] | null = null;
  let isTold = false;
  for (const mark of marks) {
    if (!mark.days.includes(day)) continue;
    isTold = true;
    if (!mark.isFree) busy.push(mark);
    else if (isWhole(mark)) [busy, free] = [[], null];
    else {
      // Whoever can at an hour that was out before says so now.
      if (busy.reduce(without, [mark] as Span[]).length === 0) busy = without(busy, mark);
      free = [{ from: mark.from, to: mark.to }];
    }
  }
  return isTold ? busy.reduce(without, free ?? [WHOLE]) : null;
}
