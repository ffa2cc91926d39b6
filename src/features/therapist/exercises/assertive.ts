import { plainly } from './answer-cues.ts';
import { AFTER, BEFORE, CONFIDENCE, type Exercise } from './exercise.ts';

const INSULT =
  /\b(descarad|idiota|estupid|imbecil|inutil|egoista|mentiros|floj[oa]|vag[oa]\b|sinverguenza|conchud|pendej|bolud|huevon|desgraciad|maldit|mierda|basura|tarad|toxic|cretin|folgad|preguicos|cara de pau|egoista|ridicul|burr[oa]\b)/;
/** A verdict in place of a fact: an insult, or what somebody always or never does. */
const JUDGES = new RegExp(
  `${INSULT.source}|\\b(siempre|nunca|jamas|sempre)\\b|\\b(eres|sos|es usted|voce e|vc e) (un|una|muy|tan|re|um|uma|muito|tao)\\b`,
);
/** "Siento que no te importo": about the other, whatever verb it begins with. */
const ABOUT_THEM = /\b(siento|sinto) que (tu|vos|usted|el|ella|no te|no le|eres|sos|me |voce|ele|ela|nao se)/;
const VAGUE =
  /\b(que )?(me )?(respete[ns]?|quiera|entienda[ns]?|valore[ns]?|apoye[ns]?|comprenda|cambie[ns]?|madure|respeite|entenda|valorize|apoie|mude)\b(?!.*\d)|\b(sea|seas|seja) (mas|mejor|menos|mais|melhor)\b(?!.*\d)|\b(mas|mais) (respeto|apoyo|carino|atencion|respeito|apoio|carinho|atencao)\b(?!.*\d)/;
const YIELDS =
  /^(bueno|esta bien|ok|okey|dale|ah|no importa|olvidalo|no te preocupes|perdon|disculpa|ta bom|tudo bem|deixa|esquece|desculpa|nao tem problema)[ ,.]*(entonces|no importa|dejalo|olvidalo|deja|nada|pra la|para la|esquece|tudo bem|perdon)?[.! ]*$/;

/**
 * DEAR MAN (clinical reference §8, row 14): describe, express, ask, reinforce, rehearse. Never with somebody who
 * does them harm: it is asked first, and doubt counts as a reason not to.
 */
export const assertive: Exercise = {
  id: 'assertive',
  name: { es: 'preparar cómo pedirlo', pt: 'preparar como pedir' },
  minutes: 10,
  unfit: ['violence', 'danger', 'psychosis', 'mania', 'crisis'],
  why: 'ex.assertive.why',
  keeps: { cell: 'ask', es: 'pedido preparado', pt: 'pedido preparado' },
  checksBody: false,
  instead: null,
  end: 'ex.assertive.end',
  steps: [
    {
      id: 'check',
      frame: 'ex.assertive.check',
      expects: 'yes-no',
      help: 'ex.assertive.check.help',
      dangers: [plainly.yes, plainly.hurt].map((cue) => ({
        cue,
        kind: 'abuse_violence' as const,
        level: 'moderate' as const,
      })),
      leaves: [plainly.yes, plainly.hurt, plainly.unsure].map((cue) => ({
        cue,
        frame: 'ex.assertive.unsure',
      })),
    },
    { ...BEFORE, frame: 'ex.assertive.before' },
    {
      id: 'describe',
      frame: 'ex.assertive.describe',
      expects: 'free',
      help: 'ex.assertive.describe.help',
      stumble: { cue: JUDGES, frame: 'ex.assertive.describe.judge' },
      notices: [
        {
          cue: /\d|\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo|ayer|este mes|esta semana|ontem|segunda|terca|quarta|quinta|sexta|este mes)\b/,
          frame: 'ex.assertive.describe.facts',
        },
      ],
      also: {
        cell: 'express',
        cue: /(?:[,.;]| y| e)\s+((?:yo |eu )?(?:me siento|estoy|me duele|me da|me sinto|estou|tô|fico)\b.+)$/iu,
      },
      isSpeech: true,
    },
    {
      id: 'express',
      frame: 'ex.assertive.express',
      expects: 'free',
      help: 'ex.assertive.express.help',
      stumble: { cue: ABOUT_THEM, frame: 'ex.assertive.express.you' },
      isSpeech: true,
    },
    {
      id: 'ask',
      frame: 'ex.assertive.ask',
      expects: 'free',
      help: 'ex.assertive.ask.help',
      stumble: { cue: VAGUE, frame: 'ex.assertive.ask.vague' },
      isSpeech: true,
    },
    {
      id: 'reinforce',
      frame: 'ex.assertive.reinforce',
      expects: 'free',
      help: 'ex.assertive.reinforce.help',
      drafts: ['describe', 'express', 'ask'],
      isSpeech: true,
    },
    {
      id: 'rehearse',
      frame: 'ex.assertive.rehearse',
      expects: 'free',
      help: 'ex.assertive.rehearse.help',
      stumble: { cue: new RegExp(`${YIELDS.source}|${INSULT.source}`), frame: 'ex.assertive.rehearse.yield' },
      notices: [
        { cue: /\?|\b(cuanto|cuando|que dia|quanto|quando|que dia)\b/, frame: 'ex.assertive.rehearse.open' },
      ],
      isSpeech: true,
    },
    { id: 'step', frame: 'ex.assertive.when', expects: 'free', help: 'ex.assertive.when.help' },
    CONFIDENCE,
    { ...AFTER, frame: 'ex.assertive.after' },
  ],
};
