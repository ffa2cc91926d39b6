/** What the reader of danger sees of a message: its words, and what they stand for (concepts.ts). */
import { type TextFeatures, textFeatures } from '../../../platform/text-features.ts';
import { conceptMarks } from './concepts.ts';

/** @param clean a normalised text (normalise.ts) */
export function riskFeatures(clean: string): TextFeatures {
  const words = clean.match(/[\p{L}\d]+/gu) ?? [];
  return textFeatures(words, conceptMarks(words));
}
