import type { RiskKind, RiskLevel } from '../risk.ts';
import { splitSentences } from '../sentences.ts';
import { type RiskModel, type RiskReading, readRisk, riskGrams } from './risk-model.ts';

/** A message longer than this is also read sentence by sentence: one may matter among many. */
const LONG_WORDS = 22;

export const THRESHOLDS = { low: 0.6, moderate: 0.6, high: 0.9 };

export type Danger = { level: RiskLevel; kind: RiskKind; reading: RiskReading };

export function readDanger(model: RiskModel, clean: string): Danger | null {
  const isLong = clean.split(' ').length > LONG_WORDS;
  let heard: Danger | null = null;
  for (const part of isLong ? [clean, ...splitSentences(clean)] : [clean]) {
    const reading = readRisk(model, riskGrams(part));
    const [first] = reading.kinds;
    if (!first || reading.rungs.low < THRESHOLDS.low) continue;
    if (!heard || reading.rungs.low > heard.reading.rungs.low)
      heard = { kind: first.kind, level: 'low', reading };
  }
  return heard;
}
