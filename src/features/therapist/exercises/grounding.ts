import { AFTER, BEFORE, type Exercise, TAKEAWAY } from './exercise.ts';

/** 5-4-3-2-1 (clinical reference §8, row 6): the senses one by one, then day and place. Fits everybody. */
export const grounding: Exercise = {
  id: 'grounding',
  name: { es: 'volver a los sentidos', pt: 'voltar aos sentidos' },
  minutes: 4,
  fits: ['panic', 'anxiety', 'trauma', 'drugs', 'alcohol', 'loneliness'],
  calledBy:
    /\b(desconectad[oa]|irreal|no me siento aqui|como en un sueno|flashback|disoci\w+|desligad[oa]|fora do corpo|como num sonho)\b/,
  suits: ['skills'],
  unfit: [],
  why: 'ex.grounding.why',
  checksBody: false,
  takesStory: false,
  instead: null,
  steps: [
    BEFORE,
    { id: 'see', frame: 'ex.grounding.see', expects: 'free', help: 'ex.grounding.see.help' },
    { id: 'touch', frame: 'ex.grounding.touch', expects: 'free', help: 'ex.grounding.touch.help' },
    { id: 'hear', frame: 'ex.grounding.hear', expects: 'free', help: 'ex.grounding.hear.help' },
    { id: 'smell', frame: 'ex.grounding.smell', expects: 'free', help: 'ex.grounding.smell.help' },
    { id: 'taste', frame: 'ex.grounding.taste', expects: 'free', help: 'ex.grounding.taste.help' },
    { id: 'orient', frame: 'ex.grounding.orient', expects: 'free', help: 'ex.grounding.orient.help' },
    AFTER,
    TAKEAWAY,
  ],
};
