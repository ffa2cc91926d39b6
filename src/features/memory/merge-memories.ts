/**
 * How new things meet what is known: said twice is kept once, what is set right takes the place of what it corrects,
 * and an order to forget finds what it means. Pure; the store writes what comes out.
 */

import { nameIn, personOf, sameText, touches } from '../therapist/memory/memory-words.ts';
import type { Memory, MemoryDraft, MemoryOrder } from '../therapist/move.ts';

export type Merge = {
  added: MemoryDraft[];
  /** Known memories with new words; they keep their id and take the new date and source. */
  changed: { id: string; draft: MemoryDraft }[];
  /** Known memories that were wrong and have nothing of their own left to say. */
  wrong: string[];
};

export function mergeMemories(known: readonly Memory[], drafts: readonly MemoryDraft[]): Merge {
  const added: MemoryDraft[] = [];
  const changed = new Map<string, MemoryDraft>();
  const wrong = new Set<string>();
  for (const draft of drafts) {
    for (const memory of known) if (isCorrectedBy(memory, draft)) wrong.add(memory.id);
    const same = known.find((memory) => isSame(memory, draft));
    if (same) {
      if (isNews(same, draft)) changed.set(same.id, draft);
      continue;
    }
    const at = added.findIndex((other) => isSame(other, draft));
    if (at < 0) added.push(draft);
    else if (isNews(added[at] as MemoryDraft, draft)) added[at] = draft;
  }
  return { added, changed: [...changed].map(([id, draft]) => ({ id, draft })), wrong: [...wrong] };
}

/** "Perdón, mi hermana se llama Lorena": there is no sister Laura. */
function isCorrectedBy(known: Memory, draft: MemoryDraft): boolean {
  if (!draft.corrects || known.kind !== 'person') return false;
  const who = personOf(known.text);
  const name = nameIn(draft.text);
  return who !== undefined && who === personOf(draft.text) && name !== '' && nameIn(known.text) !== name;
}

/** Both speak of the one thing of which there is one. */
function isSame(known: MemoryDraft, draft: MemoryDraft): boolean {
  if (known.kind !== draft.kind) return false;
  if (known.slot !== undefined || draft.slot !== undefined) return known.slot === draft.slot;
  if (known.kind === 'name') return true;
  if (known.kind === 'mood' || known.kind === 'safety') return false;
  if (draft.about && known.about === draft.about) return true;
  if (sameText(known.text, draft.text)) return true;
  return known.kind === 'person' && isSamePerson(known.text, draft.text);
}

/** "Mi hermana" and "mi hermana Laura" are one; Laura and Ana are two. */
function isSamePerson(a: string, b: string): boolean {
  // A bare name is whoever was named so before.
  if (!personOf(a) || !personOf(b)) return nameIn(` ${a}`) !== '' && nameIn(` ${a}`) === nameIn(` ${b}`);
  if (personOf(a) !== personOf(b)) return false;
  return nameIn(a) === '' || nameIn(b) === '' || nameIn(a) === nameIn(b);
}

/** The same again says nothing; a name given later, another value, or what became of a step does. */
function isNews(known: MemoryDraft, draft: MemoryDraft): boolean {
  if (draft.slot !== undefined) return true;
  if (known.kind === 'person')
    return personOf(draft.text) !== undefined && nameIn(known.text) === '' && nameIn(draft.text) !== '';
  // Talked of again it is open again, from today.
  if (known.kind === 'situation') return true;
  if (known.kind === 'step') return known.outcome !== draft.outcome;
  return !sameText(known.text, draft.text);
}

/** Which memories an order to forget means; none for the others. The safety plan is erased on its own page alone. */
export function forgottenBy(
  memories: readonly Memory[],
  order: MemoryOrder,
  lastTurnId: string | null,
): string[] {
  const found = memories.filter((memory) => {
    if (memory.slot !== undefined) return false;
    switch (order.wish) {
      case 'forget-all':
        return true;
      case 'forget-last':
        return order.ids.includes(memory.id) || (lastTurnId !== null && memory.turnId === lastTurnId);
      case 'forget-about':
        return order.about.some((words) => touches(`${memory.text} ${memory.quote ?? ''}`, new Set(words)));
      default:
        return false;
    }
  });
  return found.map(({ id }) => id);
}

export type MemoryTurn = {
  drafts: readonly MemoryDraft[];
  order: MemoryOrder | undefined;
  mayRemember: boolean;
  turnId: string;
  lastTurnId: string | null;
  at: string;
};

/** The memory after a turn, where it is a list and no table: in a terminal and in tests. */
export function memoriesAfter(
  memories: readonly Memory[],
  { drafts, order, mayRemember, turnId, lastTurnId, at }: MemoryTurn,
): { memories: Memory[]; mayRemember: boolean } {
  const gone = new Set(order ? forgottenBy(memories, order, lastTurnId) : []);
  const left = memories.filter(({ id }) => !gone.has(id));
  const isOn = order?.wish === 'resume' || (mayRemember && order?.wish !== 'pause');
  if (!mayRemember || !isOn) return { memories: left, mayRemember: isOn };
  const { added, changed, wrong } = mergeMemories(left, drafts);
  const kept = left
    .filter(({ id }) => !wrong.includes(id))
    .map((memory) => {
      const change = changed.find(({ id }) => id === memory.id);
      return change ? { ...change.draft, id: memory.id, at, turnId } : memory;
    });
  const learnt = added.map((draft, index) => ({ ...draft, id: `${turnId}, ${index + 1}`, at, turnId }));
  return { memories: [...kept, ...learnt], mayRemember: isOn };
}
