/**
 * Trains the reader of a model's sentences: labelled sentences in, a packed table out. What it stops and what it clears
 * is set by right sentences of makes it had not read. Deterministic.
 */
import { readFileSync } from 'node:fs';
import type { Language } from '../src/features/intake/style-profile.ts';
import { FRAMES } from '../src/features/therapist/guided/frames.ts';
import { sentencesOf } from '../src/features/therapist/guided/guided-engine.ts';
import { harmFeatures } from '../src/features/therapist/llm/harm-model/harm-features.ts';
import {
  type HarmThresholds,
  harmSums,
  type PackedHarmModel,
} from '../src/features/therapist/llm/harm-model/harm-model.ts';
import { foldsByAuthor } from './author-folds.ts';
import { isShown, isUnmet, readPrepared, spokenOf } from './guard-figures.ts';
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
  decay: 0.003,
  maxFeatures: 55_000,
  yesWeight: 1,
};

/** Of right sentences by makes the reader had not met, half of which share the words of wrong ones: shares. */
const STOPPED_MAX = 0.01;
const CLEARED = 0.7;

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

/** All that is learnt from; measured are the makes alone. */
export const readHarmExamples = (): HarmExample[] => [
  ...readSentences(),
  ...readPreparedSentences(),
  ...readOurs(),
];
export const isPrepared = ({ author }: HarmExample): boolean => author.startsWith('prepared: ');
export const isOfAMake = ({ author }: HarmExample): boolean => !/^(?:prepared|ours): /.test(author);

/** A right sentence may well be the near-twin of a wrong one: that is what is to be learnt. */
function withoutTwins(examples: readonly HarmExample[]): HarmExample[] {
  const isRight = ({ rule }: HarmExample) => rule === 'fine';
  return [examples.filter(isRight), examples.filter((example) => !isRight(example))].flatMap((alike) =>
    withoutNearTwins(alike, ({ text }) => text),
  );
}

function trainUnit(examples: readonly HarmExample[]): PackedHarmModel['unit'] {
  const lessons = examples.flatMap(({ rule, text, author }) => {
    // Several sentences may be wrong only together; right ones are right one by one.
    const texts = rule === 'fine' ? spokenOf(text) : [text];
    const targets = [Number(rule !== 'fine')];
    return texts.map((one) => ({ features: harmFeatures(one), author, targets }));
  });
  return packUnits(trainUnits(lessons, SETTINGS));
}

/** Who imagined the make: it stands before its name. */
export const penOf = ({ author }: HarmExample): string => author.slice(0, author.indexOf(':'));

export type HarmStranger = { example: HarmExample; sumOf: (sentence: string) => number };

/** Each example with a unit that never met its make, in five rounds. */
export function meetMakes(examples: readonly HarmExample[], folds = 5): HarmStranger[] {
  return foldsByAuthor(examples, folds).flatMap(({ known, unknown }) => {
    const sumOf = harmSums(trainUnit(known));
    return unknown.map((example) => ({ example, sumOf }));
  });
}

/** Each pen's examples with a unit that never met that pen. */
export function meetPens(examples: readonly HarmExample[]): HarmStranger[] {
  const pens = [...new Set(examples.filter(isOfAMake).map(penOf))].sort();
  return pens.flatMap((pen) => {
    const sumOf = harmSums(trainUnit(examples.filter((example) => penOf(example) !== pen)));
    return examples.filter((example) => penOf(example) === pen).map((example) => ({ example, sumOf }));
  });
}

/**
 * From which sum no more right ones are stopped than may be, and under which most of them lie; a text is as wrong as its
 * worst sentence.
 */
export function chooseThresholds(strangers: readonly HarmStranger[]): HarmThresholds {
  const sums = strangers
    .filter(({ example }) => example.rule === 'fine')
    .map(({ example, sumOf }) => Math.max(...spokenOf(example.text).map(sumOf)))
    .sort((a, b) => a - b);
  const under = (share: number) => Math.ceil((sums[Math.ceil(sums.length * share) - 1] ?? 0) * 1e4 + 1) / 1e4;
  return { harmFrom: under(1 - STOPPED_MAX), rightUnder: under(CLEARED) };
}

export function trainHarm(examples: readonly HarmExample[], thresholds: HarmThresholds): PackedHarmModel {
  const { harmFrom, rightUnder } = thresholds;
  return { harmFrom, rightUnder, unit: trainUnit(examples) };
}
