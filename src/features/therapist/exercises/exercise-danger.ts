import type { StyleProfile } from '../../intake/style-profile.ts';
import { type Assessment, highest, isOwn } from '../../safety/risk.ts';
import { plain } from '../cues.ts';
import { styleNow, type TherapistState } from '../state.ts';
import { findExercise } from './catalogue.ts';
import { scriptOf } from './exercise.ts';

/**
 * A bare "sí" means danger only beside the question it answers ("¿te ha hecho daño?"), and "pronto voy contigo" only
 * in a letter to the dead. The step that asked says so in its data; like any second reader it may only raise.
 */
export function raisedByExercise(
  found: Assessment,
  text: string,
  profile: StyleProfile,
  state: TherapistState,
): Assessment {
  const running = state.exercise?.status === 'running' ? state.exercise : null;
  const exercise = running && findExercise(running.id);
  const step = exercise && scriptOf(exercise, styleNow(profile, state))[running.step];
  const danger = step?.dangers?.find(({ cue }) => cue.test(plain(text)));
  if (!danger || found.kinds.includes(danger.kind)) return found;
  return {
    level: highest(found.level, danger.level),
    own: isOwn(danger.kind) ? highest(found.own, danger.level) : found.own,
    kinds: [...found.kinds, danger.kind],
    evidence: [...found.evidence, `exercise:${exercise?.id}`],
  };
}
