/**
 * What speaks against an exercise just now, besides what the intake and the chat said of the person: danger,
 * overwork, an urgent problem, a fresh loss, a crisis. Read from the talk so far at every turn and never kept.
 */
import { atLeast } from '../../safety/risk.ts';
import type { Reading } from '../reading.ts';
import type { Circumstance, ReasonAgainst } from './exercise.ts';

const TODAY =
  '(?:hoy|manana|esta (?:noche|tarde|semana)|ahora mismo|hoje|amanha|esta semana|este (?:lunes|martes|miercoles|jueves|viernes))';
const LAST_DAYS =
  '(?:hoy|ayer|anteayer|antier|anoche|esta semana|la semana pasada|hace (?:poco|una semana|(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\\d|1[0-3]) dias?)|hoje|ontem|anteontem|semana passada|faz (?:pouco|uma semana|\\w+ dias?)|ha (?:uma semana|\\w+ dias?))';
const DIED = '(?:murio|murieron|fallecio|falleci[oó]|se me fue|enterramos|morreu|faleceu|enterrei|velorio)';

const CUES: Record<Exclude<Circumstance, 'crisis'>, RegExp> = {
  urgent: new RegExp(
    `\\b${TODAY}\\b.{0,40}\\b(vence|me desalojan|me cortan|me echan|audiencia|embargan|me despejam|cortam)|\\b(me (van a )?desaloj\\w+|no (tengo|hay|tenemos) (que|para) comer|sin comida|me cortan? (la luz|el agua|el gas)|me cortaram a (luz|agua)|vao me despejar|nao tenho o que comer)\\b.{0,40}`,
  ),
  danger:
    /\b(me|nos) (pega|pego|pegaba|golpe\w+|amenaz\w+|persigue\w*|acosa\w*|bate|bateu|ameac\w+|persegue|agred\w+)\b|\bmiedo de que (me|nos) (haga|pegue|mate|golpee)|\bextorsi\w+|\bmedo que ele (me|nos)\b/,
  overwork:
    /\b(burn ?out|(estoy|ando|me siento|quede) (re |muy |completamente )?quemad[oa]|turnos? dobles?|doble (turno|jornada)|dobles? turnos?|horas extras?|hora extra|(1[1-9]|once|doce|trece|catorce|quince|dieciseis|doze|catorze) horas|sin (descanso|dias? libres?|un dia libre)|(no|ni) (tengo|hay) descanso|sobrecarg\w+|sobrecarreg\w+|no doy abasto|nao dou conta|todos los fines de semana trabaj\w+|trabaj\w+ (todos )?(los )?(fines de semana|domingos)|explotad[oa]|exceso de trabajo|esgotad[oa]|turno dobrado|sem folga|hago el trabajo de (dos|tres))\b/,
  fresh_loss: new RegExp(`\\b${DIED}\\b.{0,40}\\b${LAST_DAYS}\\b|\\b${LAST_DAYS}\\b.{0,40}\\b${DIED}\\b`),
};

/** Circumstances a message tells, to be kept for the conversation. */
export function cuesIn(text: string): Circumstance[] {
  const names = Object.keys(CUES) as (keyof typeof CUES)[];
  return names.filter((name) => CUES[name].test(text));
}

export function reasonsNow({ state, plain, reasonsAgainst }: Reading): ReasonAgainst[] {
  const { risk } = state;
  const heard = (Object.keys(CUES) as (keyof typeof CUES)[]).filter((name) => state.cues.includes(name));
  return [
    ...reasonsAgainst,
    ...heard,
    ...cuesIn(plain),
    ...(atLeast(risk.level, 'moderate') ? (['crisis'] as const) : []),
    ...(risk.kinds.includes('abuse_violence') ? (['danger', 'violence'] as const) : []),
    ...(risk.kinds.includes('psychosis_mania') ? (['psychosis', 'mania'] as const) : []),
    ...(risk.kinds.includes('eating') ? (['eating'] as const) : []),
  ];
}
