import { plainly } from './answer-cues.ts';
import { AFTER, BEFORE, CONFIDENCE, type Exercise } from './exercise.ts';

/**
 * Sleep after basic CBT-I (clinical reference §8, row 15): diary, fixed rise, bed only for sleep, out of bed when
 * it does not come, coffee and alcohol. Time in bed is never shortened, and whoever has epilepsy or bipolar
 * disorder, or drives at night or in shifts, is asked nothing that could cost sleep.
 */
export const sleep: Exercise = {
  id: 'sleep',
  name: { es: 'ordenar el sueño', pt: 'arrumar o sono' },
  minutes: 6,
  unfit: ['mania', 'crisis'],
  why: 'ex.sleep.why',
  checksBody: false,
  instead: 'grounding',
  end: 'ex.sleep.end',
  steps: [
    { ...BEFORE, frame: 'ex.sleep.before' },
    {
      id: 'check',
      frame: 'ex.sleep.check',
      expects: 'yes-no',
      help: 'ex.sleep.check.help',
      notices: [
        { cue: plainly.yes, frame: 'ex.sleep.careful' },
        { cue: /\b(manej|conduz|turno|chofer|dirij|bipolar|epilep|convuls)/, frame: 'ex.sleep.careful' },
      ],
    },
    { id: 'diary', isTime: true, frame: 'ex.sleep.diary', expects: 'free', help: 'ex.sleep.diary.help' },
    {
      id: 'rise',
      isTime: true,
      frame: 'ex.sleep.rise',
      expects: 'free',
      help: 'ex.sleep.rise.help',
      onlyIf: { cell: 'check', is: ['no'] },
    },
    {
      id: 'anchor',
      frame: 'ex.sleep.anchor',
      expects: 'free',
      help: 'ex.sleep.anchor.help',
      onlyIf: { cell: 'check', is: ['yes', ''] },
    },
    { id: 'bed', frame: 'ex.sleep.bed', expects: 'free', help: 'ex.sleep.bed.help' },
    {
      id: 'awake',
      frame: 'ex.sleep.awake',
      expects: 'free',
      help: 'ex.sleep.awake.help',
      onlyIf: { cell: 'check', is: ['no'] },
    },
    { id: 'cups', frame: 'ex.sleep.cups', expects: 'free', help: 'ex.sleep.cups.help' },
    { id: 'step', frame: 'ex.sleep.step', expects: 'free', help: 'ex.sleep.step.help' },
    CONFIDENCE,
    { ...AFTER, frame: 'ex.sleep.after' },
  ],
};
