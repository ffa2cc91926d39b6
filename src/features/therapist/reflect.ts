/**
 * The reflection grammar's door: a clause about oneself, said back to that person, or null when any form is
 * unknown or ambiguous. A wrong person or agreement is worse than no reflection (conversations §4).
 */

import { lately } from '../../platform/lately.ts';
import { reflectSpanish } from './reflect-es.ts';
import { mayEcho } from './reflect-guard.ts';
import { reflectPortuguese } from './reflect-pt.ts';
import type { ReflectTo } from './reflect-reader.ts';
import { type Token, tokenize } from './tokens.ts';

export type { ReflectTo };
export { mayEcho };

const FILLERS = [
  /^(hola|holi|buenos dias|buenas noches|buenas tardes|buenas|buen dia|oi|ola|bom dia|boa noite|boa tarde|ey|hey)\b/,
  /^(pues|bueno|es que|o sea|osea|la verdad|la verdad es que|la neta|mira|mire|oye|oiga|aja|este|ay|uf|uff|ufa|eh|em|mmm?|ja(ja)+|jeje|kk+|che|parce|wey|guey|po|dios|tipo|entao|bom|olha|e que|na verdade|sabe|y|e|pero|mas|como que|nada|bah|igual|sii?|no si)\b(?! (que|se|no|nao|lo|me)\b.{0,0}$)/,
  // "Quería contarle que…" tells us that something comes, and is not what comes.
  /^(?:(?:solo |le |te )?(?:queria|quisiera|quiero|vengo a|venia a|necesito|necesitaba) (?:(?:contar|comentar)(?:te|le)?|decir(?:te)?)|(?:so )?(?:queria|quero|preciso|vim) (?:te |lhe )?(?:contar|dizer|falar)) que\b/,
];

/** "No, no voy a hacer nada": the first no answers us, and is not part of what is told. */
function withoutAnswer(tokens: readonly Token[]): Token[] {
  const [first, comma, ...rest] = tokens;
  const isAnswer = /^(no|nao|si|sim|claro|obvio)$/.test(first?.flat ?? '') && comma?.text === ',';
  return isAnswer && rest.filter((token) => token.isWord).length >= 2 ? rest : [...tokens];
}

/** Drops greeting, laughter and filler in front; the rest is kept as typed. */
export function stripFillers(tokens: readonly Token[]): Token[] {
  let rest = withoutAnswer(tokens);
  for (let round = 0; round < 6; round++) {
    const flat = rest.map((token) => token.flat).join(' ');
    const match = FILLERS.map((pattern) => pattern.exec(flat)?.[0]).find(Boolean);
    const drop =
      match && !keepsFirst(flat, match)
        ? match.split(' ').length
        : /^[\p{L}\p{N}¿¡"«(]/u.test(flat)
          ? 0
          : rest.length
            ? 1
            : 0;
    if (drop === 0) break;
    rest = rest.slice(drop);
  }
  while (rest.length > 1 && TO_US_AT_END.test(rest.at(-1)?.flat ?? '')) rest.pop();
  while (rest.length > 0 && !rest.at(-1)?.isWord && !/["»)]/.test(rest.at(-1)?.text ?? '')) rest.pop();
  return rest;
}
const VOCATIVES: ReadonlySet<string> = new Set(['mija', 'mijo', 'mijita', 'doc', 'parce']);
/** "Es lo mismo, mija", "5 años we": a word to us, not of the story. */
const withoutVocatives = (tokens: Token[]): Token[] =>
  tokens.filter(
    ({ flat }, at) => !(VOCATIVES.has(flat) && (at === tokens.length - 1 || tokens[at + 1]?.text === ',')),
  );
const TO_US_AT_END = /^(we|wey|guey|mija|mijo|mijita|parce|parcero|po|pues|che|bro|wn|weon|vei|veio|mano)$/;

/** "nada me sirve", "igual que siempre", "este trabajo" are not fillers. */
function keepsFirst(flat: string, match: string): boolean {
  const after = flat.slice(match.length).trimStart();
  if (match === 'igual') return /^(que|de|a|al|como|porque)\b|^$/.test(after);
  if (match === 'bueno') return /^(para|con|en)\b|^$/.test(after);
  if (match === 'nada' || match === 'este') return /^\p{L}/u.test(after);
  if (match === 'si' || match === 'como que') return !/^[,.]/.test(after);
  return false;
}

/** By the way somebody is spoken to; there are twelve. */
const reflections = new Map<string, (clause: string) => string | null>();

/** Comes back in lower case and without the final stop: the frame decides where it stands. */
export function reflect(clause: string, { address, gender }: ReflectTo): string | null {
  const way = `${address} ${gender}`;
  const known = reflections.get(way) ?? lately((text) => reflected(text, { address, gender }));
  reflections.set(way, known);
  return known(clause);
}

function reflected(clause: string, to: ReflectTo): string | null {
  if (!mayEcho(clause)) return null;
  const tokens = withoutVocatives(
    stripFillers(tokenize(clause)).filter((token) => token.isWord || /[,;:%$]/.test(token.text)),
  );
  if (tokens.length < 2 || tokens.length > 40) return null;
  if (to.address === 'voce') return reflectPortuguese(tokens, to);
  // "Capaz me regreso" is a maybe, and stays one.
  const maybe = tokens[0]?.flat === 'capaz' ? (tokens[1]?.flat === 'que' ? 2 : 1) : 0;
  const said = reflectSpanish(tokens.slice(maybe), to, /[áéíóú]/i.test(clause));
  return said && maybe > 0 ? `quizás ${said}` : said;
}

/** "lo de tu jefe": for when the grammar is not sure. `thing` is already on our side. */
export function aboutThing(thing: string, to: ReflectTo): string {
  return to.address === 'voce' ? `essa história de ${thing}` : `lo de ${thing}`;
}
