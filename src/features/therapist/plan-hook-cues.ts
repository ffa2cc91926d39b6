/**
 * What people say that calls for a question of its own, in the order they are tried: plain-text cues, Spanish
 * and Portuguese. The phrases stand in guided/frames-hook*.ts and, for turns that ask nothing, frames-say.ts.
 */
import type { Topic } from './understanding.ts';

export type Hook = {
  name: string;
  cue: RegExp;
  /** Only in these topics, or in any but these. */
  only?: readonly Topic[];
  not?: readonly Topic[];
  /** Only when somebody (or something) is there to fill the phrase, or nobody is. */
  needs?: 'who';
  /** Only when the speaker is the one it happens to. */
  mine?: boolean;
};

const SAFE_TO_PROBE_NOT: readonly Topic[] = ['trauma', 'eating', 'sexuality'];

/** Days that belong to somebody who is gone: no day to propose anything on. */
export const THEIR_DAY =
  /\b(cumplean\w*|cumpliria|aniversari\w*|navidad|nochebuena|ano nuevo|dia de (la madre|las madres|el padre|los padres|muertos|los muertos)|hoy (hubiera|habria|seria|hace (un|dos|tres|\d+) (ano|mes))|natal|dia d[ao]s? (maes|pais|finados)|hoje (seria|faria|faz (um|dois|tres|\d+) (ano|mes)))/;

export const HOOKS: readonly Hook[] = [
  { name: 'day', cue: THEIR_DAY, only: ['grief'] },
  {
    name: 'witness',
    cue: /\b(se nos murio|se murio un|(se )?(murio|fue|muere) (un|una|mi|el|la) paciente|paciente(s)? (que )?(murio|mueren|murieron|fallecio)|vi morir)\b/,
  },
  {
    name: 'check',
    cue: /\b(le reviso|reviso (su|el)|revise (su|el|el celular)|miro sus (historias|fotos)|viendo sus (historias|fotos)|en linea|stalk\w*)\b/,
  },
  {
    name: 'numb',
    cue: /\b(ya no me importa (nada|nadie)|no me importa nada|no siento nada|(sigo|ando|estoy|hago todo) como si nada|en automatico|nao sinto nada|no automatico)\b/,
  },
  {
    name: 'no-tears',
    cue: /\b(no (puedo|he podido|logro|consigo) llorar|no (he )?llor(o|e|ado)|nao (consigo chorar|choro|chorei))\b/,
    only: ['grief'],
  },
  {
    name: 'how',
    cue: /\bno se como\b|\bcomo (empezar|empiezo|decir|le digo|lo digo|se lo digo)|\bnao sei como\b|\bque le digo\b/,
  },
  {
    name: 'secret',
    cue: /\b(no (le|se lo|les|lo) (he )?(dicho|dije|conte|contado|quiero contar)|no (he )?(dicho|conte) nada|nadie (lo )?sabe|a nadie se lo|me lo (guardo|callo)|no le cuento|nao contei|ninguem sabe|nao quero contar)\b/,
  },
  {
    name: 'strong',
    cue: /\b(fuerte|aguant\w+|echale ganas|sigue adelante|hay que ser|no llores|forte|segurar as pontas)\b/,
    not: ['panic', 'chronic_pain'],
  },
  {
    name: 'guilt',
    cue: /\b(culpa|culpable|culpad[oa]|abandon\w+|deberia haber|tendria que haber|mala (mama|madre|hija)|mal (padre|hijo|papa))\b/,
  },
  {
    name: 'fear',
    cue: /\b(miedo|terror|medo|me van? a|si (les|le|se lo) digo|si se entera\w*|y si\b|van? a pensar|me aterra|receio|si me (echan|corren|despiden))/,
  },
  {
    name: 'legacy',
    cue: /\b(mi (papa|padre|viejo|mama|madre|vieja|abuel[oa]) (era|hacia|gritaba|revisaba|tomaba|pegaba|tomo|revisaba|tambien)|era igual|no quiero ser (como|asi)|meu pai era|minha mae era)/,
  },
  {
    name: 'torn',
    cue: /\bno se si\b|\bno me decido\b|\bpienso en (volver|dejar|renunc|separ|ir|regres)|\b(quiero|quisiera|necesito)\b.{2,40}\bpero\b|\bdice que (renuncie|me regrese|vuelva|lo deje|la deje)|\bnao sei se\b|\bquero\b.{2,40}\bmas\b/,
  },
  {
    name: 'reported',
    cue: /\b(dice|dicen|decia|decian|dijo|dijeron|grito|gritan|me dice|repite|diz|disse|falou|dizem)\b/,
    needs: 'who',
  },
  {
    name: 'reported',
    cue: /\b((me|le|nos) (dice|dicen|decia|dijo|dijeron|gritan|gritaron|diz|disse)|todos me|me dicen)\b/,
  },
  {
    name: 'alone',
    cue: /\b(sol[oa]s?|nadie|no me invitan|no hablo con|nadie me|sozinh[oa]|ninguem|silencio de la casa)\b/,
    only: ['loneliness', 'grief', 'depression', 'breakup'],
  },
  {
    name: 'tears',
    cue: /\b(lloro|llore|he llorado|(estoy|me puse a|termino|termine|bane|quede|paso el dia) llora\w+|llorando|ganas de llorar|choro|chorei|chorando|vontade de chorar|lagrimas)\b/,
    mine: true,
  },
  {
    name: 'keep',
    cue: /\b(todavia (tengo|esta|guardo|duerme)|sigo (poniendo|guardando|durmiendo)|guardo|huele|su (ropa|chaqueta|perro|olor|foto|taza|lado|cama)|extran\w+|ainda (tenho|guardo)|sinto falta)\b/,
    only: ['grief', 'breakup', 'loneliness'],
  },
  {
    name: 'keep',
    cue: /\b(extran\w+|recuerd\w+|me gustaban?|le gustaban?|sinto (falta|saudade)|gostava)\b/,
    only: ['grief', 'breakup'],
  },
  {
    name: 'loss-of-work',
    cue: /\b(echaron|despidieron|perdi (el|mi) (trabajo|empleo|laburo)|demitid\w+|demitiram)\b/,
  },
  {
    name: 'carry',
    cue: /\b(me (hice|hago) cargo|me encargo|cuido (a|de|do|da)|hago todo|yo (pago|cuido|hago)|me toca|siempre (soy )?yo|todo yo|pago todo|la (que|unica) (cuida|paga|limpia)|cuido do|sou eu que)\b/,
  },
  {
    name: 'ally',
    cue: /\b(me (apoya|ayuda|invita|acompana|escucha|chama pra|quiere)|si me apoya|podria venir|vino a verme)\b/,
    needs: 'who',
  },
  {
    name: 'did',
    cue: /\b(le (grite|conteste|pegue)|les grite|le dije (de todo|cosas|hasta)|me pelee|discutimos|explote|rompi|gritei|briguei)\b/,
    not: ['grief'],
  },
  {
    name: 'night',
    cue: /\b(de noche|en la noche|por la noche|de madrugada|la madrugada|no duermo|despierto|los domingos|a las [1-9]\b|apago la luz|de noite|a noite|nao durmo)\b/,
    mine: true,
  },
  {
    name: 'avoid',
    cue: /\b(me pongo a (ver|mirar|limpiar|ordenar|jugar)|veo series|me encierro|no salgo|lo dejo para|no lo toco|me quedo (en (la )?cama|viendo|mirando)|evito|no contesto|fico no celular)\b/,
    mine: true,
  },
  {
    name: 'before',
    cue: /\bantes\b.{2,60}\b(ahora|ya no|hoy)\b|\bantes (salia|iba|hacia|era|abrazaba|tenia|dibujaba|corria|me gustaba)|\byo era\b|\bya (casi )?no (hablamos|salgo|hago|voy|me rio)\b|\bantes eu\b/,
    not: ['grief'],
  },
  {
    name: 'tired',
    cue: /\b(no doy mas|no puedo mas|agotad[oa]|cansad[oa]|(estoy|ando|tan|re|muy|ya|quede) hart[oa]|turnos?|\d+ horas|sin parar|no paro|exausta|cansada|esgotad[oa]|nao aguento)\b/,
    not: ['grief'],
  },
  { name: 'shame', cue: /\b(verguenza|me da pena|que (pena|oso)|vergonha|toxic[oa])\b/ },
  {
    name: 'body',
    cue: /\b(pecho|garganta|estomago|cuello|nudo|me tiembla|calor en|peito|dor no)\b/,
    not: SAFE_TO_PROBE_NOT,
  },
  {
    name: 'again',
    cue: /\b(siempre(?! (he sido|soy|fui|estuve|estoy))|cada vez|otra vez|de nuevo|todos los dias|todas las noches|todas las mananas|a cada rato|sempre|toda vez|todo dia)\b/,
    not: ['grief', 'breakup', 'trauma', 'eating'],
  },
  {
    name: 'want',
    cue: /(?<!\bno (?:la |lo |le |me |los |las |les )?)\b(quiero|quisiera|me gustaria|ojala|necesito|quero|queria|preciso)\b(?! (que|morir|hablar|que me|romper|pegar|matar|gritar|golpear|reventar|desaparecer|llorar|bater|quebrar|sumir))/,
  },
];
