/** What stands in one message to be kept or said again: people, a number, their longest sentence, their own name. */
import type { Address } from '../intake/style-profile.ts';
import { stripFillers } from './fillers.ts';
import { mayEcho } from './may-echo.ts';
import { readNumber } from './numbers.ts';
import { readOwnName } from './own-name.ts';
import { findPeople } from './people.ts';
import type { PendingHint } from './state.ts';
import { joinTokens, type Token, wordsOf } from './tokens.ts';
import type { Slots } from './understanding.ts';

const QUOTE_MIN_WORDS = 3;
const QUOTE_MAX_WORDS = 15;

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.endsSentence) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.some((token) => token.isWord));
}

/** Their longest sentence as said; none where it is too long for a line. */
function quoteOf(tokens: readonly Token[]): string | undefined {
  const [first] = sentencesOf(tokens)
    .map(stripFillers)
    .toSorted((a, b) => wordsOf(b).length - wordsOf(a).length);
  if (!first) return undefined;
  const count = wordsOf(first).length;
  const text = joinTokens(first.map((token) => token.text));
  return count >= QUOTE_MIN_WORDS && count <= QUOTE_MAX_WORDS && mayEcho(text) ? text : undefined;
}

/** Reading on costs time and adds nothing: what people open with is what they are about. */
const READ_MAX_TOKENS = 300;

export function slotsOf(
  all: readonly Token[],
  { address, pending }: { address: Address; pending: PendingHint | null },
): Slots {
  const tokens = all.slice(0, READ_MAX_TOKENS);
  const who = findPeople(tokens, address);
  const slots: Slots = {
    who: who.length > 0 ? who : undefined,
    number: readNumber(tokens, pending),
    quote: quoteOf(tokens),
    name: readOwnName(tokens),
  };
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined)) as Slots;
}
