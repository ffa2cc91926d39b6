/**
 * A tool: a few short questions that end in something the person keeps, such as a plan or a message to send. What it asks and
 * says is a Markdown file a language (content/<language>/charla/herramientas/), what it makes of the answers is code. Pure.
 */
import type { Language } from '../../intake/style-profile.ts';

export const TOOLS = [
  ...['day-plan', 'hard-message', 'two-options', 'problem-apart'],
  ...['month', 'night-routine', 'for-the-visit', 'whom-to-call'],
] as const;
export type ToolId = (typeof TOOLS)[number];

/** How what is typed into a field is read; what cannot be read is asked once more. */
/** `said`: words for somebody else, as they would be said to them. */
export type Reads = 'words' | 'said' | 'list' | 'amount' | 'amounts' | 'hour' | 'days';

export type Field = {
  id: string;
  reads: Reads;
  /** May be left blank. */
  isOptional?: boolean;
  /** What is typed here may be a question itself. */
  mayAsk?: boolean;
  /** Its labels are what was listed in this other field. */
  labelsOf?: string;
  /** Asked to be sure of what was listed in this other field; "again" asks for it once more. */
  checks?: string;
};

/** What a label of a checking field stands for when the list was misread. */
export const AGAIN = 'again';

/** What was typed into each field, unchanged, or what the label they tapped stands for; '' where it was left blank. */
export type Values = Readonly<Record<string, string>>;

export type Making = {
  values: Values;
  /** A line of the file's `words`, its holes filled. @throws Error when the file has none of that name */
  say: (name: string, holes?: Record<string, string | number>) => string;
  language: Language;
  /** Where the person is. */
  now: Date;
  timeZone: string;
};

export type Tool = {
  id: ToolId;
  fields: readonly Field[];
  /** What of the fields a message tells already, as it would be typed into them. */
  toldIn?: (text: string, today: Date) => Values;
  /** What they keep, in lines. */
  make: (making: Making) => string[];
};

/** What the file of a tool says, by language. */
export type ToolWords = {
  id: ToolId;
  name: string;
  intro: readonly string[];
  /** What is asked, and what may be tapped instead: a label and what it stands for. */
  asks: ReadonlyMap<
    string,
    { asks: string; again: string; labels: readonly { label: string; value: string }[] }
  >;
  words: ReadonlyMap<string, string>;
  done: readonly string[];
};

/** As a sentence of its own: a capital, and an end. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  if (trimmed === '') return '';
  const begun = trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1);
  return /[.!?…)"»”]$/.test(begun) ? begun : `${begun}.`;
}

/** Only lines that say something. */
export const filled = (lines: readonly (string | null)[]): string[] =>
  lines.filter((line): line is string => line !== null && line.trim() !== '');
