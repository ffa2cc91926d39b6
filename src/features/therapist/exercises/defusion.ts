import { AFTER, BEFORE, type Exercise, TAKEAWAY } from './exercise.ts';

/** Unhooking from a thought after ACT and the WHO guide (clinical reference §8, row 11). */
export const defusion: Exercise = {
  id: 'defusion',
  name: { es: 'tomar distancia de un pensamiento', pt: 'tomar distância de um pensamento' },
  minutes: 5,
  unfit: ['psychosis', 'mania', 'danger'],
  why: 'ex.defusion.why',
  checksBody: false,
  instead: 'grounding',
  steps: [
    BEFORE,
    { id: 'thought', frame: 'ex.defusion.thought', expects: 'free', help: 'ex.defusion.thought.help' },
    {
      id: 'noticed',
      frame: 'ex.defusion.notice',
      expects: 'free',
      help: 'ex.defusion.notice.help',
      needs: 'thought',
    },
    { id: 'way', frame: 'ex.defusion.way', expects: 'free', help: 'ex.defusion.way.help', needs: 'thought' },
    {
      id: 'play',
      frame: 'ex.defusion.play',
      expects: 'done',
      help: 'ex.defusion.play.help',
      needs: 'thought',
    },
    { id: 'here', frame: 'ex.defusion.here', expects: 'free', help: 'ex.defusion.here.help' },
    { id: 'back', frame: 'ex.defusion.back', expects: 'free', help: 'ex.defusion.back.help' },
    AFTER,
    TAKEAWAY,
  ],
};
