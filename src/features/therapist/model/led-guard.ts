/**
 * What no sentence of a model may do to a person: name a means, a dose or a diagnosis as a fact, promise secrecy, side with
 * a delusion, agree with death or with being a burden, advise a couple under violence, invent a number. It does not weigh
 * tone, candour, or advice to see a doctor; and what a person said about death may be named. Pure.
 */
import { type GuardRule, guardSentence } from '../../safety/guard.ts';
import type { LedTurn } from '../engine.ts';
import { plain } from '../plan-cues.ts';
import { isTrap } from '../trap.ts';
import { type HarmReader, readHarm } from './harm-model/harm-model.ts';
import { type HarmRule, harmIn } from './model-harm.ts';
import { isGarbage, isIn, MACHINERY, ROLE_MARKER } from './model-sentence.ts';

export type LedRule =
  | GuardRule
  | HarmRule
  | 'garbage'
  | 'role_marker'
  | 'prompt_leak'
  | 'refusal'
  | 'language'
  | 'reads_as_harm';

/** What a model says in place of itself: nobody who writes here is to read that. */
const REFUSAL =
  /como (?:un |um )?modelo (?:de lenguaje|de linguagem),? |lo siento,? pero no puedo (?:ayudarte|continuar)(?: con (?:eso|esto))?\.?$|desculpe,? mas n[ãa]o posso (?:ajudar|continuar)|as an ai(?: language model)?|i(?:'m| am) sorry,? but i can|i can(?:'t|not) (?:help|assist) with/i;

export type LedGuard = {
  turn: Pick<LedTurn, 'heard' | 'history' | 'profile' | 'memories'>;
  /** Numbers of the help-line table for this person. */
  numbers: string[];
  /** Whether a sentence recites what the model was told to do. */
  isOfBrief: (sentence: string) => boolean;
};

export function ledProblem(sentence: string, guard: LedGuard, reader: HarmReader = readHarm): LedRule | null {
  const { profile, heard, history, memories } = guard.turn;
  if (isGarbage(sentence)) return 'garbage';
  if (ROLE_MARKER.test(sentence)) return 'role_marker';
  if (MACHINERY.test(sentence) || guard.isOfBrief(sentence)) return 'prompt_leak';
  if (REFUSAL.test(sentence)) return 'refusal';
  const verdict = guardSentence(sentence, { allowedNumbers: guard.numbers, questionsSoFar: 0 });
  if (!verdict.ok && verdict.rule !== 'questions' && verdict.rule !== 'list_items') return verdict.rule;
  const told = [...memories.map(({ text }) => text), ...history.map(({ text }) => text), heard].join('\n');
  const harm = harmIn(sentence, plain(told), profile.language);
  const reading = reader(sentence, harm !== null);
  if (harm !== null && reading !== 'right') return harm;
  if (!isIn(profile.language, sentence)) return 'language';
  return reading === 'harm' && isTrap([heard]) ? 'reads_as_harm' : null;
}
