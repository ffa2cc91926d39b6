import type { Answers } from './questions.ts';

export type Language = 'es' | 'pt';
export type Address = 'tu' | 'vos' | 'usted' | 'voce';

/** Reasons an exercise may not be offered, from the intake and from what the person says (clinical.md §8). */
export const CONTRAINDICATIONS = [
  'lungs',
  'heart',
  'pregnancy',
  'pain',
  'eating',
  'psychosis',
  'mania',
  'alcohol',
  'violence',
] as const;
export type Contraindication = (typeof CONTRAINDICATIONS)[number];

/** How this person wants to be spoken to, and what the intake lets us know (clinical.md §9). */
export type StyleProfile = {
  name: string | null;
  /** ISO 3166 alpha-2, or null when unknown. */
  country: string | null;
  language: Language;
  address: Address;
  /** Only for agreement ("cansada"); null means: word it without gender. */
  gender: 'f' | 'm' | null;
  directness: 'gentle' | 'middle' | 'direct';
  structure: 'flexible' | 'middle' | 'structured';
  formality: 'casual' | 'middle' | 'formal';
  /** Values of question 6. */
  seeks: ('listens' | 'past' | 'skills' | 'beliefs' | 'goals' | 'tasks')[];
  /** Indexes 0..9 of the options of question 5. */
  reasons: number[];
  /** Question 17: 0 Ninguno … 3 Prácticamente todos los días; null when not answered. */
  selfHarmDays: 0 | 1 | 2 | 3 | null;
  contraindications: Contraindication[];
  answers: Answers;
};
