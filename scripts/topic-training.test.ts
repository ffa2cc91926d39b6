import { describe, expect, test } from 'vitest';
import { readTopicFeatures } from '../src/features/therapist/topic-model/topic-features.ts';
import { topicProbabilities, unpackTopicModel } from '../src/features/therapist/topic-model/topic-model.ts';
import { chooseThreshold, figuresOf, RIGHT_WHEN_SURE, verdictOfReading } from './topic-figures.ts';
import { readPhrases } from './topic-phrases.ts';
import { type Example, readByStrangers, readExamples, SETTINGS, trainTopicModel } from './topic-training.ts';

const phrase = (text: string, topic: Example['topic'], author: string): Example => ({
  text,
  topic,
  author,
  locale: 'es',
});

const PHRASES = [
  phrase('no puedo dormir de noche', 'insomnia', 'a'),
  phrase('duermo mal y despierto de noche', 'insomnia', 'b'),
  phrase('otra noche sin dormir', 'insomnia', 'c'),
  phrase('debo plata al banco', 'money', 'a'),
  phrase('el banco me cobra la plata', 'money', 'b'),
  phrase('no me alcanza la plata', 'money', 'c'),
  phrase('hola buenas', 'greeting', 'a'),
  phrase('hola qué tal', 'greeting', 'b'),
];
const UNCALIBRATED = { temperature: 1, sureAt: 0.5, margin: 0.1 };
const train = (settings = SETTINGS) => trainTopicModel(readExamples(PHRASES), UNCALIBRATED, settings);

describe('training', () => {
  test('the same phrases and the same seed give the same table', () => {
    expect(train()).toEqual(train());
    expect(train({ ...SETTINGS, seed: 1 }).weights).not.toBe(train().weights);
  });
  test('a phrase repeated with other accents, capitals or marks is left out', () => {
    const twice = [...PHRASES, phrase('¡No puedo DORMIR de noché!', 'money', 'd')];
    expect(readExamples(twice)).toHaveLength(PHRASES.length);
  });
  test.each([
    ['noche sin dormir nada', 'insomnia'],
    ['la plata del banco', 'money'],
  ])('eight phrases are enough for %s', (text, topic) => {
    const scores = topicProbabilities(unpackTopicModel(train()), readTopicFeatures(text));
    expect(scores.sort((a, b) => b.score - a.score)[0]?.topic).toBe(topic);
  });
  test('every phrase is read once, by a model that did not meet its author', () => {
    const readings = readByStrangers(readExamples(PHRASES), SETTINGS, 3);
    expect(readings.map(({ example }) => example.text).sort()).toEqual(
      PHRASES.map(({ text }) => text).sort(),
    );
    const alone = readByStrangers(readExamples(PHRASES.map((it) => ({ ...it, author: 'a' }))), SETTINGS, 2);
    expect(alone.every(({ logits }) => new Set(logits).size === 1)).toBe(true);
  });
});

describe('threshold', () => {
  const reading = (first: number, isRight: boolean) => {
    const example = readExamples([phrase(`noche ${first}`, isRight ? 'depression' : 'money', 'a')])[0];
    if (!example) throw new Error('the phrase was left out');
    const rest = Math.log((1 - first) / 29);
    return {
      example,
      logits: Float64Array.from({ length: 30 }, (_, i) => (i === 0 ? Math.log(first) : rest)),
    };
  };
  test('is the lowest that keeps what is called sure right often enough', () => {
    const readings = [...Array(9).keys()].map((i) => reading(0.9 + i / 1000, true));
    const unsure = [...Array(9).keys()].map((i) => reading(0.5 + i / 1000, false));
    const threshold = chooseThreshold([...readings, ...unsure], 1);
    const { sure, sureRight } = figuresOf(
      [...readings, ...unsure].map((it) => verdictOfReading(it, 1)),
      threshold,
    );
    expect(threshold.sureAt).toBeCloseTo(0.51, 2);
    expect(sureRight).toBeGreaterThanOrEqual(sure * RIGHT_WHEN_SURE);
    expect(sure).toBe(9);
  });
});

test('the phrases of the repository can be read, and each topic has both languages', () => {
  const phrases = readPhrases();
  for (const isPortuguese of [true, false]) {
    const topics = phrases
      .filter(({ locale }) => locale.startsWith('pt') === isPortuguese)
      .map(({ topic }) => topic);
    expect(new Set(topics).size).toBe(30);
  }
});
