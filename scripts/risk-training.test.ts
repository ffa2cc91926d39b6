import { describe, expect, test } from 'vitest';
import { riskFeatures } from '../src/features/safety/risk-model/risk-features.ts';
import { readKind, readRisk, unpackRiskModel } from '../src/features/safety/risk-model/risk-model.ts';
import {
  calibrate,
  meetPens,
  meetStrangers,
  type RiskExample,
  readRiskExamples,
  trainRisk,
} from './risk-training.ts';

const message = (text: string, author: string, kind: RiskExample['kind'], level: RiskExample['level']) => ({
  text,
  author,
  kind,
  level,
  locale: 'es-419',
});

const MESSAGES: RiskExample[] = [
  message('ya no quiero seguir viviendo así', 'a', 'suicide', 'moderate'),
  message('no quiero vivir, estoy cansada de todo', 'b', 'suicide', 'moderate'),
  message('quiero dejar de vivir', 'c', 'suicide', 'high'),
  message('mi marido me pegó otra vez', 'a', 'abuse_violence', 'high'),
  message('me pegó mi esposo anoche', 'b', 'abuse_violence', 'high'),
  message('quiero comer pizza con mi marido', 'a', 'none', 'none'),
  message('hoy quiero dormir temprano', 'b', 'none', 'none'),
  message('mi esposo cocinó anoche', 'c', 'none', 'none'),
  message('estoy contenta con el trabajo', 'c', 'none', 'none'),
];
const examples = readRiskExamples(MESSAGES);

describe('training', () => {
  test('the same messages give the same table', () => {
    expect(trainRisk(examples)).toEqual(trainRisk(examples));
  });

  test('what is read back has learnt the difference, and which danger it is', () => {
    const model = unpackRiskModel(trainRisk(examples));
    const low = (text: string) => readRisk(model, riskFeatures(text), 0).low;
    expect(low('no quiero vivir')).toBeGreaterThan(low('quiero pizza'));
    expect(readKind(model, riskFeatures('no quiero vivir'))).toBe('suicide');
    expect(readKind(model, riskFeatures('mi esposo me pego'))).toBe('abuse_violence');
  });

  test('every message meets a model that never read its author', () => {
    const strangers = meetStrangers(examples, 3);
    expect(strangers.map(({ example }) => example.text).sort()).toEqual(
      MESSAGES.map(({ text }) => text).sort(),
    );
    const alone = meetStrangers(
      examples.map((example) => ({ ...example, author: 'a' })),
      2,
    );
    // Nothing but the bias: their own words taught nothing.
    expect(alone.every(({ model }) => model.danger.weights.length === 0)).toBe(true);
  });

  test('pens kept apart meet a model that read nothing of theirs, whoever they imagined', () => {
    const penned = examples.map((example) => ({
      ...example,
      pen: example.author === 'a' ? 'first' : 'second',
    }));
    const met = meetPens(penned, ({ text }) => text === 'quiero comer pizza con mi marido');
    expect(met.map(({ example }) => example.text)).toEqual(['quiero comer pizza con mi marido']);
    // What only the first pen wrote taught nothing; what two people of the second wrote did.
    const weighs = (text: string) => {
      const [first, second] = [text, ''].map(
        (each) => met.map(({ model }) => readRisk(model, riskFeatures(each), 0).low)[0],
      );
      return first !== second;
    };
    expect(weighs('otra')).toBe(false);
    expect(weighs('quiero')).toBe(true);
  });

  test('calibrated sums are probabilities that rise with the sum', () => {
    const { low, grave } = calibrate(meetStrangers(examples, 3));
    const all = [low, grave].flatMap(({ weights, shifts }) => [...weights, ...shifts]);
    expect(all.every(Number.isFinite)).toBe(true);
  });

  test('where long stories hold the same words and no danger, the same sum says less in them', () => {
    const story = (text: string, author: string) =>
      message(
        `${'ayer fuimos a la feria con mis primos y comimos de todo. '.repeat(3)}${text}`,
        author,
        'none',
        'none',
      );
    const told = readRiskExamples([
      ...MESSAGES,
      story('mi hermano dijo que no quiero vivir es una canción', 'a'),
      story('en la obra alguien grita que ya no quiero vivir', 'b'),
      story('mi abuela canta ya no tengo ganas de vivir y se ríe', 'c'),
    ]);
    const { low } = calibrate(meetStrangers(told, 3));
    expect(low.shifts[2]).toBeLessThan(low.shifts[0] ?? 0);
  });
});
