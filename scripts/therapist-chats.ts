/**
 * Chats of thirty messages to measure the guided talk by: each is one author of training/topics telling what they
 * wrote, a matter at a time, with the short answers of every chat in between. Told to in tú, vos, usted and você.
 */

import type { Address } from '../src/features/intake/style-profile.ts';
import { isMatter } from '../src/features/therapist/topic-names.ts';
import type { Topic } from '../src/features/therapist/understanding.ts';
import { talk } from '../tests/support/replayed-talk.ts';
import { readPhrases } from './topic-phrases.ts';
import type { Example } from './topic-training.ts';

const MESSAGES = 30;
const CHATS_EACH = 12;

/** By the place they take in the chat. */
const BETWEEN: Record<'es' | 'pt', Record<number, string>> = {
  es: {
    0: 'hola',
    6: 'no sé',
    10: 'sí',
    13: 'ok',
    17: 'no',
    20: '7',
    23: '¿y qué hago?',
    28: 'gracias',
    29: 'me voy, chao',
  },
  pt: {
    0: 'oi',
    6: 'não sei',
    10: 'sim',
    13: 'ok',
    17: 'não',
    20: '7',
    23: 'e o que eu faço?',
    28: 'obrigada',
    29: 'tchau',
  },
};

type Setting = { address: Address; locales: RegExp; answers: Record<number, string[]> };
const SETTINGS: readonly Setting[] = [
  { address: 'tu', locales: /^es-(MX|CL|PE|VE)$/, answers: {} },
  { address: 'vos', locales: /^es-AR$/, answers: { 7: ['Directo'] } },
  { address: 'usted', locales: /^es-(CO|PE)$/, answers: { 9: ['Formal'] } },
  { address: 'voce', locales: /^pt-BR$/, answers: {} },
];

export type Chat = { address: Address; lines: string[]; turns: ReturnType<typeof talk>['turns'] };

export function scriptedChats(clock: () => number): Chat[] {
  return SETTINGS.flatMap(({ address, locales, answers }) =>
    tellers(locales).map(({ author, country, lines }) => ({
      address,
      lines,
      turns: talk(lines, { country, answers, seed: author }, clock).turns,
    })),
  );
}

function tellers(locales: RegExp): { author: string; country: string | undefined; lines: string[] }[] {
  return [...byAuthor()]
    .filter(([, [first]]) => locales.test(first?.locale ?? ''))
    .map(([author, told]) => ({ author, country: told[0]?.locale.slice(3), lines: lined(told) }))
    .filter(({ lines }) => lines.length === MESSAGES)
    .slice(0, CHATS_EACH);
}

function byAuthor(): Map<string, Example[]> {
  const told = new Map<string, Example[]>();
  for (const phrase of readPhrases()) {
    if (phrase.topic === 'none' || !isMatter(phrase.topic as Topic)) continue;
    told.set(phrase.author, [...(told.get(phrase.author) ?? []), phrase]);
  }
  return told;
}

/** Their phrases in the order they stand, with the short answers at their places; shorter when too few. */
function lined(told: readonly Example[]): string[] {
  const between = BETWEEN[told[0]?.locale.startsWith('pt') ? 'pt' : 'es'];
  const rest = told.map(({ text }) => text);
  const lines = Array.from({ length: MESSAGES }, (_, at) => between[at] ?? rest.shift());
  return lines.filter((line) => line !== undefined);
}
