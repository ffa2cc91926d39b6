/**
 * The first words of a conversation: the very first greeting, the return after a while with one thing on
 * file, and the safety question first when danger is on file.
 */
import { findQuestion } from '../intake/questions.ts';
import type { Language, StyleProfile } from '../intake/style-profile.ts';
import { returnSafetyMove } from '../safety/protocol.ts';
import { atLeast } from '../safety/risk.ts';
import { moveOf } from './draft.ts';
import { exerciseName } from './exercises/catalogue.ts';
import { NEW_GUIDED } from './guided/guided-state.ts';
import { openSituations } from './guided/kept-situations.ts';
import { mayEcho } from './may-echo.ts';
import { openStep } from './memory/agreed-step.ts';
import { avoidedIn, isAvoided, personSaid } from './memory/recall.ts';
import type { Memory } from './move.ts';
import type { Draft, Plan } from './reading.ts';
import { carryOver, keepLast, LIMITS, styleNow, type TherapistState } from './state.ts';

const HOUR_MS = 3_600_000;
/** A shorter pause is the same conversation; nobody is greeted twice in an afternoon. */
const RETURN_AFTER_MS = 12 * HOUR_MS;

export type OpeningInput = {
  state: TherapistState;
  profile: StyleProfile;
  memories: Memory[];
  now: Date;
  /** When the last message was written; null before the first. */
  lastAt: Date | null;
};

export function isReturn(lastAt: Date | null, now: Date): boolean {
  return lastAt !== null && now.getTime() - lastAt.getTime() > RETURN_AFTER_MS;
}

export function planOpening(input: OpeningInput): Plan {
  const carried = input.lastAt ? carryOver(input.state) : input.state;
  const state = input.lastAt
    ? { ...carried, ...known(input.memories, styleNow(input.profile, carried)) }
    : carried;
  const style = styleNow(input.profile, state);
  if (input.lastAt && atLeast(state.risk.level, 'low')) {
    const due = returnSafetyMove({
      risk: state.risk,
      profile: style,
      memories: input.memories,
      now: input.now,
    });
    if (due) {
      const next = opened(state, { kind: due.move.kind, frame: due.move.frame });
      return { move: due.move, state: { ...next, risk: due.risk }, remember: due.remember };
    }
  }
  const draft = input.lastAt ? returning(input, style) : first(style);
  return {
    move: moveOf(draft, state.risk.level),
    state: { ...opened(state, draft), pending: draft.pending ?? null, ...draft.state },
    remember: [],
  };
}

/** Names come from the memory alone, which the person sees and empties; nothing else carries them over. */
function known(memories: readonly Memory[], style: StyleProfile): Pick<TherapistState, 'people' | 'name'> {
  const avoided = avoidedIn(memories);
  const mentions = memories.filter((memory) => memory.kind === 'person' && !isAvoided(memory, avoided));
  const people = mentions.flatMap((memory) => personSaid(memory, style) ?? []);
  const name = memories.filter(({ kind }) => kind === 'name').at(-1)?.text ?? null;
  return { people: keepLast(people, LIMITS.people), name };
}

function opened(state: TherapistState, { kind, frame }: Pick<Draft, 'kind' | 'frame'>): TherapistState {
  return {
    ...state,
    recent: keepLast([...state.recent, { kind, frame }], LIMITS.recent),
    asked: keepLast([...state.asked, ...frame.split(' + ')], LIMITS.asked),
  };
}

/** At most one thing of the intake, as an invitation; the rest are quick replies. */
function first(style: StyleProfile): Draft {
  const labels = reasonLabels(style.reasons, style.language);
  const hasOne = style.reasons.length > 0;
  return {
    kind: 'greet.first',
    frame: hasOne ? `greet.first + greet.reason.${style.reasons[0]}` : 'greet.first + greet.free',
    holes: { name: style.name ?? undefined },
    choices: labels.slice(0, 4),
  };
}

const REASONS_PT = [
  'Estou sem ânimo',
  'Sinto ansiedade',
  'Meu ânimo afeta o trabalho ou o estudo',
  'Tenho dificuldade com relações',
  'Não vejo sentido na vida',
  'Estou de luto',
  'Vivi algo muito duro',
  'Quero falar de um problema',
  'Quero confiar mais em mim',
  'Quero melhorar e não sei por onde começar',
];

function reasonLabels(reasons: readonly number[], language: Language): string[] {
  const spanish = findQuestion(5)?.options.map((option) => option.label) ?? [];
  const labels = language === 'pt' ? REASONS_PT : spanish;
  return reasons.map((index) => labels[index]).filter((label) => label !== undefined);
}

/** Of violence nothing is brought up: whoever opens this may not be alone. */
const mayBringUp = ({ risk }: TherapistState): boolean =>
  !risk.watched && !risk.kinds.includes('abuse_violence');

const OTHER = { es: 'Otra cosa', pt: 'Outra coisa' } as const;

/** What stayed open the last time, to be taken up by a tap; null where there is nothing. */
function stillOpen({ memories, now, state }: OpeningInput, style: StyleProfile): Draft | null {
  const avoided = avoidedIn(memories);
  const mayName = memories.filter((memory) => !isAvoided(memory, avoided));
  const open = mayBringUp(state) ? openSituations(mayName, now) : [];
  if (open.length === 0) return null;
  const offered = [...open, { label: OTHER[style.language], to: 'other' }];
  return {
    kind: 'greet.return',
    frame: `greet.return.open.${open.length === 1 ? 'one' : 'two'}`,
    holes: { name: style.name ?? undefined },
    choices: offered.map(({ label }) => label),
    state: { guided: { ...NEW_GUIDED, offered } },
  };
}

/** One thing on file, optional, and a number for the mood. */
function returning(input: OpeningInput, style: StyleProfile): Draft {
  const { memories, now, lastAt, state } = input;
  const halfWay = carryOver(state).exercise;
  const [about, memory] = broughtUp(memories, style, { now, lastAt, isHalfWay: halfWay !== null });
  const open = IN_HAND.has(about) ? null : stillOpen(input, style);
  if (open) return open;
  const said = memory?.text;
  return {
    kind: 'greet.return',
    frame: `greet.return + ${about === 'event' ? 'memory.event' : `greet.return.${about}`}`,
    holes: {
      name: style.name ?? undefined,
      days: daysAway(lastAt, now, style.language),
      ...(halfWay ? { exercise: exerciseName(halfWay.id, style) } : {}),
      ...(about === 'step' ? { step: said } : {}),
      ...(about === 'takeaway' ? { takeaway: said } : {}),
      ...(about === 'event' ? { said } : {}),
      ...(about === 'person' && memory ? { who: personSaid(memory, style) ?? undefined } : {}),
    },
    pending: { hint: 'scale10', about: 'mood' },
    piece: { kind: 'scale', max: 10 },
    state: { recalled: memory ? [memory.id] : [] },
  };
}

/** Nearer to begin with than what stayed open. */
const IN_HAND: ReadonlySet<About> = new Set<About>(['step', 'event', 'halfway']);

type About = 'step' | 'event' | 'halfway' | 'takeaway' | 'person' | 'plain';

/** The agreed step first; then what had its day meanwhile, what was left half-way, their own phrase, somebody they spoke of. */
function broughtUp(
  memories: readonly Memory[],
  style: StyleProfile,
  { now, lastAt, isHalfWay }: Pick<OpeningInput, 'now' | 'lastAt'> & { isHalfWay: boolean },
): [About, Memory | null] {
  const avoided = avoidedIn(memories);
  const mayName = memories.filter((memory) => !isAvoided(memory, avoided));
  const latest = (kind: Memory['kind']) => mayName.filter((memory) => memory.kind === kind).at(-1);
  const step = openStep(mayName);
  if (step) return ['step', step];
  const since = lastAt?.toISOString().slice(0, 10) ?? '';
  const today = now.toISOString().slice(0, 10);
  const event = mayName.filter(({ on, text }) => on && on >= since && on < today && mayEcho(text)).at(-1);
  if (event) return ['event', event];
  if (isHalfWay) return ['halfway', null];
  const takeaway = latest('takeaway');
  if (takeaway) return ['takeaway', takeaway];
  const person = latest('person');
  return person && personSaid(person, style) ? ['person', person] : ['plain', null];
}

/** "nueve días" is said only from the second day on; below that the gap is not worth a word. */
function daysAway(lastAt: Date | null, now: Date, language: Language): string | undefined {
  if (!lastAt) return undefined;
  const days = Math.round((now.getTime() - lastAt.getTime()) / (24 * HOUR_MS));
  if (days < 2) return undefined;
  return `${days} ${language === 'pt' ? 'dias' : 'días'}`;
}
