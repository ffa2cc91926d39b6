import { AFTER, BEFORE, type Exercise } from './exercise.ts';

/** Within about two weeks of the death nothing is worked on yet; "hoy hace un año" is another thing. */
const FRESH =
  /^(?!.*\b(\d{4}|anos?|mes|meses)\b).*\b(hoy|ayer|anteayer|antier|anoche|esta semana|la semana pasada|recien|hace (poco|unos dias|una semana|semana y media|dias|(un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|\d|1[0-3]) dias?)|hoje|ontem|anteontem|semana passada|(faz|ha) (pouco|uns dias|uma semana|(um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|\d|1[0-3]) dias?)|(este|el|nest[ae]|n[ao]|ess[ae]) (lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta))\b/;
const TOO_SOON = { cue: FRESH, frame: 'ex.grief.fresh' };

/** Going to them, as against having wished to be with them then. */
const REUNION =
  /\b(reunir(me|nos)|reencontrar(te|me|nos)|alcanzar(te|l[oa])|irme con(tigo| vos| usted| el| ella)|(me quiero|quiero|quisiera|ya|pronto|luego) (ir(me)?|estar|volver a estar|voy) con(tigo| vos| usted| el| ella)|(pronto|luego|ya) (estare|voy a estar|vamos a estar|estaremos|nos vemos|te veo|nos veremos|te vere)|nos vemos (pronto|luego|alla)|esperame|esperenme|llevame|llevarme con(tigo| vos| usted)|ven por mi|ven a buscarme|vine por mi|me juntar (a|com) (voce|ele|ela)|encontrar (voce|ele|ela) (logo|em breve|ai)|(quero|queria|vou) (ir|estar) (com|junto) (de )?(voce|ele|ela)|ir (embora )?com (voce|ele|ela)|me leva|vem me buscar|(logo|em breve) (vou|estarei|estaremos|a gente se ve|te vejo|nos vemos)|me espera (ai|la|que))\b/;
const GOES_TO_THEM = [{ cue: REUNION, kind: 'suicide', level: 'low' }] as const;
/** What is written about the dead is not read back in quotation marks, nor called material. */
const HEARD = [{ cue: /./, frame: 'ex.grief.heard' }];

/** Where the protocol has asked already, the letter still does not go on. */
const PAUSE = { cue: REUNION, frame: 'ex.grief.pause' };

/**
 * Grief (clinical reference §8, row 16, after Worden): the name, a memory, what was left unsaid, an answer, a small
 * ritual, somebody near. Not in the first two weeks; "reunirme contigo" is asked about, never written on.
 */
export const grief: Exercise = {
  id: 'grief',
  name: { es: 'una carta y un gesto de despedida', pt: 'uma carta e um gesto de lembrança' },
  minutes: 10,
  unfit: ['fresh_loss', 'psychosis', 'crisis'],
  why: 'ex.grief.why',
  checksBody: false,
  instead: null,
  end: 'ex.grief.end',
  steps: [
    { ...BEFORE, frame: 'ex.grief.before' },
    {
      id: 'name',
      frame: 'ex.grief.name',
      expects: 'free',
      help: 'ex.grief.name.help',
      leaves: [TOO_SOON, PAUSE],
      also: {
        cell: 'since',
        cue: /[\s,.;]+((?:hace|hará|va a hacer|desde|en|el|murió|falleció|se fue|se nos fue|faz|há|desde|em|morreu|faleceu|se foi) .*(?:\d|año|mes|semana|ano|mês|mese|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|pandemi).*)$/iu,
      },
      dangers: GOES_TO_THEM,
    },
    {
      id: 'since',
      isTime: true,
      frame: 'ex.grief.since',
      expects: 'free',
      help: 'ex.grief.since.help',
      leaves: [TOO_SOON, PAUSE],
      dangers: GOES_TO_THEM,
    },
    {
      id: 'memory',
      frame: 'ex.grief.memory',
      expects: 'free',
      help: 'ex.grief.memory.help',
      notices: HEARD,
      dangers: GOES_TO_THEM,
      leaves: [PAUSE],
    },
    {
      id: 'unsaid',
      frame: 'ex.grief.unsaid',
      expects: 'free',
      help: 'ex.grief.unsaid.help',
      notices: HEARD,
      isSpeech: true,
      dangers: GOES_TO_THEM,
      leaves: [PAUSE],
    },
    {
      id: 'answer',
      frame: 'ex.grief.answer',
      expects: 'free',
      help: 'ex.grief.answer.help',
      notices: HEARD,
      isSpeech: true,
      dangers: GOES_TO_THEM,
      leaves: [PAUSE],
    },
    {
      id: 'step',
      frame: 'ex.grief.ritual',
      expects: 'free',
      help: 'ex.grief.ritual.help',
      dangers: GOES_TO_THEM,
      leaves: [PAUSE],
    },
    { id: 'when', isTime: true, frame: 'ex.grief.when', expects: 'free', help: 'ex.grief.when.help' },
    { id: 'support', frame: 'ex.grief.support', expects: 'free', help: 'ex.grief.support.help' },
    { ...AFTER, frame: 'ex.grief.after' },
  ],
};
