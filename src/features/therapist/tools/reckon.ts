/**
 * Small sums people ask for in one line: how much a day until a date, when a debt is paid off, how much can be promised a month.
 * It reckons with their own figures and says how. Pure.
 */
import { amountIn, daysIn, NUMBERS, plain } from './field-reads.ts';
import { type Figure, plainSum, type Reckoned, reaches } from './reckon-plain.ts';

const DAY = 86_400_000;
const FAR = 366;

export type { Figure, Reckoned };

const PER_DAY =
  /cuanto (?:\w+ ){0,4}(?:por|al|cada) dia|cuanto (?:me )?(?:toca|alcanza) (?:por|al|cada) dia|quanto (?:\w+ ){0,4}(?:por|ao|cada) dia/;
const PER_WEEK = /cuanto (?:\w+ ){0,4}(?:por|a la|cada) semana|quanto (?:\w+ ){0,4}(?:por|cada) semana/;
const WHEN =
  /cuando (?:\w+ ){0,3}?(?:termin|acab|salgo|pag|liquid|junt|llego|quit)\w*|en cuanto(?:s|) (?:tiempo|meses)|cuantos meses|cuanto (?:tiempo )?(?:me )?(?:tard|demor|toma|falta para terminar)\w*|quando (?:eu )?(?:termin|acab|quit|pag|junt)\w*|em quanto(?:s|) (?:tempo|meses)|quantos meses|quanto tempo (?:eu )?(?:lev|demor)\w*/;
const PROMISES =
  /cuanto (?:le |les |me )?(?:puedo|podria|conviene|deberia) (?:prometer|ofrecer|comprometer|proponer)\w*|quanto (?:eu )?(?:posso|poderia|da pra|da para) (?:prometer|oferecer|propor)/;
const A_MONTH = /cuanto (?:\w+ ){0,5}(?:por|al|cada) mes|quanto (?:\w+ ){0,5}(?:por|ao|cada) mes/;

const SUM = '\\$? ?(\\d[\\d.,]*(?: ?(?:mil(?:lon(?:es)?|hoes|hao)?|k|lucas?|palos?))?)';
const BETWEEN = '(?: \\w+){0,4}? ';
const TOTAL = new RegExp(
  `(?:debo|deuda|divida|devo|juntar|ahorrar|reunir|comprar|cuesta|custa|vale|prestamo|emprestimo)${BETWEEN}(?:de |por |como |uns |unos )?${SUM}`,
);
const MONTHLY = new RegExp(
  `(?:sobran?|quedan?|resta|fica|puedo (?:pagar|poner|guardar|ahorrar|dar)|posso (?:pagar|guardar)|consigo (?:pagar|guardar)|pago|guardo|ahorro)${BETWEEN}(?:de |como |uns |unos )?${SUM}`,
);
const MONTHS =
  /(?:en|em) (\d{1,3}|dos|tres|cuatro|cinco|seis|doce|dois|quatro|doze) (?:meses|cuotas|parcelas)/;
const IN_MONTHS = /(?:cuanto|quanto) (?:\w+ ){0,3}(?:en|em) /;
const countIn = (said: string): number => {
  const found = MONTHS.exec(said)?.[1] ?? '0';
  return NUMBERS[found] ?? Number(found);
};
const UNTIL =
  /(?:hasta|ate|para|pra|antes del?|antes do)(?: que llegue| chegar)? ((?:(?:el|o|a|dia|la) ){0,2}(?:\d{1,2}(?: (?:de )?[a-z]{3,10})?(?![\d.,])|[a-z]+(?:-feira)?(?: \d{1,2})?))/g;
const COUNT_OF_DAYS = /(?:para|por|pra|em|en|faltan|faltam) (\d{1,3}) dias/;
const END_OF_MONTH = /(?:fin|fim) d[eo] mes/;

const sumIn = (found: RegExpExecArray | null): number | null => (found?.[1] ? amountIn(found[1]) : null);

/** How many days money has to last, today being the first, and the last of them. */
function spanIn(said: string, today: Date): number | null {
  const counted = COUNT_OF_DAYS.exec(said)?.[1];
  if (counted) return Number(counted);
  if (END_OF_MONTH.test(said)) {
    const ends = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1, 12);
    return Math.round((ends - today.getTime()) / DAY);
  }
  for (const [, until = ''] of said.matchAll(UNTIL)) {
    const days = daysUntil(until, today);
    if (days !== null) return days;
  }
  return null;
}

function daysUntil(until: string, today: Date): number | null {
  const day = /^(?:(?:el|o|dia) )*(\d{1,2})$/.exec(until.trim())?.[1];
  if (day === undefined) return daysIn(until, today, FAR);
  const ahead = Array.from({ length: 62 }, (_, at) => at + 1);
  return ahead.find((days) => new Date(today.getTime() + days * DAY).getUTCDate() === Number(day)) ?? null;
}

/** Down to what is plain to hold, such as 260.000 of 264.000. */
function rounded(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.floor(value / unit) * unit;
}
const MARGIN = 0.8;

/** What is known already: what is left of a month, and what is owed. */
export type Known = { left: number | null; owed: number | null };

/** What was told before is meant by a short question that tells nothing itself. */
const SHORT = 6;

export function reckon(text: string, today: Date, { left, owed }: Known): Reckoned | null {
  const said = plain(text)
    .replace(/[¿?¡!]/g, ' ')
    .replace(/\s+/g, ' ');
  const isWeekly = PER_WEEK.test(said);
  const plainly = plainSum(text) ?? reaches(said, spanIn(said, today));
  if (plainly) return plainly;
  if (PER_DAY.test(said) || isWeekly) return perDay(said, today, isWeekly);
  const isShort = said.trim().split(' ').length <= SHORT && !/ con | com /.test(said);
  const total = sumIn(TOTAL.exec(said)) ?? (isShort ? owed : null);
  const monthly =
    sumIn(MONTHLY.exec(said)) ?? (isShort && total !== null && left !== null && left > 0 ? left : null);
  if (WHEN.test(said) && (total !== null || monthly !== null)) {
    if (total === null) return { missing: 'total' };
    if (monthly === null || monthly <= 0) return { missing: 'monthly' };
    const months = Math.ceil(total / monthly);
    const ends = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1, 12));
    return {
      line: months === 1 ? 'payoff-one' : 'payoff',
      numbers: { total, monthly, months },
      dates: {},
      months: ends,
    };
  }
  const count = countIn(said);
  if (count > 0 && total === null && left !== null && left > 0 && isShort && IN_MONTHS.test(said))
    return { line: 'in-months', numbers: { months: count, total: left * count }, dates: {} };
  if (count > 0 && total !== null && (A_MONTH.test(said) || PROMISES.test(said)))
    return { line: 'monthly', numbers: { total, months: count, each: Math.ceil(total / count) }, dates: {} };
  if (!PROMISES.test(said)) return null;
  const free = monthly ?? left;
  if (free === null) return { missing: 'monthly' };
  if (free <= 0) return { line: 'promise-none', numbers: { short: -free }, dates: {} };
  return { line: 'promise', numbers: { left: free, safe: rounded(free * MARGIN) }, dates: {} };
}

const WEEK = 7;

function perDay(said: string, today: Date, isWeekly: boolean): Reckoned {
  const days = spanIn(said, today);
  const amount = amountIn(said.replace(UNTIL, ' ').replace(COUNT_OF_DAYS, ' '));
  if (amount === null) return { missing: 'amount' };
  if (days === null || days < 1) return { missing: 'until' };
  const last = new Date(today.getTime() + (days - 1) * DAY);
  const each = Math.floor((amount / days) * (isWeekly ? WEEK : 1) * 100) / 100;
  const line = isWeekly ? 'per-week' : 'per-day';
  return { line, numbers: { each: each >= 1_000 ? Math.floor(each) : each, amount, days }, dates: { last } };
}

/** A sum is asked for, of what comes in and what goes. */
export const asksWhatIsLeft = (text: string): boolean =>
  /cuanto (?:me |nos )?(?:queda|sobra|falta|resta)|(?:me|nos) alcanza|quanto (?:me |nos )?(?:sobra|fica|falta|resta)|da (?:pra|para) (?:pagar|fechar|chegar)|vai dar/.test(
    plain(text),
  );

/** What stands before a figure that was asked for, so that it is read as such. */
export const LEADS: Record<Figure, string> = {
  amount: 'tengo',
  until: 'hasta',
  total: 'debo',
  monthly: 'sobran',
};
