import type { RiskKind } from '../risk.ts';
import { splitSentences } from '../sentences.ts';
import { type RiskModel, readRisk } from './risk-model.ts';

/** A message longer than this is also read sentence by sentence: one may matter among many. */
const LONG_WORDS = 22;
/** Dangers that one gentle question to the person fits. */
const OWN_DEATH: ReadonlySet<RiskKind> = new Set<RiskKind>(['suicide', 'self_harm']);
/**
 * Probability of any danger, and of its kind, from which the question is asked. On people the reader had not met:
 * half of the messages about one's own death, 2.4 % of look-alikes, 1.9 % of ordinary talk (docs/crisis-protocol.md).
 */
const ASK = { danger: 0.85, kind: 0.5 };
/** Other dangers have routes of their own that interrupt more: the reader must be surer of them. */
const SURE = { danger: 0.95, kind: 0.9 };

/**
 * The danger the trained reader hears in a message, or null when it stays under its threshold.
 * @param clean text of normalise.ts
 */
export function readDanger(model: RiskModel, clean: string): RiskKind | null {
  const isLong = clean.split(' ').length > LONG_WORDS;
  let heard: { kind: RiskKind; danger: number } | null = null;
  for (const part of isLong ? [clean, ...splitSentences(clean)] : [clean]) {
    const { rungs, kinds } = readRisk(model, part);
    const [first] = kinds;
    if (!first) continue;
    const least = OWN_DEATH.has(first.kind) ? ASK : SURE;
    if (rungs.low < least.danger || first.score < least.kind) continue;
    if (!heard || rungs.low > heard.danger) heard = { kind: first.kind, danger: rungs.low };
  }
  return heard?.kind ?? null;
}
