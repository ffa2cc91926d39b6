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
    const low = (text: string) => readRisk(model, riskFeatures(text)).low;
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
        (each) => met.map(({ model }) => readRisk(model, riskFeatures(each)).low)[0],
      );
      return first !== second;
    };
    expect(weighs('otra')).toBe(false);
    expect(weighs('quiero')).toBe(true);
  });

  test('calibrated sums are probabilities that rise with the sum', () => {
    const { low, grave } = calibrate(meetStrangers(examples, 3));
    expect([...low.weights, low.shift, ...grave.weights, grave.shift].every(Number.isFinite)).toBe(true);
  });
});
