import type { Language } from '../intake/style-profile.ts';

/** The 29 labels a message can be about; the last nine are about the conversation itself. */
export const TOPICS = [
  'depression',
  'anxiety',
  'panic',
  'grief',
  'breakup',
  'loneliness',
  'work_stress',
  'insomnia',
  'self_esteem',
  'anger',
  'family',
  'couple',
  'trauma',
  'alcohol',
  'drugs',
  'eating',
  'procrastination',
  'parenting',
  'sexuality',
  'chronic_pain',
  'money',
  'trust_in_ai',
  'ask_diagnosis',
  'ask_medication',
  'greeting',
  'thanks',
  'goodbye',
  'venting_unclear',
  'offtopic',
] as const;
export type Topic = (typeof TOPICS)[number];

export const SPEECH_ACTS = [
  'complaint',
  'disclosure',
  'question',
  'advice_request',
  'assent',
  'refusal',
  'number',
  'doubt',
  'pushback',
  'topic_change',
  'joke',
  'insult',
  'ai_doubt',
  'thanks',
  'bye',
  'silence',
] as const;
export type SpeechAct = (typeof SPEECH_ACTS)[number];

export const EMOTIONS = [
  'sadness',
  'fear',
  'anger',
  'guilt',
  'shame',
  'fatigue',
  'loneliness',
  'disappointment',
  'longing',
  'overwhelm',
  'worry',
  'hurt',
  'emptiness',
  'relief',
  'joy',
] as const;
export type Emotion = (typeof EMOTIONS)[number];

/** How a Spanish speaker writes; it chooses the lexicon, never a stereotype. */
export type Variety = 'neutral' | 'voseo' | 'pt-BR';

/** The holes of a frame (conversations.md): only the person's own words, numbers, names and times. */
export type Slots = {
  /** Shortest main clause, at most 12 words, already shifted to our point of view; absent when the grammar cannot shift it safely. */
  fact?: string;
  /** Their rarest content word. */
  word?: string;
  /** People mentioned, as "tu mamá" would need them: `{ theirs: "mi mamá", ours: "tu mamá" }`. */
  who?: { theirs: string; ours: string }[];
  when?: string;
  number?: { value: number; scale: 10 | 100 | null; approximate: boolean };
  /** A prediction or a belief, shifted. */
  thought?: string;
  want?: string;
  /** "A pero B", both halves shifted. */
  contrast?: { first: string; second: string };
  /** "nomás", "cada vez que": what sets it off, shifted and with its connective ("apenas abres los apuntes"). */
  trigger?: string;
  /** A clause said twice, as said. */
  repeat?: string;
  minimiser?: boolean;
  /** At most 15 words, verbatim, tidied of greeting and filler; for takeaway, plan and drafts only. */
  quote?: string;
  /** First name the person gave for themselves. */
  name?: string;
};

export type Understanding = {
  language: Language;
  variety: Variety;
  /** Best label when it is sure enough, else null: then the planner asks with two options. */
  topic: Topic | null;
  /** Best first, probabilities that sum to at most 1. */
  topicScores: { topic: Topic; score: number }[];
  emotion: { name: Emotion; said: boolean; score: number } | null;
  /** 0..1, from capitals, adverbs, repetition and punctuation. */
  intensity: number;
  act: SpeechAct;
  slots: Slots;
  wordCount: number;
};
