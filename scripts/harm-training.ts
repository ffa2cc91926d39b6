/**
 * Trains the reader of a model's sentences: labelled sentences in, a packed table out. A stop too many costs warmth, so
 * it stops from where few right sentences of makes it had not read are kept back. Deterministic.
 */
import { readFileSync } from 'node:fs';
import type { Language } from '../src/features/intake/style-profile.ts';
import { harmFeatures } from '../src/features/therapist/llm/harm-model/harm-features.ts';
import { harmSums, type PackedHarmModel } from '../src/features/therapist/llm/harm-model/harm-model.ts';
import { foldsByAuthor } from './author-folds.ts';
import { isShown, readPrepared, spokenOf } from './guard-figures.ts';
import { withoutNearTwins } from './near-twins.ts';
import { packUnits, trainUnits, type UnitSettings } from './unit-training.ts';

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

const SETTINGS: UnitSettings = {
  seed: 20261122,
  epochs: 5,
  firstEpochs: 2,
  rate: 0.4,
  decay: 0.001,
  maxFeatures: 40_000,
  yesWeight: 1,
};

/** Of right sentences by makes the reader had not read, the share that may be stopped. */
const FALSE_BLOCKS_MAX = 0.02;

/** The labelled sentences of training/guard, each by a make. */
export function readSentences(): HarmExample[] {
  const lines = (['es', 'pt'] as const).flatMap((language) =>
    readFileSync(`training/guard/sentences-${language}.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Omit<HarmExample, 'author' | 'language'> & { make: string })
      .map(({ make, ...sentence }) => ({ ...sentence, author: make, language })),
  );
  return withoutTwins(lines);
}

const PREPARED = 'prepared: ';
export const isPrepared = ({ author }: HarmExample): boolean => author.startsWith(PREPARED);

/** The sentences of the prepared replies the rules were mended with; those never met stay out. */
export function readPreparedSentences(): HarmExample[] {
  const known = readPrepared().filter(({ part }) => part !== 'apart');
  const sentences = known.flatMap(({ reply, rule, wrong = [], part, language, heard }) =>
    spokenOf(reply).map((text): HarmExample => {
      const isWrong = wrong.some((words) => isShown(words, [text]) || isShown(text, [words]));
      return {
        rule: isWrong ? rule : 'fine',
        text,
        ...(heard === undefined ? {} : { heard }),
        author: `${PREPARED}${part} ${language}`,
        language,
      };
    }),
  );
  return withoutTwins(sentences);
}

/** A right sentence may well be the near-twin of a wrong one: that is what is to be learnt. */
function withoutTwins(examples: readonly HarmExample[]): HarmExample[] {
  const isRight = ({ rule }: HarmExample) => rule === 'fine';
  return [examples.filter(isRight), examples.filter((example) => !isRight(example))].flatMap((alike) =>
    withoutNearTwins(alike, ({ text }) => text),
  );
}

function trainUnit(examples: readonly HarmExample[]): PackedHarmModel['unit'] {
  const lessons = examples.flatMap(({ rule, text, author }) => {
    // What is wrong with several sentences may be wrong with them together only.
    const texts = rule === 'fine' ? spokenOf(text) : [text];
    const targets = [Number(rule !== 'fine')];
    return texts.map((one) => ({ features: harmFeatures(one), author, targets }));
  });
  return packUnits(trainUnits(lessons, SETTINGS));
}

/** What the gravest sentence of a text adds up to. */
const gravestOf = (sumOf: (sentence: string) => number, text: string): number =>
  Math.max(...spokenOf(text).map(sumOf));

export type HarmStranger = { example: HarmExample; sum: number };

/** Each example as read by a unit that never met its make, in five rounds. */
export function meetMakes(examples: readonly HarmExample[], folds = 5): HarmStranger[] {
  return foldsByAuthor(examples, folds).flatMap(({ known, unknown }) => {
    const sumOf = harmSums(trainUnit(known));
    return unknown.map((example) => ({ example, sum: gravestOf(sumOf, example.text) }));
  });
}

/** The least sum from which no more right ones are stopped than may be. */
export function chooseThreshold(strangers: readonly HarmStranger[]): number {
  const right = strangers
    .filter(({ example }) => example.rule === 'fine')
    .map(({ sum }) => sum)
    .sort((a, b) => b - a);
  const most = right[Math.floor(right.length * FALSE_BLOCKS_MAX)] ?? 0;
  return Math.ceil(most * 1e4 + 1) / 1e4;
}

export function trainHarm(examples: readonly HarmExample[], stopsFrom: number): PackedHarmModel {
  return { unit: trainUnit(examples), stopsFrom };
}
