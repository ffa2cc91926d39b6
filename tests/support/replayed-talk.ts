/**
 * A conversation replayed through understanding, risk, planner and guide, for the tests: the person's
 * lines go in, every reply comes out with the move behind it.
 */

import { decideTurn } from '../../src/features/chat/decide-turn.ts';
import type { Answers } from '../../src/features/intake/questions.ts';
import { type StyleProfile, styleProfile } from '../../src/features/intake/style-profile.ts';
import type { RiskState } from '../../src/features/safety/risk-state.ts';
import { openerOf, say } from '../../src/features/therapist/guided/guided-engine.ts';
import { guideIn } from '../../src/features/therapist/guided/guides.server.ts';
import type { Memory, MemoryDraft, Move } from '../../src/features/therapist/move.ts';
import { newState, therapistStateSchema } from '../../src/features/therapist/state.ts';
import type { Utterance } from '../../src/features/therapist/utterance.ts';
import type { Locale } from '../../src/platform/locale.ts';

export type Person = {
  country?: string | null;
  answers?: Answers;
  memories?: Memory[];
  locale?: Locale;
  /** What stands for the id of the conversation: another one chooses other phrases. */
  seed?: string;
  /** What the questionnaire or an earlier talk left of danger. */
  risk?: RiskState;
};

export function talk(
  lines: string[],
  { country = 'MX', answers = {}, memories = [], locale = 'es', seed = 't', risk }: Person = {},
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
  let state = risk ? { ...newState(), risk } : newState();
  for (const [index, text] of lines.entries()) {
    const now = new Date(Date.UTC(2026, 10, 21, 15, index));
    const began = clock();
    const decision = decideTurn({ text, state, profile, memories, now, guides: guideIn });
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
