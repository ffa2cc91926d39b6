/**
 * What a reply owes while there is danger: which questions, people and actions are still due, and which of them now
 * (clinical reference §2.4, §3 and §4). The ladder is ours; the model says it in its own words, and what it wrote is
 * looked at for each of them (requirements.ts). Pure.
 */
import { answersOf, type Item, isWearyOf, levelOf, marksOf, STRANGLED } from '../../safety/marks.ts';
import { atLeast, OWN_DEATH, type RiskKind, type RiskLevel } from '../../safety/risk.ts';
import type { RiskState } from '../../safety/risk-state.ts';
import { NEW_COURSE } from '../../safety/turn.ts';

export const DUTIES = [
  // about one's own death, in the order of the ladder
  'direct',
  'how',
  'intent',
  'before',
  'taken',
  'person',
  'professional',
  'means',
  'presence',
  'today',
  'plan',
  // at imminent
  'action',
  'human',
  'emergency',
  // other dangers
  'reader',
  'safe',
  'checkup',
  'home',
  'sleep',
  'apart',
  'adult',
  'stay',
] as const;
export type Duty = (typeof DUTIES)[number];

/** Questions of the screener; a card may carry these in its own wording. */
export const ASKED: ReadonlySet<Duty> = new Set<Duty>(['direct', 'how', 'intent', 'before', 'taken']);

type Ladder = Partial<Record<RiskLevel, readonly Duty[]>>;

const OWN: Ladder = {
  low: ['direct', 'how', 'person', 'professional'],
  moderate: ['direct', 'how', 'intent', 'means', 'before', 'person', 'professional', 'plan'],
  high: ['presence', 'means', 'taken', 'intent', 'person', 'today', 'before'],
  imminent: ['action', 'human', 'emergency', 'taken', 'means', 'presence', 'today'],
};
const URGENT: readonly Duty[] = ['action', 'human', 'emergency', 'today'];

const LADDERS: Record<RiskKind, Ladder> = {
  suicide: OWN,
  self_harm: { ...OWN, low: ['direct', 'person', 'professional'] },
  abuse_violence: {
    low: ['safe'],
    moderate: ['reader', 'safe', 'checkup', 'person'],
    high: ['reader', 'safe', 'checkup', 'emergency', 'person'],
    imminent: ['action', 'emergency', 'human', 'safe'],
  },
  psychosis_mania: {
    low: ['home', 'sleep'],
    moderate: ['home', 'sleep', 'professional', 'today'],
    high: ['home', 'sleep', 'presence', 'today', 'emergency'],
    imminent: ['action', 'human', 'emergency', 'today'],
  },
  harm_to_others: {
    low: ['apart'],
    moderate: ['apart', 'person', 'professional'],
    high: ['apart', 'human', 'emergency', 'today'],
    imminent: ['action', 'apart', 'human', 'emergency'],
  },
  third_party: {
    low: ['stay'],
    moderate: ['stay', 'professional'],
    high: ['stay', 'emergency', 'today'],
    imminent: ['action', 'stay', 'emergency'],
  },
  minor: {
    low: ['adult'],
    moderate: ['adult', 'safe'],
    high: ['adult', 'safe', 'emergency'],
    imminent: URGENT,
  },
  substance: { low: ['professional'], moderate: ['today', 'presence'], high: URGENT, imminent: URGENT },
  medical_emergency: { low: ['today'], moderate: ['today'], high: URGENT, imminent: URGENT },
  eating: {
    low: ['professional'],
    moderate: ['professional', 'person'],
    high: ['today', 'presence'],
    imminent: URGENT,
  },
};

/** How many things one reply may owe. */
const AT_ONCE: Record<RiskLevel, number> = { none: 0, low: 1, moderate: 1, high: 2, imminent: 3 };
/** Asked by the model where the person hinted, never by us: it may be a way of speaking. */
export const isHint = (risk: RiskState, kind: RiskKind): boolean => marksOf(risk)[kind]?.by === 'hinted';

const saidAs = (duty: Duty) => `led.${duty}`;
/** Whether a reply has held it already; a question, whether it was asked. */
export const hasSaid = (risk: RiskState, duty: Duty): boolean =>
  risk.course?.said.includes(saidAs(duty)) === true;

const NEEDS_COMPANY: ReadonlySet<RiskKind> = new Set<RiskKind>([
  'suicide',
  'self_harm',
  'psychosis_mania',
  'substance',
  'medical_emergency',
]);

/** What is still due of the gravest dangers, in order; nothing where somebody may be looking. */
export function dueIn(risk: RiskState): Duty[] {
  if (risk.watched === 'now') return [];
  const level = levelOf(risk);
  const marks = marksOf(risk);
  const gravest = (Object.keys(marks) as RiskKind[]).filter((kind) => marks[kind]?.level === level);
  // Where one person harms the house, who else is in danger there is kept safe with the writer, not asked about death.
  const isHarmed = gravest.includes('abuse_violence');
  const kinds = gravest.filter((kind) => !(isHarmed && kind === 'third_party'));
  const duties = kinds.flatMap((kind) => [...(LADDERS[kind][level] ?? [])].filter(isOpen(risk, kind)));
  // Until somebody is there, that is what is due, however often it was said.
  const isAlone =
    atLeast(level, 'high') &&
    kinds.some((kind) => NEEDS_COMPANY.has(kind)) &&
    !risk.checklist.physical_presence;
  return duties.length === 0 && isAlone ? ['presence'] : [...new Set(duties)];
}

const isOpen = (risk: RiskState, kind: RiskKind) => (duty: Duty) => {
  const answers = answersOf(risk);
  if (hasSaid(risk, duty)) return false;
  if (ASKED.has(duty) && (answers[duty as Item] !== undefined || isWearyOf(risk, duty as Item))) return false;
  // The guided therapist may have asked it.
  if (duty === 'direct' && risk.checklist.asked_directly) return false;
  // Whoever did not say that they think of it is not asked how, nor to put anything away.
  if (PRESUMES.has(duty) && OWN_DEATH.has(kind) && !isTold(risk, kind)) return false;
  // Who hurts themselves and does not want to die is not asked how they would, nor when.
  const isWithoutWish = kind === 'self_harm' && answers.direct === 'no';
  if (isWithoutWish && (duty === 'how' || duty === 'intent')) return false;
  const isDenied = OWN_DEATH.has(kind) && answers.direct === 'no' && marksOf(risk)[kind]?.level === 'low';
  if (isDenied && duty !== 'how') return false;
  if (duty === 'checkup') return STRANGLED.test(marksOf(risk)[kind]?.words ?? '');
  const { physical_presence, provider } = risk.checklist;
  if ((duty === 'presence' || duty === 'human') && physical_presence) return false;
  return !(duty === 'today' && provider && physical_presence);
};

const PRESUMES: ReadonlySet<Duty> = new Set<Duty>(['how', 'intent', 'means', 'before']);

/** They said it in this talk: as an answer, or in words that are on file; a mark in the questionnaire is none of them. */
function isTold(risk: RiskState, kind: RiskKind): boolean {
  const { direct } = answersOf(risk);
  const by = marksOf(risk)[kind]?.by;
  if (direct === 'yes' || (direct === 'no' && by === 'said')) return true;
  return levelOf(risk) !== 'low' && by !== 'intake';
}

/** Whether a reply without it is asked for again: of a hint the model judges whether it was one. */
export function isOwed(risk: RiskState, duty: Duty): boolean {
  // They were told once: from then on the wait is shared, and nothing is said again.
  if (duty === 'presence' && hasSaid(risk, duty)) return false;
  const kinds = Object.keys(marksOf(risk)) as RiskKind[];
  return !(duty === 'direct' && kinds.some((kind) => isHint(risk, kind)) && levelOf(risk) === 'low');
}

/** What this reply owes. */
export function dueNow(risk: RiskState): Duty[] {
  return dueIn(risk).slice(0, AT_ONCE[levelOf(risk)]);
}

/** Duties are met once: what a reply held is not asked for again. */
export function withSaid(risk: RiskState, met: readonly Duty[]): RiskState {
  if (met.length === 0) return risk;
  const course = risk.course ?? NEW_COURSE;
  return { ...risk, course: { ...course, said: [...course.said, ...met.map(saidAs)].slice(-60) } };
}
