/**
 * What a model proposes to remember, held against what was really said. Each proposal must be found in a message of the
 * person, and what is kept is their sentence as it stands there: nothing can be invented where nothing is composed. Pure.
 */
import { splitSentences } from '../recognise/sentences.ts';
import { speaksOfDanger } from '../safety/speaks-of-danger.ts';
import { isPrivate, isShutOut } from '../therapist/memory/recall.ts';
import { PROPOSED_MAX, type Proposed, SUMMARY_MAX } from '../therapist/model/memory-question.ts';
import { withName } from '../therapist/model/quoted.ts';
import type { Memory, MemoryDraft } from '../therapist/move.ts';

export type SaidByThem = { turnId: string; text: string };
/** A draft and the message it was found in. */
export type FoundDraft = { turnId: string; draft: MemoryDraft };

const TEXT_MAX = 200;
const QUOTE_MIN_LETTERS = 8;

const flat = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

export type Checked = { memories: FoundDraft[]; summary: string | null };

/** `known`: everything on file, so that what was asked never to be kept stays out. */
export function checkProposals(
  proposed: Proposed,
  messages: readonly SaidByThem[],
  { name, known }: { name: string | null; known: readonly Memory[] },
): Checked {
  const said = messages.flatMap(({ turnId, text }) =>
    splitSentences(text).map((sentence) => ({ turnId, sentence, flat: flat(sentence) })),
  );
  const shut = known.filter(isPrivate);
  const find = (quote: string) => {
    const wanted = flat(withName(quote, name));
    if (wanted.replace(/ /g, '').length < QUOTE_MIN_LETTERS || !wanted.includes(' ')) return null;
    const found = said.find((line) => ` ${line.flat} `.includes(` ${wanted} `));
    if (!found || found.sentence.length > TEXT_MAX || /[¿?]/.test(found.sentence)) return null;
    if (speaksOfDanger(found.sentence) || shut.some((memory) => isShutOut(found.sentence, memory)))
      return null;
    return found;
  };
  const memories = new Map<string, FoundDraft>();
  for (const { kind, quote } of proposed.memories) {
    const found = find(quote);
    if (!found || memories.size === PROPOSED_MAX || memories.has(found.flat)) continue;
    const { turnId, sentence } = found;
    memories.set(found.flat, { turnId, draft: { kind, text: sentence, quote: sentence } });
  }
  const lines = new Set(proposed.summary.flatMap(({ quote }) => find(quote)?.sentence ?? []));
  return { memories: [...memories.values()], summary: [...lines].slice(0, SUMMARY_MAX).join('\n') || null };
}
