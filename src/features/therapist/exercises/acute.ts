import type { Exercise, ExerciseStep } from './exercise.ts';

const STILL_HIGH = { cell: 'after', atLeast: 6 } as const;

const sense = (id: string, frame: string, help: string, lead?: string): ExerciseStep => ({
  id,
  frame,
  expects: 'free',
  help,
  onlyAbove: STILL_HIGH,
  lead,
});

/**
 * Panic now, after the body was asked about: place, number, breathing, number, and when it is still high the
 * senses; then a person. TIPP's paced breath and WHO grounding (clinical reference §8, rows 5, 6 and 8).
 */
export const acute: Exercise = {
  id: 'acute',
  name: { es: 'bajar la ola', pt: 'baixar a onda' },
  minutes: 5,
  why: 'ex.breathing.why',
  unfit: ['lungs', 'pregnancy', 'heart'],
  checksBody: false,
  instead: null,
  isAcute: true,
  otherDoor: 'see',
  steps: [
    { id: 'anchor', frame: 'acute.anchor', expects: 'done', help: 'acute.anchor.help' },
    { id: 'before', frame: 'acute.before', expects: 'scale10', help: 'ex.scale.help' },
    { id: 'consent', frame: 'acute.consent', expects: 'yes-no', help: 'ex.consent.help' },
    {
      id: 'pacer',
      frame: 'ex.breathing.pacer',
      expects: 'done',
      help: 'ex.breathing.pacer.help',
      piece: { kind: 'pacer', inhaleSeconds: 4, exhaleSeconds: 6, rounds: 6 },
    },
    { id: 'after', frame: 'acute.later', expects: 'scale10', help: 'ex.scale.help' },
    sense('see', 'acute.see', 'ex.grounding.see.help', 'acute.more'),
    sense('touch', 'acute.touch', 'ex.grounding.touch.help'),
    sense('hear', 'acute.hear', 'ex.grounding.hear.help'),
    sense('orient', 'ex.grounding.orient', 'ex.grounding.orient.help'),
    {
      id: 'later',
      frame: 'acute.later',
      expects: 'scale10',
      help: 'ex.scale.help',
      onlyAbove: STILL_HIGH,
    },
    { id: 'person', frame: 'acute.person', expects: 'free', help: 'acute.person.help' },
  ],
};
