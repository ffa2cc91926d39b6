import { AFTER, BEFORE, CONFIDENCE, type Exercise, TAKEAWAY } from './exercise.ts';

/** A set hour for worry after Borkovec (clinical reference §8, row 3): note, put off, sort, act or let go. */
export const worry: Exercise = {
  id: 'worry',
  name: { es: 'darle una hora a la preocupación', pt: 'dar hora marcada à preocupação' },
  minutes: 8,
  unfit: ['urgent', 'danger', 'crisis', 'psychosis', 'mania'],
  why: 'ex.worry.why',
  checksBody: false,
  instead: 'defusion',
  keeps: { cell: 'slot', es: 'Hora para las preocupaciones', pt: 'Hora para as preocupações' },
  steps: [
    BEFORE,
    { id: 'worry', frame: 'ex.worry.note', expects: 'free', help: 'ex.worry.note.help' },
    { id: 'slot', isTime: true, frame: 'ex.worry.slot', expects: 'free', help: 'ex.worry.slot.help' },
    { id: 'back', frame: 'ex.worry.back', expects: 'free', help: 'ex.worry.back.help' },
    { id: 'sort', frame: 'ex.worry.sort', expects: 'yes-no', help: 'ex.worry.sort.help', needs: 'worry' },
    {
      id: 'step',
      frame: 'ex.worry.act',
      expects: 'free',
      help: 'ex.worry.act.help',
      onlyIf: { cell: 'sort', is: ['yes'] },
    },
    { ...CONFIDENCE, onlyIf: { cell: 'sort', is: ['yes'] } },
    {
      id: 'leave',
      frame: 'ex.worry.leave',
      expects: 'free',
      help: 'ex.worry.leave.help',
      onlyIf: { cell: 'sort', is: ['no', ''] },
      needs: 'worry',
    },
    AFTER,
    TAKEAWAY,
  ],
};
