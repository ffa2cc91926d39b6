import { AFTER, BEFORE, type Exercise } from './exercise.ts';

/** Said of the kind phrase: it does not ring true yet. */
const FEELS_FAKE =
  /\b(falso|ridicul\w+|no me (lo )?creo|no me sale|suena (raro|tonto|cursi)|cursi|forzado|mentira|no puedo decirme|nao acredito|bobo|brega|soa (falso|estranho|bobo))\b/;

/** Self-compassion pause after Neff (clinical reference §8, row 10); where it rings false, the tone of a friend. */
export const kindness: Exercise = {
  id: 'kindness',
  name: { es: 'una pausa con otro tono', pt: 'uma pausa com outro tom' },
  minutes: 6,
  unfit: [],
  why: 'ex.kindness.why',
  checksBody: false,
  instead: 'grounding',
  steps: [
    BEFORE,
    { id: 'critic', frame: 'ex.kindness.critic', expects: 'free', help: 'ex.kindness.critic.help' },
    { id: 'body', frame: 'ex.kindness.body', expects: 'free', help: 'ex.kindness.body.help' },
    {
      id: 'shared',
      frame: 'ex.kindness.shared',
      expects: 'free',
      help: 'ex.kindness.shared.help',
    },
    { id: 'friend', frame: 'ex.kindness.friend', expects: 'free', help: 'ex.kindness.friend.help' },
    {
      id: 'takeaway',
      frame: 'ex.kindness.phrase',
      expects: 'free',
      help: 'ex.kindness.phrase.help',
      stumble: { cue: FEELS_FAKE, frame: 'ex.kindness.fake' },
    },
    {
      id: 'rest',
      frame: 'ex.kindness.rest',
      expects: 'done',
      help: 'ex.kindness.rest.help',
      needs: 'takeaway',
    },
    AFTER,
  ],
};
