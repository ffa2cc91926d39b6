/** A tool as it is filled in the talk: one field a reply; whatever is no answer to it is met first, and the tool waits. Pure. */
import { findTool } from '../tools/catalogue.ts';
import { amountIn, amountsIn, daysIn, hourIn, listIn, saidIn, thingsIn } from '../tools/field-reads.ts';
import { AGAIN, type Field, TOOLS, type ToolId, type ToolWords } from '../tools/tool.ts';
import { add, answered, chip, draft, fresh, house } from './answer-parts.ts';
import { voiced } from './guide.ts';
import type { Offer } from './guided-state.ts';
import type { Answer, Heard, Step } from './heard.ts';
import { toolNamedIn } from './named-tool.ts';
import { questionPart, questionsIn } from './question-part.ts';

const isToolId = (id: string): id is ToolId => (TOOLS as readonly string[]).includes(id);

/** The words of a tool, where this language has them. */
const wordsFor = ({ guide }: Heard, id: string): ToolWords | null =>
  isToolId(id) ? (guide.tools.get(id) ?? null) : null;

export function beginTool(heard: Heard, id: string): Answer | null {
  const words = wordsFor(heard, id);
  if (!words) return null;
  const values = toldBy(heard, words.id, heard.text);
  const tool = { id: words.id, at: nextField(words.id, values), values, isMissed: false, waited: null };
  const state = { ...heard.state, tool, made: null };
  const intro = fresh(heard, `tool-intro:${id}`, words.intro) ?? {
    name: `tool-intro:${id}#again`,
    text: words.intro[0] ?? '',
  };
  return ask({ ...heard, state }, words, [intro.text]);
}

/** What a message tells of the fields of a tool. */
const toldBy = ({ now }: Heard, id: ToolId, text: string): Record<string, string> => ({
  ...findTool(id).toldIn?.(text, now),
});

/** The first field nothing was typed into; as many as there are when none is left. */
function nextField(id: ToolId, values: Readonly<Record<string, string>>): number {
  const { fields } = findTool(id);
  const at = fields.findIndex((field) => !(field.id in values));
  return at < 0 ? fields.length : at;
}

/** "Lo último no va", "sin el principio": which sentence is taken out, of the fields that hold sentences to somebody. */
const PART_OUT =
  /(?<!\p{L})(?<last>lo [uú]ltimo|la [uú]ltima|el final|o (?:[uú]ltimo|final)|a [uú]ltima)|(?<first>lo primero|el (?:principio|comienzo)|la primera|o come[cç]o|a primeira|o primeiro)(?!\p{L})/iu;

function withoutPart(values: Readonly<Record<string, string>>, text: string): Record<string, string> | null {
  const groups = PART_OUT.exec(text)?.groups;
  const held = Object.keys(values).filter((id) => SENTENCES.has(id) && values[id] !== '');
  const id = groups?.last ? held.at(-1) : groups?.first ? held[0] : undefined;
  if (id === undefined) return null;
  const sentences = (values[id] ?? '').match(/[^.!?\n]+[.!?]*/g) ?? [];
  const left = groups?.last ? sentences.slice(0, -1) : sentences.slice(1);
  return { ...values, [id]: left.join('').trim() };
}
const SENTENCES: ReadonlySet<string> = new Set(['happened', 'ask']);

/** It was not right: its list is asked for once more, the rest stays. */
export function redoTool(heard: Heard): Answer | null {
  const { made } = heard.state;
  const words = wordsFor(heard, made?.id ?? '');
  if (!made || !words) return null;
  const [first, ...others] = findTool(words.id).fields;
  const mended = withoutPart(made.values, heard.text);
  if (mended) return finish(heard, words, mended);
  if (first?.reads !== 'list' && first?.reads !== 'amounts')
    return answered(heard, add(draft(), house(heard, 'mend')), [
      chip(heard, 'from-start', `tool:${words.id}`),
      chip(heard, 'tell'),
      chip(heard, 'enough'),
    ]);
  const kept = others.filter(({ checks, id }) => checks === undefined && id in made.values);
  const values = Object.fromEntries(kept.map(({ id }) => [id, made.values[id] ?? '']));
  if (!first) return null;
  const state = {
    ...heard.state,
    made: null,
    tool: { id: words.id, at: 0, values, isMissed: true, waited: null },
  };
  const sorry = house(heard, 'redo');
  return ask({ ...heard, state }, words, [sorry.text]);
}

/** Asks what the open field wants. */
function ask(heard: Heard, words: ToolWords, before: readonly string[] = []): Answer {
  const { tool } = heard.state;
  const fields = findTool(words.id).fields;
  const field = fields[tool?.at ?? 0] as Field;
  const wanted = words.asks.get(field.id);
  const listed = field.labelsOf ? listIn(tool?.values[field.labelsOf] ?? '') : [];
  const labels =
    listed.length > 1 ? listed.map((label) => ({ label, value: label })) : (wanted?.labels ?? []);
  const offers: (Offer | null)[] = [
    ...labels.slice(0, 4).map(({ label }, at) => ({ label: label.slice(0, 60), to: `field:${at}` })),
    field.isOptional && labels.length < 4 ? chip(heard, 'skip', 'field:skip') : null,
    chip(heard, 'leave-tool', 'field:leave'),
  ];
  const question = (tool?.isMissed ? wanted?.again : wanted?.asks) ?? '';
  const shown = field.checks ? thingsIn(tool?.values[field.checks] ?? '').join(' · ') : '';
  const asked = `${(tool?.at ?? 0) + 1}/${fields.length} · ${question.replace('%list%', shown)}`;
  return answered(heard, { parts: [...before, asked], names: [] }, offers);
}

/** Whether what was typed can be what the field wants. */
function isReadable(field: Field, text: string, now: Date): boolean {
  switch (field.reads) {
    case 'words':
    case 'list':
      return text.trim() !== '';
    case 'said':
      return saidIn(text) !== '';
    case 'amount':
      return amountIn(text) !== null;
    case 'amounts':
      return amountsIn(text).length > 0;
    case 'hour':
      return hourIn(text) !== null;
    case 'days':
      return daysIn(text, now) !== null;
  }
}

const VALUE_MAX = 400;

const saysNo = ({ text }: Heard): boolean => /^\W*(?:no|n[aã]o|mal|falta|faltan)(?!\p{L})/iu.test(text);

/** Takes an answer into the open field and goes on to the next, or to what they keep. */
function take(heard: Heard, words: ToolWords, value: string): Answer {
  const { tool } = heard.state;
  const { fields } = findTool(words.id);
  const field = fields[tool?.at ?? 0];
  if (!tool || !field) throw new Error('no field is open');
  if (field.checks && (value === AGAIN || saysNo(heard))) {
    const { [field.checks]: _, ...others } = tool.values;
    const at = fields.findIndex(({ id }) => id === field.checks);
    return ask(
      { ...heard, state: { ...heard.state, tool: { ...tool, values: others, at, isMissed: true } } },
      words,
    );
  }
  const told = field.reads === 'words' ? {} : toldBy(heard, words.id, value);
  const typed = field.reads === 'said' ? saidIn(value) : value;
  const values = { ...told, ...tool.values, [field.id]: typed.slice(0, VALUE_MAX) };
  const next = nextField(words.id, values);
  if (next >= fields.length) return finish(heard, words, values);
  return ask(
    { ...heard, state: { ...heard.state, tool: { ...tool, values, at: next, isMissed: false } } },
    words,
  );
}

function finish(heard: Heard, words: ToolWords, values: Record<string, string>): Answer {
  const say = (name: string, holes: Record<string, string | number> = {}): string => {
    const text = words.words.get(name);
    if (text === undefined) throw new Error(`${words.id} has no words "${name}"`);
    return text.replace(/\{(\w+)\}/g, (_, hole: string) => String(holes[hole] ?? ''));
  };
  const { guide, now, timeZone, address } = heard;
  const lines = findTool(words.id).make({ values, say, language: guide.language, now, timeZone });
  const done = fresh(heard, `tool-done:${words.id}`, words.done) ?? {
    name: `tool-done:${words.id}#again`,
    text: words.done[0] ?? '',
  };
  const answer = answered(
    { ...heard, state: { ...heard.state, tool: null } },
    add(draft(), done),
    [
      findTool(words.id).fields[0]?.reads === 'list' ? chip(heard, 'redo', 'redo') : null,
      chip(heard, 'from-start', `tool:${words.id}`),
      chip(heard, 'tell'),
      chip(heard, 'enough'),
      chip(heard, 'other'),
    ],
    { made: { id: words.id, values, age: 0 } },
  );
  return { ...answer, keeps: { name: words.name, text: voiced(lines.join('\n'), address) } };
}

/** A chip under a field: what it stands for, left blank, or the tool left where it is. */
export function fieldChip(heard: Heard, what: string): Answer | null {
  const { tool } = heard.state;
  const words = wordsFor(heard, tool?.id ?? '');
  if (!tool || !words) return null;
  if (what === 'resume')
    return ask({ ...heard, state: { ...heard.state, tool: { ...tool, waited: null } } }, words);
  if (what === 'leave') return null;
  if (what === 'skip') return take(heard, words, '');
  const field = findTool(words.id).fields[tool.at];
  const listed = field?.labelsOf ? listIn(tool.values[field.labelsOf] ?? '') : [];
  const value =
    listed.length > 1 ? listed[Number(what)] : words.asks.get(field?.id ?? '')?.labels[Number(what)]?.value;
  return value === undefined ? null : take(heard, words, value);
}

/** Acts that are no answer to a field; they are met first. */
const NO_ANSWER: ReadonlySet<string> = new Set([
  ...['stop', 'goodbye', 'complaint', 'human', 'panel', 'insult', 'topic-change', 'just-read', 'undo'],
  ...['thanks', 'refusal', 'correction'],
]);
const CERTAIN = 0.7;
const FEW_WORDS = 12;
const BLANK =
  /^(?:no (?:s[eé]|tengo|hay|aplica)|nada|ning[uú]n[ao]?|nadie|nenhum[a]?|ningu[eé]m|n[aã]o (?:sei|tenho|tem)|paso|pulo|pular)\b[^?]{0,20}$/iu;

/** Nothing of it is stored as data when it asks something, leaves, or is about something else. */
function isAnswer(heard: Heard, field: Field): boolean {
  const words = heard.text.split(/\s+/).length;
  const other = heard.recognition.acts
    .filter(({ label }) => NO_ANSWER.has(label))
    .reduce((sum, { certainty }) => sum + certainty, 0);
  if (other >= CERTAIN && words <= FEW_WORDS) return false;
  return field.mayAsk || questionPart(heard.text) === null || toldBeside(heard, field) !== null;
}

/** "Unidad 3 y 4. ¿A qué hora estudio?": what answers the field, where it is plain, beside what is asked. */
function toldBeside({ text, now }: Heard, field: Field): string | null {
  if (!PLAIN.has(field.reads)) return null;
  const told = questionsIn(text)
    .reduce((left, question) => left.replace(question, ' '), text)
    .trim();
  return told !== '' && isReadable(field, told, now) ? told : null;
}
const PLAIN: ReadonlySet<Field['reads']> = new Set(['list', 'amounts', 'amount', 'hour', 'days']);

/** Where a tool is open and something else was said, the tool waits. */
export function withWaiting(heard: Heard): Heard {
  const { tool, offered } = heard.state;
  if (!tool || tool.waited !== null) return heard;
  const field = findTool(tool.id).fields[tool.at];
  const isTapped = offered.some(({ label, to }) => to.startsWith('field:') && label === heard.text.trim());
  if (!field || isTapped || isAnswer(heard, field)) return heard;
  return { ...heard, state: { ...heard.state, tool: { ...tool, waited: 0 } } };
}

/** What was asked beside the answer is not passed over: it is looked at with what is being made. */
const noted = (heard: Heard, answer: Answer): Answer => ({
  ...answer,
  says: `${voiced(house(heard, 'asked-beside').text, heard.address)} ${answer.says}`,
});

const SAID_ALREADY =
  /(?<!\p{L})ya (?:te |se )?(?:l[oae]s? )?(?:escrib[ií]|dije|puse|cont[eé])|j[aá] (?:te )?(?:falei|disse|escrevi|coloquei)/iu;

export const toolStep: Step = (heard) => {
  const { tool } = heard.state;
  const words = wordsFor(heard, tool?.id ?? '');
  const field = tool && findTool(tool.id).fields[tool.at];
  if (!tool || !words || !field || tool.waited !== null) return null;
  const [act] = heard.recognition.acts;
  const isPuzzled = act?.label === 'not-understood' && act.certainty >= CERTAIN;
  const isBlank = BLANK.test(heard.text.trim());
  const named = toolNamedIn(heard.text);
  if (named && named !== tool.id) return beginTool(heard, named);
  if (field.isOptional && SAID_ALREADY.test(heard.text)) return take(heard, words, '');
  const beside = field.mayAsk || questionPart(heard.text) === null ? null : toldBeside(heard, field);
  if (beside !== null) return noted(heard, take(heard, words, beside));
  if (!isPuzzled && !isBlank && isReadable(field, heard.text, heard.now))
    return take(heard, words, heard.text.trim());
  // Asked once more in other words, then it stays blank.
  if (isBlank && field.isOptional) return take(heard, words, '');
  if (tool.isMissed && !isPuzzled) return take(heard, words, isBlank ? '' : heard.text.trim());
  return ask({ ...heard, state: { ...heard.state, tool: { ...tool, isMissed: true } } }, words);
};
