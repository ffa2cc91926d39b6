/** "No me quiero matar ni nada de eso", where nobody had asked: a no to wanting it, and nothing in the message that affirms it. Pure. */
import { findingsOf } from './assess.ts';
import { DENIED } from './evidence.ts';
import { normalise } from './normalise.ts';
import { OWN_DEATH } from './risk.ts';
import { CALM } from './risk-state.ts';

const NO_WISH =
  /\b(?:no|nunca|jamas|ni|nao|nem) (?:me |lo |se |te )?(?:quiero|quisiera|voy|vo|pienso|pense|estoy pensando|ando pensando|planeo|haria|he pensado|tengo ganas|quero|vou|penso|pensei|estou pensando|faria|tenho vontade)\b/;
/** What turns a no into half of one. */
const OTHER_HALF =
  /\b(?:pero|aunque|tampoco|a veces|a ratos|mas|porem|tambem nao|as vezes|solo que|so que|todavia)\b/;
const CLAUSES = / ?[,.;:!?\n] ?| (?:y|e|que|porque|pq|pues) /;

/** "No es para morirme, es para que pare el ruido": who hurts themselves says what it is for, and is believed. */
const NOT_TO_DIE =
  /\b(?:no|nunca|nao|nem) (?:(?:es|era|fue|lo hago|lo hice|e|foi|faco|fiz) )?(?:pa|para|pra|por) (?:morir\w*|matarme|morrer|me matar)\b|(?<!\b(?:quiero|quisiera|queria|quero|ganas de|vontade de|pienso en|penso em) )\b(?:morir\w*|matarme|morrer|me matar) ?,? (?:no|nao)(?= ?(?:$|[.,;!]))|\b(?:no|nao) (?:me )?(?:quiero|quero) (?:morir\w*|matar\w*|morrer)\b(?! (?:sola?|sozinh\w+|de vie\w+))/;
export function saysNotToDie(text: string): boolean {
  const plain = normalise(text);
  return (
    NOT_TO_DIE.test(plain) && !OTHER_HALF.test(plain.replace(/\bpero (?:no )?(?:es )?(?:pa|para|pra)\b/g, ''))
  );
}

/** Whether the message, of which only a denial was found, is to be believed. */
export function deniesPlainly(text: string): boolean {
  const plain = normalise(text);
  if (!NO_WISH.test(plain) || OTHER_HALF.test(plain)) return false;
  return plain
    .split(CLAUSES)
    .flatMap((clause) => findingsOf(clause, CALM))
    .every(({ kind, evidence }) => !OWN_DEATH.has(kind) || evidence === DENIED);
}
