import type { Engine } from '../therapist/engine.ts';

/**
 * The model where it may lead: for whoever allowed their words to leave, or on the operator's own machines for everybody
 * who did not choose the guided therapist. null: the guided therapist answers.
 */
export function whoLeads(
  engine: Engine | null,
  { mayLeave, choseGuided }: { mayLeave: boolean; choseGuided: boolean },
): Engine | null {
  if (engine === null) return null;
  return (engine.provider === null ? !choseGuided : mayLeave) ? engine : null;
}
