import type { Engine, EngineTurn } from '../therapist/engine.ts';
import { guidedEngine } from '../therapist/guided/guided-engine.ts';
import { GuardedReply, type SpeechRule } from './guarded-reply.ts';

export type Speech = { sentence: string } | { blocked: SpeechRule } | { failed: unknown } | { ahead: number };

/** Nothing leaves for another company before the person allowed it: until then the guided engine answers. */
export function engineFor(engine: Engine, mayLeave: boolean): Engine {
  return engine.provider === undefined || mayLeave ? engine : guidedEngine;
}

/**
 * Lets an engine say a move, sentence by sentence through the guard. A sentence that fails is never shown and ours
 * takes its place; after the second, after a grave one, and wherever the engine breaks, the guided words go on to the
 * end. Where the words must be our own the engine is not asked at all. Guided words pass the guard too.
 */
export async function* speak(
  engine: Engine,
  turn: EngineTurn,
  allowedNumbers: string[],
  signal: AbortSignal,
): AsyncGenerator<Speech> {
  const reply = new GuardedReply(turn, allowedNumbers);
  const isAsked = engine !== guidedEngine && reply.freedom !== 'ours';
  const isBroken = isAsked ? yield* listen(engine, turn, reply, signal) : false;
  if (signal.aborted) return;
  for (const sentence of reply.owed({ isBroken })) {
    if (signal.aborted) return;
    const rule = reply.say(sentence);
    yield rule === null ? { sentence } : { blocked: rule };
  }
  if (reply.said.length > 0) return;
  for (const sentence of reply.withoutTheirWords()) {
    if (reply.say(sentence) === null) yield { sentence };
  }
}

/** The engine's part; tells whether it broke off. */
async function* listen(
  engine: Engine,
  turn: EngineTurn,
  reply: GuardedReply,
  signal: AbortSignal,
): AsyncGenerator<Speech, boolean> {
  try {
    for await (const spoken of engine.reply(turn, signal, reply.said)) {
      if (signal.aborted) return true;
      if (typeof spoken !== 'string') {
        yield spoken;
        continue;
      }
      if (reply.isFull(spoken)) return false;
      const rule = reply.hear(spoken);
      if (rule === null) {
        yield { sentence: spoken };
        continue;
      }
      yield { blocked: rule };
      if (reply.isLost) return true;
      const instead = reply.insteadOf(rule);
      if (instead !== null && reply.say(instead) === null) yield { sentence: instead };
    }
    return false;
  } catch (error) {
    if (!signal.aborted) yield { failed: error };
    return true;
  }
}
