import type { Reading } from '../reading.ts';
import { isMatter } from '../topic-names.ts';
import { findExercise } from './catalogue.ts';
import { scriptOf } from './exercise.ts';

const NEWS =
  /\b(me acaban? de (avisar|llamar|decir|escribir)|acaba de (llamar|pasar|morir)|me estao avisando|acabo de (saber|enterarme|recibir|ver que)|me acabo de enterar|acabei de (saber|receber|descobrir|ver que)|(acaba|acabou|acabaram) de (llegar|chegar|entrar|salir|sair)|acab(ou|aram) de (me )?(ligar|avisar|contar|escrever|morrer))\b/;
const TURNS =
  /\b(otra cosa|ademas|aparte|acaba de|me acaban|por cierto|cambiando de tema|cambio de tema|alias|outra coisa|mudando de assunto)\b/;
const SURE = 0.6;
const LEAST_WORDS = 7;

const TURN =
  /^\W*(?:(?:otra|outra) (?:cosa|coisa)|(?:cambiando|cambio) de tema|mudando de assunto|por cierto|ali[aá]s)\W+/iu;

/** What they turn to, without the words that turn to it. */
export const newMatter = (text: string): string => text.replace(TURN, '') || text;

/** What weighs more than the step that is open; where the step asks for what weighs, it is the answer. */
const RATHER =
  /^(?:esquece (?:isso|isto)|olvid[ae]\w* (?:eso|esto|de eso)|deja(?:te)? de (?:eso|esto)),? .{12,}|^(la verdad |en realidad |na verdade |no fundo )*(lo que (de verdad |mas |realmente )?me|o que (de verdade |mais |realmente )?me) (preocupa|tiene mal|pesa|duele|importa|deixa mal|doi)\b/;
const ASKS_WHAT_WEIGHS = new Set([
  'worry',
  'define',
  'thought',
  'situation',
  'critic',
  'domain',
  'how',
  'reason',
]);

/** A different matter arrives in the middle: it is answered, and the exercise waits for it. */
export function isNewMatter(reading: Reading): boolean {
  const { state, style, understanding, plain } = reading;
  const { topic, topicScores, wordCount, act } = understanding;
  if (act === 'topic_change' || NEWS.test(plain)) return true;
  const exercise = findExercise(state.exercise?.id ?? '');
  const open = exercise && state.exercise && scriptOf(exercise, style)[state.exercise.step]?.id;
  if (RATHER.test(plain) && !ASKS_WHAT_WEIGHS.has(open ?? '')) return true;
  const isSure = (topicScores[0]?.score ?? 0) >= SURE;
  const isOther = isMatter(topic) && topic !== state.topic && isSure;
  return (
    TURNS.test(plain) &&
    (isOther || /^(?:otra cosa|outra coisa|cambi|mudando)/.test(plain)) &&
    wordCount > LEAST_WORDS
  );
}
