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
  // pieces that say something only beside each other (pieces.ts)
  'swallowed',
  'not_waking',
  'ready',
  'this_hour',
  'shut_in',
  'rage_near',
  'control',
  'afraid',
  'other_goodbye',
  'other_silent',
  'other_mind',
  'odd_sign',
  'odd_voice',
  'odd_watch',
  'night_road',
  'sleepless',
  'chest',
  'radiates',
  'cold_sweat',
  'stopped',
  'shakes',
  'sees_things',
  'seizure',
  'faints',
  'not_eating',
] as const;
export type Signal = (typeof SIGNALS)[number];

/** Pieces that count in later messages as well; the other pieces say nothing but beside what stands in the same message. */
const KEPT_PIECES: ReadonlySet<string> = new Set<Signal>([
  'control',
  'rage_near',
  'afraid',
  'other_goodbye',
  'odd_sign',
  'odd_watch',
  'chest',
  'stopped',
]);
const PIECES: ReadonlySet<string> = new Set<Signal>(SIGNALS.slice(SIGNALS.indexOf('swallowed')));

/** Whether it is a signal that goes on file. */
export const isKept = (name: string): name is Signal =>
  (SIGNALS as readonly string[]).includes(name) && (!PIECES.has(name) || KEPT_PIECES.has(name));

/** Of what is on file, that which speaks of the person's own danger by itself. */
export const ownOnFile = (signals: Readonly<Record<string, number>>): string[] =>
  Object.keys(signals).filter((name) => !PIECES.has(name));

/** `pattern` runs on text from normalise.ts. */
export type Rule = { signal: Signal; pattern: RegExp };

/** Whole words, any of the parts. Parts are plain alternatives with bounded repetitions only. */
export function anyOf(...parts: string[]): RegExp {
  return sifted(new RegExp(`\\b(?:${parts.join('|')})\\b`));
}
