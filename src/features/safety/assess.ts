/**
 * First risk assessment: composes signals into a level of the ladder (clinical reference §4), message by message
 * and over the conversation. High precision where it is sure; where it doubts it says `low`, which asks one gentle
 * question. A trained model slots in as more signals: it may raise what is found here, never lower it.
 */

import { splitSentences } from '../recognise/sentences.ts';
import { IN_EARNEST, isExaggeration, SOON } from './exaggeration.ts';
import { type Finding, type Heard, ONE_SIGNS } from './heard.ts';
import { isAboutWork, isLaughing, isMishap, isPlayed, withoutIdioms } from './idioms.ts';
import { normalise } from './normalise.ts';
import {
  FOR_SOMETHING_ELSE,
  nearBody,
  nearDeath,
  nearOthers,
  nearPsychosis,
  nearViolence,
  OTHERS_BODY,
  readyAlone,
} from './pieces.ts';
import { EXAGGERATION, type Listening, raise } from './raise.ts';
import {
  type Assessment,
  atLeast,
  heardAs,
  highest,
  isOwn,
  NO_RISK,
  type RiskKind,
  type RiskLevel,
} from './risk.ts';
import type { RiskState } from './risk-state.ts';
import { SIGNALS, type Signal } from './signal.ts';
import { type Reading, readSignals } from './signals.ts';
import { asksToHelp, isToldToUs } from './signals-frames.ts';

const LONG_AGO =
  /\b(?:hace (?:\w+ ){0,2}(?:anos|decadas|tiempo)|(?:4|5|6|7|8|9|1\d|cuatro|cinco|seis|siete|ocho|nueve|diez|once) meses|cuando (?:era|tenia|estaba en (?:el colegio|la secundaria|la prepa))|de (?:nin[oa]|chic[oa]|adolescente|joven|pequen[oa])|en el (?:19|20)\d\d|en mi (?:infancia|adolescencia|ninez)|a los \d+|el ano pasado|ha (?:\w+ )?anos|(?:\w+ )?anos atras|quando era|antes (?:me|lo)|(?:ya )?no lo hago|en otra epoca|years ago)\b/;
const RECENT =
  /\b(?:en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)(?! de(?:l)? (?:19|20)\d\d)|ayer|anoche|antier|anteayer|hoy|recien|acabo de|esta (?:semana|manana|tarde|noche|madrugada)|hace (?:un rato|unas horas|poco|(?:\w+ )?(?:dias?|semanas?)|(?:un|dos|tres|1|2|3) mes(?:es)?)|la semana pasada|el mes pasado|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|ontem|anteontem|(?:^|n[oa] |ness[ea] )(?:domingo|sabado|sexta|quinta feira|quarta feira|terca|segunda feira)|semana passada|mes passado|de nuevo|otra vez|todavia|sigo)\b/;
/** What was taken belongs to another day. */
const OVER =
  /\b(?:la otra vez|una vez|aquella vez|desperte|me (?:internaron|salvaron|encontraron)|hace (?:\w+ ){0,2}(?:anos|meses|semanas|tiempo))\b/;
const FEAR_OF_DYING =
  /\b(?:miedo|medo|panico|terror|asusta\w*|ataque|crisis|infarto|enfermedad|cancer|operacion|covid|ayuda)\b/;

/** A letter of farewell to those one worked with. */
const LEAVES_A_JOB =
  /\b(?:companer\w+|colegas?|trabajo|pega|chamba|laburo|oficina|equipo|alumn\w+|curso|trabalho|empresa|escritorio|ultimo dia)\b/;

/** Several nights without sleep: an odd mind then needs a doctor today. */
const SLEEPLESS =
  /\b(?:tres|cuatro|cinco|seis|siete|[3-9]|varias|muchas|quatro|sete|varios|varias) (?:noches|noites|dias) (?:\w+ )?(?:sin dormir|que (?:no duermo|nao durmo)|sem dormir|sin (?:pegar|cerrar))/;

/** How much each sign that is no statement about one's own death adds to the conversation. */
const WEIGHT: Partial<Record<Signal, number>> = {
  wish: 2,
  act_idiom: 1,
  intent: 1,
  reunion: 1,
  means: 2,
  place: 1,
  edge: 2,
  veiled: 2,
  preparation: 2,
  goodbye: 2,
  burden: 2,
  hopeless: 2,
  trapped: 1,
  unbearable: 1,
};

export type { Finding } from './heard.ts';

/** A sign that counts for one's own death, though it is no statement. */
export const isWeighty = (signal: string): boolean => signal in WEIGHT;

export function assess(text: string, risk: RiskState, listening: Listening = {}): Assessment {
  const clean = normalise(text);
  const plain = withoutIdioms(clean);
  return raise(assessSignals(clean, plain, risk), plain, risk, listening);
}

/** @param plain `clean` without its idioms */
function assessSignals(clean: string, plain: string, risk: RiskState): Assessment {
  const readings = readingsOf(plain);
  if (readings.length === 0) return NO_RISK;
  const heard = hear(readings, clean, risk);
  const findings = findingsIn(heard);
  const own = findings.filter(({ kind }) => isOwn(kind));
  return {
    level: highest(...findings.map(({ level }) => level)),
    own: highest(...own.map(({ level }) => level)),
    kinds: [...new Set(findings.map((finding) => finding.kind))],
    evidence: [
      ...new Set([
        ...readings.map((reading) => (reading.negated ? `denied:${reading.signal}` : reading.signal)),
        ...findings.map((finding) => finding.evidence),
        ...(isExaggeration(heard) ? [EXAGGERATION] : []),
        ...onlySigned(findings).map((kind) => heardAs('firm', kind)),
      ]),
    ],
  };
}

/** Kinds of which there is one sign and no more: a question comes first, as where statistics hear it. */
const onlySigned = (findings: readonly Finding[]): RiskKind[] =>
  findings
    .filter(({ evidence }) => ONE_SIGNS.has(evidence))
    .map(({ kind }) => kind)
    .filter((kind) => findings.every((other) => other.kind !== kind || ONE_SIGNS.has(other.evidence)));

const readingsOf = (plain: string) =>
  splitSentences(plain).flatMap((sentence) => ownReadings(readSignals(sentence)));

const findingsIn = (heard: Heard): Finding[] => [
  ...ownDeath(heard),
  ...selfHarm(heard),
  ...others(heard),
  ...violence(heard),
  ...body(heard),
];

/** What the signals alone find, each with its own level: the rules' part of {@link assess}. */
export function findingsOf(text: string, risk: RiskState): Finding[] {
  const clean = normalise(text);
  const readings = readingsOf(withoutIdioms(clean));
  return readings.length === 0 ? [] : findingsIn(hear(readings, clean, risk));
}

/** Readings of this sentence that are about the person who writes. */
function ownReadings(readings: Reading[]): Reading[] {
  const asked = readings.filter(({ signal, match }) => signal !== 'method_request' || !asksToHelp(match));
  const aboutOther = asked.some(({ signal }) => signal === 'other_act' || signal === 'other_done');
  const said = asked.some(({ signal }) => signal === 'other_goodbye')
    ? asked.filter(({ signal }) => !PARTING.has(signal))
    : asked;
  if (!aboutOther) return said;
  return said.filter(
    ({ signal, match }) => !OWN_WORDS.has(signal) || FIRST_PERSON.test(match) || isToldToUs(match),
  );
}

const OWN_WORDS: ReadonlySet<Signal> = new Set<Signal>([
  'wish',
  'act',
  'intent',
  'goodbye',
  'hopeless',
  'method_request',
]);
/** What is somebody's goodbye to them is not their own. */
const PARTING: ReadonlySet<Signal> = new Set<Signal>([
  'wish',
  'goodbye',
  'preparation',
  'burden',
  'hopeless',
  'reunion',
]);
const FIRST_PERSON = /\b(?:quiero|quisiera|quero|pienso|penso|voy|vou|me|yo|i|eu)\b|(?:ar|er|ir)me\b/;

/** A resolve that does not say what it is for: "lo voy a hacer", "ya lo decidí". */
const SAYS_WHAT =
  /mat(?:ar|o)|suicid|vida|ahorc|enforc|colg|desviv|tirar|jogar|acab|termin|siempre|sempre|end\b|kill/;
const OF_DEATH: ReadonlySet<Signal> = new Set<Signal>([
  ...(['wish', 'act', 'act_idiom', 'attempt', 'method_request', 'means'] as const),
  ...(['goodbye', 'preparation', 'burden', 'hopeless', 'unbearable'] as const),
]);
/** In characters; who tells a day in one breath resolves many things in it. */
const NEAR = 80;

/** "Lo del jarabe sí lo voy a hacer, y […] pienso que ojalá no despertara": what is resolved is the syrup. */
function isOfDeath({ match, sentence }: Reading, readings: readonly Reading[]): boolean {
  if (SAYS_WHAT.test(match) || sentence.length <= NEAR) return true;
  const at = sentence.indexOf(match);
  return readings.some(
    (other) =>
      OF_DEATH.has(other.signal) &&
      other.sentence === sentence &&
      Math.abs(sentence.indexOf(other.match) - at) <= NEAR,
  );
}

function hear(all: Reading[], text: string, risk: RiskState): Heard {
  const readings = all.filter((reading) => reading.signal !== 'intent' || isOfDeath(reading, all));
  const affirmed = new Map(
    readings.filter(({ negated }) => !negated).map((reading) => [reading.signal, reading]),
  );
  const denied = new Set(readings.filter(({ negated }) => negated).map(({ signal }) => signal));
  return {
    has: (...signals) => signals.some((signal) => affirmed.has(signal)),
    denied: (...signals) => signals.some((signal) => denied.has(signal)),
    sentenceOf: (signal) => affirmed.get(signal)?.sentence ?? '',
    text,
    risk,
  };
}

function ownDeath(heard: Heard): Finding[] {
  const { has, risk } = heard;
  const found = (level: RiskLevel, evidence: string): Finding[] => [{ level, kind: 'suicide', evidence }];
  if (has('attempt_now') && !OVER.test(heard.sentenceOf('attempt_now')))
    return found('imminent', 'attempt under way');
  if (has('voices_command')) return found('high', 'command voices');
  if (isExaggeration(heard)) return [];
  const [near, ...others] = nearDeath(heard);
  if (near) return [near, ...others];
  const onFile = risk.kinds.includes('suicide') && atLeast(risk.level, 'low');
  const ideation = has('act', 'wish', 'attempt', 'act_idiom', 'method_request') || onFile;
  const intent =
    has('intent') && (ideation || has('goodbye', 'preparation', 'burden', 'hopeless', 'unbearable'));
  if (has('place', 'edge') && (ideation || intent || has('goodbye', 'hopeless', 'unbearable'))) {
    return found('imminent', 'place + ideation');
  }
  if (intent && (SOON.test(heard.sentenceOf('intent')) || has('means')))
    return found('imminent', 'intent + time or means');
  if (intent) return found('high', 'intent');
  if (has('means') && ideation) return found(has('act', 'goodbye') ? 'imminent' : 'high', 'means + ideation');
  if (has('attempt', 'attempt_now')) {
    const sentence = heard.sentenceOf('attempt') || heard.sentenceOf('attempt_now');
    const recent = !LONG_AGO.test(sentence) && RECENT.test(sentence);
    return found(recent ? 'high' : 'moderate', recent ? 'recent attempt' : 'past attempt');
  }
  if (has('preparation') && (ideation || has('goodbye'))) return found('high', 'preparation + ideation');
  if (has('method_request'))
    return found(has('act', 'wish') || onFile ? 'high' : 'moderate', 'asks for means');
  if (has('act')) return found(activeLevel(heard), 'active ideation');
  const [ready] = readyAlone(heard);
  return ready ? [ready] : gathered(heard);
}

function activeLevel(heard: Heard): RiskLevel {
  if (isAboutWork(heard.sentenceOf('act'))) return 'low';
  if (LONG_AGO.test(heard.sentenceOf('act'))) return 'low';
  return SOON.test(heard.sentenceOf('act')) &&
    /\b(?:voy|vou|hoy|esta noche|hoje)\b/.test(heard.sentenceOf('act'))
    ? 'high'
    : 'moderate';
}

/** Signs that weigh little alone and add up, in this message and with those of before. */
function gathered(heard: Heard): Finding[] {
  const now = SIGNALS.filter(
    (signal) =>
      WEIGHT[signal] &&
      heard.has(signal) &&
      !(signal === 'preparation' && LEAVES_A_JOB.test(heard.text)) &&
      !(THINGS_READY.has(signal) && FOR_SOMETHING_ELSE.test(heard.text)),
  );
  const denied = heard.denied('act', 'act_idiom', 'wish', 'intent', 'attempt');
  if (now.length === 0) return denied && isDenialOfDeath(heard) ? [denialFinding] : [];
  const all = SIGNALS.filter(
    (signal) => WEIGHT[signal] && (now.includes(signal) || heard.risk.signals[signal]),
  );
  const sum = all.reduce((total, signal) => total + (WEIGHT[signal] ?? 0), 0);
  const earnest = heard.has('act_idiom') && (IN_EARNEST.test(heard.text) || sum >= 2);
  const level: RiskLevel =
    sum >= 5 || earnest ? 'moderate' : sum >= 2 || heard.has('act_idiom', 'reunion') ? 'low' : 'none';
  if (level === 'none') return denied ? [denialFinding] : [];
  return [{ level, kind: 'suicide', evidence: `gathered: ${all.join(' + ')}` }];
}

const THINGS_READY: ReadonlySet<Signal> = new Set<Signal>(['preparation', 'means']);

const denialFinding: Finding = { level: 'low', kind: 'suicide', evidence: 'denied, ask' };

/** A denial opens a gentle question, unless it answers ours or is fear of dying. */
function isDenialOfDeath(heard: Heard): boolean {
  if (heard.risk.step !== null) return false;
  const fear = heard.has('body_alarm', 'medical') || FEAR_OF_DYING.test(heard.text);
  return heard.denied('act', 'act_idiom', 'intent', 'attempt') || (heard.denied('wish') && !fear);
}

/** "Ahora mismo tengo ganas", of somebody who hurts themselves. */
const URGE =
  /\b(?:tengo|siento|me dan|con|estou com|tenho|deu)(?: \w+){0,2} (?:ganas|impulso|vontade|urgencia)\b(?! de (?:comer|salir|verl[oa]|hablar|llorar|chorar|dormir|viajar))/;

function selfHarm(heard: Heard): Finding[] {
  if (heard.has('self_harm')) {
    const sentence = heard.sentenceOf('self_harm');
    const past = LONG_AGO.test(sentence) && !RECENT.test(sentence);
    return [
      {
        level: past ? 'low' : 'moderate',
        kind: 'self_harm',
        evidence: past ? 'past self-injury' : 'self-injury',
      },
    ];
  }
  const isUrge = heard.risk.kinds.includes('self_harm') && URGE.test(heard.text);
  if (heard.has('self_harm_urge') || isUrge)
    return [{ level: 'moderate', kind: 'self_harm', evidence: 'urge to self-injury' }];
  const open = heard.risk.step !== null;
  return heard.denied('self_harm', 'self_harm_urge') && !open
    ? [{ level: 'low', kind: 'self_harm', evidence: 'denied, ask' }]
    : [];
}

function others(heard: Heard): Finding[] {
  const findings: Finding[] = [];
  if (heard.has('other_now'))
    findings.push({ level: 'high', kind: 'third_party', evidence: 'other in danger now' });
  else if (
    heard.has('other_act') &&
    !heard.denied('other_act') &&
    !isAboutWork(heard.sentenceOf('other_act'))
  ) {
    findings.push({ level: 'moderate', kind: 'third_party', evidence: 'other at risk' });
  }
  const joking = isLaughing(heard.text) || isMishap(heard.text) || isAboutWork(heard.text);
  if (heard.has('kill_other_plan')) {
    const level = SOON.test(heard.text) ? 'imminent' : 'high';
    findings.push({ level, kind: 'harm_to_others', evidence: 'plan to harm' });
  } else if (heard.has('harm_child')) {
    findings.push({ level: 'moderate', kind: 'harm_to_others', evidence: 'harm to a child' });
  } else if (heard.has('kill_other') && !joking) {
    findings.push({ level: 'low', kind: 'harm_to_others', evidence: 'wish to harm' });
  }
  if (!findings.some(({ kind }) => kind === 'third_party')) findings.push(...nearOthers(heard));
  return findings;
}

const AT_HOME =
  /\b(?:mi|meu|minha) (?:papa|mama|padre|madre|padrastro|marido|espos[oa]|novi[oa]|pareja|ex|polol[oa]|abuel[oa]|ti[oa]|suegr[oa]|pai|mae|padrasto|namorad[oa]|companheir[oa]|mulher|mujer)\b/;

function violence(heard: Heard): Finding[] {
  const { has, sentenceOf } = heard;
  const findings: Finding[] = [];
  const add = (level: RiskLevel, evidence: string) =>
    findings.push({ level, kind: 'abuse_violence', evidence });
  const long = (signal: Signal) => LONG_AGO.test(sentenceOf(signal)) && !RECENT.test(sentenceOf(signal));
  if (has('violence_now')) add('imminent', 'violence now');
  else if (has('violence') && !(isPlayed(sentenceOf('violence')) && !AT_HOME.test(sentenceOf('violence')))) {
    const isRecent = RECENT.test(sentenceOf('violence'));
    add(
      long('violence') ? 'low' : isRecent ? 'high' : 'moderate',
      long('violence') ? 'past violence' : 'violence',
    );
  }
  if (has('sexual_violence')) {
    const level = long('sexual_violence')
      ? 'low'
      : RECENT.test(sentenceOf('sexual_violence'))
        ? 'high'
        : 'moderate';
    add(level, 'sexual violence');
  }
  if (findings.length === 0) findings.push(...nearViolence(heard));
  if (has('child_abuse')) add('moderate', 'abuse of a child');
  if (has('minor')) findings.push({ level: 'low', kind: 'minor', evidence: 'minor' });
  return findings;
}

function body(heard: Heard): Finding[] {
  const { has } = heard;
  const findings: Finding[] = [];
  const add = (level: RiskLevel, kind: RiskKind, evidence: string) =>
    findings.push({ level, kind, evidence });
  if (has('voices_command')) add('high', 'psychosis_mania', 'command voices');
  else if (has('psychosis', 'mania'))
    add(SLEEPLESS.test(heard.text) ? 'high' : 'moderate', 'psychosis_mania', 'psychosis or mania');
  else findings.push(...nearPsychosis(heard));
  if (has('eating', 'eating_flag')) add(has('eating_flag') ? 'high' : 'low', 'eating', 'eating');
  if (has('eating_flag')) add('high', 'medical_emergency', 'eating red flag');
  const isTheirs = OTHERS_BODY.test(heard.text);
  if (has('withdrawal') && isTheirs) add('high', 'third_party', 'other in danger now');
  else if (has('withdrawal')) {
    add('imminent', 'substance', 'withdrawal');
    add('imminent', 'medical_emergency', 'withdrawal');
  } else if (has('substance_stop')) add('low', 'substance', 'sudden stop');
  if (has('overdose_now') && !isAboutWork(heard.text)) {
    add('imminent', 'medical_emergency', 'overdose');
    add('imminent', 'substance', 'overdose');
  }
  if (has('medical')) add('imminent', 'medical_emergency', 'medical red flag');
  return [...findings, ...nearBody(heard)];
}
