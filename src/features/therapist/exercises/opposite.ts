import { plainly } from './answer-cues.ts';
import { AFTER, BEFORE, CONFIDENCE, type Exercise } from './exercise.ts';

/** Wholly so; "en parte" still leaves something to act against. */
const FITS =
  /^(si+p?|sim|claro|totalmente|completamente|por supuesto|con certeza|claro que si|claro que sim)\b(?!.*\b(pero|aunque|mas|parte|no tanto|nao tanto)\b)/;

/**
 * Opposite action (clinical reference §8, row 13): emotion, urge, does it fit the facts, the opposite all the way.
 * Somebody who does them harm makes the fear right: then nothing is acted against, and safety comes first.
 */
export const opposite: Exercise = {
  id: 'opposite',
  name: { es: 'ir al revés del impulso', pt: 'ir ao contrário do impulso' },
  minutes: 7,
  unfit: ['violence', 'danger', 'psychosis', 'mania'],
  why: 'ex.opposite.why',
  checksBody: false,
  instead: 'grounding',
  end: 'ex.opposite.end',
  steps: [
    BEFORE,
    { id: 'emotion', frame: 'ex.opposite.emotion', expects: 'free', help: 'ex.opposite.emotion.help' },
    {
      id: 'urge',
      frame: 'ex.opposite.urge',
      expects: 'free',
      help: 'ex.opposite.urge.help',
    },
    {
      id: 'check',
      frame: 'ex.opposite.check',
      expects: 'yes-no',
      help: 'ex.opposite.check.help',
      dangers: [plainly.yes, plainly.hurt].map((cue) => ({
        cue,
        kind: 'abuse_violence' as const,
        level: 'moderate' as const,
      })),
      leaves: [plainly.yes, plainly.hurt, plainly.unsure].map((cue) => ({
        cue,
        frame: 'ex.opposite.threat',
      })),
    },
    {
      id: 'facts',
      frame: 'ex.opposite.facts',
      expects: 'yes-no',
      help: 'ex.opposite.facts.help',
      leaves: [{ cue: FITS, frame: 'ex.opposite.fits' }],
    },
    { id: 'step', frame: 'ex.opposite.act', expects: 'free', help: 'ex.opposite.act.help' },
    { id: 'way', frame: 'ex.opposite.way', expects: 'free', help: 'ex.opposite.way.help' },
    {
      id: 'when',
      isTime: true,
      frame: 'ex.activation.when',
      expects: 'free',
      help: 'ex.activation.when.help',
    },
    CONFIDENCE,
    AFTER,
  ],
};
