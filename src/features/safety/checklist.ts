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
