import type { Reading } from '../reading.ts';
import { isMatter } from '../topic-names.ts';

const NEWS =
  /\b(me acaban? de (avisar|llamar|decir|escribir)|acaba de (llamar|pasar|morir)|me estao avisando|acab(ou|aram) de (me )?(ligar|avisar|contar|escrever|morrer))\b/;
const TURNS =
  /\b(otra cosa|ademas|aparte|acaba de|me acaban|por cierto|cambiando de tema|cambio de tema|alias|outra coisa|mudando de assunto)\b/;
const SURE = 0.6;
const LEAST_WORDS = 7;

const TURN =
  /^\W*(?:(?:otra|outra) (?:cosa|coisa)|(?:cambiando|cambio) de tema|mudando de assunto|por cierto|ali[aá]s)\W+/iu;

/** What they turn to, without the words that turn to it. */
export const newMatter = (text: string): string => text.replace(TURN, '') || text;

/** A different matter arrives in the middle: it is answered, and the exercise waits for it. */
export function isNewMatter({ state, understanding, plain }: Reading): boolean {
  const { topic, topicScores, wordCount, act } = understanding;
  if (act === 'topic_change' || NEWS.test(plain)) return true;
  const isSure = (topicScores[0]?.score ?? 0) >= SURE;
  const isOther = isMatter(topic) && topic !== state.topic && isSure;
  return (
    TURNS.test(plain) &&
    (isOther || /^(?:otra cosa|outra coisa|cambi|mudando)/.test(plain)) &&
    wordCount > LEAST_WORDS
  );
}
