import { AFTER, BEFORE, CONFIDENCE, type Exercise } from './exercise.ts';

/** Values and one step after ACT (clinical reference §8, row 12). */
export const values: Exercise = {
  id: 'values',
  name: { es: 'mirar qué importa y dar un paso', pt: 'olhar o que importa e dar um passo' },
  minutes: 8,
  unfit: ['crisis', 'mania', 'psychosis'],
  why: 'ex.values.why',
  checksBody: false,
  instead: 'grounding',
  keeps: { cell: 'why', es: 'Lo que le importa', pt: 'O que importa' },
  steps: [
    BEFORE,
    { id: 'domain', frame: 'ex.values.domain', expects: 'free', help: 'ex.values.domain.help' },
    {
      id: 'why',
      frame: 'ex.values.matter',
      expects: 'free',
      help: 'ex.values.matter.help',
      needs: 'domain',
    },
    {
      id: 'how',
      frame: 'ex.values.how',
      expects: 'free',
      help: 'ex.values.how.help',
      needs: 'why',
    },
    { id: 'near', frame: 'ex.values.near', expects: 'scale10', help: 'ex.scale.help', needs: 'domain' },
    { id: 'step', frame: 'ex.values.act', expects: 'free', help: 'ex.step.help' },
    {
      id: 'when',
      isTime: true,
      frame: 'ex.activation.when',
      expects: 'free',
      help: 'ex.activation.when.help',
      needs: 'step',
    },
    CONFIDENCE,
    AFTER,
  ],
};
