/** Plain sums of figures that stand in the question itself: "16 veces hora y media", "tengo 380, ¿me alcanza para 475?". Pure. */
import { amountIn, NUMBERS, plain } from './field-reads.ts';

export type Figure = 'amount' | 'until' | 'total' | 'monthly';
/** The line that says it, and what stands in it. */
export type Reckoned =
  | { line: string; numbers: Record<string, number>; dates: Record<string, Date>; months?: Date }
  | { missing: Figure };

const MORE_NUMBERS: Readonly<Record<string, number>> = {
  ...{ trece: 13, catorce: 14, dieciseis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19 },
  ...{ treze: 13, quatorze: 14, dezesseis: 16, dezessete: 17, dezoito: 18, dezenove: 19 },
  ...{
    cuarenta: 40,
    quarenta: 40,
    cincuenta: 50,
    cinquenta: 50,
    sesenta: 60,
    sessenta: 60,
    cien: 100,
    cem: 100,
  },
};
const countOf = (word: string): number | null => NUMBERS[word] ?? MORE_NUMBERS[word] ?? amountIn(word);

const WORD = [...Object.keys(NUMBERS), ...Object.keys(MORE_NUMBERS)]
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const NUMBER = `(?:\\$ ?|r\\$ ?)?(\\d[\\d.,]*(?: ?(?:mil|lucas?|k)(?![a-z]))?|(?:${WORD})(?![a-z]))`;
/** "Hora y media", "dos horas", "40 minutos". */
const LONG = `(?:(?:${NUMBER} )?(horas?|minutos?)( y media| e meia)?)`;
const ASKS =
  /cuant[oa]s? |quant[oa]s? |(?:es|son|da|seria|e|sao|cuanto|suma)(?: \w+){0,3}\s*\?|hac[ei](?:me|r)? la cuenta|faz a conta|suma(?:me)?|multiplica|calcula/;
const TIMES = new RegExp(
  `${NUMBER} (?:veces|vezes|por|x|noches?|noites?|dias?|semanas?|meses|turnos?|clases?|aulas?|cuotas?|parcelas?)(?: (?:de|a|por|seguid[oa]s de))? (?:${LONG}|${NUMBER})`,
);
const SUMS = new RegExp(`${NUMBER} (mas|\\+|mais|menos|-|entre|dividid[oa] (?:entre|por|en)|\\/) ${NUMBER}`);

const HOUR = 60;

/** Only what is wholly said is reckoned. */
export function plainSum(text: string): Reckoned | null {
  const said = plain(text).replace(/[¿¡!]/g, ' ').replace(/\s+/g, ' ').replace(/\*|×/g, 'x');
  if (!said.includes('?') && !ASKS.test(said)) return null;
  return ASKS.test(said) ? (product(said) ?? simple(said)) : null;
}

function product(said: string): Reckoned | null {
  const [, count, long, unit, half, each] = TIMES.exec(said) ?? [];
  const times = countOf(count ?? '');
  if (times === null || times <= 0) return null;
  if (unit) {
    const one = (long === undefined ? 1 : (countOf(long) ?? 0)) + (half ? 0.5 : 0);
    const isHours = unit.startsWith('h');
    const minutes = one * (isHours ? HOUR : 1);
    return {
      line: 'product-hours',
      numbers: { times, each: minutes / HOUR, total: (times * minutes) / HOUR },
      dates: {},
    };
  }
  const value = countOf(each ?? '');
  return value === null
    ? null
    : { line: 'product', numbers: { times, each: value, total: times * value }, dates: {} };
}

function simple(said: string): Reckoned | null {
  const [, one = '', by = '', two = ''] = SUMS.exec(said) ?? [];
  const [first, second] = [countOf(one), countOf(two)];
  if (first === null || second === null) return null;
  if (/^(?:mas|mais|\+)/.test(by)) return sum(first + second);
  if (/^(?:menos|-)/.test(by)) return sum(first - second);
  return second === 0 ? null : sum(Math.round((first / second) * 100) / 100);
}
const sum = (total: number): Reckoned => ({ line: 'sum-is', numbers: { total }, dates: {} });

const SUM = '\\$? ?(?:r\\$ ?)?(\\d[\\d.,]*(?: ?(?:mil|millones|milhoes|k|lucas?)(?![a-z]))?)';
const BETWEEN = '(?: (?!\\d)[^ ?]+){0,4}? ';
const HAS = new RegExp(
  `(?:tengo|tenho|junte|llevo|hay|guardad[oa]s?|ahorrad[oa]s?|quedan?|guardei)${BETWEEN}?(?:unos |como |uns )?${SUM}`,
);
const NEEDS = new RegExp(
  `(?:alcanzan?|llego|da|chega|hacen falta|necesito|preciso|vale|cuesta|custa|veio|vino|llego|salio|juntar|reunir|ahorrar|guardar|completar)${BETWEEN}?(?:(?:para|pra|a|de|los|las|o|os|ate) ){0,3}${SUM}(?! ?(?:person|pesso|dia|mes|seman|hor|hij|filh|de (?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|fev|mai|out|dez)))(?![\\d.,])`,
);
const ENOUGH =
  /(?:me |nos )?(?:alcanza|llego|va a alcanzar|alcanzara)\b|(?:da|vai dar|chega) (?:pra|para)|(?:como|de donde) (?:lo |los |la |las |eu )?(?:junto|reuno|ahorro|completo|guardo|consigo juntar)|cuanto (?:me |nos )?falta|quanto (?:me )?falta|(?:por|al|cada) (?:semana|dia)\b.*(?:junt|ahorr|guard)/;
const WEEKS = /(\d{1,2}|una|dos|tres|cuatro|uma|duas|quatro) semanas?/;
const WEEK = 7;

/** What there is and what it takes: what is missing, and how much a week that is where there is a day. @param days until it is due */
export function reaches(said: string, days: number | null): Reckoned | null {
  if (!ENOUGH.test(said)) return null;
  const need = amountOf(NEEDS, said);
  if (need === null) return null;
  const has = amountOf(HAS, said.replace(NEEDS, ' ')) ?? 0;
  const left = need - has;
  const weeks = WEEKS.exec(said)?.[1];
  const span = weeks ? (countOf(weeks) ?? 0) * WEEK : (days ?? 0);
  const numbers = { need, has, left: Math.abs(left) };
  if (left <= 0) return { line: 'reaches', numbers, dates: {} };
  if (span < 1) return has > 0 ? { line: 'reaches-not', numbers, dates: {} } : null;
  const each = span <= WEEK ? left / span : left / (span / WEEK);
  return {
    line: `${has > 0 ? 'reaches-not' : 'gather'}-${span <= WEEK ? 'day' : 'week'}`,
    numbers: { ...numbers, each: Math.ceil(each * 100) / 100, days: span },
    dates: {},
  };
}
const amountOf = (form: RegExp, said: string): number | null => {
  const found = form.exec(said)?.[1];
  return found ? amountIn(found) : null;
};
