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

/** What is typed into one field may be so long. */
export const VALUE_MAX = 1_200;

export type Making = {
  values: Values;
  /** A line of the file's `words`, its holes filled. @throws Error when the file has none of that name */
  say: (name: string, holes?: Record<string, string | number>) => string;
  language: Language;
  /** Where the person is. */
  now: Date;
  timeZone: string;
};

/** Where a message stands: the field it answers, null where it answers none, and what was told until then. */
export type Told = {
  field: string | null;
  /** No tool was wanted yet: only what can hardly mean anything else counts. */
  isBefore?: boolean;
  values: Values;
  today: Date;
};

/** A field that is to be asked for once more is missing in `values`; `says` is a line of the file where nothing can be changed. */
export type Mended = { values: Values } | { says: string };

/** @property left what is content; '' where nothing is @property line of the file, said to it */
export type Noted = { values: Values; left: string; line: string | null };

export type Tool = {
  id: ToolId;
  fields: readonly Field[];
  /** What a message tells besides what it was asked for, with what it adds to what was told before. */
  toldIn?: (text: string, told: Told) => Values;
  /** What of a message is said of the thing and stands not in it: "no es un whatsapp, es hablado"; null where nothing is. */
  noted?: (text: string, field: string | null) => Noted | null;
  /** What was typed as it would be told to us and not to whom it is for: the lead it can stand behind; null where it stands by itself. */
  leadOf?: (text: string, field: string) => string | null;
  /** What is said with what was made, instead of the lines of the file. */
  says?: (making: Making) => string | null;
  /** Whether what was typed is for this field, where it may as well be for another. */
  isFor?: (field: string, text: string, today: Date) => boolean;
  /** What was typed, put right by what they say of what was made; null where nothing of it can be read. */
  mend?: (values: Values, text: string, today: Date) => Mended | null;
  /** The line of the file's `words` that answers what they ask of it; null where none does. */
  answers?: (question: string) => string | null;
  /** The line of the file's `words` that says why nothing can be made of the answers; null where something can. */
  lacks?: (making: Making) => string | null;
  /** A line of the file with its figures, where what they ask is reckoned of what they told. @param text the message that asks */
  reckons?: (
    question: string,
    values: Values,
    text: string,
  ) => { line: string; holes: Record<string, string> } | null;
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

/** Today at noon where the person is, so that days can be counted. */
export function todayOf(now: Date, timeZone: string): Date {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone })
    .format(now)
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year ?? 1970, (month ?? 1) - 1, day ?? 1, 12));
}

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
