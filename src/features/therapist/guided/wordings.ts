/**
 * What the guide says between one situation and another, and the labels of its own chips. One Markdown file a language
 * (content/<language>/charla/frases.md). Pure.
 */
import { z } from 'zod';
import type { Language } from '../../intake/style-profile.ts';
import { TOOLS } from '../tools/tool.ts';
import { ContentErrors, splitFrontMatter } from './authored.ts';
import { problemsOf } from './authored-sentence.ts';
import { HEARD_SIGNS } from './heard-signs.ts';
import { QUESTION_KINDS } from './question-kind.ts';

export const LINES = [
  ...['search-topic', 'search', 'several', 'ways', 'explain-ask', 'explain', 'wrong', 'complaint', 'refusal'],
  ...['read-only', 'reading', 'talk-again', 'goodbye', 'thanks', 'greeting', 'doubt', 'small', 'silence'],
  ...['joke', 'insult', 'unknown', 'which-question', 'tree', 'branch', 'no-more', 'more-told'],
  ...[
    'human',
    'panel',
    'shorter',
    'undo',
    'other',
    'search-one',
    'ask-which',
    'ask-what',
    'not-answered',
    'open',
    'open-feel',
    'open-since',
    'open-who',
    'open-good',
    'open-event',
    'about-person',
    'done-well',
    'asks-near',
    'asks-again',
    'asks-again-none',
    'hear-tells',
    'hear-sadness',
    'hear-anger',
  ],
  ...['hear-fear', 'hear-tension', 'hear-guilt', 'hear-shame', 'hear-fatigue', 'hear-loneliness'],
  ...[
    'hear-emptiness',
    'hear-longing',
    'hear-hope',
    'similar',
    'which-thing',
    'begin',
    'mend',
    'gives-up',
    'ways-open',
    'redo',
    'asked-beside',
    'tool-kept',
    'tool-stop',
    'tool-fine',
    'may-ask',
    'hear-much',
    'check-in',
    'mood-fine',
    'mood-fair',
  ],
  ...['leave-day', 'leave-night', 'leave-elsewhere', 'leave-care'],
  ...['misread', 'misread-told', 'misread-ask', 'misread-on', 'hard-words'],
  ...['how-now', 'how-better', 'how-same', 'how-worse', 'how-over'],
  ...HEARD_SIGNS,
  ...QUESTION_KINDS.map((kind) => `asks-${kind}` as const),
] as const;
export const CHIPS = [
  ...['other', 'wrong', 'more', 'listen', 'understand', 'idea', 'exercise', 'another', 'tell', 'near'],
  ...['talk', 'enough', 'try', 'ask', 'with', 'tree'],
  ...[
    'not-that',
    'skip',
    'leave-tool',
    'resume-tool',
    'yes',
    'from-start',
    'redo',
    'mood-fine',
    'mood-fair',
    'mood-bad',
  ],
  ...['how-better', 'how-same', 'how-worse', 'how-over'],
  ...TOOLS,
] as const;
export type LineName = (typeof LINES)[number];
export type ChipName = (typeof CHIPS)[number];

export type Wordings = {
  lines: ReadonlyMap<string, readonly string[]>;
  chips: ReadonlyMap<string, string>;
  /** What may be said to whatever answers an open question, by its section and place. */
  follows: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** People of theirs, by the words they are called with, and as we call them. */
  people: readonly Person[];
};

export type Person = { words: readonly string[]; ours: string };

const CHIP_MAX = 32;
/** Sections that hold no lines to say. */
const APART: ReadonlySet<string> = new Set(['chips', 'people']);
const HEAD = z.strictObject({ name: z.string().trim().min(1) });

/** @throws ContentErrors every fault of the file, with its line */
export function parseWordings(source: string, language: Language, path: string): Wordings {
  const errors = new ContentErrors(path);
  const { body, firstLine } = splitFrontMatter(source, HEAD, errors);
  const lines = new Map<string, string[]>();
  const chips = new Map<string, string>();
  const follows = new Map<string, string[][]>();
  const people: Person[] = [];
  let open = '';
  for (const [at, text] of body.entries()) {
    if (text.trim() === '') continue;
    const number = firstLine + at;
    const title = /^## ([a-z-]+)$/.exec(text)?.[1];
    if (title !== undefined) {
      open = title;
      if (!APART.has(open)) lines.set(open, []);
      continue;
    }
    const entry = /^- (.+)$/.exec(text.trim())?.[1] ?? '';
    if (entry === '') errors.add(number, 'neither "## name" nor an entry that begins with "- "');
    else if (open === 'chips') {
      const [name = '', label = ''] = entry.split(' | ');
      if (label.length === 0 || label.length > CHIP_MAX)
        errors.add(number, `a label has 1 to ${CHIP_MAX} letters, "${label}" has ${label.length}`);
      chips.set(name, label);
    } else if (open === 'people') {
      const [words = '', ours = ''] = entry.split(' | ');
      if (ours === '') errors.add(number, 'a person has words and a name: "suegra | {tu|tu|su} suegra"');
      people.push({ words: words.split(', '), ours });
    } else {
      const [line = '', ...after] = entry.split(' | ');
      for (const said of [line, ...after])
        for (const problem of problemsOf(said, language, { least: 1, most: 60 })) errors.add(number, problem);
      lines.get(open)?.push(line);
      if (open.startsWith('open')) follows.set(open, [...(follows.get(open) ?? []), after]);
    }
  }
  for (const name of LINES) if (!lines.get(name)?.length) errors.add(1, `"${name}" has no line`);
  for (const name of CHIPS) if (!chips.has(name)) errors.add(1, `the chip "${name}" has no label`);
  errors.throwIfAny();
  return { lines, chips, follows, people };
}
