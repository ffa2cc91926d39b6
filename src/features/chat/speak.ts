import { countItems, countQuestions, type GuardRule, guardSentence } from '../safety/guard.ts';
import type { Engine, EngineTurn } from '../therapist/engine.ts';
import { guidedEngine } from '../therapist/guided/guided-engine.ts';

export type Speech = { sentence: string } | { blocked: GuardRule } | { failed: unknown };

/**
 * Lets an engine say a move, sentence by sentence through the guard. A sentence that fails is never shown;
 * from there, and wherever the engine breaks, the guided words go on. Guided words pass the guard too.
 */
export async function* speak(
  engine: Engine,
  turn: EngineTurn,
  allowedNumbers: string[],
  signal: AbortSignal,
): AsyncGenerator<Speech> {
  const context = { allowedNumbers, questionsSoFar: 0, itemsSoFar: 0 };
  const said = new Set<string>();
  for (const speaker of engine === guidedEngine ? [guidedEngine] : [engine, guidedEngine]) {
    try {
      let blocked = false;
      for await (const sentence of speaker.reply(turn, signal)) {
        if (signal.aborted) return;
        if (said.has(sentence)) continue;
        const verdict = guardSentence(sentence, context);
        if (!verdict.ok) {
          yield { blocked: verdict.rule };
          blocked = true;
          if (speaker === guidedEngine) continue; // say the rest of what is ours
          break;
        }
        said.add(sentence);
        context.questionsSoFar += countQuestions(sentence);
        context.itemsSoFar += countItems(sentence);
        yield { sentence };
      }
      if (!blocked) return;
    } catch (error) {
      if (signal.aborted) return;
      if (speaker === guidedEngine) throw error;
      yield { failed: error };
    }
  }
}
