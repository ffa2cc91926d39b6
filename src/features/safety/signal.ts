import { sifted } from '../../platform/sifted.ts';

/** The vocabulary of danger: small parts that assess.ts composes, never whole phrases. */
export const SIGNALS = [
  // about one's own death
  'wish',
  'act',
  'act_idiom',
  'intent',
  'reunion',
  'attempt',
  'attempt_now',
  'self_harm',
  'self_harm_urge',
  'method_request',
  'voices_command',
  // what surrounds it and adds up
  'means',
  'place',
  'edge',
  'veiled',
  'preparation',
  'goodbye',
  'burden',
  'hopeless',
  'trapped',
  'unbearable',
  // other people
  'other_act',
  'other_done',
  'other_now',
  'kill_other',
  'kill_other_plan',
  'harm_child',
  // dangers of other kinds
  'violence',
  'violence_now',
  'sexual_violence',
  'child_abuse',
  'psychosis',
  'mania',
  'eating',
  'eating_flag',
  'withdrawal',
  'substance_stop',
  'overdose_now',
  'medical',
  'body_alarm',
  'minor',
] as const;
export type Signal = (typeof SIGNALS)[number];

/** `pattern` runs on text from normalise.ts. */
export type Rule = { signal: Signal; pattern: RegExp };

/** Whole words, any of the parts. Parts are plain alternatives with bounded repetitions only. */
export function anyOf(...parts: string[]): RegExp {
  return sifted(new RegExp(`\\b(?:${parts.join('|')})\\b`));
}
