/** The feeling a message carries, named by the person or guessed from what happened. */
import { EMOTION_LEXICON } from './emotion-lexicon.ts';
import { flatten, type Token, wordsOf } from './tokens.ts';
import { EMOTIONS, type Emotion, type Understanding } from './understanding.ts';

const SAID_SCORE = 0.9;
const HINT_SCORES = [0.4, 0.55, 0.65] as const;

function cuePattern(list: string): RegExp {
  const cues = list.split(',').map((cue) => flatten(cue.trim()).replace(/\*/g, '[a-z]*'));
  return new RegExp(`(?<![a-z])(?:${cues.join('|')})(?![a-z])`, 'g');
}
const PATTERNS = EMOTIONS.map((name) => ({
  name,
  said: cuePattern(EMOTION_LEXICON[name].said),
  hints: cuePattern(EMOTION_LEXICON[name].hints),
}));
/** "no estoy triste" and "sin miedo" name a feeling the person says is not there. */
const DENIED =
  /\b(no|nao|sin|sem|ni|nem|tampoco|nunca)( (es|estoy|me siento|tengo|me da|siento|estou|to|tenho|me sinto|e|ando))?( (tan|muy|tanto|por|mucha|mucho|tao|muito))?$/;

/** Most feelings are not there, and to look for them all costs more than to look for one. */
const matchesOf = (cues: RegExp, flat: string) => (flat.search(cues) < 0 ? [] : [...flat.matchAll(cues)]);

export function emotionOf(tokens: readonly Token[]): Understanding['emotion'] {
  const flat = wordsOf(tokens)
    .map((token) => token.flat)
    .join(' ');
  let guess: { name: Emotion; said: boolean; score: number } | null = null;
  for (const { name, said, hints } of PATTERNS) {
    const named = matchesOf(said, flat).filter(({ index }) => !DENIED.test(flat.slice(0, index).trimEnd()));
    const hinted = matchesOf(hints, flat).length;
    const extra = Math.min(0.09, 0.03 * (named.length - 1 + hinted));
    const score = named.length > 0 ? SAID_SCORE + extra : (HINT_SCORES[Math.min(hinted, 3) - 1] ?? 0);
    if (score > 0 && (!guess || score > guess.score)) guess = { name, said: named.length > 0, score };
  }
  return guess;
}
