/**
 * One person over weeks, for the tests: each visit opens with its greeting, every message is planned and said, and
 * the memory learns and forgets between them as it does on the server.
 */

import { type Decision, decideTurn } from '../../src/features/chat/decide-turn.ts';
import type { Answers } from '../../src/features/intake/questions.ts';
import { type StyleProfile, styleProfile } from '../../src/features/intake/style-profile.ts';
import { memoriesAfter } from '../../src/features/memory/merge-memories.ts';
import { placed, selectMemories } from '../../src/features/memory/select-memories.ts';
import { openerOf, say } from '../../src/features/therapist/guided/guided-engine.ts';
import { guideIn } from '../../src/features/therapist/guided/guides.server.ts';
import type { Memory, Move } from '../../src/features/therapist/move.ts';
import { planOpening } from '../../src/features/therapist/opening.ts';
import { newState, type TherapistState } from '../../src/features/therapist/state.ts';
import type { Utterance } from '../../src/features/therapist/utterance.ts';

export type Reply = { said: string; text: string; move: Move };

export class Weeks {
  memories: Memory[] = [];
  mayRemember = true;
  readonly #profile: StyleProfile;
  #state: TherapistState = newState();
  #history: Utterance[] = [];
  #lastAt: Date | null = null;
  #messages = 0;

  constructor(person: { country?: string; answers?: Answers; name?: string | null } = {}) {
    const { country = 'MX', answers = {}, name = null } = person;
    this.#profile = styleProfile(answers, { name, country });
  }

  /** The greeting of a visit and the replies to its lines. */
  visit(day: string, lines: readonly string[]): { greeting: Reply; replies: Reply[] } {
    const now = new Date(`${day}T15:00:00Z`);
    const greeting = this.#open(now);
    const replies = lines.map((line, at) => this.#answer(line, new Date(now.getTime() + (at + 1) * 60_000)));
    return { greeting, replies };
  }

  #open(now: Date): Reply {
    const memories = this.mayRemember
      ? selectMemories(this.memories, { text: '', topic: null, now })
      : placed(this.memories);
    const input = { state: this.#state, profile: this.#profile, memories, now, lastAt: this.#lastAt };
    const plan = planOpening(input);
    this.#state = plan.state;
    this.#lastAt = now;
    return { said: '', move: plan.move, text: this.#say(plan.move, this.#profile) };
  }

  #answer(text: string, now: Date): Reply {
    const { memories, mayRemember } = this;
    const turn = {
      text,
      state: this.#state,
      profile: this.#profile,
      memories,
      mayRemember,
      now,
      guides: guideIn,
    };
    const decision = decideTurn(turn);
    const reply = { said: text, move: decision.move, text: this.#say(decision.move, decision.profile) };
    this.#history.push({ from: 'person', text }, { from: 'therapist', text: reply.text });
    this.#state = decision.state;
    this.#lastAt = now;
    this.#remember(decision, now);
    return reply;
  }

  #say(move: Move, profile: StyleProfile): string {
    const ours = this.#history.filter(({ from }) => from === 'therapist').map(({ text }) => openerOf(text));
    const seed = `m${this.#messages}`;
    return say({ move, profile, history: this.#history, recentOpeners: ours.slice(-6), seed });
  }

  #remember({ remember: drafts, order }: Decision, now: Date): void {
    this.#messages += 1;
    const turn = { turnId: `message ${this.#messages}`, lastTurnId: `message ${this.#messages - 1}` };
    const { mayRemember } = this;
    const after = memoriesAfter(this.memories, {
      drafts,
      order,
      mayRemember,
      ...turn,
      at: now.toISOString(),
    });
    this.memories = after.memories;
    this.mayRemember = after.mayRemember;
  }
}
