// What people answered to our questions and asked of a situation (training/answers), as candidates and the one that was meant.

import { globSync, readFileSync } from 'node:fs';
import type { Guide } from '../src/features/therapist/guided/guide.ts';

type Line = {
  text: string;
  author: string;
  situation?: string;
  /** Where it is asked of a topic. */
  topic?: string;
  question?: number;
  chip?: number | null;
  asks?: number | string;
};

/** One answer or question: what it could mean, and which of these it does. */
export type AnswerRead = {
  text: string;
  author: string;
  kind: 'chip' | 'asked';
  texts: string[];
  meant: number;
};

export function readAnswers({ situations }: Guide): AnswerRead[] {
  const lines = globSync('training/answers/*.jsonl')
    .toSorted()
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Line);
  return lines.flatMap(({ text, author, situation: id, question, chip, asks }): AnswerRead[] => {
    const situation = situations.get(id ?? '');
    // What is asked of a topic is learnt from, and not measured here.
    if (!situation || typeof asks === 'string') return [];
    if (asks !== undefined)
      return [
        { text, author, kind: 'asked', texts: situation.asked.map((one) => one.question), meant: asks },
      ];
    const chips = situation.ask[question ?? -1]?.chips ?? [];
    if (typeof chip !== 'number' || chip >= chips.length) return [];
    const texts = chips.map(({ label, target }) =>
      target.to === 'here' ? `${label}. ${target.says}` : label,
    );
    return [{ text, author, kind: 'chip', texts, meant: chip }];
  });
}
