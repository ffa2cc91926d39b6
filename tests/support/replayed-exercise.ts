/**
 * A whole exercise replayed with somebody who answers by temperament: what they say depends on the cell that is
 * open, so that a course can be run to its end however its steps are passed over or joined.
 */

import { decideTurn } from '../../src/features/chat/decide-turn.ts';
import { styleProfile } from '../../src/features/intake/style-profile.ts';
import { findExercise } from '../../src/features/therapist/exercises/catalogue.ts';
import { type ExerciseStep, scriptOf } from '../../src/features/therapist/exercises/exercise.ts';
import { openerOf, say } from '../../src/features/therapist/guided/guided-engine.ts';
import { NEW_GUIDED } from '../../src/features/therapist/guided/guided-state.ts';
import { guideIn } from '../../src/features/therapist/guided/guides.server.ts';
import type { MemoryDraft, Move } from '../../src/features/therapist/move.ts';
import {
  newState,
  type styleNow,
  type TherapistState,
  therapistStateSchema,
} from '../../src/features/therapist/state.ts';
import type { Utterance } from '../../src/features/therapist/utterance.ts';
import type { Person } from './replayed-talk.ts';

/** What is open when they answer; `times` counts how often this cell was open before. */
export type Open = { step: ExerciseStep; times: number };
export type Replier = (open: Open) => string;
export type Said = { text: string; move: Move; openers: string[]; remember: MemoryDraft[] };

const LONGEST_COURSE = 45;
/** The chip that was tapped. */
const BEGIN = 'Empezar';

export function course(id: string, { country = 'MX', answers = {} }: Person, reply: Replier) {
  const profile = styleProfile(answers, { name: null, country });
  const seen = new Map<string, number>();
  const turns: Said[] = [];
  const lines: string[] = [];
  const history: Utterance[] = [];
  let state: TherapistState = {
    ...newState(),
    turn: 4,
    guided: { ...NEW_GUIDED, offered: [{ label: BEGIN, to: `exercise:${id}` }] },
  };
  let text: string | null = BEGIN;
  while (text !== null && turns.length < LONGEST_COURSE) {
    const now = new Date(Date.UTC(2026, 10, 21, 15, turns.length));
    const decision = decideTurn({ text, state, profile, memories: [], now, guides: guideIn });
    const openers = turns.slice(-6).map((turn) => openerOf(turn.text));
    const seed = `${id}${country}${turns.length}`;
    const said = say({
      move: decision.move,
      profile: decision.profile,
      history,
      recentOpeners: openers,
      seed,
    });
    lines.push(text);
    turns.push({ text: said, move: decision.move, openers, remember: decision.remember });
    history.push({ from: 'person', text }, { from: 'therapist', text: said });
    state = therapistStateSchema.parse(JSON.parse(JSON.stringify(decision.state)));
    const step = openStep(state, decision.profile);
    text = step ? reply({ step, times: seen.get(step.id) ?? 0 }) : wayBack(decision.move);
    if (step) seen.set(step.id, (seen.get(step.id) ?? 0) + 1);
  }
  return { turns, lines, state, frames: turns.map(({ move }) => move.frame) };
}

/** Their question was answered and the exercise waits: the chip that leads back to it. */
const wayBack = ({ kind, choices }: Move): string | null =>
  (kind === 'guide' && choices?.find((label) => WAY_BACK.test(label))) || null;
const WAY_BACK = /^(?:Seguir con el ejercicio|Voltar ao exercício)$/;

function openStep(
  { exercise }: TherapistState,
  profile: ReturnType<typeof styleNow>,
): ExerciseStep | undefined {
  const found = exercise?.status === 'running' ? findExercise(exercise.id) : undefined;
  return found && exercise ? scriptOf(found, profile)[exercise.step] : undefined;
}
