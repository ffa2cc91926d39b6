/** The rarest content word of a message: the one worth giving back (conversations §1). */

import { mayEcho } from './reflect-guard.ts';
import { ACCENTS, KIN } from './reflect-words-es.ts';
import type { Token } from './tokens.ts';
import { isInfinitive, readingsOf } from './verbs-es.ts';
import { isPtInfinitive, ptReadingsOf } from './verbs-pt.ts';
import { COMMON_WORDS } from './words-common.ts';

const RANK = new Map<string, number>();
COMMON_WORDS.forEach((word, i) => {
  if (!RANK.has(word)) RANK.set(word, i);
});
const FUNCTION_RANK = 260;
const DETERMINERS =
  /^(el|la|los|las|un|una|unos|unas|mi|mis|su|sus|del|al|este|esta|ese|esa|de|en|con|sin|por|tanto|tanta|otro|otra|o|a|os|as|um|uma|meu|minha|meus|minhas|do|sem|com)$/;
const NEVER =
  /^(hola|holi|chao|chau|gracias|ok|okay|dale|simon|nel|jaja\w*|jeje\w*|kk+|rs+|oi|ola|tchau|obrigad[ao]|brigad[ao]|wey|guey|weon|parce|che|posta|boludo|boluda|aja|orale|vale|va|listo|pues|verdad|neta|xd|lol|mmm?|uff?|ay|eh|nose|tb|tmb|xq|pq|porfa|favor|mucho|demasiado|realmente|obvio|ahorita|cierto)$/;

function isVerb(flat: string): boolean {
  return (
    readingsOf(flat).length > 0 || ptReadingsOf(flat).length > 0 || isInfinitive(flat) || isPtInfinitive(flat)
  );
}
function isName(token: Token, at: number): boolean {
  return at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text);
}

/** A noun is worth more than an adverb, and a long word more than a short one of the same rarity. */
function worth(tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token;
  const { flat } = token;
  if (!/^\p{L}{3,}$/u.test(flat) || NEVER.test(flat) || isName(token, at)) return 0;
  const rank = RANK.get(flat);
  if (rank !== undefined && rank < FUNCTION_RANK) return 0;
  const noun = DETERMINERS.test(tokens[at - 1]?.flat ?? '');
  if (!noun && (isVerb(flat) || /(mente|ndo|me|se|te|isim[oa])$/.test(flat))) return 0;
  if (isInfinitive(flat) || isPtInfinitive(flat) || KIN.has(flat)) return 0;
  const rarity = rank === undefined ? 4 : rank / COMMON_WORDS.length;
  return rarity + (noun ? 2 : 0) + Math.min(flat.length, 10) / 20;
}

export function rarestWord(tokens: readonly Token[]): string | undefined {
  let best: { word: string; worth: number } | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const value = worth(tokens, at);
    if (value <= 0.6 || (best && value <= best.worth)) continue;
    const token = tokens[at] as Token;
    const word = token.low === token.flat ? (ACCENTS[token.flat] ?? token.low) : token.low;
    if (mayEcho(word) && mayEcho(`soy ${word}`)) best = { word, worth: value };
  }
  return best?.word;
}
