/**
 * Reads the signals of one sentence: what is said (wish, act, means, goodbye…) and whether it is denied.
 * The level is never read off one phrase; assess.ts composes these. A trained model adds signals the same way.
 */
import { splitClauses } from '../recognise/sentences.ts';
import type { Rule, Signal } from './signal.ts';
import { BODY_RULES } from './signals-body.ts';
import { SPANISH_RULES } from './signals-es.ts';
import { VEILED_SPANISH_RULES } from './signals-es-veiled.ts';
import { FRAMED_RULES } from './signals-frames.ts';
import { MIND_RULES } from './signals-mind.ts';
import { NEAR_RULES } from './signals-near.ts';
import { OTHER_RULES } from './signals-other.ts';
import { ENGLISH_RULES, PORTUGUESE_RULES } from './signals-pt.ts';
import { SHOWN_RULES } from './signals-shown.ts';
import { SIDEWAYS_RULES } from './signals-sideways.ts';

/** One reading of one signal in one sentence. */
export type Reading = { signal: Signal; negated: boolean; match: string; sentence: string };

/** Each language denies with its own words: "no" is a denial in Spanish and "in the" in Portuguese. */
const LANGUAGES: readonly { rules: readonly Rule[]; negator: RegExp }[] = [
  {
    rules: [
      ...SPANISH_RULES,
      ...VEILED_SPANISH_RULES,
      ...FRAMED_RULES.es,
      ...SHOWN_RULES,
      ...SIDEWAYS_RULES.es,
      ...NEAR_RULES.es,
      ...OTHER_RULES.es,
      ...MIND_RULES.es,
      ...BODY_RULES,
    ],
    negator: /\b(?:no|nunca|jamas|ni|tampoco|sin)\b/,
  },
  {
    rules: [
      ...PORTUGUESE_RULES,
      ...FRAMED_RULES.pt,
      ...SIDEWAYS_RULES.pt,
      ...NEAR_RULES.pt,
      ...OTHER_RULES.pt,
      ...MIND_RULES.pt,
    ],
    negator: /\b(?:nao|nunca|jamais|nem|sem)\b/,
  },
  { rules: ENGLISH_RULES, negator: /\b(?:not|never|dont|don t|no)\b/ },
];
/** Here the "no" strengthens: "no dejo de pensar en…", "no veo otra salida que…". */
const FALSE_NEGATION =
  /\b(?:(?:no|nao) (?:(?:quiero|quero|da|deixo|dejo) (?:que |para )?(?:ninguem|nadie)|dejo|dejar|paro|para|puedo (?:dejar|parar|evitar|mas|con|sacar)|hago (?:mas|otra)|me (?:puedo )?(?:sac|quit|queda)\w*|logro|se si|sei se|veo (?:otra|mas)|vejo (?:outra|mais)|queda|hay (?:dia|otra|mas)|tengo (?:mas|otra)|aguanto|solo|aguento|consigo (?:parar|tirar)|sale|sai|paro de|tem (?:outro|outra)|sirvo|quiero (?:seguir|estar|vivir|existir|despertar|ser|mas)|quero (?:mais|viver|acordar|existir)|puedo|soporto|importa|valgo|tiene sentido)|nunca (?:deje|dejo|paro)|sin (?:ganas|fuerzas|salida|esperanza)|ni (?:siquiera puedo|yo)|no mas)\b/;
/** Words before the signal within which a "no" still governs it. */
const DENIAL_REACH = 6;

function isNegated(before: string, negator: RegExp): boolean {
  const clause = splitClauses(before).at(-1) ?? '';
  const near = clause.split(' ').slice(-DENIAL_REACH).join(' ');
  return negator.test(near) && !FALSE_NEGATION.test(near);
}

/** Signals that a "no" before them turns around; the others hold their own "no" or are not undone by one. */
const DENIABLE: ReadonlySet<Signal> = new Set<Signal>([
  'act',
  'act_idiom',
  'intent',
  'attempt',
  'attempt_now',
  'self_harm',
  'self_harm_urge',
  'means',
  'preparation',
  'kill_other',
  'kill_other_plan',
  'harm_child',
  'violence',
  'sexual_violence',
  'psychosis',
  'eating',
  'medical',
  'body_alarm',
  'voices_command',
  'wish',
  'overdose_now',
  'withdrawal',
  'violence_now',
  'child_abuse',
  'mania',
  'rage_near',
  'shakes',
  'sees_things',
  'seizure',
  'cold_sweat',
  'odd_sign',
  'odd_watch',
]);

/** "Cuando le digo que no, me empuja", "tres días sin tomar y veo sombras": denied only by a no right before it. */
const DONE_TO_THEM: ReadonlySet<Signal> = new Set<Signal>([
  'violence',
  'violence_now',
  'sexual_violence',
  'child_abuse',
  'rage_near',
  'shakes',
  'sees_things',
  'seizure',
  'cold_sweat',
  'odd_sign',
  'odd_watch',
]);
const negatesNext = (before: string, negator: RegExp): boolean =>
  negator.test(before.trimEnd().split(' ').slice(-1).join(' '));

export function readSignals(sentence: string): Reading[] {
  const readings: Reading[] = [];
  for (const { rules, negator } of LANGUAGES) {
    for (const { signal, pattern } of rules) {
      const match = pattern.exec(sentence);
      if (!match) continue;
      const before = sentence.slice(0, match.index);
      const negated =
        DENIABLE.has(signal) &&
        (DONE_TO_THEM.has(signal) ? negatesNext(before, negator) : isNegated(before, negator));
      readings.push({ signal, negated, match: match[0], sentence });
    }
  }
  return readings;
}
