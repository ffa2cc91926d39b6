/** What is said of a tool: the question of its open field, or what was made of the answers. Pure. */
import { findTool } from '../tools/catalogue.ts';
import { itemsIn } from '../tools/field-reads.ts';
import { planThings } from '../tools/plan-things.ts';
import {
  type Field,
  type Making,
  TOOLS,
  type ToolId,
  type ToolWords,
  todayOf,
  VALUE_MAX,
  type Values,
} from '../tools/tool.ts';
import { add, answered, chip, draft, fresh, house } from './answer-parts.ts';
import { voiced } from './guide.ts';
import type { Offer } from './guided-state.ts';
import type { Answer, Heard } from './heard.ts';

const isToolId = (id: string): id is ToolId => (TOOLS as readonly string[]).includes(id);

/** The words of a tool, where this language has them. */
export const wordsFor = ({ guide }: Heard, id: string): ToolWords | null =>
  isToolId(id) ? (guide.tools.get(id) ?? null) : null;

/** What is typed into a field is kept so far. */
export const bounded = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, value.slice(0, VALUE_MAX)]));

export const todayFor = ({ now, timeZone }: Heard): Date => todayOf(now, timeZone);

/** The first field nothing was typed into; as many as there are when none is left. */
export function nextField(id: ToolId, values: Values): number {
  const { fields } = findTool(id);
  const at = fields.findIndex((field) => !(field.id in values));
  return at < 0 ? fields.length : at;
}

const COUNTS = {
  es: ['Es una sola pregunta', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'],
  pt: ['É uma pergunta só', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete'],
} as const;

/** How many questions are left, said once where a tool begins. */
export function introOf(heard: Heard, { id, intro }: ToolWords, values: Values): string {
  const line = fresh(heard, `tool-intro:${id}`, intro)?.text ?? intro[0] ?? '';
  const left = findTool(id).fields.filter((field) => !(field.id in values)).length;
  const { language } = heard.guide;
  const count = COUNTS[language][left - 1] ?? String(left);
  const many = language === 'pt' ? `São ${count} perguntas curtas` : `Son ${count} preguntas cortas`;
  return line.replace('%count%', left === 1 ? count : many);
}

/** What stands in a list that they are asked to be sure of. */
function listed(heard: Heard, values: Values, id: string): string {
  const things = planThings(values[id] ?? '', values.done ?? '', todayFor(heard));
  return things.map(({ name }) => name).join(' · ');
}

/** How many questions are left, this one among them; nothing where it is asked anew. */
export function leftOf(heard: Heard, { id }: ToolWords): string {
  const { tool } = heard.state;
  const { fields } = findTool(id);
  const field = fields[tool?.at ?? 0];
  if (!tool || !field || tool.isMissed || field.checks) return '';
  const left = fields.filter((one) => !(one.id in tool.values) && !one.checks).length;
  const isPortuguese = heard.guide.language === 'pt';
  if (left === 1) return isPortuguese ? 'É a última pergunta.' : 'Es la última pregunta.';
  const count = COUNTS[heard.guide.language][left - 1] ?? String(left);
  return isPortuguese ? `Faltam ${count} perguntas.` : `Quedan ${count} preguntas.`;
}

const LABEL_MAX = 32;
const NAMED_MAX = 40;

/** "%first%": what they called it, in quotation marks, where that is short. */
const named = (question: string, { words }: ToolWords, values: Values): string =>
  question.replace(/%(\w+)%/g, (_, id: string) => {
    const value = values[id] ?? '';
    return value !== '' && value.length <= NAMED_MAX ? `"${value}"` : (words.get(`name-${id}`) ?? '');
  });

type Asking = {
  /** Asked instead of what the file asks. */
  question?: string | undefined;
  /** How many there are was just said. */
  isFirst?: boolean;
};

/** Asks what the open field wants. */
export function ask(
  heard: Heard,
  words: ToolWords,
  before: readonly string[] = [],
  { question: other, isFirst = false }: Asking = {},
): Answer {
  const { tool } = heard.state;
  const field = findTool(words.id).fields[tool?.at ?? 0] as Field;
  const wanted = words.asks.get(field.id);
  const own = field.labelsOf ? itemsIn(tool?.values[field.labelsOf] ?? '') : [];
  const labels = own.length > 1 ? own.map((label) => ({ label, value: label })) : (wanted?.labels ?? []);
  const offers: (Offer | null)[] = [
    // Of their words only a whole one that is short.
    ...labels
      .slice(0, 4)
      .flatMap(({ label }, at) => (label.length <= LABEL_MAX ? [{ label, to: `field:${at}` }] : [])),
    field.isOptional && labels.length < 4 ? chip(heard, 'skip', 'field:skip') : null,
    chip(heard, 'leave-tool', 'field:leave'),
  ];
  const question = other ?? (tool?.isMissed ? wanted?.again : wanted?.asks) ?? '';
  const left = isFirst || before.length > 1 ? '' : leftOf(heard, words);
  const shown = field.checks ? listed(heard, tool?.values ?? {}, field.checks) : '';
  return answered(
    heard,
    {
      parts: [...before, left, named(question.replace('%list%', shown), words, tool?.values ?? {})].filter(
        Boolean,
      ),
      names: [],
    },
    offers,
  );
}

function making(heard: Heard, words: ToolWords, values: Values): Making {
  const say = (name: string, holes: Record<string, string | number> = {}): string => {
    const text = words.words.get(name);
    if (text === undefined) throw new Error(`${words.id} has no words "${name}"`);
    return text.replace(/\{(\w+)\}/g, (_, hole: string) => String(holes[hole] ?? ''));
  };
  const { guide, now, timeZone } = heard;
  return { values, say, language: guide.language, now, timeZone };
}

/** What is done with what was made. */
export const after = (heard: Heard, { id, words }: ToolWords): (Offer | null)[] => [
  findTool(id).fields[0]?.reads === 'list' ? chip(heard, 'redo', 'redo') : null,
  words.has('unclear') ? null : chip(heard, 'from-start', `tool:${id}`),
  chip(heard, 'tell'),
  chip(heard, 'enough'),
  chip(heard, 'other'),
];

/** What is said with what was made: where it was put right, that it was. */
function doneLine(
  heard: Heard,
  { id, done, words }: ToolWords,
  isMended: boolean,
  own: string | null,
): { name: string; text: string } {
  if (own !== null) return { name: `tool-own:${id}`, text: own };
  const mended = isMended ? words.get('mended') : undefined;
  if (mended) return { name: `tool-mended:${id}`, text: mended };
  return fresh(heard, `tool-done:${id}`, done) ?? { name: `tool-done:${id}#again`, text: done[0] ?? '' };
}

/** What they keep, or why nothing can be made yet. @param before what is said first */
export function finish(
  heard: Heard,
  words: ToolWords,
  values: Values,
  before: readonly string[] = [],
  isMended = false,
): Answer {
  const made = { id: words.id, values, age: 0 };
  const whole = making(heard, words, values);
  const lack = findTool(words.id).lacks?.(whole);
  const closed = { ...heard, state: { ...heard.state, tool: null } };
  if (lack) {
    const said = { parts: [...before, whole.say(lack)], names: [] };
    return answered(closed, said, parts(heard, words), { made });
  }
  const lines = findTool(words.id).make(whole);
  const done = doneLine(heard, words, isMended, findTool(words.id).says?.(whole) ?? null);
  const answer = answered(closed, add({ ...draft(), parts: [...before] }, done), after(heard, words), {
    made,
  });
  return { ...answer, keeps: { name: words.name, text: voiced(lines.join('\n'), heard.address) } };
}

/** What would be kept of these answers, to tell whether anything changed. */
export function madeOf(heard: Heard, words: ToolWords, values: Values): string {
  const { make, says } = findTool(words.id);
  const whole = making(heard, words, values);
  return [...make(whole), says?.(whole) ?? ''].join('\n');
}

/** So many questions are enough: it stops, and what was told so far is kept. @param isGoing they leave as well */
export function stopped(heard: Heard, words: ToolWords, isGoing: boolean): Answer {
  const { tool } = heard.state;
  const values = tool?.values ?? {};
  const { fields } = findTool(words.id);
  const told = fields.filter(({ id, checks }) => !checks && values[id]);
  const isWhole = fields.every(({ id, isOptional, checks }) => isOptional || checks || values[id]);
  const lines = isWhole
    ? findTool(words.id).make(making(heard, words, values))
    : told.map(({ id }) => `– ${values[id]}`);
  const state = { ...heard.state, tool: tool && { ...tool, waited: 0 } };
  const said = add(add(draft(), house(heard, 'tool-stop')), house(heard, isGoing ? 'goodbye' : 'ways-open'));
  const answer = answered(
    { ...heard, state },
    said,
    isGoing ? [] : [chip(heard, 'listen'), chip(heard, 'tell'), chip(heard, 'enough')],
  );
  return {
    ...answer,
    ...(isGoing ? { ends: true } : {}),
    ...(told.length > 0
      ? { keeps: { name: words.name, text: voiced(lines.join('\n'), heard.address) } }
      : {}),
  };
}

const PARTS_SHOWN = 4;

/** The parts that may be asked for once more, to tap. */
export const parts = (heard: Heard, { id, words }: ToolWords): (Offer | null)[] => [
  ...findTool(id)
    .fields.flatMap((field) => {
      const label = words.get(`part-${field.id}`);
      return label ? [{ label, to: `field:mend:${field.id}` }] : [];
    })
    .slice(0, PARTS_SHOWN),
  chip(heard, 'enough'),
];
