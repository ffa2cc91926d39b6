import type { Heard, RiskKind, RiskLevel } from '../risk.ts';
import { splitSentences } from '../sentences.ts';
import { type RiskModel, type Rung, type Rungs, readKind, readRungs, riskGrams } from './risk-model.ts';

/**
 * Probabilities from which each level is heard, chosen on people the reader had not met. The costs of each are in
 * docs/crisis-protocol.md: a missed high is far dearer than a gentle question too many.
 */
export const THRESHOLDS = { low: 0.4, moderate: 0.4, high: 0.9 } as const;

/**
 * From which probabilities a question is asked at once, and from which a doubt weighs. Under both it is faint. Of
 * ordinary talk about one message in fifteen is firm.
 */
const FIRM = { low: 0.9, moderate: 0.65 } as const;
const DOUBT = { low: 0.6, moderate: 0.5 } as const;

export type Danger = { level: RiskLevel; kind: RiskKind; heard: Heard };

/**
 * The danger the trained reader hears in a message, or null when it stays under its thresholds.
 * @param clean text of normalise.ts, without idioms
 */
export function readDanger(model: RiskModel, clean: string): Danger | null {
  const sentences = splitSentences(clean);
  const parts = sentences.length > 1 ? [clean, ...sentences] : [clean];
  const readings = parts.map((part) => {
    const grams = riskGrams(part);
    return { grams, rungs: readRungs(model, grams) };
  });
  const level = levelOf(readings.map(({ rungs }) => rungs));
  if (level === 'none') return null;
  const gravest = readings.reduce((top, each) => (each.rungs.low > top.rungs.low ? each : top));
  const is = (floor: { low: number; moderate: number }) =>
    readings.some(({ rungs }) => rungs.low >= floor.low || rungs.moderate >= floor.moderate);
  const heard = is(FIRM) ? 'firm' : is(DOUBT) ? 'doubt' : 'faint';
  return { level, kind: readKind(model, gravest.grams), heard };
}

/** A long message is as grave as its gravest sentence. */
function levelOf(readings: readonly Rungs[]): RiskLevel {
  const reaches = (rung: Rung) => readings.some((rungs) => rungs[rung] >= THRESHOLDS[rung]);
  if (reaches('high') && reaches('moderate')) return 'high';
  if (reaches('moderate')) return 'moderate';
  return reaches('low') ? 'low' : 'none';
}
