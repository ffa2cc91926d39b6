/**
 * A reply that the model leads, on its way to the person. Every sentence is weighed before anybody sees it, and all or
 * nothing holds: the reply is the model's, or from some sentence on asked for again with the reason named, or ends there
 * well; ours are never put in the place of one of its. What this moment of danger owes is looked for in what was said, and
 * asked for once more where it is missing. At imminent a reply is shown only whole, once it holds everything.
 */
import { levelOf } from '../safety/marks.ts';
import { allowedNumbers } from '../help/help-lines.ts';
import type { Engine, LedTurn, Retry } from '../therapist/engine.ts';
import type { Act } from '../therapist/model/acts.ts';
import { type Duty, dueNow, isOwed } from '../therapist/model/duties.ts';
import { type LedRule, ledProblem, reasonFor } from '../therapist/model/led-guard.ts';
import { metIn } from '../therapist/model/requirements.ts';
import { joined } from '../therapist/model/sentence-stream.ts';
import { missingWords } from '../therapist/model/state-line.ts';

export type LedSpeech = { sentence: string } | { blocked: LedRule } | { failed: unknown } | { ahead: number };

/** What became of it; null: nothing was shown, and the guided therapist answers. */
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

const countWords = (text: string) => text.split(/\s+/).length;

export async function* lead(
  engine: Engine,
  turn: LedTurn,
  signal: AbortSignal,
  wholeWithinMs: number,
): AsyncGenerator<LedSpeech, LedReply | null> {
  const { risk } = turn.situation;
  const level = levelOf(risk);
  const isWhole = level === 'imminent';
  const begun = performance.now();
  const due = dueNow(risk).filter((duty) => isOwed(risk, duty));
  const guard = { turn, numbers: allowedNumbers(turn.profile.country) };
  const said: string[] = [];
  const acts: Act[] = [];
  let retry: Retry | null = null;
  let missing: Duty[] = due;
  let hasAskedForMissing = false;
  for (let tries = 0; tries < TRIES; tries++) {
    const terms = {
      isRead: () => !isWhole && said.length > 0,
      withinMs: isWhole ? wholeWithinMs - (performance.now() - begun) : null,
    };
    const heard: LedRule | 'failed' | null = yield* listen(engine, turn, { retry, terms, guard, said, acts, isWhole, signal });
    if (signal.aborted) break;
    missing = due.filter((duty) => !metIn(joined(said), due).includes(duty));
    if (heard === 'failed') break;
    if (heard === null && (missing.length === 0 || hasAskedForMissing)) break;
    const language = turn.profile.language;
    const reason: string = heard === null ? missingWords(missing, language) : reasonFor(heard, language);
    if (heard === null) hasAskedForMissing = true;
    // Nothing of it was shown yet: it is written anew.
    if (isWhole) said.length = 0;
    retry = { said: [...said], reason };
  }
  if (said.length === 0 || (isWhole && (missing.length > 0 || signal.aborted))) return null;
  if (isWhole) for (const sentence of said) yield { sentence };
  return { text: joined(said), acts, missing };
}

type Listening = {
  retry: Retry | null;
  terms: { isRead: () => boolean; withinMs: number | null };
  guard: { turn: LedTurn; numbers: string[] };
  said: string[];
  acts: Act[];
  isWhole: boolean;
  signal: AbortSignal;
};

/** One try: null when it ended by itself, the rule that kept a sentence back, or that it broke. */
async function* listen(
  engine: Engine,
  turn: LedTurn,
  { retry, terms, guard, said, acts, isWhole, signal }: Listening,
): AsyncGenerator<LedSpeech, LedRule | 'failed' | null> {
  try {
    for await (const spoken of engine.reply(turn, retry, signal, terms)) {
      if (signal.aborted) return null;
      if (typeof spoken !== 'string') {
        if ('acts' in spoken) acts.push(...spoken.acts);
        else yield spoken;
        continue;
      }
      const sentence = spoken;
      // Asked to go on, some say again what stands there already.
      if (said.some((earlier) => earlier.trim() === sentence.trim())) continue;
      const rule = ledProblem(sentence, { ...guard, said });
      if (rule !== null) {
        yield { blocked: rule };
        return rule;
      }
      if (countWords(joined([...said, sentence])) > REPLY_MAX_WORDS) return null;
      said.push(sentence);
      if (!isWhole) yield { sentence };
    }
    return null;
  } catch (error) {
    if (!signal.aborted) yield { failed: error };
    return 'failed';
  }
}
