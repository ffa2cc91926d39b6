import type { RiskKind, RiskLevel } from '../risk.ts';
import { splitSentences } from '../sentences.ts';
import { type RiskModel, type RiskReading, readRisk, riskGrams } from './risk-model.ts';

/**
 * Probabilities from which each level is heard, chosen on people the reader had not met. The costs of each are in
 * docs/crisis-protocol.md: a missed high is far dearer than a gentle question too many.
 */
export const THRESHOLDS = { low: 0.4, moderate: 0.4, high: 0.9 } as const;

/**
 * From here a question is asked at once. Under it the doubt is kept, and a second one in the same conversation asks:
 * of ordinary talk one message in twenty is firm, one in five a doubt.
 */
const FIRM = { low: 0.92, moderate: 0.7 } as const;

export type Danger = { level: RiskLevel; kind: RiskKind; isFirm: boolean };

/**
 * The danger the trained reader hears in a message, or null when it stays under its thresholds.
 * @param clean text of normalise.ts, without idioms
 */
export function readDanger(model: RiskModel, clean: string): Danger | null {
  const sentences = splitSentences(clean);
  const parts = sentences.length > 1 ? [clean, ...sentences] : [clean];
  const readings = parts.map((part) => readRisk(model, riskGrams(part)));
  const most = readings.reduce((top, each) => (each.rungs.low > top.rungs.low ? each : top));
  const level = levelOf(readings);
  const kind = most.kinds[0]?.kind;
  if (level === 'none' || kind === undefined) return null;
  const isFirm = readings.some(({ rungs }) => rungs.low >= FIRM.low || rungs.moderate >= FIRM.moderate);
  return { level, kind, isFirm };
}

/** A long message is as grave as its gravest sentence. */
function levelOf(readings: readonly RiskReading[]): RiskLevel {
  const reaches = (rung: keyof typeof THRESHOLDS) =>
    readings.some(({ rungs }) => rungs[rung] >= THRESHOLDS[rung]);
  if (reaches('high') && reaches('moderate')) return 'high';
  if (reaches('moderate')) return 'moderate';
  return reaches('low') ? 'low' : 'none';
}
