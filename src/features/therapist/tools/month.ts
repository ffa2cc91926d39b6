/** The month in five lines: what comes in, what goes, what is left a week. Pure. */
import { type Amount, amountIn, amountsIn } from './field-reads.ts';
import { filled, type Mended, type Told, type Tool, type Values } from './tool.ts';

export const WEEKS = 4.33;
const sum = (amounts: readonly Amount[]): number => amounts.reduce((total, { amount }) => total + amount, 0);

/** "Esas mismas que ya le puse": they are counted where they stand. */
const SAME =
  /(?<!\p{L})(?:es[ao]s? mism[ao]s?|l[ao]s? mism[ao]s?|ya (?:l[aeo]s? |te |se )*(?:puse|dije|anot[eé]|cont[eé]|est[aá]n)|as mesmas|j[aá] (?:coloquei|falei|disse|est[aã]o))(?!\p{L})/iu;

/** "La tarjeta" and "tarjeta el mínimo". */
const alike = (one: string, other: string): boolean => {
  const words = (name: string) =>
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2);
  return words(one).some((word) => words(other).includes(word));
};

const KINDS: readonly [Kind, RegExp][] = [
  [
    'income',
    /(?<!\p{L})(?:gan(?:o|amos)|sueldos?|salarios?|quincena|entran?|ingresos?|cobr(?:o|amos)|me pagan|recib(?:o|imos)|jubilaci[oó]n|pensi[oó]n|propinas?|ganh(?:o|amos)|receb(?:o|emos)|aposentadoria|bico|pone|aporta|me (?:da|dan|dá|dão|manda|mandan)|p[oõ]e|bolsa fam[ií]lia)(?!\p{L})/iu,
  ],
  [
    'debts',
    /(?<!\p{L})(?:deudas?|cuotas?|tarjetas?|pr[eé]stamos?|cr[eé]ditos?|m[ií]nimo|d[ií]vidas?|cart[aã]o|cart[oõ]es|parcelas?|empr[eé]stimos?|presta[cç][aã]o)(?!\p{L})/iu,
  ],
  [
    'daily',
    /(?<!\p{L})(?:comida|mercado|s[uú]per(?:mercado)?|feria|feira|transporte|bus(?:es)?|pasajes?|micro|metro|nafta|gasolina|bencina|combust[ií]vel|[oô]nibus|passagens?|di[aá]rios?|almuerzos?)(?!\p{L})/iu,
  ],
];
type Kind = 'income' | 'fixed' | 'debts' | 'daily';
const ALL: readonly Kind[] = ['income', 'fixed', 'debts', 'daily'];
/** "Hasta el 5": a day is no sum. */
const DATES =
  /(?<!\p{L})(?:hasta|at[eé]|para|pra|del?|dia|d[ií]a|el|o) (?:el |o |d[ií]a ){0,2}\d{1,2}(?![\d.,]|\s?(?:mil|k|lucas|palos|mill|milh))/giu;

/** "Ayúdame con las cuentas: alquiler" is the rent. */
const shortName = (name: string): string =>
  (name.split(/[:.?!¿¡;,]/).at(-1) ?? '')
    .replace(
      /(?<!\p{L})(?:yo |eu |y |e )?(?:gan(?:o|amos)|cobro|recibo|me pagan|pago|pagamos|gasto|ganho|recebo|debo|devo)(?!\p{L})/giu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();

const kindOf = (name: string): Kind => KINDS.find(([, form]) => form.test(name))?.[0] ?? 'fixed';

/** What a message tells of the month, each sum where it belongs; empty where it holds no two. */
export function monthIn(text: string): Values {
  const amounts = amountsIn(text.replace(DATES, ' ')).filter(({ amount }) => amount > 0);
  const named = amounts.filter(({ name }) => /\p{L}{2}/u.test(name));
  if (named.length < 2) return {};
  const of = (kind: Kind) =>
    named
      .filter(({ name }) => kindOf(name) === kind)
      .map(({ name, amount }) => `${shortName(name)} ${amount}`.trim())
      .join(', ');
  const values = Object.fromEntries(ALL.map((kind) => [kind, of(kind)]));
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

const OWES =
  /(?<!\p{L})(?:debo|deuda de|devo|d[ií]vida de)(?: como| unos| uns)? (\$? ?\d[\d.,]*(?: ?(?:mil|millones|mill[oó]n|milh[oõ]es|k|lucas?))?)/iu;

/** What they owe in all, kept for when it is asked how long it takes. */
function debtIn(text: string): Values {
  const owed = OWES.exec(text)?.[1];
  return owed === undefined ? {} : { owed };
}

const SPENT =
  /(?<!\p{L})(?:alquiler|renta|arriendo|casa|luz|agua|gas|internet|celular|colegio|expensas|cuotas?|pago|pagamos|gasto|debo|deudas?|tarjeta|comida|mercado|transporte|aluguel|condom[ií]nio|escola|gasto|devo|cart[aã]o|feira)(?!\p{L})/iu;

function toldIn(text: string, { field, values, isBefore }: Told): Values {
  const found = monthIn(text);
  // Several that come in, told where it is asked what does.
  if (field === 'income' && !SPENT.test(text)) return {};
  const isWhole = found.income !== undefined && ALL.some((kind) => kind !== 'income' && found[kind]);
  if (field === null) {
    // What was said by the way counts only where it is plainly of a month.
    if (isBefore && !isWhole) return debtIn(text);
    const told = { ...values, ...found };
    // Who tells the whole of it at once is asked for nothing more but what comes in.
    const hasOut = ALL.some((kind) => kind !== 'income' && told[kind]);
    return hasOut && !isBefore ? { fixed: '', debts: '', daily: '', ...told } : told;
  }
  return isWhole ? found : {};
}

const ADDS =
  /(?<!\p{L})(?:falt(?:a|an|[oó]|ou)|agreg\p{L}+|a[ñn]ad\p{L}+|tambi[eé]n|tamb[eé]m|acrescent\p{L}+|sum[aá]\p{L}*|olvid[eé]|esqueci)(?!\p{L})/iu;

/** "La luz son 60": the sum of that name is changed; one of no name is put where it belongs. */
function mend(values: Values, text: string): Mended | null {
  const told = amountsIn(
    text.replace(/(?<!\p{L})(?:no|n[aã]o|y no|e n[aã]o) (?:son |es |é |s[aã]o )?[\d.]+(?: mil)?/giu, ' '),
  );
  const named = told.filter(({ name }) => /\p{L}{3}/u.test(name));
  if (named.length === 0) return null;
  const next: Record<string, string> = { ...values };
  for (const { name, amount } of named) {
    const held = ALL.map((kind) => ({ kind, amounts: amountsIn(next[kind] ?? '') }));
    const own = held.find(({ amounts }) => amounts.some((one) => alike(one.name, name)));
    const kind = own?.kind ?? kindOf(name);
    // A sum that has nothing to do with them changes nothing.
    if (!own && kind === 'fixed' && !ADDS.test(text)) continue;
    const before = held.find((one) => one.kind === kind)?.amounts ?? [];
    const isOnly = own === undefined && kind === 'income';
    const kept = isOnly ? [] : before.filter((one) => !alike(one.name, name));
    const label = before.find((one) => alike(one.name, name))?.name ?? name;
    next[kind] = [...kept, { name: label, amount }]
      .map((one) => `${one.name} ${one.amount}`.trim())
      .join(', ');
  }
  return ALL.some((kind) => next[kind] !== values[kind]) ? { values: next } : null;
}

type Totals = Record<Kind, { amounts: Amount[]; total: number }> & { out: number; left: number };

const WEEKLY =
  /(?<!\p{L})(?:(?:por|a la|cada|toda) semana|semanal(?:es|mente)?|(?:los|cada|todos los) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)|toda (?:segunda|ter[cç]a|quarta|quinta|sexta))(?!\p{L})/iu;
const THOUSANDS = /\d ?(?:lucas?|mil|k)(?!\p{L})/iu;
const MANY = 100_000;
const FEW = 1_000;

/** What comes in, what goes and what is left. */
export function totalsOf(values: Values): Totals {
  const of = (id: Kind) => {
    const amounts = amountsIn(values[id] ?? '');
    const total = sum(amounts) || amountIn(values[id] ?? '') || 0;
    // "300 los lunes" is told by the week.
    const isWeekly = amounts.length <= 1 && WEEKLY.test(values[id] ?? '');
    return { amounts, total: isWeekly ? Math.round(total * WEEKS) : total };
  };
  const [income, fixed, debts, daily] = [of('income'), of('fixed'), of('debts'), of('daily')];
  // "800 lucas" beside "alquiler 300": of thousands both.
  if (THOUSANDS.test(ALL.map((id) => values[id] ?? '').join(' ')) && income.total >= MANY)
    for (const one of [fixed, debts, daily]) {
      one.amounts = one.amounts.map((each) =>
        each.amount < FEW ? { ...each, amount: each.amount * 1_000 } : each,
      );
      one.total = sum(one.amounts) || one.total;
    }
  const isFixed = ({ name, amount }: Amount) =>
    fixed.amounts.some((one) => one.amount === amount && alike(one.name, name));
  const told = SAME.test(values.debts ?? '') ? [] : debts.amounts.filter((one) => !isFixed(one));
  debts.total = debts.amounts.length > 0 ? sum(told) : debts.total;
  debts.amounts = told;
  const out = fixed.total + debts.total + daily.total;
  return { income, fixed, debts, daily, out, left: income.total - out };
}

/** What they ask of it beside it. */
const WHERE =
  /(?:d[oó]nde|onde|en qu[eé] parte) (?:\p{L}+ ){0,3}?(?:va|pongo|anoto|entra|ponho|coloco)(?!\p{L})/iu;
const IS_ADDED =
  /(?<!\p{L})(?:se suma|sumo|lo sumo|va ah[ií]|eso (?:cuenta|va|entra)|conta tamb[eé]m|entra (?:a[ií]|na conta)|isso (?:conta|entra|soma)|soma)(?!\p{L})/iu;

export const month: Tool = {
  id: 'month',
  answers: (question) =>
    WHERE.test(question) ? 'asked-where' : IS_ADDED.test(question) ? 'asked-added' : null,
  toldIn,
  mend,
  fields: [
    { id: 'income', reads: 'amounts' },
    { id: 'fixed', reads: 'amounts' },
    { id: 'debts', reads: 'amounts', isOptional: true },
    { id: 'daily', reads: 'amounts', isOptional: true },
  ],
  make: ({ values, say, language }) => {
    const format = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'es-CL', { maximumFractionDigits: 2 });
    const totals = totalsOf(values);
    const { left } = totals;
    const parts = (amounts: readonly Amount[]) =>
      amounts.length > 1
        ? ` (${amounts.map(({ name, amount }) => `${name} ${format.format(amount)}`.trim()).join(', ')})`
        : '';
    const line = (name: Kind) =>
      totals[name].total > 0
        ? `${say(name, { total: format.format(totals[name].total) })}${parts(totals[name].amounts)}`
        : null;
    return filled([
      ...ALL.map(line),
      left >= 0
        ? say('left', { left: format.format(left), week: format.format(Math.floor(left / WEEKS)) })
        : say('short', { short: format.format(-left) }),
      say(left >= 0 ? 'then' : 'then-short'),
    ]);
  },
};
