import { AFTER, BEFORE, CONFIDENCE, type Exercise, STEP } from './exercise.ts';

/** Thought record after Beck (clinical reference §8, row 2). */
export const record: Exercise = {
  id: 'record',
  name: { es: 'revisar un pensamiento por partes', pt: 'rever um pensamento por partes' },
  minutes: 10,
  // Too much work and real threats are no errors of thought.
  unfit: ['psychosis', 'mania', 'violence', 'danger', 'overwork', 'crisis', 'fresh_loss'],
  why: 'ex.why',
  checksBody: false,
  instead: 'grounding',
  isSheet: true,
  steps: [
    BEFORE,
    { id: 'situation', frame: 'ex.record.situation', expects: 'free', help: 'ex.record.situation.help' },
    { id: 'thought', frame: 'ex.record.thought', expects: 'free', help: 'ex.record.thought.help' },
    { id: 'belief', frame: 'ex.record.belief', expects: 'scale100', help: 'ex.percent.help' },
    { id: 'emotion', frame: 'ex.record.emotion', expects: 'free', help: 'ex.record.emotion.help' },
    { id: 'for', frame: 'ex.record.for', expects: 'free', help: 'ex.record.for.help' },
    { id: 'against', frame: 'ex.record.against', expects: 'free', help: 'ex.record.against.help' },
    { id: 'balanced', frame: 'ex.record.balanced', expects: 'free', help: 'ex.record.balanced.help' },
    { id: 'rebelief', frame: 'ex.record.rebelief', expects: 'scale100', help: 'ex.percent.help' },
    AFTER,
    STEP,
    CONFIDENCE,
  ],
};
