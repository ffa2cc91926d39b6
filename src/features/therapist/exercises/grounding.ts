import { AFTER, BEFORE, type Exercise, type ExerciseStep, TAKEAWAY } from './exercise.ts';

const sense = (id: 'see' | 'touch' | 'hear' | 'smell' | 'taste', count: number): ExerciseStep => ({
  id,
  frame: `ex.grounding.${id}`,
  expects: 'free',
  help: `ex.grounding.${id}.help`,
  piece: { kind: 'senses', sense: id, count },
});

/** 5-4-3-2-1 (clinical reference §8, row 6): the senses one by one, then day and place. Fits everybody. */
export const grounding: Exercise = {
  id: 'grounding',
  name: { es: 'volver a los sentidos', pt: 'voltar aos sentidos' },
  minutes: 4,
  unfit: [],
  why: 'ex.grounding.why',
  checksBody: false,
  instead: null,
  steps: [
    BEFORE,
    sense('see', 5),
    sense('touch', 4),
    sense('hear', 3),
    sense('smell', 2),
    sense('taste', 1),
    { id: 'orient', frame: 'ex.grounding.orient', expects: 'free', help: 'ex.grounding.orient.help' },
    AFTER,
    TAKEAWAY,
  ],
};
