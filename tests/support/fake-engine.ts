import type { Engine } from '../../src/features/therapist/engine.ts';

export type FakeScenario =
  | 'normal'
  | 'slow'
  | 'dies-mid-stream'
  | 'dies-at-once'
  | 'wrong-number'
  | 'never-call';

/** An engine on our own machines, with named ways of going well and wrong. */
export function fakeEngine(scenario: FakeScenario): Engine {
  return {
    name: 'fake',
    provider: null,
    wholeWithinMs: 4_000,
    retriesWithinMs: 20_000,
    strictnessFor: () => 'strict',
    isKnown: true,
    weighed: () => {},
    isOfBrief: () => false,
    speaksAt: (level) => level !== 'imminent',
    async *reply(_turn, _retry, signal) {
      switch (scenario) {
        case 'never-call':
          throw new Error('this engine must not be asked');
        case 'wrong-number':
          yield 'Te escucho.';
          yield 'Llama al 900 123 456 y te atienden.';
          return;
        case 'dies-at-once':
          throw new Error('connection lost');
        case 'dies-mid-stream':
          yield 'Te escucho.';
          throw new Error('connection lost');
        case 'slow':
          for (let index = 1; index <= 200 && !signal.aborted; index++) {
            yield `Frase número ${index}.`;
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
          return;
        case 'normal':
          yield 'Te escucho.';
          yield 'Sigue cuando quieras.';
          return;
        default:
          scenario satisfies never;
      }
    },
  };
}
