import type { TextFeatures } from '../../../platform/text-features.ts';
import { splitSentences } from '../../recognise/sentences.ts';
import type { Firmness, RiskKind, RiskLevel } from '../risk.ts';
import { riskFeatures } from './risk-features.ts';
import { lengthClass, type RiskModel, type RiskReading, readKind, readRisk } from './risk-model.ts';

/**
 * Probabilities from which each level is heard, chosen on messages of people the units had not read: of a hundred
 * look-alikes eight are raised to moderate, fourteen at all; `high` is reached by one ordinary message in a thousand.
 * Their costs are in docs/crisis-protocol.md: a missed high is far dearer than a gentle question too many.
 */
const LEVELS = { low: 0.35, grave: 0.18, high: 0.8 } as const;

/**
 * From which probabilities a question is asked at once. Under both it is a doubt, which interrupts nobody. Chosen on our own
 * talks, ordinary and with danger (docs/crisis-protocol.md).
 */
const FIRM = { low: 0.995, grave: 0.9 } as const;

export type Danger = { level: RiskLevel; kind: RiskKind; firmness: Firmness };

/**
 * The danger the trained reader hears in a message, or null when it stays under its thresholds.
 * @param plain text of normalise.ts, without idioms
 */
export function readDanger(model: RiskModel, plain: string): Danger | null {
  const readings = readParts(model, plain);
  const level = levelOf(readings.map(({ reading }) => reading));
  if (level === 'none') return null;
  const gravest = readings.reduce((top, each) => (each.reading.low > top.reading.low ? each : top));
  const is = (floor: { low: number; grave: number }) =>
    readings.some(({ reading }) => reading.low >= floor.low || reading.grave >= floor.grave);
  const firmness = is(FIRM) ? 'firm' : 'doubt';
  return { level, kind: readKind(model, gravest.features), firmness };
}

/** What is read of the whole message, first, and of each of its sentences. */
export function readParts(
  model: RiskModel,
  plain: string,
): { features: TextFeatures; reading: RiskReading }[] {
  const length = lengthClass(plain);
  return partsOf(plain).map((part) => {
    const features = riskFeatures(part);
    return { features, reading: readRisk(model, features, length) };
  });
}

/** A text as a whole, first, and each of its sentences. */
export function partsOf(plain: string): string[] {
  const sentences = splitSentences(plain);
  return sentences.length > 1 ? [plain, ...sentences] : [plain];
}

/** A long message is as grave as its gravest sentence. */
function levelOf(readings: readonly RiskReading[]): RiskLevel {
  const reaches = (name: keyof typeof LEVELS) => readings.some((reading) => reading[name] >= LEVELS[name]);
  if (reaches('grave')) return reaches('high') ? 'high' : 'moderate';
  return reaches('low') ? 'low' : 'none';
}
