import type { RiskKind } from '../risk.ts';
import { splitSentences } from '../sentences.ts';
import { type RiskModel, readRisk } from './risk-model.ts';

/** A message longer than this is also read sentence by sentence: one may matter among many. */
const LONG_WORDS = 22;
/** Dangers that one gentle question to the person fits. */
const OWN_DEATH: ReadonlySet<RiskKind> = new Set<RiskKind>(['suicide', 'self_harm']);
/** Other dangers have routes of their own that interrupt more: the reader must be surer of them. */
const SURE = 0.9;

/**
 * The danger the trained reader hears in a message, or null when it stays under its threshold.
 * @param clean text of normalise.ts
 */
export function readDanger(model: RiskModel, clean: string): RiskKind | null {
  const isLong = clean.split(' ').length > LONG_WORDS;
  let heard: { kind: RiskKind; low: number } | null = null;
  for (const part of isLong ? [clean, ...splitSentences(clean)] : [clean]) {
    const { rungs, kinds } = readRisk(model, part);
    const [first] = kinds;
    if (!first || rungs.low < model.thresholds.low) continue;
    if (!OWN_DEATH.has(first.kind) && (rungs.low < SURE || first.score < SURE)) continue;
    if (!heard || rungs.low > heard.low) heard = { kind: first.kind, low: rungs.low };
  }
  return heard?.kind ?? null;
}
