/**
 * The last thing a model reads before it answers: what holds for this reply, as orders. Only what is this reply's duty
 * stands here; the person's words in it are quoted and made harmless first. Pure.
 */
import type { Language, StyleProfile } from '../../intake/style-profile.ts';
import {
  type Answer,
  answersOf,
  type Item,
  isWearyOf,
  kindsOf,
  levelOf,
  marksOf,
} from '../../safety/marks.ts';
import type { RiskKind, RiskLevel } from '../../safety/risk.ts';
import { atLeast, OWN_DEATH } from '../../safety/risk.ts';
import type { RiskState } from '../../safety/risk-state.ts';
import { type Duty, dueNow, hasSaid, isHint } from './duties.ts';
import { quoted } from './quoted.ts';
import { STATE_WORDS } from './state-words.ts';

export type Situation = {
  risk: RiskState;
  profile: StyleProfile;
  /** Turn of this conversation. */
  turn: number;
  /** Local date and hour where the person lives, in words. */
  clock: string;
  /** Words of the message being answered. */
  words: number;
  /** Our last replies that ended in a question, counted back without a break. */
  asked: number;
  leaves: boolean;
  /** The message is one of the replies that were offered to tap. */
  isTapped: boolean;
  /** What stands open on the screen beside the talk. */
  screen: { panel: 'none' | 'card' | 'full'; exercise: string | null; offered: readonly string[] };
  /** What the server did with the memory because this message asked for it. */
  memory: 'forgot' | 'paused' | 'resumed' | null;
  /** The same reply is wanted in another way. */
  again: 'shorter' | 'direct' | 'example' | null;
};

const QUOTE_MAX = 160;

export function stateLine(situation: Situation): string {
  const { profile, risk } = situation;
  const words = STATE_WORDS[profile.language];
  const lines = [
    words.heading,
    `${words.clock}: ${situation.clock}.`,
    ...styleLines(profile),
    ...(levelOf(risk) === 'none' ? [words.calm] : dangerLines(situation)),
    ...screenLines(situation),
    ...manner(situation),
  ];
  const orders = dueLines(risk, profile.language);
  if (orders.length > 0) lines.push(`${words.now}: ${orders.join(' ')}`);
  return lines.join('\n');
}

function styleLines({ language, address, gender }: StyleProfile): string[] {
  const words = STATE_WORDS[language];
  return [`${words.address[address]} ${words.gender[gender ?? 'none']}`];
}

function dangerLines({ risk, profile, turn }: Situation): string[] {
  const words = STATE_WORDS[profile.language];
  const marks = marksOf(risk);
  const because = kindsOf(risk).flatMap((kind) => {
    const mark = marks[kind];
    return mark ? [`${words.kinds[kind]} (${words.levels[mark.level]}${reasonOf(mark, turn, profile)})`] : [];
  });
  const lines = [`${words.level}: ${words.levels[levelOf(risk)]}. ${words.because}: ${because.join('; ')}.`];
  if (risk.watched) lines.push(words.watched[risk.watched]);
  if (kindsOf(risk).some((kind) => OWN_DEATH.has(kind))) lines.push(answeredLine(risk, profile.language));
  if (risk.checklist.physical_presence) lines.push(words.accompanied);
  return lines;
}

function reasonOf(
  mark: { words: string; turn: number; by: string },
  turn: number,
  { language, name }: StyleProfile,
): string {
  const words = STATE_WORDS[language];
  if (mark.by === 'intake') return `, ${words.byIntake}`;
  if (mark.words === '') return `, ${words.before}`;
  const back = turn - mark.turn;
  const when =
    back <= 0 ? words.justNow : back === 1 ? words.before1 : words.ago.replace('{n}', String(back));
  return `, ${mark.by === 'hinted' ? `${words.hint}, ` : ''}${when}: «${quoted(mark.words, name, QUOTE_MAX)}»`;
}

function answeredLine(risk: RiskState, language: Language): string {
  const words = STATE_WORDS[language];
  const answers = answersOf(risk);
  const items: Item[] = ['direct', 'how', 'intent', 'before', 'taken'];
  const unknown = (item: Item) => (isWearyOf(risk, item) ? 'weary' : 'none');
  const known = (item: Item): Answer | 'asked' | 'weary' | 'none' =>
    answers[item] ?? (hasSaid(risk, item) ? 'asked' : unknown(item));
  const told = items.map((item) => `${words.items[item]}: ${words.answers[known(item)]}`);
  return `${words.answered}: ${told.join('; ')}.`;
}

function screenLines({ screen, profile }: Situation): string[] {
  const words = STATE_WORDS[profile.language];
  const lines = [words.panel[screen.panel]];
  if (screen.exercise) lines.push(words.exercise.replace('{name}', screen.exercise));
  if (screen.offered.length > 0) lines.push(words.offered.replace('{labels}', screen.offered.join(' | ')));
  return lines;
}

/** Replies in a row that ended in a question, after which one may rest. */
const MANY_QUESTIONS = 2;
const FEW_WORDS = 6;

function manner({
  profile,
  words: count,
  asked,
  leaves,
  isTapped,
  memory,
  again,
  risk,
}: Situation): string[] {
  const words = STATE_WORDS[profile.language];
  const isDanger = atLeast(levelOf(risk), 'low');
  const lines: string[] = [];
  if (again) lines.push(words.again[again]);
  if (memory) lines.push(words.memory[memory]);
  if (leaves && !isDanger) lines.push(words.leaves);
  else if (count <= FEW_WORDS && !isTapped && !atLeast(levelOf(risk), 'moderate')) lines.push(words.short);
  if (asked >= MANY_QUESTIONS && !isDanger) lines.push(words.restQuestions);
  return lines;
}

/** What this reply must hold, as orders. */
function dueLines(risk: RiskState, language: Language): string[] {
  const words = STATE_WORDS[language];
  if (risk.watched === 'now') return [];
  const hinted = kindsOf(risk).find((kind) => isHint(risk, kind));
  return dueNow(risk).map((duty) => {
    if (duty === 'direct' && hinted) return words.directIfMeant;
    return duty === 'presence' && hasSaid(risk, duty) ? words.stillAlone : words.duties[duty];
  });
}

/** The same orders as the reason why a reply is asked for once more. */
export function missingWords(duties: readonly Duty[], language: Language): string {
  const words = STATE_WORDS[language];
  return `${words.missing} ${duties.map((duty) => words.duties[duty]).join(' ')}`;
}

export type KindWords = Record<RiskKind, string>;
export type LevelWords = Record<RiskLevel, string>;
