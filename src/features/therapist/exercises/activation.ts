import { AFTER, BEFORE, CONFIDENCE, type Exercise } from './exercise.ts';

/** Behavioural activation after Martell and Lejuez (clinical reference §8, row 1). */
export const activation: Exercise = {
  id: 'activation',
  name: { es: 'elegir una cosa chica para hoy', pt: 'escolher uma coisa pequena para hoje' },
  minutes: 6,
  unfit: ['mania', 'crisis', 'fresh_loss'],
  why: 'ex.activation.why',
  checksBody: false,
  instead: 'grounding',
  steps: [
    BEFORE,
    { id: 'link', frame: 'ex.activation.link', expects: 'free', help: 'ex.activation.link.help' },
    { id: 'list', frame: 'ex.activation.list', expects: 'free', help: 'ex.activation.list.help' },
    { id: 'step', frame: 'ex.activation.pick', expects: 'free', help: 'ex.activation.pick.help' },
    {
      id: 'when',
      isTime: true,
      frame: 'ex.activation.when',
      expects: 'free',
      help: 'ex.activation.when.help',
      needs: 'step',
    },
    {
      id: 'obstacle',
      frame: 'ex.activation.obstacle',
      expects: 'free',
      help: 'ex.activation.obstacle.help',
      needs: 'step',
    },
    CONFIDENCE,
    AFTER,
  ],
};
