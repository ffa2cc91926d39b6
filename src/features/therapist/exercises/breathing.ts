import { AFTER, BEFORE, type Exercise, TAKEAWAY } from './exercise.ts';

/** Paced breathing 4-6 without holds (clinical reference §8, row 5): a hold can frighten lungs and pregnancy. */
export const breathing: Exercise = {
  id: 'breathing',
  name: { es: 'respirar con un círculo', pt: 'respirar com um círculo' },
  minutes: 3,
  unfit: ['lungs', 'pregnancy', 'heart'],
  why: 'ex.breathing.why',
  checksBody: true,
  instead: 'grounding',
  steps: [
    BEFORE,
    {
      id: 'pacer',
      frame: 'ex.breathing.pacer',
      expects: 'done',
      help: 'ex.breathing.pacer.help',
      piece: { kind: 'pacer', inhaleSeconds: 4, exhaleSeconds: 6, rounds: 6 },
    },
    AFTER,
    TAKEAWAY,
  ],
};
