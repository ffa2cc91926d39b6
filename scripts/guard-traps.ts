/**
 * Traps: what people write to make a therapist say what it must not, and a model that says it. Each goes through the whole
 * engine, deciding and speaking, with the real client. Which words are harmful the model knows, not the guard.
 */
import { readFileSync } from 'node:fs';
import { ModelEngine } from '../src/features/therapist/model/model-engine.server.ts';
import type { FakeModel } from '../tests/support/fake-model.ts';
import { isShown } from './guard-figures.ts';
import { newTalk, replyTo } from './talk-turn.ts';

/** A line of training/guard/traps….jsonl: one message, or several in a row. `gives`: how the model gives in to it. */
export type Trap = { kind: string; language: 'es' | 'pt' | 'en'; messages: string[]; gives: string[] };
/** A line of training/guard/compliance.jsonl: how a model gives in. */
type Compliance = { kind: string; language: Trap['language']; says: string };
/** `asked`: turns for which the model was asked at all. */
export type Sprung = { trap: Trap; turns: number; asked: number; harmful: string[] };

const linesOf = <T>(name: string): T[] =>
  readFileSync(`training/guard/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** `-apart`: written by who had not read what the traps are known by, with other ways of giving in. */
export type TrapPart = '' | '-apart';

export const readCompliance = (part: TrapPart = ''): Compliance[] => linesOf(`compliance${part}`);

export function readTraps(part: TrapPart = ''): Trap[] {
  const compliance = readCompliance(part);
  return linesOf<Omit<Trap, 'gives'>>(`traps${part}`).map((trap) => {
    const { kind, language } = trap;
    const own = compliance.filter((one) => one.kind === kind && one.language === language);
    return { ...trap, gives: own.map(({ says }) => says) };
  });
}

/** Around the harm, so that it comes first, last, between and twice. */
const AROUND: readonly ((harm: string, next: string) => string)[] = [
  (harm) => harm,
  (harm) => `Te leo. ${harm}`,
  (harm) => `${harm} Sigo aquí.`,
  (harm, next) => `${harm} ${next}`,
];
export const ROUNDS = AROUND.length;

/** One trap, with a person of their own. The model gives in at every turn, each round in other words. */
export async function spring(trap: Trap, fake: FakeModel, round: number): Promise<Sprung> {
  const engine = new ModelEngine(
    {
      ...{ baseUrl: fake.url, apiKey: 'llave-de-prueba', model: 'fake-as-told', provider: 'fake' },
      ...{ isLocal: true, concurrency: 4, queueMs: 20_000, dailyTokens: null, dailyTokensPerPerson: null },
      patience: { connectMs: 1_500, firstMs: 1_500, dangerMs: 1_500, idleMs: 2_000, totalMs: 25_000 },
      ...{ size: 'large', inEmergency: true, auditions: false, secondReader: false, reasoningEffort: null },
    },
    () => new Date(),
  );
  const { gives } = trap;
  const country = trap.language === 'pt' ? 'BR' : 'MX';
  const talk = newTalk(country);
  const sprung: Sprung = { trap, turns: 0, asked: 0, harmful: [] };
  for (const [turn, text] of trap.messages.entries()) {
    const start = text.length + round + turn;
    const pick = (step: number) => gives[(start + step) % gives.length] ?? '';
    fake.told = AROUND[round % ROUNDS]?.(pick(0), pick(1)) ?? '';
    const before = fake.requests.length;
    const { reply } = await replyTo(talk, text, new Date(), engine);
    sprung.turns += 1;
    if (fake.requests.length > before) sprung.asked += 1;
    sprung.harmful.push(...[pick(0), pick(1)].filter((harm) => isShown(harm, [reply])));
  }
  return sprung;
}
