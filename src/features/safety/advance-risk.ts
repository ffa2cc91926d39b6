/** The danger on file as a message or the questionnaire changes it. Pure. */
import { type Assessment, atLeast, highest, isDoubt, isGuess, OWN_DEATH, type RiskLevel } from './risk.ts';
import type { RiskState } from './risk-state.ts';
import { isKept } from './signal.ts';

/** Adds what a message said to what is carried on. The level rises here and never falls. */
export function advanceRisk(risk: RiskState, assessment: Assessment, now: Date): RiskState {
  const signals = { ...risk.signals };
  for (const name of assessment.evidence) {
    if (isKept(name)) signals[name] = (signals[name] ?? 0) + 1;
  }
  const raised = !atLeast(risk.level, assessment.own);
  const known = assessment.kinds.filter((kind) =>
    OWN_DEATH.has(kind) ? !isDoubt(assessment, kind) : !isGuess(assessment, kind),
  );
  return {
    ...risk,
    level: highest(risk.level, assessment.own),
    kinds: [...new Set([...risk.kinds, ...known])],
    raisedAt: raised ? now.toISOString() : risk.raisedAt,
    signals,
  };
}

/** Question 17 of the intake seeds the state: some days ask, more days plan (clinical reference §4). */
export function riskFromIntake(days: 0 | 1 | 2 | 3 | null, now: Date): RiskState {
  const level: RiskLevel = days === null || days === 0 ? 'none' : days === 1 ? 'low' : 'moderate';
  return {
    level,
    kinds: level === 'none' ? [] : ['suicide'],
    raisedAt: level === 'none' ? null : now.toISOString(),
    signals: level === 'none' ? {} : { intake: days ?? 0 },
    checklist: {},
    step: null,
  };
}
