/** Ladder of clinical.md §4, weakest first. The order is the meaning: compare with {@link atLeast}. */
export const RISK_LEVELS = ['none', 'low', 'moderate', 'high', 'imminent'] as const;
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
export type RiskKind = (typeof RISK_KINDS)[number];

/** Kinds that weigh on the writer's own ladder. */
export function isOwn(kind: RiskKind): boolean {
  return kind !== 'third_party' && kind !== 'minor';
}

export function atLeast(level: RiskLevel, floor: RiskLevel): boolean {
  return RISK_LEVELS.indexOf(level) >= RISK_LEVELS.indexOf(floor);
}

export function highest(...levels: RiskLevel[]): RiskLevel {
  return levels.reduce((top, level) => (atLeast(level, top) ? level : top), 'none');
}

/** What one message says about risk. `evidence` names rules and signals, never the person's words. */
export type Assessment = {
  /** The most serious danger told, of whoever it is. */
  level: RiskLevel;
  /** The part of it that is the writer's own ladder: somebody else's danger, or being under age, is not. */
  own: RiskLevel;
  kinds: RiskKind[];
  evidence: string[];
};

/** How firmly the trained reader hears a danger: `firm` is asked about at once, a doubt interrupts nobody. */
export const FIRMNESS = ['doubt', 'firm'] as const;
export type Firmness = (typeof FIRMNESS)[number];

/** The trained reader's word in the evidence. */
export const heardAs = (firmness: Firmness, kind: RiskKind): string => `${firmness}:${kind}`;

/** How firmly the trained reader alone heard this danger; null when it was not the one that found it. */
export function firmnessOf({ evidence }: Assessment, kind: RiskKind): Firmness | null {
  return FIRMNESS.find((firmness) => evidence.includes(heardAs(firmness, kind))) ?? null;
}

export function isDoubt(assessment: Assessment, kind: RiskKind): boolean {
  return firmnessOf(assessment, kind) === 'doubt';
}

/** A danger only the trained reader heard, and not surely: a reason to ask, never to act. */
export function isGuess(assessment: Assessment, kind: RiskKind): boolean {
  const firmness = firmnessOf(assessment, kind);
  return firmness !== null && !(firmness === 'firm' && atLeast(assessment.level, 'high'));
}

export const OWN_DEATH: ReadonlySet<RiskKind> = new Set<RiskKind>(['suicide', 'self_harm']);

export const NO_RISK: Assessment = { level: 'none', own: 'none', kinds: [], evidence: [] };
