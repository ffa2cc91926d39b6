/** "Lo que nos llevamos hoy": a few sentences of theirs, as they wrote them, with the step and the phrase they chose. */
import { atLeast } from '../../safety/risk.ts';
import { plain } from '../cues.ts';
import { mayEcho } from '../may-echo.ts';
import type { MemoryDraft, Move } from '../move.ts';
import type { Plan, Reading } from '../reading.ts';
import type { TherapistState } from '../state.ts';
import { capitalise } from '../tokens.ts';
import { sameText, stemsOf } from './memory-words.ts';

const MAX_TOLD = 2;

/** A goodbye after something was said; a short greeting and a hard hour have nothing to take along. */
function isClosing(move: Move, state: TherapistState): boolean {
  const isGoodbye = move.frame === 'guide' ? move.kind === 'close.listen' : move.frame.startsWith('close.');
  return isGoodbye && state.turn >= 2 && !atLeast(move.level, 'moderate');
}

/** What was asked of the plan or the memory is none of it. */
const TO_US = /^(?:answer|memory)/;

/** A sentence worth keeping for the card: told, short enough to stand on a line, and fit to be read again. */
export function toldIn({ understanding, text, state }: Reading, frame: string): string | null {
  if (TO_US.test(frame)) return null;
  const { act, wordCount, slots } = understanding;
  const isTelling = act === 'disclosure' || act === 'complaint';
  const sentence = slots.quote;
  // What answers a question of ours reads oddly by itself.
  if (state.pending !== null && state.pending.hint !== 'scale10') return null;
  if (!isTelling || wordCount < 4 || !sentence || text.includes('?') || !mayEcho(sentence)) return null;
  if (slots.name && wordCount <= 6) return null;
  return /^(?:que|si|cuando|porque|como|y|e|pero)\b/.test(plain(sentence)) ? null : capitalise(sentence);
}

function summaryLines(state: TherapistState, language: 'es' | 'pt'): string[] {
  const { takeaway, step } = state;
  // What became the step is not told twice.
  const told = state.told.filter((line) => !step || !isSaidBy(line, step));
  const lines = [...told.slice(0, 1), ...told.slice(1).slice(-(MAX_TOLD - 1))].map(ended);
  if (takeaway && !lines.some((line) => sameText(line, takeaway))) lines.push(ended(capitalise(takeaway)));
  if (step) lines.push(`${language === 'pt' ? 'Passo' : 'Paso'}: ${ended(step)}`);
  return lines;
}

/** Every word of weight in a line stands in the other too. */
function isSaidBy(line: string, other: string): boolean {
  const own = stemsOf(other);
  return [...stemsOf(line)].every((stem) => own.has(stem) || /^(?:pod|quis|gust)/.test(stem));
}

const ended = (line: string) => (/[.?!…]$/.test(line) ? line : `${line}.`);

/** The goodbye carries what would be kept of today. */
export function withCard(planned: Plan, language: 'es' | 'pt'): Plan {
  if (!isClosing(planned.move, planned.state)) return planned;
  const lines = summaryLines(planned.state, language);
  if (lines.length === 0) return planned;
  const summary: MemoryDraft = { kind: 'summary', text: lines.join('\n') };
  return {
    ...planned,
    move: { ...planned.move, piece: { kind: 'summary', lines } },
    remember: [...planned.remember, summary],
  };
}
