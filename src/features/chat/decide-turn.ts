import type { StyleProfile } from '../intake/style-profile.ts';
import { advanceRisk, assess } from '../safety/assess.ts';
import type { Assessment } from '../safety/risk.ts';
import type { Memory } from '../therapist/move.ts';
import { type Plan, plan } from '../therapist/planner.ts';
import { styleNow, type TherapistState } from '../therapist/state.ts';
import { understand } from '../therapist/understand.ts';
import type { Understanding } from '../therapist/understanding.ts';

export type Decision = Plan & {
  understanding: Understanding;
  assessment: Assessment;
  /** The profile as it stands after this turn: what the engine must speak with. */
  profile: StyleProfile;
};

export type TurnInput = {
  text: string;
  state: TherapistState;
  profile: StyleProfile;
  memories: Memory[];
  now: Date;
};

/** Understand, assess, plan: everything about a turn that is decided before a word is chosen. Pure. */
export function decideTurn({ text, state, profile, memories, now }: TurnInput): Decision {
  const style = styleNow(profile, state);
  const { address, gender, country } = style;
  const pending = state.pending?.hint ?? null;
  const understanding = understand(text, { address, gender, country, pending });
  const spoken = followLanguage(state, style, understanding);
  const assessment = assess(text, state.risk);
  const risk = advanceRisk(state.risk, assessment, now);
  const planned = plan({
    text,
    understanding,
    assessment,
    state: { ...spoken, risk },
    profile,
    memories,
    now,
  });
  return { ...planned, understanding, assessment, profile: styleNow(profile, planned.state) };
}

/** Unaccented Portuguese is easily taken for Spanish: two messages running decide, not one. */
function towardsSpanish(state: TherapistState): TherapistState {
  const seen = (state.counts['in Spanish'] ?? 0) + 1;
  const counts = { ...state.counts, 'in Spanish': seen };
  return seen < 2
    ? { ...state, counts }
    : { ...state, counts, style: { ...state.style, language: 'es', address: 'tu' } };
}

/** Whoever writes in Portuguese is answered in Portuguese; whoever writes "tenés" is not answered "tienes". */
function followLanguage(
  state: TherapistState,
  style: StyleProfile,
  understanding: Understanding,
): TherapistState {
  const { language, variety, wordCount } = understanding;
  if (state.style.language || wordCount < 3) return state;
  if (language === 'pt' && style.language === 'es') {
    return { ...state, style: { ...state.style, language: 'pt', address: 'voce' } };
  }
  if (language === 'es' && style.language === 'pt') return towardsSpanish(state);
  if (language === 'pt' && state.counts['in Spanish']) {
    return { ...state, counts: { ...state.counts, 'in Spanish': 0 } };
  }
  const isVosHere = variety === 'voseo' && style.address === 'tu' && !state.style.address;
  return isVosHere ? { ...state, style: { ...state.style, address: 'vos' } } : state;
}
