import { AFTER, BEFORE, type Exercise, TAKEAWAY } from './exercise.ts';

/** Nearly every day without pleasure: looking for what is good would be one more reproach. */
const HEAVY =
  /^(?:(?:pues|mmm?|la verdad|bueno|creo que|acho que) )*(si+p?|sim|claro|casi todos|casi siempre|quase todos|quase sempre|todos los dias|todos os dias|siempre|sempre|bastante|mucho|muito)\b/;
/** So large that it holds nothing: "mi familia", "la salud". */
const LARGE =
  /^(que |por |tengo |tenho |de )*(la |el |los |mi |mis |a |o |minha |meu |meus )?(familia|salud|vida|trabajo|casa|hijos|amigos|dios|saude|trabalho|filhos|deus|todo|tudo)[. ]*$/;

/** Concrete gratitude (clinical reference §8, row 19): three things of the week and one's own part. Never with severe low mood or in a crisis. */
export const gratitude: Exercise = {
  id: 'gratitude',
  name: { es: 'tres cosas concretas de la semana', pt: 'três coisas concretas da semana' },
  minutes: 5,
  unfit: ['low_mood', 'crisis', 'fresh_loss', 'danger', 'psychosis', 'mania'],
  why: 'ex.gratitude.why',
  checksBody: false,
  instead: 'activation',
  end: 'ex.gratitude.end',
  steps: [
    {
      id: 'check',
      frame: 'ex.gratitude.check',
      expects: 'yes-no',
      help: 'ex.gratitude.check.help',
      leaves: [{ cue: HEAVY, frame: 'ex.gratitude.heavy', to: 'activation' }],
    },
    { ...BEFORE, frame: 'ex.gratitude.before' },
    {
      id: 'first',
      frame: 'ex.gratitude.first',
      expects: 'free',
      help: 'ex.gratitude.first.help',
      stumble: { cue: LARGE, frame: 'ex.gratitude.large' },
      spreads: ['second', 'third'],
      notices: [{ cue: /[,;].+[,;]/, frame: 'ex.gratitude.three' }],
    },
    {
      id: 'second',
      frame: 'ex.gratitude.second',
      expects: 'free',
      help: 'ex.gratitude.second.help',
      stumble: { cue: LARGE, frame: 'ex.gratitude.large' },
      spreads: ['third'],
    },
    {
      id: 'third',
      frame: 'ex.gratitude.third',
      expects: 'free',
      help: 'ex.gratitude.third.help',
      stumble: { cue: LARGE, frame: 'ex.gratitude.large' },
    },
    { id: 'part', frame: 'ex.gratitude.part', expects: 'free', help: 'ex.gratitude.part.help' },
    { id: 'thank', frame: 'ex.gratitude.thank', expects: 'free', help: 'ex.gratitude.thank.help' },
    { ...AFTER, frame: 'ex.gratitude.after' },
    TAKEAWAY,
  ],
};
