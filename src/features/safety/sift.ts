/**
 * What of an assessment the guided talk acts on (therapist.md 5): what was said, at once; a hint, by one gentle question; what
 * statistics alone guess of one's own death opens nothing. Pure.
 */
import { lately } from '../../platform/lately.ts';
import { dangersIn } from '../recognise/recognise.ts';
import { assess, isWeighty } from './assess.ts';
import { namesDanger } from './danger-words.ts';
import { deniesPlainly } from './denial.ts';
import { DENIED, deniesDeath, READY, signsIn } from './evidence.ts';
import { ONE_SIGNS } from './heard.ts';
import { normalise } from './normalise.ts';
import { FOR_SOMETHING_ELSE } from './pieces.ts';
import {
  type Assessment,
  atLeast,
  type Firmness,
  firmnessOf,
  heardAs,
  highest,
  isDoubt,
  isOwn,
  NO_RISK,
  OWN_DEATH,
  RISK_KINDS,
  type RiskKind,
  type RiskLevel,
} from './risk.ts';
import { CALM, type RiskState } from './risk-state.ts';
import { fearsToAsk, showsSomebody } from './somebody-shown.ts';

/** In the evidence: words about one's own death that may be a way of speaking. */
export const HINTED = 'hinted';
/** In the evidence: what only statistics heard. It interrupts nobody; they are asked how they are. */
export const GUESSED = 'guessed';

const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»/g;

/** What somebody else said, in their words, is not the person's. */
const theirOwn = (text: string): string => text.replace(QUOTED, ' ');

/** @param risk as it was before this message */
export function sifted(found: Assessment, text: string, risk: RiskState): Assessment {
  if (isOnlyRage(found)) return { ...NO_RISK, evidence: [...found.evidence, GUESSED] };
  if (isOfAnother(found, text)) return ofAnother(found);
  const heard = besideAnother(found, risk);
  const told = raisedByReader(watched(agreed(worded(heard, text), text), text), text);
  if (!told.kinds.some(isOfDeath) || risk.step !== null) return told;
  // "No me quiero morir ni nada": nobody had asked, and it is believed.
  if (isOnlyDenied(told, text)) return guessed(told);
  if (risk.kinds.some(isOfDeath)) return told;
  if (isReadyForElse(told, text)) return guessed(told);
  if (isQuoted(text)) return isOfSomebody(told, text) ? ofSomebody(told) : withoutOwnDeath(told);
  // They were asked and made clear that it was none: only what they say anew is asked about.
  const isCleared = risk.checklist.asked_directly === true && risk.level === 'none';
  if (isCleared && onlyRead(told)) return withoutOwnDeath(told);
  const guess = guessOf(told);
  const second = guess === null ? 0 : secondedBy(text);
  if (guess !== null && second < SECONDED[guess])
    return second >= WORRIES[guess] ? guessed(told) : withoutOwnDeath(told);
  const [gravest] = signsIn(text, risk).filter(({ kind }) => isOfDeath(kind));
  const isGrave = gravest !== undefined && atLeast(gravest.level, 'moderate');
  const isReady = gravest?.evidence === READY && !atLeast(told.own, 'imminent');
  if (isReady) return { ...told, own: 'moderate', evidence: [...told.evidence, HINTED] };
  const isLoose = gravest !== undefined && gravest.by !== 'said' && !isGrave;
  if (guess === null && !isLoose) return told;
  if (isCleared && isLoose) return guessed(told);
  // Words that may be a way of speaking weigh little; signs that add up weigh what they were heard as.
  const isWayOfSpeaking = isLoose && gravest.by === 'hinted' && told.kinds.every(isOfDeath);
  const level = isWayOfSpeaking ? 'low' : told.level;
  return { ...told, level, own: highest(told.own, 'low'), evidence: [...told.evidence, HINTED] };
}

const isOfDeath = (kind: RiskKind): boolean => OWN_DEATH.has(kind);

/** What the trained reader alone is sure of, with no word of it in the message, is a guess, and asked about at a pause of theirs. */
function worded(found: Assessment, text: string): Assessment {
  const bare = found.kinds.filter(
    (kind) =>
      !isOfDeath(kind) &&
      !OF_SOMEBODY.has(kind) &&
      firmnessOf(found, kind) === 'firm' &&
      !found.evidence.some((name) => ONE_SIGNS.has(name) || isWeighty(name)) &&
      !namesDanger(text, kind) &&
      certaintyOf(text, kind) < SECONDED.firm &&
      sumOf(text, (label) => (RISK_KINDS as readonly string[]).includes(label)) < ANY_DANGER,
  );
  if (bare.length === 0) return found;
  const kinds = found.kinds.filter((kind) => !bare.includes(kind));
  const evidence = [...found.evidence, GUESSED];
  return kinds.length === 0 ? { ...NO_RISK, evidence } : { ...found, kinds, evidence };
}

/** Met with images after a birth that nobody wants, they are no one who would do harm, unless that is said. */
export function besideBirth(found: Assessment, met: readonly string[] | undefined): Assessment {
  const isRead =
    firmnessOf(found, 'harm_to_others') !== null && !found.evidence.some((name) => OTHERS_SAID.has(name));
  if (met?.includes('birth') !== true || !isRead) return found;
  const kinds = found.kinds.filter((kind) => kind !== 'harm_to_others');
  return kinds.length === 0 ? { ...NO_RISK, evidence: found.evidence } : { ...found, kinds };
}
const OTHERS_SAID: ReadonlySet<string> = new Set(['wish to harm', 'kill_other', 'kill_other_plan']);

/** "Me dijo que sí. Está llorando": beside a son in danger it is no violence, unless that is said. */
function besideAnother(found: Assessment, risk: RiskState): Assessment {
  const isRead = firmnessOf(found, 'abuse_violence') !== null && !found.evidence.some(isWeighty);
  if (!risk.kinds.includes('third_party') || !isRead) return found;
  const kinds = found.kinds.filter((kind) => kind !== 'abuse_violence');
  return kinds.length === 0 ? { ...NO_RISK, evidence: found.evidence } : { ...found, kinds };
}

/** Told of somebody else in so many ways that no list of words holds them. */
const OF_SOMEBODY: ReadonlySet<RiskKind> = new Set(['harm_to_others', 'third_party']);

/** Of other dangers than their own death: what the trained reader doubts, the second hears as well, and a word of it stands there. */
function agreed(found: Assessment, text: string): Assessment {
  const [kind] = found.kinds;
  const isAlone = found.kinds.length === 1 && kind !== undefined && isDoubt(found, kind);
  if (!isAlone || isOfDeath(kind) || !namesDanger(text, kind) || certaintyOf(text, kind) < AGREED)
    return found;
  const evidence = found.evidence.map((name) =>
    name === heardAs('doubt', kind) ? heardAs('firm', kind) : name,
  );
  return { ...found, evidence };
}
const AGREED = 0.45;

/** What is ready is for a party, a journey, an examination, and nothing else of theirs speaks of death. */
const isReadyForElse = ({ evidence }: Assessment, text: string): boolean =>
  FOR_SOMETHING_ELSE.test(normalise(text)) &&
  evidence.some((name) => THINGS.has(name)) &&
  !evidence.some((name) => isWeighty(name) && !THINGS.has(name)) &&
  !evidence.some((name) => name === 'act' || name === 'attempt_now');
const THINGS: ReadonlySet<string> = new Set(['ready', 'means', 'preparation']);

/** Nothing of their own death stands in it but a no to it. */
const isOnlyDenied = (found: Assessment, text: string): boolean =>
  onlyDenied(found) && deniesDeath(text) && deniesPlainly(text);
const onlyDenied = ({ kinds, evidence }: Assessment): boolean =>
  evidence.includes(DENIED) &&
  // "No lo voy a hacer" takes back what nobody had said: that is asked about.
  evidence.some((name) => NO_TO_DEATH.has(name)) &&
  !kinds.some((kind) => evidence.includes(heardAs('firm', kind)));
const NO_TO_DEATH: ReadonlySet<string> = new Set(
  ['act', 'act_idiom', 'wish', 'self_harm'].map((it) => `denied:${it}`),
);

const guessed = (found: Assessment): Assessment => {
  const left = withoutOwnDeath(found);
  return { ...left, evidence: [...left.evidence, GUESSED] };
};

/** Somebody they live with or love goes through their phone: whether they are afraid is asked, once. */
const WATCHED =
  /(?<!\p{L})(?:[eé]l|espos[oa]|marido|pareja|novi[oa]|ex|ele|ela|namorad[oa]|companheiro)(?!\p{L})[^.?!]{0,40}(?:(?:me |nos )(?:revisa|controla|lee|quita|agarra|l[eê]|mexe n?) ?(?:todo )?(?:el|mi|o meu|o|meu) (?:cel\p{L}*|tel[eé]fono|telefone)|(?:ve|lee|l[eê]|v[eê]) (?:todo lo que|tudo o que) (?:yo |eu )?(?:escrib|escrev|hag|fa[çz]))/iu;

const watched = (found: Assessment, text: string): Assessment =>
  found.kinds.every((kind) => isDoubt(found, kind)) && WATCHED.test(text)
    ? { level: 'low', own: 'none', kinds: ['abuse_violence'], evidence: [heardAs('firm', 'abuse_violence')] }
    : found;

/** What makes a danger the reader is sure of one of this hour. */
const THIS_HOUR =
  /(?<!\p{L})(?:hoy|esta noche|ahora|ahorita|mañana|hoje|agora|(?:essa|esta) noite|amanh[ãa])(?!\p{L})/iu;
const AT_HAND =
  /(?<!\p{L})(?:ya (?:lo )?tengo|tengo (?:\p{L}+ ){0,3}(?:al lado|aqu[ií]|listo|a mano|lo que)|tenho (?:\p{L}+ ){0,3}(?:aqui|do lado|pronto)|t[áa] tudo (?:aqui|pronto)|cerr[ée] con llave|ya (?:me )?tom[ée]|j[áa] tomei)(?!\p{L})/iu;

/**
 * The trained reader, where it is firm, was wrong in five of a thousand ordinary messages: its level counts as heard, and the question asked
 * next lets a no undo it.
 */
function raisedByReader(found: Assessment, text: string): Assessment {
  const firm = found.kinds.filter(
    // A body that may only be afraid is asked about as such.
    (kind) => firmnessOf(found, kind) === 'firm' && isOwn(kind) && kind !== 'medical_emergency',
  );
  if (firm.length === 0) return found;
  const isGrave = atLeast(found.level, 'high') && firm.some((kind) => OWN_DEATH.has(kind));
  // Alone it opens no crisis: it is asked about in plain words first. Beside words of what is at hand it does.
  const isNear =
    isGrave && AT_HAND.test(text) && THIS_HOUR.test(text) && !FOR_SOMETHING_ELSE.test(normalise(text));
  const now: RiskLevel = !isGrave ? 'none' : isNear ? 'imminent' : 'moderate';
  const level = firm.every((kind) => OWN_DEATH.has(kind)) && !isGrave ? 'moderate' : found.level;
  const own = isGrave ? now : atLeast(found.level, level) ? level : found.level;
  return { ...found, level: highest(found.level, now), own: highest(found.own, own) };
}

/** Two readers that learnt apart from each other: how sure the second must be of what the first is firm of, or doubts, to ask about it. */
const SECONDED: Record<Firmness, number> = { firm: 0.12, doubt: 0.85 };
/** And to ask, once, how they are. */
const WORRIES: Record<Firmness, number> = { firm: 0, doubt: 0.1 };
/** Whichever danger it is, the second reader hears one. */
const ANY_DANGER = 0.5;
const secondReader = lately((text) => dangersIn(text));
const sumOf = (text: string, of: (kind: RiskKind) => boolean): number =>
  secondReader(text)
    .filter(({ label }) => of(label as RiskKind))
    .reduce((sum, { certainty }) => sum + certainty, 0);
const secondedBy = (text: string): number => sumOf(text, isOfDeath);
const certaintyOf = (text: string, kind: RiskKind): number =>
  isOfDeath(kind) ? secondedBy(text) : sumOf(text, (other) => other === kind);

/** "Lo quiero matar" of a husband is a way of speaking; with a plan it is none. */
const isOnlyRage = ({ kinds, evidence }: Assessment): boolean =>
  kinds.length === 1 && kinds[0] === 'harm_to_others' && evidence.includes('wish to harm');

const onlyRead = (found: Assessment): boolean =>
  found.kinds.filter((kind) => OWN_DEATH.has(kind)).every((kind) => firmnessOf(found, kind) !== null);

/** How firmly the trained reader alone heard it; null where a rule did as well, or where it is sure of something grave. */
function guessOf(found: Assessment): Firmness | null {
  const firmness = found.kinds.filter((kind) => OWN_DEATH.has(kind)).map((kind) => firmnessOf(found, kind));
  if (firmness.some((one) => one === null)) return null;
  if (firmness.includes('firm')) return atLeast(found.own, 'imminent') ? null : 'firm';
  return 'doubt';
}

function isQuoted(text: string): boolean {
  const own = theirOwn(text);
  if (own === text) return false;
  const left = assess(own, CALM);
  return !left.kinds.some((kind) => OWN_DEATH.has(kind) && !isDoubt(left, kind));
}

/** Whom the words between quotation marks may be of; a doubt about them is nobody's danger. */
const isOfSomebody = (found: Assessment, text: string): boolean =>
  (ABOUT_SOMEBODY.test(text) || WROTE_IT.test(text)) &&
  found.kinds.some((kind) => OWN_DEATH.has(kind) && !isDoubt(found, kind));
const WROTE_IT =
  /(?<!\p{L})(?:me|nos) (?:escribi[oó]|mand[oó]|puso|envi[oó]|dej[oó]|escreveu|mandou|deixou)(?!\p{L})/iu;
const ABOUT_SOMEBODY =
  /(?<!\p{L})(?:mis?|una?|minhas?|meus?|um|uma) (?:\p{L}+ )?(?:hij[oa]|hijit[oa]|filh[oa]|herman[oa]|irm[ãa]o?|amig[oa]|alumn[oa]|alun[oa]|sobrin[oa]|novi[oa]|namorad[oa]|pareja|espos[oa]|niet[oa]|net[oa])/iu;

/** What little shows somebody else's danger is asked about, where nothing surer of theirs was heard, nor anything of the writer's own. */
const isOfAnother = (found: Assessment, text: string): boolean =>
  (showsSomebody(text) || fearsToAsk(text)) &&
  (!found.kinds.includes('third_party') || isDoubt(found, 'third_party')) &&
  (found.kinds.every((kind) => isDoubt(found, kind)) || (isQuoted(text) && !isOfSomebody(found, text)));

const ofAnother = (found: Assessment): Assessment => ({
  level: 'moderate',
  own: 'none',
  kinds: ['third_party'],
  evidence: [
    ...found.evidence.filter((name) => name !== heardAs('doubt', 'third_party')),
    heardAs('firm', 'third_party'),
  ],
});

/** Somebody they love wrote it: the danger is theirs. */
const ofSomebody = (found: Assessment): Assessment => ({
  level: 'moderate',
  own: 'none',
  kinds: ['third_party'],
  // Heard by statistics alone, it is asked first whether they fear for somebody.
  evidence: [...found.evidence, onlyRead(found) ? heardAs('firm', 'third_party') : 'other at risk'],
});

function withoutOwnDeath(found: Assessment): Assessment {
  const kinds = found.kinds.filter((kind) => !OWN_DEATH.has(kind));
  if (kinds.length === 0) return { ...NO_RISK, evidence: found.evidence };
  return { ...found, kinds, own: kinds.some(isOwn) ? found.own : 'none' };
}
