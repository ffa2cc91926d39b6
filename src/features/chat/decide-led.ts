/**
 * A turn that the model leads, on our side of it: what the message makes of the danger on file, what the reply is to know
 * and to hold, and what the reply makes of the state. Pure; the guided decision stands beside it, should the model fail.
 */
import { localClock } from '../help/help-lines.ts';
import type { StyleProfile } from '../intake/style-profile.ts';
import { signsIn } from '../safety/evidence.ts';
import {
  answersOf,
  hearPerson,
  itemStep,
  kindsOf,
  levelOf,
  marked,
  shownDanger,
  takenBack,
} from '../safety/marks.ts';
import { readReply } from '../safety/reply.ts';
import { atLeast } from '../safety/risk.ts';
import type { RiskState } from '../safety/risk-state.ts';
import { EXERCISES, isSafeFor } from '../therapist/exercises/catalogue.ts';
import { exerciseCard } from '../therapist/exercises/exercise-card.ts';
import type { LedTurn } from '../therapist/led-turn.ts';
import { type Act, isQuoteOf, mayOfferUnder } from '../therapist/model/acts.ts';
import { ASKED, type Duty, dueIn, dueNow, withSaid } from '../therapist/model/duties.ts';
import { askedIn, metIn } from '../therapist/model/requirements.ts';
import { screenerCard } from '../therapist/model/screener-card.ts';
import type { Memory, Move, Piece } from '../therapist/move.ts';
import { type LedState, NEW_LED, type TherapistState } from '../therapist/state.ts';
import type { Utterance } from '../therapist/utterance.ts';
import type { Decision } from './decide-turn.ts';
import type { LedReply } from './lead.ts';

export type LedInput = {
  text: string;
  /** Before this message. */
  state: TherapistState;
  /** What the guided therapist would do with it: language, address, memory and contraindications are read there. */
  guided: Pick<Decision, 'state' | 'profile' | 'order'>;
  memories: readonly Memory[];
  mayRemember: boolean;
  history: readonly Utterance[];
  now: Date;
};

export type LedDecision = {
  /** As it stands once the message was heard. */
  state: TherapistState;
  profile: StyleProfile;
  turn: Omit<LedTurn, 'asker'>;
};

const BEGINNING_MAX = 600;

export function decideLed(input: LedInput): LedDecision {
  const { text, state: before, guided, now } = input;
  const reply = readReply(text);
  const turn = before.turn + 1;
  const signs = signsIn(text, before.risk, before.risk.step !== null);
  const risk = hearPerson(before.risk, { text, reply, signs, turn, now });
  const known = before.led ?? NEW_LED;
  const led: LedState = { ...known, beginning: known.beginning ?? text.slice(0, BEGINNING_MAX) };
  const { style, heard, cues, people, name, topic, told } = guided.state;
  const state: TherapistState = {
    ...before,
    ...{ turn, style, heard, cues, people, name, topic, told, risk, led },
    pending: null,
    exercise: null,
  };
  return { state, profile: guided.profile, turn: ledTurn({ ...input, state, profile: guided.profile }) };
}

type Standing = Pick<LedInput, 'text' | 'guided' | 'memories' | 'mayRemember' | 'history' | 'now'> & {
  /** After the message. */
  state: TherapistState;
  profile: StyleProfile;
  again?: LedTurn['situation']['again'];
};

/** What the model gets for a message whose danger is already on file: also when it is asked anew after a crash. */
export function ledTurn(standing: Standing): Omit<LedTurn, 'asker'> {
  const { text, state, profile, guided, memories, mayRemember, history, now, again = null } = standing;
  const led = state.led ?? NEW_LED;
  const danger = shownDanger(state.risk);
  const isLong = history.length >= HISTORY_LONG;
  return {
    situation: {
      risk: state.risk,
      profile,
      turn: state.turn,
      clock: localClock(profile.country, profile.language, now),
      words: text.trim().split(/\s+/).length,
      asked: questionsInARow(history),
      leaves: readReply(text).leaves && !text.includes('?') && !STAYS.test(text),
      isTapped: led.offered.includes(text.trim()),
      screen: {
        panel: danger === null ? 'none' : atLeast(danger.level, 'high') ? 'full' : 'card',
        exercise:
          led.exercise && (EXERCISES.find(({ id }) => id === led.exercise)?.name[profile.language] ?? null),
        offered: led.offered,
      },
      memory: memoryOrder(guided),
      again,
    },
    profile,
    history,
    beginning: isLong ? led.beginning : null,
    summary: isLong ? led.summary : null,
    heard: text,
    memories,
    mayRemember,
    exercises: exercisesFor(state, profile),
  };
}

/** "Tengo que ir yo. Y no voy." */
const STAYS = /(?<!\p{L})(?:no voy|n[ãa]o vou)(?!\p{L})/iu;
/** Messages from which on the beginning of a talk may have left the history. */
const HISTORY_LONG = 28;

function memoryOrder({ order }: Pick<Decision, 'order'>): LedTurn['situation']['memory'] {
  if (!order) return null;
  if (order.wish === 'pause') return 'paused';
  return order.wish === 'resume' ? 'resumed' : 'forgot';
}

function questionsInARow(history: readonly Utterance[]): number {
  const replies = history.filter(({ from }) => from === 'therapist').map(({ text }) => text.trim());
  const quiet = replies.toReversed().findIndex((text) => !text.endsWith('?'));
  return quiet < 0 ? replies.length : quiet;
}

/** What does not fit this person, or this moment, cannot be opened. */
function exercisesFor({ risk, heard, cues }: TherapistState, profile: StyleProfile): string[] {
  const kinds = kindsOf(risk);
  const against = [
    ...profile.contraindications,
    ...heard,
    ...(atLeast(levelOf(risk), 'moderate') ? (['crisis'] as const) : []),
    ...(kinds.includes('abuse_violence') ? (['danger', 'violence'] as const) : []),
    ...(kinds.includes('psychosis_mania') ? (['psychosis', 'mania'] as const) : []),
    ...(kinds.includes('eating') ? (['eating'] as const) : []),
    ...(['urgent', 'danger', 'overwork', 'fresh_loss'] as const).filter((name) => cues.includes(name)),
  ];
  if (atLeast(levelOf(risk), 'high')) return [];
  return EXERCISES.filter((exercise) => isSafeFor(exercise, against)).map(({ id }) => id);
}

/** What the person sees beside the words of a reply. */
export type Beside = { piece?: Piece; choices?: string[]; clears: boolean; ends: boolean };

export type LedOutcome = {
  state: TherapistState;
  beside: Beside;
  /** Pieces of this message worth keeping, as the model points at them. */
  remember: string[];
  /** The danger rose with this reply: its help lines come at once. */
  isRaised: boolean;
};

/** What the reply makes of the state as it now is, and what stands beside its words. */
export function afterLed(
  reply: LedReply,
  { state, turn, now }: { state: TherapistState; turn: Omit<LedTurn, 'asker'>; now: Date },
): LedOutcome {
  const { text, acts, missing } = reply;
  const asked = cardFor(missing, text, turn.situation.screen.offered);
  let risk = withConcerns(withReply(state.risk, text, turn.situation.risk, asked), acts, {
    turn,
    state,
    now,
  });
  const before = shownDanger(state.risk);
  const clears = acts.some(({ act }) => act === 'clear');
  if (clears) risk = { ...risk, watched: risk.watched ?? 'screen' };
  const after = shownDanger(risk);
  const isRaised = after !== null && (before === null || !atLeast(before.level, after.level));
  const beside = besideOf(acts, { text, turn, asked, isQuiet: Boolean(risk.watched), clears });
  const opened = beside.piece?.kind === 'exercise' ? beside.piece.id : null;
  const led: LedState = {
    ...(state.led ?? NEW_LED),
    exercise: opened,
    offered: beside.choices ?? [],
    isAway: false,
  };
  return { state: { ...state, risk, led }, beside, remember: rememberedIn(acts), isRaised };
}

/** The question a card brings where the reply lacks it; none under a reply that asks of danger by itself: one at a time. */
function cardFor(missing: readonly Duty[], text: string, offered: readonly string[]): Duty | null {
  // Two cards in a row are an interrogation.
  if (offered.some((label) => WITHHOLDS.test(label))) return null;
  const asked = missing.find((duty) => ASKED.has(duty) && duty !== 'taken') ?? null;
  const asksOther = /\?\s*$/.test(text) && metIn(text.slice(lastQuestionAt(text)), ASKED_TOO).length > 0;
  return asksOther ? null : asked;
}
const WITHHOLDS = /^(?:prefiero no decir|prefiro n[ãa]o dizer)/i;
const ASKED_TOO: readonly Duty[] = [...ASKED, 'means', 'presence'];
const lastQuestionAt = (text: string) =>
  Math.max(
    0,
    text
      .trimEnd()
      .slice(0, -1)
      .search(/[^.!?\n]*$/),
  );

/** Raised by what the model says it heard, where the words really are theirs. */
export function withConcerns(
  risk: RiskState,
  acts: readonly Act[],
  { turn, state, now }: { turn: Pick<LedTurn, 'heard' | 'history'>; state: TherapistState; now: Date },
): RiskState {
  return acts.reduce((known, act) => {
    if (act.act !== 'concern' || !isSaidByThem(act.quote, turn)) return known;
    const { kind, level, quote } = act;
    if (level === 'none') return isQuoteOf(quote, turn.heard) ? takenBack(known, kind, now) : known;
    const words = quote.replace(/\s+/g, ' ').trim().slice(0, 160);
    return marked(known, kind, { level, words, turn: state.turn, by: 'model' }, now);
  }, risk);
}

/** What was said and asked in a reply is not due again; the question it leaves open is what the next message answers. */
function withReply(risk: RiskState, text: string, known: RiskState, card: Duty | null): RiskState {
  const due = dueIn(known);
  // It may have heard the danger itself and asked at once.
  if (due.length === 0 && card === null && askedIn(text).length === 0) return risk;
  // What may be offered was due, and asked for once more: whether it fits is the model's to say.
  const offers = dueNow(known).filter((duty) => OFFERS.has(duty));
  const met = [...metIn(text, due).filter((duty) => !ASKED.has(duty)), ...offers, ...(card ? [card] : [])];
  const asked = card ? [card] : askedIn(text);
  const open = asked.at(-1) ?? null;
  const said = withSaid(risk, [...met.filter((duty) => !ASKED.has(duty)), ...asked]);
  if (open === null || !ASKED.has(open) || answersOf(risk)[open as 'direct'] !== undefined) return said;
  const checklist = open === 'direct' ? { ...said.checklist, asked_directly: true } : said.checklist;
  return { ...said, checklist, step: itemStep(open as 'direct') };
}

/** What may have been offered or answered already, in words that were not recognised. */
const OFFERS: ReadonlySet<Duty> = new Set<Duty>(['professional', 'plan', 'reader', 'safe', 'home', 'sleep']);

const isSaidByThem = (quote: string, { heard, history }: Pick<LedTurn, 'heard' | 'history'>): boolean =>
  [heard, ...history.flatMap(({ from, text }) => (from === 'person' ? [text] : []))].some((text) =>
    isQuoteOf(quote, text),
  );

function besideOf(
  acts: readonly Act[],
  {
    text,
    turn,
    asked,
    isQuiet,
    clears,
  }: { text: string; turn: Omit<LedTurn, 'asker'>; asked: Duty | null; isQuiet: boolean; clears: boolean },
): Beside {
  const ends = acts.some(({ act }) => act === 'end');
  if (isQuiet) return { clears, ends };
  const { profile, exercises } = turn;
  if (asked) {
    const card = screenerCard(asked, profile);
    if (card) return { ...card, clears, ends };
  }
  const piece = acts.reduce<Piece | undefined>(
    (found, act) => found ?? pieceOf(act, profile, exercises),
    undefined,
  );
  const offered = acts.find((act) => act.act === 'choices');
  const choices = offered && mayOfferUnder(text, profile.language) ? offered.labels : undefined;
  return { ...(piece ? { piece } : {}), ...(choices ? { choices } : {}), clears, ends };
}

function pieceOf(act: Act, profile: StyleProfile, exercises: readonly string[]): Piece | undefined {
  switch (act.act) {
    case 'exercise':
      return exercises.includes(act.id)
        ? (exerciseCard(act.id, profile.language, profile.address) ?? undefined)
        : undefined;
    case 'page':
      return { kind: 'page', page: act.page };
    case 'draft':
      return { kind: 'draft', text: act.text };
    default:
      return undefined;
  }
}

/** Pointed at by the model; memory/proposed-memories.ts finds them in what was really said. */
const rememberedIn = (acts: readonly Act[]): string[] =>
  acts.flatMap((act) => (act.act === 'remember' ? [act.quote] : []));

/** The move a led turn is kept as: nothing was planned. */
export const ledMove = (risk: RiskState): Move => ({
  kind: 'model',
  frame: 'model',
  holes: {},
  level: levelOf(risk),
  openPanel: shownDanger(risk) !== null,
});
