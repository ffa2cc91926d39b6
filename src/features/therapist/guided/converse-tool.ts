/** A tool as it is filled in the talk: one field a reply; whatever is no answer to it is met first, and the tool waits. Pure. */
import { findTool } from '../tools/catalogue.ts';
import { listIn } from '../tools/field-reads.ts';
import { saidApart } from '../tools/said-words.ts';
import {
  AGAIN,
  type Field,
  TOOLS,
  type ToolId,
  type ToolWords,
  VALUE_MAX,
  type Values,
} from '../tools/tool.ts';
import { add, answered, chip, draft, house } from './answer-parts.ts';
import { voiced } from './guide.ts';
import type { GuidedState } from './guided-state.ts';
import type { Answer, Heard, Step } from './heard.ts';
import { toolNamedIn } from './named-tool.ts';
import { questionPart, questionsIn } from './question-part.ts';
import { CERTAIN, isAnswer, isReadable, toldBeside } from './tool-leaves.ts';
import { ask, finish, introOf, nextField, parts, todayFor, wordsFor } from './tool-reply.ts';

const bounded = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, value.slice(0, VALUE_MAX)]));

/** What was told before the tool, today. */
const toldBefore = (heard: Heard, id: ToolId): Values =>
  heard.state.told.find((one) => one.id === id && one.on === dayOf(heard))?.values ?? {};
const dayOf = (heard: Heard): string => todayFor(heard).toISOString().slice(0, 10);

export function beginTool(heard: Heard, id: string): Answer | null {
  const words = wordsFor(heard, id);
  if (!words) return null;
  const { tool } = heard.state;
  if (tool?.id === words.id && tool.waited !== null) return resume(heard, words, tool);
  const told = toldBefore(heard, words.id);
  const now = findTool(words.id).toldIn?.(heard.text, { field: null, values: told, today: todayFor(heard) });
  return open(heard, words, { ...told, ...now });
}

/** Begins with what was told, or ends where nothing is left to ask. */
function open(heard: Heard, words: ToolWords, told: Values): Answer {
  const values = bounded(told);
  const at = nextField(words.id, values);
  const begun = { id: words.id, at, values, isMissed: false, waited: null };
  const state = { ...heard.state, tool: begun, made: null };
  if (at >= findTool(words.id).fields.length) return finish({ ...heard, state }, words, values);
  return ask({ ...heard, state }, words, [introOf(heard, words, values)]);
}

type Open = NonNullable<GuidedState['tool']>;

const resume = (heard: Heard, words: ToolWords, tool: Open): Answer =>
  ask({ ...heard, state: { ...heard.state, tool: { ...tool, waited: null } } }, words);

/** It was not right: what they say of it is changed; where that cannot be read it is asked which part. */
export function redoTool(heard: Heard): Answer | null {
  const { made, offered } = heard.state;
  const words = wordsFor(heard, made?.id ?? '');
  if (!made || !words) return null;
  const [first] = findTool(words.id).fields;
  const isTapped = offered.some(({ label, to }) => to === 'redo' && label === heard.text.trim());
  if (!isTapped && words.words.has('unclear')) return unclear(heard, words);
  if (first?.reads !== 'list' && first?.reads !== 'amounts')
    return answered(heard, add(draft(), house(heard, 'mend')), [
      chip(heard, 'from-start', `tool:${words.id}`),
      chip(heard, 'tell'),
      chip(heard, 'enough'),
    ]);
  return askAgain(heard, words, first.id, [house(heard, 'redo').text]);
}

const unclear = (heard: Heard, words: ToolWords): Answer =>
  answered(heard, { parts: [words.words.get('unclear') ?? ''], names: [] }, parts(heard, words), {
    made: heard.state.made && { ...heard.state.made, age: 0 },
  });

/** One field of what was made is asked for once more, the rest stays. */
function askAgain(heard: Heard, words: ToolWords, id: string, before: readonly string[] = []): Answer {
  const { fields } = findTool(words.id);
  const at = fields.findIndex((field) => field.id === id);
  const checked = fields.find(({ checks }) => checks === id)?.id;
  const made = heard.state.made?.values ?? {};
  const kept = Object.entries(made).filter(([one]) => one !== id && one !== checked);
  // Whoever says anew when they cannot takes back what they said of it.
  const others = id === 'busy' ? kept.filter(([one]) => one !== 'times') : kept;
  const tool = { id: words.id, at, values: Object.fromEntries(others), isMissed: true, waited: null };
  return ask({ ...heard, state: { ...heard.state, made: null, tool } }, words, before);
}

const saysNo = ({ text }: Heard): boolean => /^\W*(?:no|n[aã]o|mal|falta|faltan)(?!\p{L})/iu.test(text);

/** Takes an answer into the open field and goes on to the next, or to what they keep. */
function take(heard: Heard, words: ToolWords, value: string, before: readonly string[] = []): Answer {
  const { tool } = heard.state;
  const { fields, toldIn } = findTool(words.id);
  const field = fields[tool?.at ?? 0];
  if (!tool || !field) throw new Error('no field is open');
  const told = toldIn?.(value, { field: field.id, values: tool.values, today: todayFor(heard) }) ?? {};
  if (field.checks && (value === AGAIN || (saysNo(heard) && Object.keys(told).length === 0))) {
    const { [field.checks]: _, ...others } = tool.values;
    const at = fields.findIndex(({ id }) => id === field.checks);
    return ask(
      { ...heard, state: { ...heard.state, tool: { ...tool, values: others, at, isMissed: true } } },
      words,
    );
  }
  const values = bounded({ ...tool.values, [field.id]: value, ...told });
  const next = nextField(words.id, values);
  if (next >= fields.length) return finish(heard, words, values, before);
  return ask(
    { ...heard, state: { ...heard.state, tool: { ...tool, values, at: next, isMissed: false } } },
    words,
    before,
  );
}

/** A chip under a field: what it stands for, left blank, or the tool left where it is. */
export function fieldChip(heard: Heard, what: string): Answer | null {
  const { tool, made } = heard.state;
  const part = /^mend:(.+)$/.exec(what)?.[1];
  const words = wordsFor(heard, (part ? made?.id : tool?.id) ?? '');
  if (part && words) return askAgain(heard, words, part);
  if (!tool || !words) return null;
  if (what === 'resume') return resume(heard, words, tool);
  if (what === 'leave') return null;
  if (what === 'skip') return take(heard, words, '');
  const field = findTool(words.id).fields[tool.at];
  const listed = field?.labelsOf ? listIn(tool.values[field.labelsOf] ?? '') : [];
  const value =
    listed.length > 1 ? listed[Number(what)] : words.asks.get(field?.id ?? '')?.labels[Number(what)]?.value;
  return value === undefined ? null : take(heard, words, value);
}

const BLANK =
  /^\W*(?:(?:no|n[aã]o|nada)(?:,? (?:muchas )?(?:gracias|obrigad[oa]))?|(?:no|n[aã]o),? (?:[eé]|es) (?:isso|eso|todo|tudo)|no (?:s[eé]|tengo|hay|aplica|falta nada)|nada(?: m[aá]s| mais)?|ning[uú]n[ao]?|nadie|nenhum[a]?|ningu[eé]m|n[aã]o (?:sei|tenho|tem|falta nada)|paso|pulo|pular|(?:con |s[oó] )?eso es todo|s[oó] isso|ya est[aá](?: todo)?|(?:as[ií] )?est[aá] bien(?: as[ií])?|t[aá] (?:bom|certo)(?: assim)?)(?: [^?]{0,20})?\W*$/iu;

/** What of a message a tool may use later: when they work, the sums of their month. */
function withTold(heard: Heard): Heard {
  const { state } = heard;
  const on = dayOf(heard);
  const told = TOOLS.flatMap((id) => {
    const before = toldBefore(heard, id);
    const isOpen = state.tool?.id === id && state.tool.waited === null;
    const now = isOpen || state.made?.id === id ? undefined : findTool(id).toldIn;
    const found =
      now?.(heard.text, { field: null, isBefore: true, values: before, today: todayFor(heard) }) ?? {};
    const values = bounded({ ...before, ...found });
    return Object.keys(values).length > 0 ? [{ id, on, values }] : [];
  });
  return told.length === 0 && state.told.length === 0 ? heard : { ...heard, state: { ...state, told } };
}

const ANSWER_WORDS = 8;
const EXACT: ReadonlySet<Field['reads']> = new Set(['amount', 'amounts', 'hour', 'days']);

/** "Sigamos con el plan": the tool that waits is wanted again. */
const GO_ON =
  /(?<!\p{L})(?:sigamos|seguimos|segu[ií]|sigue|sigo|continuemos|continuamos|continuar|volvamos|volver|retomemos|retomar|terminemos|vamos continuar|continua|voltar)(?: \p{L}+){0,2} (?:con|a|al|lo|com|o|ao|para) ?(?:el |la |lo |o |a )?(?:plan|plano|mensaje|mensagem|cuentas?|contas?|lista|rutina|rotina|hoja|folha|que (?:arm|est[aá]b|mont|hac)\p{L}+|de antes|anterior)/iu;

/** Where a tool is open and something else was said, the tool waits; where it waits and is answered, it is open again. */
export function withWaiting(said: Heard): Heard {
  const heard = withTold(said);
  const { tool, offered } = heard.state;
  if (!tool) return heard;
  const set = (waited: number | null): Heard => ({
    ...heard,
    state: { ...heard.state, tool: { ...tool, waited } },
  });
  const isTapped = offered.some(({ label, to }) => to.startsWith('field:') && label === heard.text.trim());
  if (isTapped) return heard;
  const isAnswered = isAnswer(heard, tool.id, tool.at);
  if (tool.waited === null) return isAnswered ? heard : set(0);
  const field = findTool(tool.id).fields[tool.at];
  const isShort = heard.text.split(/\s+/).length <= ANSWER_WORDS;
  // Asked under the last reply or the one before, and answered after the question of theirs was met.
  const isExact = tool.waited === 1 && isShort && field !== undefined && EXACT.has(field.reads);
  return isExact && isAnswered && isReadable(field, heard.text, todayFor(heard)) ? set(null) : heard;
}

const SAID_ALREADY =
  /(?<!\p{L})ya (?:te |se )?(?:l[oae]s? )?(?:escrib[ií]|dije|puse|cont[eé])|j[aá] (?:te )?(?:falei|disse|escrevi|coloquei)/iu;

/** What they ask of what is being written is answered beside it, and stands not in it. */
function besideSaid(heard: Heard, words: ToolWords): { said: string; before: string[] } | null {
  const { said, asked, hasAside } = saidApart(heard.text);
  if (asked.length === 0 && !hasAside) return null;
  const { answers } = findTool(words.id);
  const lines = asked.flatMap((one) => words.words.get(answers?.(one) ?? '') ?? []);
  const aside = hasAside ? (words.words.get('aside') ?? '') : '';
  const before = [...new Set([...lines, aside])].filter(Boolean).slice(0, 2);
  return { said, before: before.map((line) => voiced(line, heard.address)) };
}

export const toolStep: Step = (heard) => {
  const { tool } = heard.state;
  const words = wordsFor(heard, tool?.id ?? '');
  const field = tool && findTool(tool.id).fields[tool.at];
  if (!tool || !words || !field) return null;
  if (tool.waited !== null) return GO_ON.test(heard.text) ? resume(heard, words, tool) : null;
  const [act] = heard.recognition.acts;
  const today = todayFor(heard);
  const isPuzzled = act?.label === 'not-understood' && act.certainty >= CERTAIN;
  const isBlank = BLANK.test(heard.text);
  const named = field.reads === 'said' ? null : toolNamedIn(heard.text);
  if (named && named !== tool.id) return beginTool(heard, named);
  const told = findTool(tool.id).toldIn?.(heard.text, { field: field.id, values: tool.values, today }) ?? {};
  // "Ya te dije: trabajo de 2 a 10": what was said is taken, and what answers it.
  if (SAID_ALREADY.test(heard.text) && !isReadable(field, withoutSaying(heard.text), today)) {
    if (Object.keys(told).length > 0) return takeBeside(heard, words, told);
    if (field.isOptional || tool.isMissed) return take(heard, words, '');
    return ask({ ...heard, state: { ...heard.state, tool: { ...tool, isMissed: true } } }, words);
  }
  if (field.reads === 'said') {
    const beside = besideSaid(heard, words);
    if (beside?.said === '') return ask(heard, words, beside.before);
    if (beside) return take(heard, words, beside.said, beside.before);
  }
  const beside = field.mayAsk || questionPart(heard.text) === null ? null : toldBeside(heard, field);
  if (beside !== null)
    return take(heard, words, beside, [voiced(house(heard, 'asked-beside').text, heard.address)]);
  if (field.checks)
    return Object.keys(told).length > 0 && saysNo(heard)
      ? takeBeside(heard, words, told)
      : take(heard, words, heard.text.trim());
  const isForIt = findTool(tool.id).isFor?.(field.id, heard.text, today) ?? true;
  if (!isPuzzled && !isBlank && isForIt && isReadable(field, heard.text, today))
    return take(heard, words, heard.text.trim());
  if (isBlank && field.isOptional) return take(heard, words, '');
  if (Object.keys(told).length > 0) return takeBeside(heard, words, told);
  // Asked once more in other words, then it stays blank.
  if (tool.isMissed && !isPuzzled) return take(heard, words, isBlank ? '' : heard.text.trim());
  return ask({ ...heard, state: { ...heard.state, tool: { ...tool, isMissed: true } } }, words);
};

const withoutSaying = (text: string): string => text.replace(SAID_ALREADY, '').replace(/^[\s.,:;!]+/, '');

/** What answers another question is kept, and this one is asked again. */
function takeBeside(heard: Heard, words: ToolWords, told: Values): Answer {
  const { tool } = heard.state;
  if (!tool) throw new Error('no field is open');
  const values = bounded({ ...tool.values, ...told });
  const at = nextField(words.id, values);
  const noted = words.words.get('noted');
  const before = noted ? [noted] : [];
  if (at >= findTool(words.id).fields.length) return finish(heard, words, values, before);
  const open = { ...tool, values, at, isMissed: false };
  return ask({ ...heard, state: { ...heard.state, tool: open } }, words, before);
}

/** What was made is put right at once by what they say of it, or what they ask of it is answered. */
export const mendStep: Step = (heard) => {
  const { made, tool } = heard.state;
  const words = wordsFor(heard, made?.id ?? '');
  if (!made || !words || (tool && tool.waited === null)) return null;
  const { mend, answers, fields } = findTool(made.id);
  const line = questionsIn(heard.text)
    .map((one) => words.words.get(answers?.(one) ?? ''))
    .find(Boolean);
  if (line)
    return answered(heard, { parts: [line], names: [] }, [...parts(heard, words)], {
      made: { ...made, age: 0 },
    });
  // Beside a question only what surely changes something is taken; the question is met elsewhere.
  const asked = questionsIn(heard.text);
  const told = asked.reduce((text, one) => text.replace(one, ' '), heard.text).trim();
  const mended = told === '' ? null : mend?.(made.values, told, todayFor(heard));
  const isSame =
    mended && 'values' in mended && JSON.stringify(mended.values) === JSON.stringify(made.values);
  if (!mended || (asked.length > 0 && ('says' in mended || isSame))) return null;
  if ('says' in mended)
    return answered(heard, { parts: [words.words.get(mended.says) ?? ''], names: [] }, parts(heard, words), {
      made: { ...made, age: 0 },
    });
  const missing = fields.find(({ id }) => !(id in mended.values));
  const state = { ...heard.state, made: { ...made, values: bounded(mended.values) } };
  if (missing) return askAgain({ ...heard, state }, words, missing.id);
  return finish({ ...heard, state }, words, bounded(mended.values), [], true);
};
