import type { RiskState, SafetyCourse } from './risk-schema.ts';

export type { RiskState, SafetyCourse } from './risk-schema.ts';

/** The country whose lines count: the one they say they are in, else the one on file; null when neither is known. */
export function countryNow(course: SafetyCourse | undefined, onFile: string | null): string | null {
  const said = course?.country;
  if (said === undefined || said === null) return onFile;
  return said === 'other' ? null : said;
}

export const CALM: RiskState = {
  level: 'none',
  kinds: [],
  raisedAt: null,
  signals: {},
  checklist: {},
  step: null,
};

/** What goes on to the next conversation: everything but the open question. */
export function carriedOn(risk: RiskState): RiskState {
  return { ...risk, step: null };
}
