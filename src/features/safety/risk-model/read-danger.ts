import { RISK_KINDS, type RiskKind, type RiskLevel } from '../risk.ts';
import { splitSentences } from '../sentences.ts';
import { type RiskModel, RUNGS, readRisk } from './risk-model.ts';

/** What the trained reader makes of a message; `none` when it stays under every threshold. */
export type Danger = { level: RiskLevel; kinds: RiskKind[] };

/** A message longer than this is also read sentence by sentence: one may matter among many. */
const LONG_WORDS = 22;
const KIND_AT = 0.35;

/** @param clean text of normalise.ts */
export function readDanger(model: RiskModel, clean: string): Danger {
  const isLong = clean.split(' ').length > LONG_WORDS;
  const parts = isLong ? [clean, ...splitSentences(clean)] : [clean];
  let level: RiskLevel = 'none';
  const kinds = new Set<RiskKind>();
  for (const part of parts) {
    const reading = readRisk(model, part);
    const rung = RUNGS.findLast((each) => reading.rungs[each] >= model.thresholds[each]);
    if (!rung) continue;
    if (level === 'none' || RUNGS.indexOf(rung) > RUNGS.indexOf(level as (typeof RUNGS)[number]))
      level = rung;
    for (const [i, { kind, score }] of reading.kinds.entries())
      if (i === 0 || score >= KIND_AT) kinds.add(kind);
  }
  return { level, kinds: RISK_KINDS.filter((kind) => kinds.has(kind)) };
}
