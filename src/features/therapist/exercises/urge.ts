import { AFTER, type Exercise, TAKEAWAY } from './exercise.ts';

/** Urge surfing after Marlatt (clinical reference §8, row 9). With a plan and intent the safety protocol goes first. */
export const urge: Exercise = {
  id: 'urge',
  name: { es: 'surfear el impulso', pt: 'surfar o impulso' },
  minutes: 10,
  unfit: ['psychosis'],
  why: 'ex.urge.why',
  checksBody: false,
  instead: 'grounding',
  steps: [
    { id: 'before', frame: 'ex.urge.before', expects: 'scale10', help: 'ex.scale.help' },
    { id: 'place', frame: 'ex.urge.place', expects: 'free', help: 'ex.urge.place.help' },
    { id: 'feel', frame: 'ex.urge.feel', expects: 'free', help: 'ex.urge.feel.help' },
    { id: 'ride', frame: 'ex.urge.ride', expects: 'done', help: 'ex.urge.ride.help' },
    { id: 'later', frame: 'ex.urge.later', expects: 'scale10', help: 'ex.scale.help' },
    { id: 'delay', isTime: true, frame: 'ex.urge.delay', expects: 'free', help: 'ex.urge.delay.help' },
    {
      id: 'step',
      frame: 'ex.urge.meanwhile',
      expects: 'free',
      help: 'ex.urge.meanwhile.help',
    },
    { ...AFTER, frame: 'ex.urge.after' },
    TAKEAWAY,
  ],
};
