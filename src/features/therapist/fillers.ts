/** What only leads into a sentence, taken off. */
import type { Token } from './tokens.ts';

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
