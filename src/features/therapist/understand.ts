/**
 * Reads one message: language, topic, feeling, what it does, and what stands in it. Pure and fast; the only thing it needs
 * to know of the conversation is how we address the person and what we last asked.
 */
import type { Address } from '../intake/style-profile.ts';
import { emotionOf } from './emotion.ts';
import { detectLanguage, varietyOf } from './language.ts';
import { slotsOf } from './slots.ts';
import { speechActOf } from './speech-act.ts';
import type { PendingHint } from './state.ts';
import { tokenize, wordsOf } from './tokens.ts';
import { scoreTopics, sureTopic } from './topic-scores.ts';
import type { Understanding } from './understanding.ts';

export type UnderstandContext = {
  address: Address;
  country: string | null;
  pending: PendingHint | null;
};

/** Longer messages are read in part: what opens them is what they are about. */
const READ_MAX_CHARACTERS = 4000;

export function understand(message: string, context: UnderstandContext): Understanding {
  const text = message.slice(0, READ_MAX_CHARACTERS);
  const tokens = tokenize(text);
  const topicScores = scoreTopics(tokens);
  const language = detectLanguage(text, tokens, context.address === 'voce' ? 'pt' : 'es');
  const slots = slotsOf(tokens, { ...context, address: addressFor(context.address, language) });
  return {
    language,
    variety: varietyOf(text, language, context.country),
    topic: sureTopic(topicScores),
    topicScores,
    emotion: emotionOf(tokens),
    act: speechActOf(text, tokens, context.pending, slots.number !== undefined),
    slots,
    wordCount: wordsOf(tokens).length,
  };
}

/** People are named in the language of the message. */
function addressFor(address: Address, language: Understanding['language']): Address {
  if (language === 'pt') return 'voce';
  return address === 'voce' ? 'tu' : address;
}
