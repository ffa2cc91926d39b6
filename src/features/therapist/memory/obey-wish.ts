/** An order about the memory, obeyed: what to forget or keep, the thread cleared of it, and one line that says so. */
import { hasPlan } from '../../safety/safety-plan.ts';
import { settle } from '../draft.ts';
import { mayEcho } from '../may-echo.ts';
import type { Memory, MemoryDraft, MemoryOrder } from '../move.ts';
import type { Draft, Plan, Reading } from '../reading.ts';
import { namedByUs } from '../said-by-us.ts';
import type { TherapistState } from '../state.ts';
import { capitalise } from '../tokens.ts';
import { statementsIn } from './memory-facts.ts';
import type { MemoryWish } from './memory-wish.ts';
import { nameIn, personOf, stemsOf, touches } from './memory-words.ts';
import { isPrivate, PRIVATE } from './recall.ts';

type Answer = { frame: string; holes?: Draft['holes']; order?: MemoryOrder; remember?: MemoryDraft[] };

export function obey(reading: Reading, wish: MemoryWish): Plan {
  const { state } = reading;
  const { frame, holes, order, remember = [] } = answerTo(reading, wish);
  const settled = settle(reading, { kind: 'memory.wish', frame, holes, pending: state.pending });
  return {
    ...settled,
    // An order is not told of anybody: neither its people nor its words are kept for it.
    state: { ...settled.state, ...cleared(state, wish), recalled: [] },
    remember,
    ...(order ? { order } : {}),
  };
}

function answerTo(reading: Reading, wish: MemoryWish): Answer {
  const { state, style } = reading;
  const isPaused = reading.mayRemember === false;
  switch (wish.wish) {
    case 'forget-last':
      return { frame: 'memory.forgot', order: { wish: 'forget-last', ids: state.recalled } };
    case 'forget-about': {
      const what = namedByUs(wish.rest, style.address) ?? undefined;
      return {
        frame: what ? (wish.lasting ? 'memory.forgot.lasting' : 'memory.forgot.about') : 'memory.forgot',
        holes: { what },
        order: { wish: 'forget-about', about: waysToSay(reading, wish.rest) },
        remember: wish.lasting ? [privateNote(reading, wish.rest)] : [],
      };
    }
    case 'forget-all':
      return {
        frame: hasPlan(reading.memories) ? 'memory.forgot.all.plan' : 'memory.forgot.all',
        order: { wish: 'forget-all' },
      };
    case 'pause':
      return { frame: 'memory.stopped', order: { wish: 'pause' } };
    case 'resume':
      return { frame: 'memory.resumed', order: { wish: 'resume' } };
    case 'keep':
      return keep(reading, wish.rest, isPaused);
    case 'list':
      return isPaused ? { frame: 'memory.paused' } : listed(reading);
    default:
      return wish satisfies never;
  }
}

/** Asked for outright, a sentence is kept whether or not a rule would have found it. */
function keep({ now }: Reading, rest: string, isPaused: boolean): Answer {
  if (isPaused) return { frame: 'memory.paused' };
  const [known] = statementsIn(rest, now);
  const draft: MemoryDraft = known ?? { kind: 'fact' as const, text: capitalise(rest), quote: rest };
  return mayEcho(rest)
    ? { frame: 'memory.kept', holes: { said: draft.text }, remember: [draft] }
    : { frame: 'memory.kept.plain', remember: [draft] };
}

function privateNote(reading: Reading, rest: string): MemoryDraft {
  const { style } = reading;
  const text = `${style.language === 'pt' ? 'Não guardar' : 'No guardar'}: ${rest}`;
  const ways = waysToSay(reading, rest).map((words) => words.join(' '));
  return { kind: 'avoid', text, about: `${PRIVATE}${ways.join('|')}` };
}

/** "Mi hermana" is also Laura, where they told us so. */
function waysToSay({ memories, state }: Reading, rest: string): string[][] {
  const stems = [...stemsOf(rest)];
  const who = personOf(rest);
  if (!who || stems.length > 1) return [stems];
  const mentions = [
    ...memories.filter(({ kind }) => kind === 'person').map(({ text }) => text),
    ...state.people,
  ];
  const names = mentions
    .filter((mention) => personOf(mention) === who)
    .map(nameIn)
    .filter((name) => name !== '');
  return [stems, ...[...new Set(names)].map((name) => [...stemsOf(name)])].filter((way) => way.length > 0);
}

const SHOWN = 3;
const SHOWN_FIRST = ['step', 'goal', 'fact', 'helped', 'takeaway', 'avoid', 'person'] as const;

/** A few of different kinds, in their words; the rest is on the page. */
function listed({ memories, style }: Reading): Answer {
  const mayShow = memories.filter((memory) => !isPrivate(memory) && mayEcho(memory.text));
  const byKind = SHOWN_FIRST.map((kind) => mayShow.filter((memory) => memory.kind === kind).reverse());
  const shown: Memory[] = [];
  for (let round = 0; round < SHOWN && shown.length < SHOWN; round += 1) {
    for (const list of byKind) if (list[round] && shown.length < SHOWN) shown.push(list[round] as Memory);
  }
  if (shown.length === 0) return { frame: 'memory.list.none' };
  const texts = shown.map(({ text }) => `"${text.split('\n')[0]?.replace(/[."]/g, '')}"`);
  const and = style.language === 'pt' ? 'e' : 'y';
  const items = texts.length === 1 ? texts[0] : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1)}`;
  return { frame: 'memory.list', holes: { items } };
}

/** The thread forgets with the memory: what was said of it in this conversation is not brought up again either. */
function cleared(state: TherapistState, wish: MemoryWish): Partial<TherapistState> {
  if (wish.wish === 'forget-all' || wish.wish === 'pause')
    return { people: [], told: [], takeaway: null, step: null };
  if (wish.wish === 'forget-last') return { told: state.told.slice(0, -1) };
  if (wish.wish !== 'forget-about') return { told: state.told, people: state.people };
  const stems = stemsOf(wish.rest);
  const isFree = (text: string) => !touches(text, stems);
  return {
    people: state.people.filter(isFree),
    told: state.told.filter(isFree),
    takeaway: state.takeaway && isFree(state.takeaway) ? state.takeaway : null,
    step: state.step && isFree(state.step) ? state.step : null,
  };
}
