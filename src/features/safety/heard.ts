/** What a message affirms, what it denies and what the conversation already held: what findings are composed of. */
import type { RiskKind, RiskLevel } from './risk.ts';
import type { RiskState } from './risk-state.ts';
import type { Signal } from './signal.ts';

export type Finding = { level: RiskLevel; kind: RiskKind; evidence: string };

export type Heard = {
  has: (...signals: Signal[]) => boolean;
  denied: (...signals: Signal[]) => boolean;
  sentenceOf: (signal: Signal) => string;
  text: string;
  risk: RiskState;
};

/** Findings that by themselves only open one plain question of their kind: one sign of it, which may be many things. */
export const ONE_SIGN = {
  violence: 'signs of violence',
  other: 'other says goodbye',
  otherMind: 'other mind',
  mind: 'odd certainty',
  body: 'chest and sweat',
} as const;
export const ONE_SIGNS: ReadonlySet<string> = new Set(Object.values(ONE_SIGN));
