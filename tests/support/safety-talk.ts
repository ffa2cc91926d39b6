import type { Language, StyleProfile } from '../../src/features/intake/style-profile.ts';
import { advanceRisk } from '../../src/features/safety/advance-risk.ts';
import { assess } from '../../src/features/safety/assess.ts';
import { CALM_UNDERSTANDING } from '../../src/features/safety/calm-understanding.ts';
import { nextSafetyMove, type SafetyDecision } from '../../src/features/safety/protocol.ts';
import type { Assessment } from '../../src/features/safety/risk.ts';
import { CALM, type RiskState } from '../../src/features/safety/risk-state.ts';
import type { Understanding } from '../../src/features/therapist/understanding.ts';

export const NOW = new Date('2026-11-21T15:00:00Z');

/** A grown woman who chose nothing in particular. */
export function profileOf(country: string | null, language: Language = 'es'): StyleProfile {
  return {
    name: null,
    country,
    language,
    address: language === 'pt' ? 'voce' : 'tu',
    gender: 'f',
    directness: 'gentle',
    structure: 'middle',
    formality: 'middle',
    seeks: [],
    reasons: [],
    selfHarmDays: null,
    contraindications: [],
    answers: {},
  };
}

/** A conversation with the protocol that keeps the state as the turn does. */
export class Talk {
  risk: RiskState;
  profile: StyleProfile;
  now: Date;
  last: SafetyDecision | null = null;
  frames: string[] = [];

  constructor(risk: RiskState = CALM, profile = profileOf('CL'), now = NOW) {
    this.risk = risk;
    this.profile = profile;
    this.now = now;
  }

  says(text: string, slots: Understanding['slots'] = {}): SafetyDecision | null {
    return this.hears(text, assess(text, this.risk), slots);
  }

  /** The same with an assessment given, whatever the words. */
  hears(text: string, assessment: Assessment, slots: Understanding['slots'] = {}): SafetyDecision | null {
    const risk = advanceRisk(this.risk, assessment, this.now);
    const understanding = { ...CALM_UNDERSTANDING[this.profile.language], slots };
    this.last = nextSafetyMove({
      text,
      assessment,
      risk,
      understanding,
      profile: this.profile,
      now: this.now,
    });
    this.risk = this.last?.risk ?? risk;
    if (this.last) this.frames.push(this.last.move.frame);
    return this.last;
  }

  frame(text: string, slots: Understanding['slots'] = {}): string | undefined {
    return this.says(text, slots)?.move.frame;
  }
}
