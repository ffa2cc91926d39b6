/**
 * A situation: what is happening to somebody, and everything the guided therapist says about it. One Markdown file each, which
 * a psychologist reads, corrects and adds without knowing how to program (docs/situations.md). Pure.
 */
import { z } from 'zod';
import type { Language } from '../../intake/style-profile.ts';
import { ContentErrors, splitFrontMatter } from './authored.ts';
import { problemsOf } from './authored-sentence.ts';

export const FEELINGS = [
  ...['sadness', 'anger', 'fear', 'tension', 'guilt', 'shame', 'fatigue'],
  ...['loneliness', 'confusion', 'emptiness', 'longing', 'hope'],
] as const;

/** `here`: a sentence of this situation; `do`: what can be done in it; else the id of another. */
export type ChipTarget = { to: 'here'; says: string } | { to: 'do' } | { to: 'situation'; id: string };
export type Chip = { label: string; target: ChipTarget };
export type Idea = { label: string; says: string; tool: string | null };

export type Situation = {
  /** `ruptura/misma-casa`. */
  id: string;
  topic: string;
  /** At most six words, on chips and in what is kept; no form of address. */
  name: string;
  feelings: string[];
  near: string[];
  help: string[];
  listen: string[];
  goOn: string[];
  ask: { question: string; chips: Chip[] }[];
  ideas: Idea[];
  understand: string[];
  asked: { question: string; answer: string }[];
  withSomebody: string[];
};

const SECTIONS = {
  es: {
    listen: 'Escuchar',
    goOn: 'Seguir',
    ask: 'Preguntar',
    ideas: 'Qué se puede hacer',
    understand: 'Para entender',
    asked: 'Preguntan',
    withSomebody: 'Con alguien',
  },
  pt: {
    listen: 'Escutar',
    goOn: 'Seguir',
    ask: 'Perguntar',
    ideas: 'O que dá para fazer',
    understand: 'Para entender',
    asked: 'Perguntam',
    withSomebody: 'Com alguém',
  },
} as const satisfies Record<Language, Record<string, string>>;
type Section = keyof (typeof SECTIONS)['es'];

const CHIP_MAX = 32;
const NAME_WORDS = 6;
const id = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/);
const HEAD = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .refine((name) => name.split(/\s+/).length <= NAME_WORDS, { error: `has more than ${NAME_WORDS} words` }),
  feelings: z.array(z.enum(FEELINGS)).min(1),
  near: z.array(id),
  help: z.array(id),
});

/**
 * @param path as shown with a fault, such as content/es/charla/situaciones/ruptura/misma-casa.md
 * @throws ContentErrors every fault of the file, with its line
 */
export function parseSituation(source: string, id: string, language: Language, path: string): Situation {
  const errors = new ContentErrors(path);
  const { head, body, firstLine } = splitFrontMatter(source, HEAD, errors);
  const sections = sectionsOf(body, firstLine, language, errors);
  const say = (line: Line, least: number, most: number): string => {
    for (const problem of problemsOf(line.text, language, { least, most })) errors.add(line.number, problem);
    return line.text;
  };
  const atLeast = (section: Section, least: number) => {
    const found = sections[section].filter(({ depth }) => depth === 0);
    if (found.length < least)
      errors.add(
        1,
        `"${SECTIONS[language][section]}" has ${found.length} entries, at least ${least} are needed`,
      );
    return found;
  };
  const situation: Situation = {
    ...{ id, topic: id.split('/')[0] ?? '', ...head },
    listen: atLeast('listen', 4).map((line) => say(line, 12, 60)),
    goOn: atLeast('goOn', 4).map((line) => say(line, 12, 60)),
    ask: askOf(sections.ask, language, errors),
    ideas: atLeast('ideas', 3).map((line) => ideaOf(line, say, errors)),
    understand: atLeast('understand', 2).map((line) => say(line, 20, 100)),
    asked: atLeast('asked', 4).map((line) => {
      const [question = '', answer = ''] = barsOf(line.text);
      if (!question.endsWith('?')) errors.add(line.number, 'a question ends with "?" before the bar');
      return { question, answer: say({ ...line, text: answer }, 12, 75) };
    }),
    withSomebody: atLeast('withSomebody', 1).map((line) => say(line, 10, 100)),
  };
  if (situation.ask.length < 2) errors.add(1, 'at least two questions with chips are needed');
  errors.throwIfAny();
  return situation;
}

type Line = { number: number; depth: 0 | 1; text: string };

function sectionsOf(
  body: string[],
  firstLine: number,
  language: Language,
  errors: ContentErrors,
): Record<Section, Line[]> {
  const titles = Object.entries(SECTIONS[language]) as [Section, string][];
  const sections = Object.fromEntries(titles.map(([key]) => [key, [] as Line[]])) as Record<Section, Line[]>;
  let open: Line[] | null = null;
  for (const [at, text] of body.entries()) {
    const number = firstLine + at;
    const title = /^## (.+)$/.exec(text)?.[1]?.trim();
    if (title !== undefined) {
      const key = titles.find(([, known]) => known === title)?.[0];
      if (key === undefined) errors.add(number, `there is no section "${title}"`);
      open = key === undefined ? null : sections[key];
      continue;
    }
    const entry = /^( *)- (.+)$/.exec(text);
    if (!entry) {
      if (text.trim() !== '') errors.add(number, 'neither a section nor an entry that begins with "- "');
      continue;
    }
    open?.push({ number, depth: entry[1] === '' ? 0 : 1, text: (entry[2] ?? '').trim() });
  }
  return sections;
}

function askOf(lines: Line[], language: Language, errors: ContentErrors): Situation['ask'] {
  const asked: Situation['ask'] = [];
  for (const line of lines) {
    if (line.depth === 0) {
      for (const problem of problemsOf(line.text, language, { least: 3, most: 30 }))
        errors.add(line.number, problem);
      if (!line.text.endsWith('?')) errors.add(line.number, 'a question ends with "?"');
      asked.push({ question: line.text, chips: [] });
      continue;
    }
    const chip = chipOf(line, language, errors);
    if (chip) asked.at(-1)?.chips.push(chip);
  }
  for (const { question, chips } of asked)
    if (chips.length < 3 || chips.length > 4)
      errors.add(1, `"${question}" has ${chips.length} chips, 3 or 4 are needed`);
  return asked;
}

function chipOf({ number, text }: Line, language: Language, errors: ContentErrors): Chip | null {
  const [label = '', rest = ''] = text.split('→').map((part) => part.trim());
  const [target = '', says = ''] = barsOf(rest);
  requireLabel(label, number, errors);
  if (target === 'do') return { label, target: { to: 'do' } };
  if (target === 'here') {
    for (const problem of problemsOf(says, language, { least: 10, most: 60 })) errors.add(number, problem);
    return { label, target: { to: 'here', says } };
  }
  if (/^[a-z0-9-]+\/[a-z0-9-]+$/.test(target)) return { label, target: { to: 'situation', id: target } };
  errors.add(number, 'a chip leads to "here | a sentence", to "do" or to topic/situation, behind "→"');
  return null;
}

function ideaOf(
  line: Line,
  say: (line: Line, least: number, most: number) => string,
  errors: ContentErrors,
): Idea {
  const [label = '', says = '', last = ''] = barsOf(line.text);
  requireLabel(label, line.number, errors);
  const tool = /^tool: ([a-z-]+)$/.exec(last)?.[1] ?? null;
  if (last !== '' && tool === null) errors.add(line.number, 'the last part is "tool: name"');
  return { label, says: say({ ...line, text: says }, 20, 75), tool };
}

function requireLabel(label: string, number: number, errors: ContentErrors): void {
  if (label.length === 0 || label.length > CHIP_MAX)
    errors.add(number, `a label has 1 to ${CHIP_MAX} letters, "${label}" has ${label.length}`);
}

/** Bars inside braces part forms of address, not columns. */
const barsOf = (text: string): string[] => text.split(/ \| (?![^{]*\})/).map((part) => part.trim());

/** What only shows beside the others: targets that are not there, help nobody has, a sentence that stands twice. */
export function faultsBetween(situations: readonly Situation[], help: readonly string[]): string[] {
  const ids = new Set(situations.map(({ id }) => id));
  const faults: string[] = [];
  const first = new Map<string, string>();
  for (const situation of situations) {
    const { id } = situation;
    const targets = situation.ask.flatMap(({ chips }) =>
      chips.flatMap(({ target }) => (target.to === 'situation' ? [target.id] : [])),
    );
    for (const target of [...targets, ...situation.near])
      if (!ids.has(target)) faults.push(`${id}: there is no situation ${target}`);
    for (const name of [...situation.help, ...situation.ideas.flatMap(({ tool }) => (tool ? [tool] : []))])
      if (!help.includes(name)) faults.push(`${id}: there is no exercise or tool ${name}`);
    for (const sentence of linesOf(situation)) {
      const other = first.get(sentence);
      if (other !== undefined) faults.push(`${id}: says what ${other} says: ${sentence.slice(0, 60)}`);
      first.set(sentence, id);
    }
  }
  return faults;
}

/** All it may say to somebody. */
export function linesOf(situation: Situation): string[] {
  const { listen, goOn, ask, ideas, understand, asked, withSomebody } = situation;
  return [
    ...listen,
    ...goOn,
    ...ask.flatMap(({ chips }) => chips.flatMap(({ target }) => (target.to === 'here' ? [target.says] : []))),
    ...ideas.map(({ says }) => says),
    ...understand,
    ...asked.map(({ answer }) => answer),
    ...withSomebody,
  ];
}
