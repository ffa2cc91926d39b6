import { plainly } from './answer-cues.ts';
import { AFTER, BEFORE, type Exercise } from './exercise.ts';

/** Stopping at once, which for a daily drinker is for a doctor to plan. */
const ALL_AT_ONCE =
  /\b(de golpe|de una( vez)?|para siempre|nunca mas|por completo|del todo|totalmente|dejar(lo)? ya|cortar(lo)? ya|no (volver a )?tomar (nunca|mas)|de vez|nunca mais|parar de vez|completamente)\b/;
const SIGNS =
  /\b(tiembl\w+|temblor\w*|temblad\w+|sud[oa]\w*|convuls\w+|alucin\w+|veo cosas|oigo cosas|necesito (un trago|tomar) (al|en la|para)|tremo|tremor\w*|tremed\w+|suo|vejo coisas|ouco coisas|preciso (beber|de um gole) (de manha|ao acordar))\b/;

/**
 * Alcohol, after motivational interviewing (clinical reference §8, row 18): what it gives, what it costs, importance,
 * confidence, and a plan of their own. Signs of dependence are asked first and go to a doctor; no amounts, no orders.
 */
export const drinking: Exercise = {
  id: 'drinking',
  name: { es: 'pensar qué lugar tiene el alcohol', pt: 'pensar no lugar da bebida' },
  minutes: 8,
  unfit: ['psychosis', 'crisis'],
  why: 'ex.drinking.why',
  keeps: {
    cell: 'reason',
    es: 'por qué le importa cambiar con el alcohol',
    pt: 'por que importa mudar com a bebida',
  },
  checksBody: false,
  instead: 'urge',
  end: 'ex.drinking.end',
  steps: [
    {
      id: 'check',
      frame: 'ex.drinking.check',
      expects: 'yes-no',
      help: 'ex.drinking.check.help',
      dangers: [
        { cue: plainly.yes, kind: 'substance', level: 'low' },
        { cue: SIGNS, kind: 'substance', level: 'low' },
      ],
      leaves: [plainly.yes, SIGNS, plainly.unsure].map((cue) => ({ cue, frame: 'ex.drinking.doctor' })),
    },
    { ...BEFORE, frame: 'ex.drinking.before' },
    { id: 'good', frame: 'ex.drinking.good', expects: 'free', help: 'ex.drinking.good.help' },
    { id: 'bad', frame: 'ex.drinking.bad', expects: 'free', help: 'ex.drinking.bad.help' },
    { id: 'importance', frame: 'ex.drinking.importance', expects: 'scale10', help: 'ex.scale.help' },
    {
      id: 'reason',
      frame: 'ex.drinking.reason',
      expects: 'free',
      help: 'ex.drinking.reason.help',
      onlyAbove: { cell: 'importance', atLeast: 1 },
    },
    { id: 'able', frame: 'ex.drinking.able', expects: 'scale10', help: 'ex.scale.help' },
    {
      id: 'step',
      frame: 'ex.drinking.plan',
      expects: 'free',
      help: 'ex.drinking.plan.help',
      stumble: { cue: ALL_AT_ONCE, frame: 'ex.drinking.plan.sudden' },
    },
    { id: 'support', frame: 'ex.drinking.support', expects: 'free', help: 'ex.drinking.support.help' },
    { ...AFTER, frame: 'ex.drinking.after' },
  ],
};
