/** A tool as it is filled in the talk: one field a reply; whatever is no answer to it is met first, and the tool waits. Pure. */
import { findTool } from '../tools/catalogue.ts';
import { itemsIn } from '../tools/field-reads.ts';
import { saidApart, sentencesIn } from '../tools/said-words.ts';
import { AGAIN, type Field, TOOLS, type ToolId, type ToolWords, type Values } from '../tools/tool.ts';
import type { GuidedState } from './guided-state.ts';
import type { Answer, Heard, Step } from './heard.ts';
import { toolNamedIn } from './named-tool.ts';
import { questionPart, questionsIn } from './question-part.ts';
import { metBeside } from './tool-beside.ts';
import {
  asksUsOnly,
  CERTAIN,
  complainsOfAsking,
  isAnswer,
  isGoing,
  isPuzzledBy,
  isReadable,
  toldBeside,
} from './tool-leaves.ts';
import { askAgain } from './tool-mend.ts';
import { ask, bounded, finish, introOf, nextField, stopped, todayFor, wordsFor } from './tool-reply.ts';

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
  const { toldIn, noted } = findTool(words.id);
  const now = toldIn?.(heard.text, { field: null, values: told, today: todayFor(heard) });
  return open(heard, words, { ...told, ...noted?.(heard.text, null)?.values, ...now });
}

/** Begins with what was told, or ends where nothing is left to ask. */
function open(heard: Heard, words: ToolWords, told: Values): Answer {
  const values = bounded(told);
  const at = nextField(words.id, values);
  const begun = { id: words.id, at, values, isMissed: false, waited: null };
  const state = { ...heard.state, tool: begun, made: null };
  if (at >= findTool(words.id).fields.length) return finish({ ...heard, state }, words, values);
  return ask({ ...heard, state }, words, [introOf(heard, words, values)], { isFirst: true });
}

type Open = NonNullable<GuidedState['tool']>;

const resume = (heard: Heard, words: ToolWords, tool: Open): Answer =>
  ask({ ...heard, state: { ...heard.state, tool: { ...tool, waited: null } } }, words);

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
  const listed = field?.labelsOf ? itemsIn(tool.values[field.labelsOf] ?? '') : [];
  const value =
    listed.length > 1 ? listed[Number(what)] : words.asks.get(field?.id ?? '')?.labels[Number(what)]?.value;
  return value === undefined ? null : take(heard, words, value);
}

const EXACT: ReadonlySet<Field['reads']> = new Set(['amount', 'amounts', 'hour', 'days']);

/** Said around a no. */
const AROUND_NO =
  '(?:[,. ]+(?:se[nñ]or(?:a|ita)?|pues|la verdad|por (?:ahora|hoy|el momento|enquanto)|todav[ií]a|ainda|creo|acho que n[aã]o|en realidad|ahorita|amig[oa]|nada|m[aá]s|mais|as[ií]|assim|(?:muchas )?gracias|obrigad[oa]|jaja\\p{L}*|nom[aá]s|mesmo|de eso|otra cosa|por hacer|que pueda|(?:a )?(?:nadie|ningu[eé]m|ning[uú]n\\p{L}*|nenhum\\p{L}*|quien)))*';
/** "No", "nada más", "no sé": nothing is to stand there. "No hay trabajo" says something. */
const BLANK = new RegExp(
  `^\\W*(?:no|n[aã]o|nada|(?:no|n[aã]o),? (?:[eé]|es) (?:isso|eso|todo|tudo)|no (?:s[eé]|tengo|hay|aplica|falta nada)|nada(?: m[aá]s| mais)?|ning[uú]n[ao]?|nadie|nenhum[a]?|ningu[eé]m|n[aã]o (?:sei|tenho|tem|falta nada)|paso|pulo|pular|(?:con |s[oó] )?eso es todo|s[oó] isso|ya est[aá](?: todo)?|dios (?:se )?(?:le|te|lo) (?:pague|bendiga)|(?:muchas )?gracias|(?:muito )?obrigad[oa]|(?:as[ií] )?est[aá] bien(?: as[ií])?|t[aá] (?:bom|certo)(?: assim)?)${AROUND_NO}\\W*$`,
  'iu',
);
/** Asked for a figure, whoever says there is none needs few words more. */
const NO_FIGURE = /^\W*(?:no|n[aã]o|nada|ning[uú]n[ao]?|nenhum[a]?|sin|sem)(?: [^?\d]{0,30})?\W*$/iu;
const isBlankFor = (field: Field, text: string): boolean =>
  BLANK.test(text) || (EXACT.has(field.reads) && NO_FIGURE.test(text));

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

/** What they ask of what is being written stands not in it. */
function besideSaid(
  { text }: Heard,
  words: ToolWords,
): { said: string; asked: string[]; aside: string } | null {
  const { said, asked, hasAside } = saidApart(text);
  if (asked.length === 0 && !hasAside) return null;
  return { said, asked, aside: hasAside ? (words.words.get('aside') ?? '') : '' };
}

const askedAgain = (heard: Heard, words: ToolWords, before: readonly string[] = []): Answer => {
  const { tool } = heard.state;
  const missed = tool && { ...tool, isMissed: true };
  return ask({ ...heard, state: { ...heard.state, tool: missed } }, words, before);
};

/** What was said of the thing itself is kept; what is left of the message answers, or the question is asked again. */
function withNoted(
  heard: Heard,
  words: ToolWords,
  field: Field,
): { heard: Heard; before: string[] } | Answer | null {
  const { tool } = heard.state;
  const noted = findTool(words.id).noted?.(heard.text, field.id);
  if (!tool || !noted) return null;
  const values = bounded({ ...tool.values, ...noted.values });
  const line = noted.line === null ? undefined : words.words.get(noted.line);
  const before = line ? [line] : [];
  const at = nextField(words.id, values);
  const next = { ...heard, text: noted.left, state: { ...heard.state, tool: { ...tool, values, at } } };
  if (noted.left !== '' && at === tool.at) return { heard: next, before };
  if (at >= findTool(words.id).fields.length) return finish(next, words, values, before);
  return ask(next, words, before);
}

/** @param urgent what is answered whatever is being made @param known the steps that know what is written */
export const toolStep =
  (urgent: Step, known: readonly Step[]): Step =>
  (heard) => {
    const { tool } = heard.state;
    const words = wordsFor(heard, tool?.id ?? '');
    const field = tool && findTool(tool.id).fields[tool.at];
    if (!tool || !words || !field) return null;
    if (tool.waited !== null) return GO_ON.test(heard.text) ? resume(heard, words, tool) : null;
    const isAsking = questionPart(heard.text) !== null;
    if (isAsking) {
      const met = urgent({ ...heard, state: { ...heard.state, tool: { ...tool, waited: 0 } } });
      if (met) return met;
    }
    if (complainsOfAsking(heard, field)) return stopped(heard, words, isGoing(heard));
    const named = field.reads === 'said' ? null : toolNamedIn(heard.text);
    if (named && named !== tool.id) return beginTool(heard, named);
    const noted = withNoted(heard, words, field);
    if (noted && 'says' in noted) return noted;
    const open = noted ?? { heard, before: [] };
    return field.reads === 'said'
      ? saidField(open.heard, words, field, known, open.before)
      : plainField(open.heard, words, field, known, open.before);
  };

/** "Sí" says that there is something, and not what. */
const YES = /^\W*(?:s[ií]|sim|claro|ok|dale|por favor)\W*$/iu;

/** A field for what somebody else is to hear. */
function saidField(
  heard: Heard,
  words: ToolWords,
  field: Field,
  known: readonly Step[],
  noted: readonly string[],
): Answer {
  const { tool } = heard.state;
  if (!tool) throw new Error('no field is open');
  const { typed, typedLead = '' } = tool.values;
  const isShort = heard.text.split(/\s+/).length <= ANSWER_WORDS;
  // Whoever says that it is written already, or no more, means what they typed before.
  if (
    typed &&
    field.id === 'happened' &&
    isShort &&
    (SAID_ALREADY.test(heard.text) || BLANK.test(heard.text))
  ) {
    const values = { ...tool.values, lead: typedLead };
    return take({ ...heard, state: { ...heard.state, tool: { ...tool, values } } }, words, typed, noted);
  }
  if (isPuzzledBy(heard) || YES.test(heard.text)) return askedAgain(heard, words, noted);
  if (BLANK.test(heard.text) && field.isOptional) return take(heard, words, '', noted);
  const already = saidAlready(heard, words, field);
  if (already) return already;
  const beside = besideSaid(heard, words);
  const met = metBeside(heard, words, beside?.asked ?? [], known);
  const before = [...noted, ...met.before, beside?.aside ?? ''].filter(Boolean).slice(0, 2);
  const said = beside ? beside.said : saidApart(heard.text).said || heard.text.trim();
  const ofThem = sentencesIn(heard.text)
    .filter((one) => saidApart(one).said !== '')
    .join(' ');
  if (said === '') return ask(met.heard, words, before);
  const lead = findTool(tool.id).leadOf?.(ofThem, field.id) ?? null;
  if (lead === null) return take(met.heard, words, said, before);
  const open = { ...met.heard, state: { ...met.heard.state, tool: { ...tool, isMissed: true } } };
  if (!tool.isMissed) {
    // Kept for whoever then says that it is written already.
    const typed = bounded({ ...tool.values, typed: said, typedLead: lead });
    const asking = { ...open.state, tool: { ...tool, isMissed: true, values: typed } };
    return ask({ ...open, state: asking }, words, before, { question: words.words.get('direct') });
  }
  const values = { ...tool.values, lead };
  return take({ ...open, state: { ...open.state, tool: { ...tool, values } } }, words, said, before);
}

/** "Ya te dije: trabajo de 2 a 10": what was said is taken, and what answers it. */
function saidAlready(heard: Heard, words: ToolWords, field: Field): Answer | null {
  const { tool } = heard.state;
  const today = todayFor(heard);
  if (!tool || !SAID_ALREADY.test(heard.text) || isReadable(field, withoutSaying(heard.text), today))
    return null;
  const told = findTool(tool.id).toldIn?.(heard.text, { field: field.id, values: tool.values, today }) ?? {};
  if (Object.keys(told).length > 0) return takeBeside(heard, words, told);
  return field.isOptional || tool.isMissed ? take(heard, words, '') : askedAgain(heard, words);
}

/** "La soledad, ya le dije jaja": said around it. */
const BY_THE_WAY =
  /(?<=\S)[,. ]+(?:(?:como )?(?:ya|j[aá]) (?:te |le |se )?(?:lo )?(?:dije|cont[eé]|he dicho|falei|disse)|(?:ja){2,}\p{L}*|k{3,}|(?:rs)+|xd|no s[eé] si sirve|sei l[aá])\W*$/iu;

const HESITATES =
  /^\W*(?:(?:ay|ai|eh+|mm+|no s[eé]|(?:ai )?sei l[aá]|n[aã]o sei|pues|bueno|bom)[,.…]+ )+(?=\p{L}{2})/iu;

function plainField(
  heard: Heard,
  words: ToolWords,
  field: Field,
  known: readonly Step[],
  noted: readonly string[],
): Answer {
  const { tool } = heard.state;
  if (!tool) throw new Error('no field is open');
  const { toldIn, isFor } = findTool(tool.id);
  const text = heard.text.trim().replace(BY_THE_WAY, '').replace(HESITATES, '').trim();
  const [act] = heard.recognition.acts;
  const today = todayFor(heard);
  const isPuzzled = isPuzzledBy(heard) || (act?.label === 'not-understood' && act.certainty >= CERTAIN);
  // Who does not know what to write the second time either leaves it blank.
  if (isPuzzledBy(heard)) return tool.isMissed ? take(heard, words, '') : askedAgain(heard, words, noted);
  const isBlank = isBlankFor(field, heard.text);
  const told = toldIn?.(heard.text, { field: field.id, values: tool.values, today }) ?? {};
  const already = saidAlready(heard, words, field);
  if (already) return already;
  const isAsking = field.mayAsk ? asksUsOnly(heard) : questionPart(heard.text) !== null;
  if (isAsking) {
    const met = metBeside(heard, words, questionsIn(heard.text), known);
    const before = [...noted, ...met.before];
    const beside = field.mayAsk ? null : toldBeside(heard, field);
    if (beside !== null && !field.checks) return take(met.heard, words, beside, before);
    if (Object.keys(told).length > 0) return takeBeside(met.heard, words, told, before);
    return ask(met.heard, words, before, { isFirst: true });
  }
  if (field.checks)
    return Object.keys(told).length > 0 && saysNo(heard)
      ? takeBeside(heard, words, told)
      : take(heard, words, heard.text.trim());
  const isForIt = isFor?.(field.id, heard.text, today) ?? true;
  if (!isPuzzled && !isBlank && isForIt && isReadable(field, text, today))
    return take(heard, words, text, noted);
  if (isBlank && field.isOptional) return take(heard, words, '', noted);
  if (Object.keys(told).length > 0) return takeBeside(heard, words, told);
  // Asked once more in other words, then it stays blank.
  if (tool.isMissed && !isPuzzled) return take(heard, words, isBlank ? '' : heard.text.trim());
  return askedAgain(heard, words, noted);
}

const withoutSaying = (text: string): string => text.replace(SAID_ALREADY, '').replace(/^[\s.,:;!]+/, '');

/** What answers another question is kept, and this one is asked again. */
function takeBeside(heard: Heard, words: ToolWords, told: Values, met: readonly string[] = []): Answer {
  const { tool } = heard.state;
  if (!tool) throw new Error('no field is open');
  const values = bounded({ ...tool.values, ...told });
  const at = nextField(words.id, values);
  const noted = words.words.get('noted');
  const isAnswered = (findTool(words.id).fields[tool.at]?.id ?? '') in told;
  const before = met.length > 0 || !noted || isAnswered ? met : [noted];
  if (at >= findTool(words.id).fields.length) return finish(heard, words, values, before);
  const open = { ...tool, values, at, isMissed: false };
  // Asked again it does not say once more how many are left.
  return ask({ ...heard, state: { ...heard.state, tool: open } }, words, before, { isFirst: at === tool.at });
}
