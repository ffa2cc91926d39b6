import type { Contraindication } from '../../intake/style-profile.ts';
import { AFTER, BEFORE, type Exercise, TAKEAWAY } from './exercise.ts';

/** Cold and hard movement are for nobody with one of these; the question before them asks for all three. */
const NO_COLD: readonly Contraindication[] = ['heart', 'eating', 'pregnancy'];
const CLEARED = { cell: 'check', is: ['no'] } as const;

/** TIPP after Linehan (clinical reference §8, row 8), for when the number is very high. */
export const tipp: Exercise = {
  id: 'tipp',
  name: { es: 'bajar la intensidad por el cuerpo', pt: 'baixar a intensidade pelo corpo' },
  minutes: 5,
  unfit: [],
  why: 'ex.tipp.why',
  checksBody: false,
  instead: 'grounding',
  steps: [
    BEFORE,
    { id: 'check', frame: 'ex.tipp.check', expects: 'yes-no', help: 'ex.tipp.check.help', unfit: NO_COLD },
    {
      id: 'cold',
      frame: 'ex.tipp.cold',
      expects: 'done',
      help: 'ex.tipp.cold.help',
      unfit: NO_COLD,
      onlyIf: CLEARED,
    },
    {
      id: 'move',
      frame: 'ex.tipp.move',
      expects: 'done',
      help: 'ex.tipp.move.help',
      unfit: [...NO_COLD, 'pain'],
      onlyIf: CLEARED,
    },
    {
      id: 'pacer',
      frame: 'ex.tipp.breathe',
      expects: 'done',
      help: 'ex.breathing.pacer.help',
      unfit: ['lungs', 'heart', 'pregnancy'],
      piece: { kind: 'pacer', inhaleSeconds: 4, exhaleSeconds: 6, rounds: 6 },
    },
    { id: 'loosen', frame: 'ex.tipp.loosen', expects: 'done', help: 'ex.tipp.loosen.help' },
    { id: 'feet', frame: 'ex.tipp.feet', expects: 'free', help: 'ex.tipp.feet.help' },
    AFTER,
    { id: 'person', frame: 'ex.tipp.person', expects: 'free', help: 'ex.tipp.person.help' },
    TAKEAWAY,
  ],
};
