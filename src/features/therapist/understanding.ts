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

/** What stands in a message to be kept or said again: people, a number, a sentence, a name. */
export type Slots = {
  /** People mentioned, as "tu mamá" would need them: `{ theirs: "mi mamá", ours: "tu mamá" }`. */
  who?: { theirs: string; ours: string }[];
  number?: { value: number; scale: 10 | 100 | null; approximate: boolean };
  /** Their longest sentence, at most 15 words, verbatim, tidied of greeting and filler. */
  quote?: string;
  /** First name the person gave for themselves. */
  name?: string;
};

export type Understanding = {
  language: Language;
  variety: Variety;
  /** Best label when it is sure enough, else null. */
  topic: Topic | null;
  /** Best first, probabilities that sum to at most 1. */
  topicScores: { topic: Topic; score: number }[];
  emotion: { name: Emotion; said: boolean; score: number } | null;
  act: SpeechAct;
  slots: Slots;
  wordCount: number;
};
