/** What stands beside a conversation on a wide screen: what is open, and the newest of what is remembered. */
import type { MemoryKind, StepOutcome } from '../therapist/move.ts';

type Held = { kind: MemoryKind; text: string; slot?: string | undefined; outcome?: StepOutcome | undefined };
export type Beside<T> = { open: T[]; remembered: T[] };

const OPEN_ROOM = 3;
const REMEMBERED_ROOM = 4;
/** Sentences one can take in at a glance; moods, plans and summaries have their page. */
const AT_A_GLANCE: readonly MemoryKind[] = ['person', 'fact', 'goal', 'helped', 'takeaway'];

/** @param memories newest first. null where there is nothing of either. */
export function besideTalk<T extends Held>(memories: readonly T[]): Beside<T> | null {
  const loose = memories.filter(({ slot }) => slot === undefined);
  const open = loose.filter(({ kind, outcome }) => kind === 'step' && outcome === undefined);
  const told = loose.filter(({ kind }) => AT_A_GLANCE.includes(kind));
  // "Mi hermana" beside a sentence that begins with it says nothing more.
  const remembered = told.filter((one) => !told.some((other) => other !== one && says(other, one)));
  if (open.length === 0 && remembered.length === 0) return null;
  return { open: open.slice(0, OPEN_ROOM), remembered: remembered.slice(0, REMEMBERED_ROOM) };
}

function says(longer: Held, shorter: Held): boolean {
  return (
    longer.text.length > shorter.text.length && longer.text.toLowerCase().includes(shorter.text.toLowerCase())
  );
}
