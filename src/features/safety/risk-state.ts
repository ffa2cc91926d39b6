import type { RiskState, SafetyCourse } from './risk-schema.ts';

export type { RiskState, SafetyCourse } from './risk-schema.ts';

/** Live checklist of clinical.md §2.4: the next empty box decides the next safety step. */
export const CHECKLIST_BOXES = [
  'asked_directly',
  'tier',
  'line_given',
  'trusted_person',
  'provider',
  'barrier',
  'physical_presence',
  'means_distance',
  'distress_skill',
  'ai_disclosed',
] as const;
export type ChecklistBox = (typeof CHECKLIST_BOXES)[number];

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

/** What the protocol still owes them; nothing while there is no danger on file. */
export function openBoxesOf({ level, checklist }: RiskState): ChecklistBox[] {
  return level === 'none' ? [] : CHECKLIST_BOXES.filter((box) => !checklist[box]);
}

/** What goes on to the next conversation: everything but the open question. */
export function carriedOn(risk: RiskState): RiskState {
  return { ...risk, step: null };
}
