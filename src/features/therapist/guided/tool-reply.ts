/** What is said of a tool: the question of its open field, or what was made of the answers. Pure. */
import { findTool } from '../tools/catalogue.ts';
import { listIn } from '../tools/field-reads.ts';
import { planThings } from '../tools/plan-things.ts';
import {
  type Field,
  type Making,
  TOOLS,
  type ToolId,
  type ToolWords,
  todayOf,
  type Values,
} from '../tools/tool.ts';
import { add, answered, chip, draft, fresh } from './answer-parts.ts';
import { voiced } from './guide.ts';
import type { Offer } from './guided-state.ts';
import type { Answer, Heard } from './heard.ts';

const isToolId = (id: string): id is ToolId => (TOOLS as readonly string[]).includes(id);

/** The words of a tool, where this language has them. */
export const wordsFor = ({ guide }: Heard, id: string): ToolWords | null =>
  isToolId(id) ? (guide.tools.get(id) ?? null) : null;

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

/** Asks what the open field wants. */
export function ask(heard: Heard, words: ToolWords, before: readonly string[] = []): Answer {
  const { tool } = heard.state;
  const field = findTool(words.id).fields[tool?.at ?? 0] as Field;
  const wanted = words.asks.get(field.id);
  const own = field.labelsOf ? listIn(tool?.values[field.labelsOf] ?? '') : [];
  const labels = own.length > 1 ? own.map((label) => ({ label, value: label })) : (wanted?.labels ?? []);
  const offers: (Offer | null)[] = [
    ...labels.slice(0, 4).map(({ label }, at) => ({ label: label.slice(0, 60), to: `field:${at}` })),
    field.isOptional && labels.length < 4 ? chip(heard, 'skip', 'field:skip') : null,
    chip(heard, 'leave-tool', 'field:leave'),
  ];
  const question = (tool?.isMissed ? wanted?.again : wanted?.asks) ?? '';
  const shown = field.checks ? listed(heard, tool?.values ?? {}, field.checks) : '';
  return answered(heard, { parts: [...before, question.replace('%list%', shown)], names: [] }, offers);
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
): { name: string; text: string } {
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
  const done = doneLine(heard, words, isMended);
  const answer = answered(closed, add({ ...draft(), parts: [...before] }, done), after(heard, words), {
    made,
  });
  return { ...answer, keeps: { name: words.name, text: voiced(lines.join('\n'), heard.address) } };
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
