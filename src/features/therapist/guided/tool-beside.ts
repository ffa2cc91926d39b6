/** What is asked in the middle of a tool: answered at once in two sentences, a sum reckoned; its own question follows. Pure. */
import { findTool } from '../tools/catalogue.ts';
import { sentencesIn } from '../tools/said-words.ts';
import type { ToolWords } from '../tools/tool.ts';
import { fresh } from './answer-parts.ts';
import { reckonedIn } from './converse-reckon.ts';
import { voiced } from './guide.ts';
import type { Heard, Step } from './heard.ts';
import { leftOf } from './tool-reply.ts';

const SENTENCES = 2;
const QUESTIONS = 2;
/** What is written as the answer to this very question, and nothing that may only be near it. */
const ANSWERS = /^(?:asked|question):/;
const NEAR_ONLY = /^similar#/;

const LONG_WORDS = 32;
/** Of a long line its first sentence: a question follows. */
const brief = (text: string): string =>
  text.split(/\s+/).length > LONG_WORDS ? (sentencesIn(text)[0] ?? text) : text;

/** "¿Cuántas preguntas faltan?" */
const HOW_MANY =
  /(?:cu[aá]ntas|quantas) (?:preguntas |perguntas )?(?:m[aá]s |mais )?(?:son|faltan|quedan|s[aã]o|faltam)|falta (?:mucho|muito)/iu;

type Met = { text: string; names: readonly string[] };

/** Without the question it may end with: one is asked already. */
const short = (text: string): string =>
  sentencesIn(text)
    .filter((one) => !/\?["”»)]*$/.test(one))
    .slice(0, SENTENCES)
    .join(' ');

/** What the guide says to the question alone, where that is surely written. */
function written(heard: Heard, question: string, known: readonly Step[]): Met | null {
  const alone: Heard = {
    ...heard,
    text: question,
    recognition: heard.asked ?? heard.recognition,
    likeness: (texts) => heard.likenessOf(question, texts),
    state: { ...heard.state, tool: null },
  };
  for (const step of known) {
    const found = step(alone);
    if (!found) continue;
    const names = found.state.said.slice(heard.state.said.length);
    const text = short(found.says);
    const isIt = names.some((one) => ANSWERS.test(one)) && !names.some((one) => NEAR_ONLY.test(one));
    if (isIt && text !== '') return { text, names };
  }
  return null;
}

/** @param known the steps that know answers @returns what is said first, and the talk in which it was said */
export function metBeside(
  heard: Heard,
  words: ToolWords,
  asked: readonly string[],
  known: readonly Step[],
): { heard: Heard; before: string[] } {
  if (asked.length === 0) return { heard, before: [] };
  if (HOW_MANY.test(asked.join(' '))) return { heard, before: [leftOf(heard, words)].filter(Boolean) };
  const { answers, reckons } = findTool(words.id);
  const values = heard.state.tool?.values ?? {};
  const sum = reckonedIn(heard);
  const met = asked.slice(0, QUESTIONS).flatMap((question): Met[] => {
    const reckoned = reckons?.(question, values, heard.text);
    const line = reckoned && words.words.get(reckoned.line);
    if (line)
      return [
        { text: line.replace(/\{(\w+)\}/g, (_, hole: string) => reckoned.holes[hole] ?? ''), names: [] },
      ];
    const own = words.words.get(answers?.(question) ?? '');
    if (own) return [{ text: brief(voiced(own, heard.address)), names: [] }];
    const found = written(heard, question, known);
    return found && sum === null ? [found] : [];
  });
  if (sum) met.unshift({ text: sum, names: [] });
  if (met.length === 0) {
    // Said plainly, each time in other words; when all were said the question alone follows.
    const found = fresh(heard, 'asked-beside', heard.guide.wordings.lines.get('asked-beside') ?? []);
    if (found) met.push({ text: voiced(found.text, heard.address), names: [found.name] });
  }
  const said = [...heard.state.said, ...met.flatMap(({ names }) => names)];
  return {
    heard: { ...heard, state: { ...heard.state, said } },
    before: [...new Set(met.map(({ text }) => text))],
  };
}
