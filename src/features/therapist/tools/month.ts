/** The month in five lines: what comes in, what goes, what is left a week. Pure. */
import { type Amount, amountIn, amountsIn } from './field-reads.ts';
import { filled, type Tool } from './tool.ts';

const WEEKS = 4.33;
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
      .filter((word) => word.length > 3);
  return words(one).some((word) => words(other).includes(word));
};

export const month: Tool = {
  id: 'month',
  fields: [
    { id: 'income', reads: 'amounts' },
    { id: 'fixed', reads: 'amounts' },
    { id: 'debts', reads: 'amounts', isOptional: true },
    { id: 'daily', reads: 'amounts', isOptional: true },
  ],
  make: ({ values, say, language }) => {
    const format = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'es-CL', { maximumFractionDigits: 2 });
    const [income, fixed, debts, daily] = ['income', 'fixed', 'debts', 'daily'].map((id) => {
      const amounts = amountsIn(values[id] ?? '');
      return { amounts, total: sum(amounts) || amountIn(values[id] ?? '') || 0 };
    });
    const isFixed = ({ name, amount }: Amount) =>
      fixed?.amounts.some((one) => one.amount === amount && alike(one.name, name)) === true;
    if (debts) {
      const told = SAME.test(values.debts ?? '') ? [] : debts.amounts.filter((one) => !isFixed(one));
      debts.total = debts.amounts.length > 0 ? sum(told) : debts.total;
      debts.amounts = told;
    }
    const left = (income?.total ?? 0) - (fixed?.total ?? 0) - (debts?.total ?? 0) - (daily?.total ?? 0);
    const parts = (amounts: readonly Amount[] = []) =>
      amounts.length > 1
        ? ` (${amounts.map(({ name, amount }) => `${name} ${format.format(amount)}`.trim()).join(', ')})`
        : '';
    const line = (name: string, of: typeof income) =>
      of && of.total > 0 ? `${say(name, { total: format.format(of.total) })}${parts(of.amounts)}` : null;
    return filled([
      line('income', income),
      line('fixed', fixed),
      line('debts', debts),
      line('daily', daily),
      left >= 0
        ? say('left', { left: format.format(left), week: format.format(Math.floor(left / WEEKS)) })
        : say('short', { short: format.format(-left) }),
      say(left >= 0 ? 'then' : 'then-short'),
    ]);
  },
};
