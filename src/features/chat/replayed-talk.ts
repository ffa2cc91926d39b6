/**
 * A conversation replayed through understanding, risk, planner and guided voice, for the tests: the person's
 * lines go in, every reply comes out with the move behind it.
 */
import type { Locale } from '../../platform/locale.ts';
import type { Answers } from '../intake/questions.ts';
import { type StyleProfile, styleProfile } from '../intake/style-profile.ts';
import type { Utterance } from '../therapist/engine.ts';
import { openerOf, say } from '../therapist/guided/guided-engine.ts';
import type { Memory, MemoryDraft, Move } from '../therapist/move.ts';
import { newState, therapistStateSchema } from '../therapist/state.ts';
import { decideTurn } from './decide-turn.ts';

export type Person = {
  country?: string | null;
  answers?: Answers;
  memories?: Memory[];
  locale?: Locale;
  /** What stands for the id of the conversation: another one chooses other phrases. */
  seed?: string;
};

export function talk(
  lines: string[],
  { country = 'MX', answers = {}, memories = [], locale = 'es', seed = 't' }: Person = {},
  clock: () => number = () => 0,
) {
  const profile = styleProfile(answers, { name: null, country, locale });
  const history: Utterance[] = [];
  const turns: {
    move: Move;
    text: string;
    openers: string[];
    remember: MemoryDraft[];
    profile: StyleProfile;
    /** Deciding and saying, by the clock given. */
    ms: number;
  }[] = [];
  let state = newState();
  for (const [index, text] of lines.entries()) {
    const now = new Date(Date.UTC(2026, 10, 21, 15, index));
    const began = clock();
    const decision = decideTurn({ text, state, profile, memories, now });
    const openers = turns.slice(-6).map((turn) => openerOf(turn.text));
    const words = say({
      move: decision.move,
      profile: decision.profile,
      history,
      recentOpeners: openers,
      seed: `${seed}${index}`,
    });
    const ms = clock() - began;
    const { move, remember, profile: style } = decision;
    turns.push({ move, text: words, openers, remember, profile: style, ms });
    history.push({ from: 'person', text }, { from: 'therapist', text: words });
    state = therapistStateSchema.parse(JSON.parse(JSON.stringify(decision.state)));
  }
  return {
    turns,
    state,
    kinds: turns.map((turn) => turn.move.kind),
    frames: turns.map((turn) => turn.move.frame),
  };
}
