import { z } from 'zod';

/** Ladder of clinical.md §4, weakest first. The order is the meaning: compare with {@link atLeast}. */
export const RISK_LEVELS = ['none', 'low', 'moderate', 'high', 'imminent'] as const;
export const riskLevelSchema = z.enum(RISK_LEVELS);
export type RiskLevel = (typeof RISK_LEVELS)[number];

export const RISK_KINDS = [
  'suicide',
  'self_harm',
  'harm_to_others',
  'abuse_violence',
  'psychosis_mania',
  'eating',
  'substance',
  'medical_emergency',
  'third_party',
  'minor',
] as const;
export const riskKindSchema = z.enum(RISK_KINDS);
export type RiskKind = (typeof RISK_KINDS)[number];

export function atLeast(level: RiskLevel, floor: RiskLevel): boolean {
  return RISK_LEVELS.indexOf(level) >= RISK_LEVELS.indexOf(floor);
}

export function highest(...levels: RiskLevel[]): RiskLevel {
  return levels.reduce((top, level) => (atLeast(level, top) ? level : top), 'none');
}

/** What one message says about risk. `evidence` names rules and signals, never the person's words. */
export type Assessment = {
  level: RiskLevel;
  kinds: RiskKind[];
  evidence: string[];
};
