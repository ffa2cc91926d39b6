/** From a message to a reading of it, and from a draft of the reply to its move and the next state. */
import { bodyReasons, plain } from './cues.ts';
import { cuesIn } from './exercises/circumstances.ts';
import type { MemoryDraft, Move, MoveKind } from './move.ts';
import type { Draft, Plan, PlanInput, Reading } from './reading.ts';
import { keepLast, LIMITS, styleNow, type TherapistState } from './state.ts';
import { isMatter } from './topic-names.ts';

export function read(input: PlanInput): Reading {
  const { profile, state, understanding } = input;
  const text = plain(input.text);
  return {
    ...input,
    plain: text,
    style: styleNow(profile, state),
    topic: isMatter(understanding.topic) ? understanding.topic : state.topic,
    reasonsAgainst: [...profile.contraindications, ...state.heard, ...bodyReasons(text)],
  };
}

/** How often a frame was spoken in this conversation. */
export function spoken(state: TherapistState, frame: string): number {
  return state.asked.filter((name) => name === frame).length;
}

function cleanHoles(holes: Draft['holes']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(holes ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

export function moveOf(draft: Draft, level: Move['level']): Move {
  return {
    kind: draft.kind,
    frame: draft.frame,
    holes: cleanHoles(draft.holes),
    level,
    openPanel: level === 'moderate' || level === 'high' || level === 'imminent',
    ...(draft.piece ? { piece: draft.piece } : {}),
    ...(draft.choices?.length ? { choices: draft.choices } : {}),
  };
}

/** The state after the reply; what the draft says wins over the bookkeeping done here. */
export function advance(reading: Reading, kind: MoveKind, frame: string): TherapistState {
  const { state, understanding } = reading;
  const { who = [], name } = understanding.slots;
  return {
    ...state,
    turn: state.turn + 1,
    topic: reading.topic,
    people: addTo(
      state.people,
      who.map(({ ours }) => ours),
      LIMITS.people,
    ),
    name: name ?? state.name,
    heard: [...new Set([...state.heard, ...bodyReasons(reading.plain)])],
    cues: [...new Set([...state.cues, ...cuesIn(reading.plain)])],
    recent: keepLast([...state.recent, { kind, frame }], LIMITS.recent),
    asked: keepLast([...state.asked, ...frame.split(' + ')], LIMITS.asked),
  };
}

function addTo(list: string[], items: string[], limit: number): string[] {
  return keepLast([...list.filter((known) => !items.includes(known)), ...new Set(items)], limit);
}

export function settle(reading: Reading, draft: Draft): Plan {
  const base = advance(reading, draft.kind, draft.frame);
  return {
    move: moveOf(draft, reading.state.risk.level),
    state: { ...base, pending: draft.pending ?? null, risk: checked(base.risk), ...draft.state },
    remember: [...learnt(reading), ...(draft.remember ?? [])],
  };
}

/** The body was asked about and the answer was no yes: a later "sí" belongs to something else. */
function checked(risk: TherapistState['risk']): TherapistState['risk'] {
  return risk.step === 'medical.check' ? { ...risk, step: null } : risk;
}

/** The name is kept as soon as it is given. */
function learnt({ understanding: { slots }, state, text }: Reading): MemoryDraft[] {
  const quote = text.length <= 160 ? text : undefined;
  return slots.name && slots.name !== state.name ? [{ kind: 'name', text: slots.name, quote }] : [];
}
