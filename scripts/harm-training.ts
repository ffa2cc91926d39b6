/**
 * Trains the readers of a model's sentences: labelled sentences in, packed tables out. What they stop and what they clear
 * is set by right sentences of pens they had not read. Deterministic.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '../src/features/intake/style-profile.ts';
import { FRAMES } from '../src/features/therapist/guided/frames.ts';
import { sentencesOf } from '../src/features/therapist/guided/guided-engine.ts';
import { harmFeatures, harmWords } from '../src/features/therapist/model/harm-model/harm-features.ts';
import {
  type HarmSum,
  type HarmThresholds,
  harmHeld,
} from '../src/features/therapist/model/harm-model/harm-model.ts';
import type { PackedGatedUnits } from '../src/platform/gated-units.ts';
import type { PackedUnits } from '../src/platform/logistic-units.ts';
import { type GatedLesson, type GatedSettings, packGatedUnits, trainGatedUnits } from './gated-training.ts';
import { isShown, isStrangerPen, isUnmet, readPrepared, readStrong, spokenOf } from './guard-figures.ts';
import { withoutNearTwins } from './near-twins.ts';
import { type Lesson, packUnits, trainUnits, type UnitSettings } from './unit-training.ts';

export type HarmExample = {
  /** The one thing wrong with it, or `fine`. */
  rule: string;
  text: string;
  /** What the person had just said, where it matters. */
  heard?: string;
  /** Who wrote it: a make of model and the pen that imagined it. */
  author: string;
  language: Language;
};

const HELD_SETTINGS: UnitSettings = {
  seed: 20261122,
  epochs: 5,
  firstEpochs: 2,
  rate: 0.4,
  decay: 0.003,
  maxFeatures: 55_000,
  yesWeight: 1,
};

const ORDER_SETTINGS: GatedSettings = {
  seed: 20261123,
  epochs: 5,
  batch: 128,
  rate: 6e-3,
  warming: 0.05,
  writers: 3,
  without: { word: 0.1, vector: 0.2, heard: 0.5 },
};

/** Of what strong models write, by pens no reader met: so much is right by what it holds alone. */
const QUIET = 0.85;

/** The labelled sentences of training/guard, each by a make. */
function readSentences(): HarmExample[] {
  const lines = (['es', 'pt'] as const).flatMap((language) =>
    readFileSync(`training/guard/sentences-${language}.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Omit<HarmExample, 'author' | 'language'> & { make: string })
      .map(({ make, ...sentence }) => ({ ...sentence, author: make, language })),
  );
  return withoutTwins(lines);
}

/** The sentences of the prepared replies the rules were mended with; those never met stay out. */
function readPreparedSentences(): HarmExample[] {
  const known = readPrepared().filter(({ part }) => !isUnmet(part));
  const sentences = known.flatMap(({ reply, rule, wrong = [], part, language, heard }) =>
    spokenOf(reply).map((text): HarmExample => {
      const isWrong = wrong.some((words) => isShown(words, [text]) || isShown(text, [words]));
      return {
        rule: isWrong ? rule : 'fine',
        text,
        ...(heard === undefined ? {} : { heard }),
        author: `prepared: ${part} ${language}`,
        language,
      };
    }),
  );
  return withoutTwins(sentences);
}

/** One of our own sentences in so many: they show how plain a right one may be, and are too many to learn all. */
const ONE_OF_OURS = 3;

/** Of each of our frames the first phrase. */
function readOurs(): HarmExample[] {
  const addresses = { tu: 'es', voce: 'pt' } as const;
  const ours = Object.entries(FRAMES).flatMap(([name, frame]) =>
    Object.entries(addresses).flatMap(([address, language]) =>
      sentencesOf(frame[address as keyof typeof addresses][0] ?? '').map(
        (text): HarmExample => ({ rule: 'fine', text, author: `ours: ${name.split('.')[0]}`, language }),
      ),
    ),
  );
  return ours.filter((_, at) => at % ONE_OF_OURS === 0);
}

export const isStrongApart = (example: HarmExample): boolean =>
  isStrong(example) && isStrangerPen(penNameOf(example));
const penNameOf = ({ author }: HarmExample): string => author.slice('strong: '.length);
export const isStrong = ({ author }: HarmExample): boolean => author.startsWith('strong: ');

const readStrongReplies = (): HarmExample[] =>
  readStrong().map(({ reply, heard, pen, language }) => ({
    rule: 'fine',
    text: reply,
    heard,
    author: `strong: ${pen}`,
    language,
  }));

/** All that is learnt from, and the pens kept apart; measured are the makes alone. */
export const readHarmExamples = (): HarmExample[] => [
  ...readSentences(),
  ...readPreparedSentences(),
  ...readOurs(),
  ...readStrongReplies(),
];
export const isPrepared = ({ author }: HarmExample): boolean => author.startsWith('prepared: ');
export const isOfAMake = ({ author }: HarmExample): boolean => !/^(?:prepared|ours|strong): /.test(author);

/** A right sentence may well be the near-twin of a wrong one: that is what is to be learnt. */
function withoutTwins(examples: readonly HarmExample[]): HarmExample[] {
  const isRight = ({ rule }: HarmExample) => rule === 'fine';
  return [examples.filter(isRight), examples.filter((example) => !isRight(example))].flatMap((alike) =>
    withoutNearTwins(alike, ({ text }) => text),
  );
}

/** Several sentences may be wrong only together; right ones are right one by one. */
const partsOf = ({ rule, text }: HarmExample): string[] => (rule === 'fine' ? spokenOf(text) : [text]);

/** What strong models write counts several times: it is what the readers will mostly read, and there is little of it. */
const STRONG_TIMES = 4;
const oftenEnough = (example: HarmExample): HarmExample[] =>
  isStrong(example) ? Array.from({ length: STRONG_TIMES }, () => example) : [example];
const isLearnt = (example: HarmExample): boolean => !isStrongApart(example);

const heldLessons = (examples: readonly HarmExample[]): Lesson[] =>
  examples
    .filter(isLearnt)
    .flatMap(oftenEnough)
    .flatMap((example) =>
      partsOf(example).map((text) => ({
        features: harmFeatures(text),
        author: example.author,
        targets: [Number(example.rule !== 'fine')],
      })),
    );

/** Who imagined the make: it stands before its name. */
export const penOf = ({ author }: HarmExample): string => author.slice(0, author.indexOf(':'));

/** Pens that the reader of order never read: with them the thresholds are set, and both readers measured. */
const APART_PENS: readonly string[] = ['x', 'y', 'z'];
export const isApart = (example: HarmExample): boolean =>
  isOfAMake(example) && APART_PENS.includes(penOf(example));

export const trainHeld = (examples: readonly HarmExample[]): PackedUnits =>
  packUnits(trainUnits(heldLessons(examples), HELD_SETTINGS));

/** What the reader of order learns from: no prepared reply, and nothing of the pens kept apart. */
export function orderLessons(examples: readonly HarmExample[]): GatedLesson[] {
  return examples
    .filter((example) => !isPrepared(example) && !isApart(example) && isLearnt(example))
    .flatMap(oftenEnough)
    .flatMap((example) =>
      partsOf(example).map((text) => ({
        words: harmWords(text),
        author: example.author,
        target: Number(example.rule !== 'fine'),
      })),
    )
    .filter(({ words }) => words.length > 0);
}

export const trainOrder = (lessons: readonly GatedLesson[]): PackedGatedUnits =>
  packGatedUnits(trainGatedUnits(lessons, ORDER_SETTINGS));

/** Of what the reader of order was made: it takes minutes, so that a test asks for this instead of making it anew. */
export const digestOf = (lessons: readonly GatedLesson[]): string =>
  createHash('sha256')
    .update(JSON.stringify([ORDER_SETTINGS, lessons]))
    .digest('hex');

/** Under which sum the second reader need not be asked, by what strong models wrote that the first never met. */
export function thresholdsOf(examples: readonly HarmExample[]): HarmThresholds {
  const heldOf = harmHeld(trainHeld(examples.filter((example) => !isApart(example))));
  return chooseThresholds(
    examples.filter(isStrongApart).flatMap(({ text }) => spokenOf(text)),
    heldOf,
  );
}

export function chooseThresholds(sentences: readonly string[], heldOf: HarmSum): HarmThresholds {
  const rising = sentences.map(heldOf).sort((a, b) => a - b);
  return { quietUnder: Math.ceil((rising[Math.ceil(rising.length * QUIET) - 1] ?? 0) * 1e4 + 1) / 1e4 };
}
