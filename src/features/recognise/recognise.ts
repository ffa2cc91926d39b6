/**
 * What a message holds (therapist.md 3.3): what is happening to the person, what they do with the message, what they ask, each
 * with a certainty that can be believed: of what is given .93, ninety-three of a hundred are right. Pure.
 */

import { signsIn } from './counts.ts';
import { encodeWords } from './encoder.ts';
import { type Message, read, readGroups, type Scored, sharesOf } from './head.ts';
import { splitSentences } from './sentences.ts';
import { type HeadName, type Tables, tables } from './tables.ts';
import { wordsOf } from './words.ts';

/** What is acted on without asking. */
export const SURE = 0.93;

export type FoundSituation = Scored & {
  /** Where in the message it was found; null: the message as a whole. */
  passage: string | null;
};

export type Recognition = {
  /** The likeliest first; of a long message also what only one passage of it is about. */
  situations: FoundSituation[];
  topics: Scored[];
  acts: Scored[];
  questions: Scored[];
  things: Scored[];
};

/** Longer messages are read passage by passage as well. */
const LONG = 28;
const PASSAGE = 22;
const KEPT = 8;
/** Of a passage alone less can be known than of the whole. */
const PASSAGE_COUNTS = 0.75;

/** Sentences in order, joined until a passage has words enough to tell something. */
export function passagesOf(text: string): string[] {
  const passages: string[] = [];
  let open: string[] = [];
  let words = 0;
  for (const sentence of splitSentences(text)) {
    open.push(sentence);
    words += wordsOf(sentence).length;
    if (words < PASSAGE) continue;
    passages.push(open.join('. '));
    [open, words] = [[], 0];
  }
  if (open.length > 0) passages.push(open.join('. '));
  return passages;
}

/** `ruptura/misma-casa` is told of under ruptura. */
export const topicOf = (situation: string): string => situation.split('/')[0] ?? '';

const messageOf = (words: readonly string[], { encoder }: Tables): Message => ({
  encoded: encodeWords(words, encoder),
  signs: signsIn(words, encoder.meanings),
});

/** How likely a message tells of each kind of danger (the kinds of training/risk), or of none; 0 … 1. */
export function dangersIn(text: string, trained: Tables = tables()): Scored[] {
  return read(messageOf(wordsOf(text), trained), trained.heads.danger);
}

/** What share of a message each of these situations has, of all of them together, 0 … 1. */
export function sharesAmong(text: string, ids: readonly string[], trained: Tables = tables()): number[] {
  const { labels } = trained.heads.situation;
  const shares = sharesOf(messageOf(wordsOf(text), trained), trained.heads.situation);
  const found = ids.map((id) => shares[labels.indexOf(id)] ?? 0);
  const whole = found.reduce((sum, share) => sum + share, 0) || 1;
  return found.map((share) => share / whole);
}

export function recognise(text: string, trained: Tables = tables()): Recognition {
  const words = wordsOf(text);
  const { heads } = trained;
  const message = messageOf(words, trained);
  const best = (head: HeadName): Scored[] => read(message, heads[head]).slice(0, KEPT);
  const found = new Map<string, FoundSituation>();
  const find = (scored: Scored, passage: string | null) => {
    const known = found.get(scored.label);
    if (!known || known.certainty < scored.certainty) found.set(scored.label, { ...scored, passage });
  };
  for (const scored of best('situation')) find(scored, null);
  if (words.length > LONG)
    for (const passage of passagesOf(text)) {
      const [first] = read(messageOf(wordsOf(passage), trained), heads.situation);
      if (first) find({ ...first, certainty: first.certainty * PASSAGE_COUNTS }, passage);
    }
  return {
    situations: [...found.values()].sort((a, b) => b.certainty - a.certainty).slice(0, KEPT),
    topics: readGroups(message, heads.situation, topicOf, trained.topic).slice(0, KEPT),
    acts: best('act'),
    questions: best('question'),
    things: best('thing'),
  };
}
