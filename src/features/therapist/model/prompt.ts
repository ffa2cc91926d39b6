/**
 * The turn as a model gets it: two messages, the first all ours, the second all theirs. The first holds no word of a
 * person, so nothing anybody writes can stand where our instructions do; the second holds nothing else, between tags
 * that what is quoted cannot close. Pure: the same turn makes the same prompt.
 */
import { contextSentence } from '../../intake/context-sentence.ts';
import { atLeast } from '../../safety/risk.ts';
import type { EngineTurn, Utterance } from '../engine.ts';
import { freedomOf } from '../freedom.ts';
import { say } from '../guided/guided-engine.ts';
import type { Memory } from '../move.ts';
import { isPrivate } from '../plan-memory-recall.ts';
import { PROMPT_WORDS, stepOf } from './prompt-words.ts';
import { quoted } from './quoted.ts';

export type ChatMessage = { role: 'system' | 'user'; content: string };

/** Characters: about a thousand tokens of talk, and all of a message that may be sent. */
const HISTORY_MAX = 4_000;
const UTTERANCE_MAX = 700;
const MESSAGE_MAX = 4_000;
const MEMORY_MAX = 200;
const MEMORIES_MAX = 20;
const CONTEXT_MAX = 3_000;

export function promptFor(turn: EngineTurn): ChatMessage[] {
  const guide = freedomOf(turn.move) === 'whole' ? say(turn) : null;
  return [
    { role: 'system', content: instructionsFor(turn, guide) },
    { role: 'user', content: dossierOf(turn, guide) },
  ];
}

/** `guide`: our own words for the move, which the model is to say in its own; null when they are said after it. */
function instructionsFor(turn: EngineTurn, guide: string | null): string {
  const { move, profile, openBoxes = [], again } = turn;
  const words = PROMPT_WORDS[profile.language];
  const isCareful = atLeast(move.level, 'low');
  const style = [
    words.address[profile.address],
    words.gender[profile.gender ?? 'none'],
    isCareful ? words.careful : words.directness[profile.directness],
    words.formality[profile.formality],
  ];
  const step =
    guide === null
      ? [words.lead]
      : [words.steps[stepOf(move.kind)], words.whole, guide.includes('?') ? words.asks : words.asksNothing];
  if (isCareful && openBoxes.length > 0)
    step.push(`${words.open} ${openBoxes.map((box) => words.boxes[box]).join('; ')}.`);
  if (again && guide !== null) step.push(words.again[again]);
  const { headings } = words;
  return [
    words.who.join(' '),
    section(headings.voice, words.voice),
    section(headings.never, words.never),
    section(headings.data, words.data),
    section(headings.style, style),
    section(headings.step, [...step, words.now]),
  ].join('\n\n');
}

const section = (title: string, lines: readonly string[]) =>
  `${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`;

function dossierOf(turn: EngineTurn, guide: string | null): string {
  const { profile, history, heard = '', memories = [], again } = turn;
  const { name } = profile;
  const last = history.findLast((line) => line.from === 'therapist')?.text;
  const parts = [
    tagged('cuestionario', quoted(contextSentence(profile.answers), name, CONTEXT_MAX)),
    tagged('recuerdos', memoriesOf(memories, name)),
    tagged('charla', historyOf(history, name)),
    tagged('mensaje', quoted(heard, name, MESSAGE_MAX)),
    again && last ? tagged('antes', quoted(last, name, UTTERANCE_MAX)) : '',
    tagged('guia', quoted(guide ?? '', name, UTTERANCE_MAX)),
  ];
  return parts.filter(Boolean).join('\n');
}

const tagged = (tag: string, text: string) => (text === '' ? '' : `<${tag}>\n${text}\n</${tag}>`);

/** What has a place of its own (the safety plan), what is about danger and what was asked never to be named stay here. */
function memoriesOf(memories: readonly Memory[], name: string | null): string {
  return memories
    .filter((memory) => memory.slot === undefined && !isPrivate(memory))
    .filter(({ kind }) => kind !== 'safety' && kind !== 'avoid' && kind !== 'name')
    .slice(-MEMORIES_MAX)
    .map(({ text, at }) => `- ${at.slice(0, 10)}: ${quoted(text, name, MEMORY_MAX)}`)
    .join('\n');
}

/** From the latest back, as much as there is room for. */
function historyOf(history: readonly Utterance[], name: string | null): string {
  const lines: string[] = [];
  let room = HISTORY_MAX;
  for (const { from, text } of history.toReversed()) {
    const tag = from === 'person' ? 'persona' : 'juntos';
    const line = `<${tag}>${quoted(text, name, UTTERANCE_MAX)}</${tag}>`;
    room -= line.length;
    if (room < 0) break;
    lines.unshift(line);
  }
  return lines.join('\n');
}

/** Rounded up: letters of Spanish and Portuguese to tokens of the common vocabularies. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / 3.5);
}
