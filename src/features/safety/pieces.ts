/**
 * Danger told in pieces, over a message or several: nothing of it is a statement, and beside each other the pieces are one. One
 * piece alone opens a question at most (`ONE_SIGN`). Pure.
 */
import { type Finding, type Heard, ONE_SIGN } from './heard.ts';
import { atLeast, type RiskKind, type RiskLevel } from './risk.ts';
import type { Signal } from './signal.ts';

const one = (level: RiskLevel, kind: RiskKind, evidence: string): Finding[] => [{ level, kind, evidence }];

/** What somebody has ready for, said in the same breath. */
export const FOR_SOMETHING_ELSE =
  /\b(?:fiesta|boda|viaje|vuelo|mudanza|examen|parcial|entrevista|partido|cumple\w*|cena|asado|entrega|graduacion|concierto|cita|maleta\w*|valija|feria|torneo|presentacion|operacion|cirugia|parto|festa|casamento|viagem|voo|mudanca|prova|jogo|aniversario|janta\w*|churrasco|formatura|show|encontro|mala|apresentacao|cirurgia|entrevista)\b/;

/** Nobody will be troubled any more, and thanks for everything. */
const GONE_FOR_ALL =
  /\b(?:no (?:\w+ )?(?:molesto|estorbo|jodo|incomodo|(?:voy a )?(?:molestar|estorbar|joder)) (?:mas )?a (?:nadie|ustedes|mi familia|ninguno)|nao (?:\w+ )?(?:incomodo|atrapalho|vou (?:incomodar|atrapalhar)) mais (?:ninguem|voces|eles))\b/;
const THANKS_ALL =
  /\b(?:(?:gracias|obrigad[oa]|perdon|desculpa) por (?:todo|tudo)|fica\w* com deus|queden con dios|los quiero|amo voces|cuidense|se cuidem|adios|adeus)\b/;

/** What is ready, this hour, behind a locked door: the plan told without its name. */
export function nearDeath(heard: Heard): Finding[] {
  const { has, risk, text } = heard;
  if (has('swallowed') && (has('not_waking', 'intent', 'wish', 'act') || isOnFile(heard)))
    return [...one('imminent', 'suicide', 'attempt under way'), ...one('imminent', 'suicide', 'attempt_now')];
  if (has('burden') && GONE_FOR_ALL.test(text) && THANKS_ALL.test(text))
    return one('high', 'suicide', 'goodbye');
  if (!has('ready', 'means') || (FOR_SOMETHING_ELSE.test(text) && !isOnFile(heard))) return [];
  const marks = [
    has('this_hour'),
    has('shut_in'),
    has('not_waking', 'intent', 'wish', 'act', 'goodbye'),
    isOnFile(heard),
  ].filter(Boolean).length;
  return marks >= 2 || (isOnFile(heard) && atLeast(risk.level, 'moderate'))
    ? one('imminent', 'suicide', 'intent + time or means')
    : [];
}

/** Ready, and one thing beside it. */
export function readyAlone({ has, text }: Heard): Finding[] {
  const isNear = has('ready', 'means') && has('this_hour', 'shut_in', 'not_waking');
  return isNear && !FOR_SOMETHING_ELSE.test(text) ? one('high', 'suicide', 'ready') : [];
}

const isOnFile = ({ risk }: Heard): boolean => risk.kinds.includes('suicide') && atLeast(risk.level, 'low');

/** Parents, those who pay, guards and lawyers keep things as well. */
const OF_ANOTHER_KIND =
  /\b(?:mi (?:papa|mama|vieja|viejo|padre|madre|abuel[oa]|jef[ea]|nuera|yerno|herman[oa]|amig[oa]|prim[oa]|hij[oa]|niet[oa]|profe\w*|compan\w+)|meu (?:pai|chefe|genro|avo|irmao|amigo|primo|filho|neto|colega)|minha (?:mae|chefe|nora|avo|irma|amiga|prima|filha|neta|colega)|jaja\w*|banco|guardia|policia|agente|app|soporte|abogad[oa]|advogad[oa]|no me deja ver a (?:la|mi|los|mis|el)|nao (?:me )?deixa ver (?:meu|minha|ele|a)|de (?:brincadeira|broma|juego)|ley|escuela|colegio)\b/;

const VIOLENT: readonly Signal[] = ['rage_near', 'control', 'afraid'];

/** Money kept, plates thrown, children who run when the door opens. */
export function nearViolence({ has, risk, text }: Heard): Finding[] {
  if (!has(...VIOLENT)) return [];
  const signs = VIOLENT.filter((sign) => has(sign) || risk.signals[sign]);
  if (signs.length >= 2) return one('moderate', 'abuse_violence', 'violence');
  return OF_ANOTHER_KIND.test(text) ? [] : one('low', 'abuse_violence', ONE_SIGN.violence);
}

/** A goodbye of somebody else's, and nobody who answers. */
export function nearOthers({ has, risk }: Heard): Finding[] {
  if (has('other_goodbye'))
    return has('other_silent')
      ? one('high', 'third_party', 'other in danger now')
      : one('moderate', 'third_party', ONE_SIGN.other);
  if (has('other_silent') && risk.signals.other_goodbye)
    return one('high', 'third_party', 'other in danger now');
  return has('other_mind') ? one('moderate', 'third_party', ONE_SIGN.otherMind) : [];
}

const HEARS = /\b(?:escuch\w+|oigo|oir|oyendo|escut\w+|ouco|ouvindo|ouvi)\b/;
const ODD: readonly Signal[] = ['odd_sign', 'odd_watch'];

export function nearPsychosis({ has, risk, text }: Heard): Finding[] {
  const isOnFile = ODD.some((sign) => risk.signals[sign]);
  if (!has(...ODD, 'odd_voice', 'night_road') && !(isOnFile && has('sleepless'))) return [];
  const signs =
    ODD.filter((sign) => has(sign) || risk.signals[sign]).length +
    (has('night_road') ? 1 : 0) +
    (has('odd_voice') ? 1 : 0);
  const isHeard = has('odd_voice') && HEARS.test(text);
  if (signs >= 2 || isHeard || (has('sleepless') && signs > 0))
    return one(has('sleepless') ? 'high' : 'moderate', 'psychosis_mania', 'psychosis or mania');
  return has(...ODD) ? one('low', 'psychosis_mania', ONE_SIGN.mind) : [];
}

/** Somebody they live with stopped, and it is that body which shakes. */
export const OTHERS_BODY =
  /\b(?:mi|meu|minha|el|ella|ele|ela)(?: \w+){0,3} (?:dejo|paro|parou|largou|lleva|llevaba|corto|bota|solto)(?: \w+){0,3} (?:de (?:tomar|beber|chupar)|(?:sin|sem) (?:tomar|beber|chupar|licor|alcohol|alcool|trago|una gota|uma gota)|el (?:trago|alcohol)|a (?:bebida|pinga))\b/;

/** Chest and arm; what was stopped, and a hand that shakes. */
export function nearBody(heard: Heard): Finding[] {
  const { has, risk, text } = heard;
  const findings: Finding[] = [];
  const isChest = has('chest') || ((risk.signals.chest ?? 0) > 0 && has('radiates', 'cold_sweat'));
  if (isChest && has('radiates') && !TIRED_ARM.test(text))
    findings.push(...one('imminent', 'medical_emergency', 'medical red flag'));
  else if (isChest && has('cold_sweat'))
    findings.push(...one('moderate', 'medical_emergency', ONE_SIGN.body));
  if (has('faints') && has('not_eating'))
    findings.push(...one('high', 'eating', 'eating'), ...one('high', 'medical_emergency', 'eating red flag'));
  const isLongAgo = YEARS.test(heard.sentenceOf('stopped'));
  const stopped = (has('stopped') && !isLongAgo) || (risk.signals.stopped ?? 0) > 0;
  const shows = has('shakes', 'sees_things', 'seizure') || (has('cold_sweat') && has('stopped'));
  if (!stopped || !shows) return findings;
  if (has('stopped') && OTHERS_BODY.test(text))
    return [...findings, ...one('high', 'third_party', 'other in danger now')];
  return [
    ...findings,
    ...one('imminent', 'substance', 'withdrawal'),
    ...one('imminent', 'medical_emergency', 'withdrawal'),
  ];
}

/** Who stopped long ago shakes for another reason. */
const YEARS = /\b(?:anos?|meses|anitos)\b/;

/** An arm that hurts from work, or was slept on. */
const TIRED_ARM =
  /\b(?:gimnasio|gym|pesas|academia|treino|entren\w+|dormi (?:encima|sobre|mal)|me quede dormid\w+ sobre|carg\w+ (?:cajas|bultos|al bebe))\b/;
