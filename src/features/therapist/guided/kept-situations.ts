/** What somebody is going through, from one talk to the next: the situations they stayed in, and which of them are still open. Pure. */
import type { Memory, MemoryDraft } from '../move.ts';
import type { Guide } from './guide.ts';
import type { GuidedState, Offer } from './guided-state.ts';
import type { Answer } from './heard.ts';

const ABOUT = 'situation:';

/** Nothing of these is brought up where somebody else may be looking at the screen. */
const QUIET_TOPICS: ReadonlySet<string> = new Set(['lo-vivido']);

/** One that is over is put down as such; one that held for two replies, once a talk: by then it was not taken back. */
export function keptIn(guide: Guide, before: GuidedState | undefined, { state, isOver }: Answer) {
  const over = guide.situations.get(isOver ?? '');
  if (over) return { remember: [draftOf(over, 'done')], kept: state.kept };
  const stayed =
    before?.situation === state.situation ? guide.situations.get(state.situation ?? '') : undefined;
  if (!stayed || state.kept.includes(stayed.id)) return { remember: [], kept: state.kept };
  return { remember: [draftOf(stayed)], kept: [...state.kept, stayed.id] };
}

const draftOf = ({ id, name }: { id: string; name: string }, outcome?: 'done'): MemoryDraft => ({
  kind: 'situation',
  text: name,
  about: `${ABOUT}${id}`,
  ...(outcome ? { outcome } : {}),
});

const FRESH_MS = 60 * 86_400_000;
const OPEN_MAX = 2;

/** What stayed open, the latest first, with where a tap on it leads. */
export function openSituations(memories: readonly Memory[], now: Date): Offer[] {
  return memories
    .filter(
      ({ kind, outcome, at }) =>
        kind === 'situation' && !outcome && now.getTime() - Date.parse(at) < FRESH_MS,
    )
    .map(({ text, about = '' }) => ({ label: text, to: `back:${about.slice(ABOUT.length)}` }))
    .filter(({ to }) => !QUIET_TOPICS.has(to.slice('back:'.length).split('/')[0] ?? ''))
    .slice(-OPEN_MAX)
    .reverse();
}
