/** A sum that is asked for in one line is reckoned and said at once, with how; of a figure that is missing only that is asked. Pure. */
import { amountIn } from '../tools/field-reads.ts';
import { month, monthIn, totalsOf, WEEKS } from '../tools/month.ts';
import { asksWhatIsLeft, type Figure, type Known, LEADS, type Reckoned, reckon } from '../tools/reckon.ts';
import { VALUE_MAX, type Values } from '../tools/tool.ts';
import { answered, chip } from './answer-parts.ts';
import type { Answer, Heard, Step } from './heard.ts';
import { after, finish, todayFor, wordsFor } from './tool-reply.ts';

const MISSING = 'reckon-missing#';
const RECKONED = 'reckoned#';

/** Of their month, where they told of it. */
function monthTold({ state }: Heard): Values | null {
  if (state.made?.id === 'month') return state.made.values;
  const told = state.told.find(({ id }) => id === 'month')?.values;
  return told?.income && (told.fixed || told.debts || told.daily) ? told : null;
}

/** What was asked before, with the figure that was missing where it comes now. */
function askedBefore({ state, text }: Heard): string | null {
  const pending = state.told.find(({ id }) => id === 'month')?.values;
  if (!state.said.at(-1)?.startsWith(MISSING) || !pending?.asked || !pending.missing) return null;
  const lead = LEADS[pending.missing as Figure];
  return `${pending.asked}. ${text.toLowerCase().startsWith(lead) ? '' : lead} ${text}`;
}

function askFor(heard: Heard, text: string, missing: Figure): Answer | null {
  const words = wordsFor(heard, 'month');
  const line = words?.words.get(`miss-${missing}`);
  if (!line) return null;
  const on = todayFor(heard).toISOString().slice(0, 10);
  const before = heard.state.told.find(({ id }) => id === 'month')?.values ?? {};
  const values = { ...before, asked: text.slice(0, VALUE_MAX), missing };
  const told = [...heard.state.told.filter(({ id }) => id !== 'month'), { id: month.id, on, values }];
  return answered(
    heard,
    { parts: [line], names: [`${MISSING}${heard.state.said.length}`] },
    [chip(heard, 'tell'), chip(heard, 'other')],
    {
      told,
    },
  );
}

/** Thousands as they part them. */
const formatFor = (heard: Heard): Intl.NumberFormat => {
  const isComma = /\d,\d{3}(?!\d)/.test(heard.text);
  const home = heard.guide.language === 'pt' ? 'pt-BR' : 'es-CL';
  return new Intl.NumberFormat(isComma ? 'en-US' : home, { maximumFractionDigits: 2 });
};

function said(heard: Heard, line: string, found: Extract<Reckoned, { line: string }>): string {
  const language = heard.guide.language === 'pt' ? 'pt-BR' : 'es';
  const format = formatFor(heard);
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const ends = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const holes: Record<string, string> = {
    ...Object.fromEntries(Object.entries(found.numbers).map(([name, value]) => [name, format.format(value)])),
    ...Object.fromEntries(Object.entries(found.dates).map(([name, date]) => [name, day.format(date)])),
    ...(found.months ? { ends: ends.format(found.months) } : {}),
  };
  return line.replace(/\{(\w+)\}/g, (_, hole: string) => holes[hole] ?? '');
}

/** "Gano 3.600.000, alquiler 1.100.000: ¿cuánto me queda?": the whole month at once. */
function monthAtOnce(heard: Heard): Answer | null {
  const words = wordsFor(heard, 'month');
  const found = monthIn(heard.text);
  if (!words || !asksWhatIsLeft(heard.text)) return null;
  const told = { ...monthTold(heard), ...found };
  if (Object.keys(found).length === 0 && /(?:en|em) \p{L}*\d* ?meses/iu.test(heard.text)) return null;
  const isOut = told.fixed || told.debts || told.daily;
  if (!told.income || !isOut) return null;
  const values = { fixed: '', debts: '', daily: '', ...told };
  const { income, out, left } = totalsOf(values);
  const name = left >= 0 ? 'sum-left' : 'sum-short';
  const numbers = { left: Math.abs(left), income: income.total, out };
  const line = said(heard, words.words.get(name) ?? '', { line: name, numbers, dates: {} });
  const isWeekly = left > 0 && /semana/iu.test(heard.text);
  if (Object.keys(found).length === 0 && isWeekly) {
    const week = { line: 'left', numbers: { left, week: Math.floor(left / WEEKS) }, dates: {} };
    const told = said(heard, words.words.get('left') ?? '', week);
    return answered(heard, { parts: [told], names: [] }, after(heard, words));
  }
  if (Object.keys(found).length === 0)
    return answered(heard, { parts: [line], names: [] }, after(heard, words));
  return finish(heard, words, values, [line]);
}

/** What they told of their month before. */
function knownOf(heard: Heard): Known {
  const told = monthTold(heard);
  const owed = heard.state.told.find(({ id }) => id === 'month')?.values.owed;
  return { left: told ? totalsOf(told).left : null, owed: owed ? amountIn(owed) : null };
}

const SO_FAR =
  /(?:cu[aá]nto|quanto) (?:\p{L}+ ){0,2}?(?:llevo|llevamos|va|vamos|suma|da|deu|j[aá] deu)(?: (?:todo|hasta|por|en total|at[eé]|no total)| *\?)/iu;

/** "¿Cuánto llevo?", in the middle of their month. */
function soFar(heard: Heard): string | null {
  const { tool } = heard.state;
  const line = wordsFor(heard, 'month')?.words.get('sum-sofar');
  if (tool?.id !== 'month' || !line || !SO_FAR.test(heard.text)) return null;
  const field = month.fields[tool.at]?.id ?? '';
  const { income, out } = totalsOf({ ...tool.values, [field]: heard.text.replace(/[^.?!]*\?/g, ' ') });
  return said(heard, line, { line: 'sum-sofar', numbers: { income: income.total, out }, dates: {} });
}

/** The sum they ask for beside something else, in one line; null where none is asked or a figure is missing. */
export function reckonedIn(heard: Heard): string | null {
  const sofar = soFar(heard);
  if (sofar !== null) return sofar;
  const found = reckon(heard.text, todayFor(heard), knownOf(heard));
  const line = found && 'line' in found ? wordsFor(heard, 'month')?.words.get(found.line) : undefined;
  return found && 'line' in found && line ? said(heard, line, found) : null;
}

export const reckonStep: Step = (heard) => {
  const atOnce = monthAtOnce(heard);
  if (atOnce) return atOnce;
  const known = knownOf(heard);
  const now = reckon(heard.text, todayFor(heard), known);
  const before = now === null ? askedBefore(heard) : null;
  const text = before ?? heard.text;
  const found = now ?? (before === null ? null : reckon(before, todayFor(heard), known));
  if (!found) return null;
  // What was not told when it was asked for is not asked for again.
  if ('missing' in found) return before === null ? askFor(heard, text, found.missing) : null;
  const line = wordsFor(heard, 'month')?.words.get(found.line);
  if (!line) return null;
  return answered(
    heard,
    { parts: [said({ ...heard, text }, line, found)], names: [`${RECKONED}${heard.state.said.length}`] },
    [chip(heard, 'month', 'tool:month'), chip(heard, 'tell'), chip(heard, 'other')],
  );
};
