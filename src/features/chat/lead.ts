/**
 * A reply that the model leads, on its way to the person. Every sentence is weighed before anybody sees it, and all or
 * nothing holds: the reply is the model's, or from some sentence on asked for again with the reason named, or ends there
 * well; ours are never put in the place of one of its. What this moment of danger owes is looked for in what was said, and
 * asked for once more where it is missing. At imminent a reply is shown only whole, once it holds everything.
 */

import { allowedNumbers } from '../help/help-lines.ts';
import { levelOf } from '../safety/marks.ts';
import type { RiskState } from '../safety/risk-state.ts';
import type { Engine, Retry } from '../therapist/engine.ts';
import type { LedTurn } from '../therapist/led-turn.ts';
import type { Act } from '../therapist/model/acts.ts';
import { ASKED, type Duty, dueIn, dueNow, isOwed } from '../therapist/model/duties.ts';
import { type LedGuard, type LedRule, mayStandBeside, weigh } from '../therapist/model/led-guard.ts';
import { type KeptBack, reasonFor } from '../therapist/model/led-reasons.ts';
import { metIn } from '../therapist/model/requirements.ts';
import { joined } from '../therapist/model/sentence-stream.ts';
import { missingWords } from '../therapist/model/state-line.ts';
import { isTrap } from '../therapist/model/trap.ts';

export type LedSpeech = { sentence: string } | { blocked: LedRule } | { failed: unknown } | { ahead: number };

/** What became of it. Without text nothing was shown and the guided therapist answers; what it heard counts all the same. */
export type LedReply = {
  text: string;
  acts: Act[];
  /** What was due and is not in it: the card carries it. */
  missing: Duty[];
};

/** One as it comes, one more for a sentence kept back or for what is missing, and one for the other of the two. */
const TRIES = 3;
/** A model that goes on past this is not listened to any longer: a plan that was asked for is some 130 words. */
const REPLY_MAX_WORDS = 260;

/** Nothing is shown before there is this much of it: a reply that breaks off after "Te leo." does not end well. */
const WORDS_TO_BEGIN = 6;

const countWords = (text: string) => text.split(/\s+/).length;
const canBegin = (said: readonly string[]) => countWords(joined(said)) >= WORDS_TO_BEGIN;

/** Messages back to which what is asked for may have been prepared. */
const MESSAGES_BACK = 2;

/**
 * Whether the model is asked at all: not where our authored steps answer by design, nor, while it has not shown itself yet,
 * where the person asks for what may not be given.
 */
export function mayLead(engine: Engine, turn: LedTurn): boolean {
  if (!engine.speaksAt(levelOf(turn.situation.risk))) return false;
  const before = turn.history.filter(({ from }) => from === 'person').slice(-MESSAGES_BACK);
  return engine.isKnown || !isTrap([...before.map(({ text }) => text), turn.heard]);
}

/** @param riskNow what is on file meanwhile: the second reader may have understood an answer that was still due */
export async function* lead(
  engine: Engine,
  turn: LedTurn,
  signal: AbortSignal,
  riskNow: () => RiskState = () => turn.situation.risk,
): AsyncGenerator<LedSpeech, LedReply> {
  const { risk } = turn.situation;
  const level = levelOf(risk);
  const isWhole = level === 'imminent';
  const begun = performance.now();
  const due = dueNow(risk).filter((duty) => isOwed(risk, duty));
  const isOfBrief = (sentence: string) => engine.isOfBrief(sentence);
  // One that nobody knows yet is held back for a while, so that most of its replies are read to their end first.
  const holdsUntil = isWhole ? Number.POSITIVE_INFINITY : engine.isKnown ? 0 : begun + engine.wholeWithinMs;
  const reply = { said: [] as string[], shown: 0, holdsUntil };
  const { said } = reply;
  const guard = {
    ...{ turn, said, isOfBrief },
    numbers: allowedNumbers(turn.profile.country),
    strictness: engine.strictnessFor(turn.asker),
  };
  const acts: Act[] = [];
  let retry: Retry | null = null;
  let missing: Duty[] = due;
  let hasAskedForMissing = false;
  let isOver = false;
  for (let tries = 0; tries < TRIES; tries++) {
    const terms = {
      // What is held back could be read.
      isRead: () => reply.shown > 0 || (!isWhole && canBegin(said)),
      withinMs: isWhole ? engine.wholeWithinMs - (performance.now() - begun) : null,
    };
    const heard: KeptBack | 'failed' | null = yield* listen(engine, turn, {
      retry,
      terms,
      guard,
      reply,
      acts,
      signal,
    });
    isOver = heard === null;
    if (signal.aborted) break;
    // Words to send stand on a card of their own, and are words of the reply.
    const drafts = acts.flatMap((act) => (act.act === 'draft' ? [act.text] : []));
    const met = metIn([joined(said), ...drafts].join('\n'), due);
    const open = dueIn(riskNow());
    missing = due.filter((duty) => !met.includes(duty) && (open.includes(duty) || !ASKED.has(duty)));
    if (heard === 'failed' || !engine.speaksAt(level)) break;
    if (heard === null && (missing.length === 0 || hasAskedForMissing)) break;
    if (performance.now() - begun > engine.retriesWithinMs) break;
    const language = turn.profile.language;
    const reason: string = heard === null ? missingWords(missing, language) : reasonFor(heard, language);
    if (heard === null) hasAskedForMissing = true;
    // Nothing of it was shown yet: it is written anew.
    if (reply.shown === 0) said.length = 0;
    retry = { said: [...said], reason };
  }
  const nothing = { text: '', acts, missing };
  if (said.length === 0 || (isWhole && (missing.length > 0 || signal.aborted))) return nothing;
  // What it wrote meanwhile, for this person or another, may have cost it its trust.
  if (reply.shown === 0 && !engine.speaksAt(level)) return nothing;
  // Too little to have begun with, and nothing more came: at the end of a reply it may be all that was to say.
  if (reply.shown === 0 && !isOver) return nothing;
  yield* release(reply);
  return { text: joined(said), acts, missing };
}

/** What passed so far, how much of it the person reads, and until when nothing is shown (of `performance.now()`). */
type Spoken = { said: string[]; shown: number; holdsUntil: number };

function* release(reply: Spoken): Generator<LedSpeech> {
  for (const sentence of reply.said.slice(reply.shown)) {
    reply.shown += 1;
    yield { sentence };
  }
}

type Listening = {
  retry: Retry | null;
  terms: { isRead: () => boolean; withinMs: number | null };
  guard: LedGuard;
  reply: Spoken;
  acts: Act[];
  signal: AbortSignal;
};

/** What would stand beside the words is weighed as well. */
function isFit(act: Act, guard: LedGuard): boolean {
  if (act.act === 'draft') return mayStandBeside(act.text, guard);
  return act.act !== 'choices' || act.labels.every((label) => mayStandBeside(label, guard));
}

/**
 * One try: null when it ended by itself, the sentence that was kept back and why, or that it broke. After a sentence that was kept
 * back it is heard to its end, because what the model heard of danger comes last.
 */
async function* listen(
  engine: Engine,
  turn: LedTurn,
  { retry, terms, guard, reply, acts, signal }: Listening,
): AsyncGenerator<LedSpeech, KeptBack | 'failed' | null> {
  const { said } = reply;
  let kept: KeptBack | null = null;
  let leftOut = 0;
  try {
    for await (const spoken of engine.reply(turn, retry, signal, terms)) {
      if (signal.aborted) return null;
      if (typeof spoken !== 'string') {
        if ('acts' in spoken) acts.push(...spoken.acts.filter((act) => isFit(act, guard)));
        else yield spoken;
        continue;
      }
      const sentence = spoken;
      if (kept !== null) {
        leftOut += countWords(sentence);
        if (leftOut > REPLY_MAX_WORDS) return kept;
        continue;
      }
      // Asked to go on, some say again what stands there already.
      if (said.some((earlier) => earlier.trim() === sentence.trim())) continue;
      const weighed = weigh(sentence, guard);
      engine.weighed(turn.asker, weighed);
      const { rule } = weighed;
      if (rule !== null) {
        yield { blocked: rule };
        kept = { rule, sentence };
        continue;
      }
      if (countWords(joined([...said, sentence])) > REPLY_MAX_WORDS) return null;
      said.push(sentence);
      if (performance.now() >= reply.holdsUntil && canBegin(said)) yield* release(reply);
    }
    return kept;
  } catch (error) {
    if (!signal.aborted) yield { failed: error };
    return kept ?? 'failed';
  }
}
