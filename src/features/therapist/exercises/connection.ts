import { AFTER, BEFORE, CONFIDENCE, type Exercise } from './exercise.ts';

const NOBODY =
  /\b(nadie|ninguem|no tengo (amigos|a nadie)|nao tenho (amigos|ninguem)|no hay nadie|nao tem ninguem|ningun[oa])\b/;

/** Connection in steps (clinical reference §8, row 17): people on a map, the smallest contact, its first line, a moment. */
export const connection: Exercise = {
  id: 'connection',
  name: { es: 'un contacto chico con alguien', pt: 'um contato pequeno com alguém' },
  minutes: 6,
  unfit: [],
  why: 'ex.connection.why',
  checksBody: false,
  instead: 'activation',
  end: 'ex.connection.end',
  steps: [
    { ...BEFORE, frame: 'ex.connection.before' },
    {
      id: 'map',
      frame: 'ex.connection.map',
      expects: 'free',
      help: 'ex.connection.map.help',
      stumble: { cue: NOBODY, frame: 'ex.connection.map.nobody' },
    },
    { id: 'one', frame: 'ex.connection.one', expects: 'free', help: 'ex.connection.one.help' },
    {
      id: 'step',
      frame: 'ex.connection.contact',
      expects: 'free',
      help: 'ex.connection.contact.help',
    },
    {
      id: 'draft',
      frame: 'ex.connection.draft',
      expects: 'free',
      help: 'ex.connection.draft.help',
      isSpeech: true,
    },
    {
      id: 'when',
      isTime: true,
      frame: 'ex.connection.when',
      expects: 'free',
      help: 'ex.connection.when.help',
    },
    CONFIDENCE,
    { id: 'silence', frame: 'ex.connection.silence', expects: 'free', help: 'ex.connection.silence.help' },
    { ...AFTER, frame: 'ex.connection.after' },
  ],
};
