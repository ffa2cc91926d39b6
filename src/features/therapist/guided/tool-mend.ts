/** What was made is put right by what they say of it, or a part of it is asked for once more. Pure. */
import { findTool } from '../tools/catalogue.ts';
import type { ToolWords, Values } from '../tools/tool.ts';
import { add, answered, chip, draft, house } from './answer-parts.ts';
import type { Answer, Heard, Step } from './heard.ts';
import { questionsIn } from './question-part.ts';
import { ask, bounded, finish, madeOf, parts, todayFor, wordsFor } from './tool-reply.ts';

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

const unclear = (heard: Heard, words: ToolWords, name = 'unclear'): Answer =>
  answered(
    heard,
    { parts: [words.words.get(name) ?? words.words.get('unclear') ?? ''], names: [] },
    parts(heard, words),
    {
      made: heard.state.made && { ...heard.state.made, age: 0 },
    },
  );

/** One field of what was made is asked for once more, the rest stays. */
export function askAgain(heard: Heard, words: ToolWords, id: string, before: readonly string[] = []): Answer {
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

/** "Así está bien", "nada más": it may stay as it is. */
const SETTLED =
  /^\W*(?:(?:s[ií]|ok|okay|dale|listo|bueno|no|sim|t[aá]|beleza)[,. ]+)?(?:nada m[aá]s|eso es todo|as[ií] est[aá] (?:bien|perfecto)|est[aá] (?:bien|perfecto)(?: as[ií])?|perfecto|me gusta|qued[oó] bien|as[ií] queda|s[oó] isso|(?:ficou|t[aá]) (?:bom|boa|[oó]timo|certo)(?: assim)?|assim t[aá] bom|gostei)\W*$/iu;
const YES = /^\W*(?:s[ií]|sim|ok|okay|dale|claro)\W*$/iu;
const NO =
  /^\W*(?:(?:no|n[aã]o)(?:[,. ]+(?:as[ií] no|assim n[aã]o|tampoco|eso no|isso n[aã]o|me gusta|gostei|me convence))?|ningun[ao]|nenhum[ao]|no s[eé]|n[aã]o sei|ni idea|nel|nop|para nada|mais ou menos|m[aá]s o menos)\W*$/iu;

const ONE_OF_TWO =
  /^\W*(?:(?:yo )?(?:creo|pienso|me parece|acho)(?: que)? )?(?:la |el |a |o |por la |pela )?(?:primer[oa]?|primeir[oa]|segund[oa]|1|2|uno|dos)\W*$/iu;
const flat = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d ]/gu, '')
    .trim();

/** They name one of the two. */
function leansTo(text: string, { first = '', second = '' }: Values): boolean {
  const said = flat(text);
  const isNamed = [first, second].some(
    (one) => one !== '' && (said.includes(flat(one)) || (said.length > 4 && flat(one).includes(said))),
  );
  return ONE_OF_TWO.test(text) || (isNamed && !/[?¿]/.test(text));
}

const FEW = 6;
/** To the one question that stood there. */
const isShortAnswer = ({ text, recognition }: Heard): boolean =>
  text.split(/\s+/).length <= FEW &&
  !/[?¿]/.test(text) &&
  !SETTLED.test(text) &&
  (recognition.acts[0]?.certainty ?? 0) < ACT_SURE;
const ACT_SURE = 0.6;

/** What is said in a word to what was just shown. */
function toShown(heard: Heard, words: ToolWords): Answer | null {
  const { made } = heard.state;
  if (!made) return null;
  const isJust = made.age <= 1;
  const isText = words.words.has('unclear') && isJust;
  if (isJust && words.words.has('unsure') && NO.test(heard.text)) return unclear(heard, words, 'unsure');
  if (isJust && words.words.has('leans') && (leansTo(heard.text, made.values) || isShortAnswer(heard)))
    return unclear(heard, words, 'leans');
  if (!SETTLED.test(heard.text) && !(isText && YES.test(heard.text))) return null;
  return answered(heard, add(draft(), house(heard, 'tool-fine')), [
    chip(heard, 'tell'),
    chip(heard, 'enough'),
    chip(heard, 'other'),
  ]);
}

/** What was made is put right at once by what they say of it, or what they ask of it is answered. */
export const mendStep: Step = (heard) => {
  const { made, tool } = heard.state;
  const words = wordsFor(heard, made?.id ?? '');
  if (!made || !words || (tool && tool.waited === null)) return null;
  const { mend, answers, fields } = findTool(made.id);
  const shown = toShown(heard, words);
  if (shown) return shown;
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
    mended !== null &&
    mended !== undefined &&
    'values' in mended &&
    madeOf(heard, words, mended.values) === madeOf(heard, words, made.values);
  if (!mended || (asked.length > 0 && ('says' in mended || isSame))) return null;
  if (isSame && words.words.has('unclear')) return unclear(heard, words, 'same');
  if ('says' in mended)
    return answered(heard, { parts: [words.words.get(mended.says) ?? ''], names: [] }, parts(heard, words), {
      made: { ...made, age: 0 },
    });
  const missing = fields.find(({ id }) => !(id in mended.values));
  const state = { ...heard.state, made: { ...made, values: bounded(mended.values) } };
  if (missing) return askAgain({ ...heard, state }, words, missing.id);
  return finish({ ...heard, state }, words, bounded(mended.values), [], true);
};
