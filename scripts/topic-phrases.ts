/** The labelled phrases of training/topics, one JSON object a line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { TOPICS } from '../src/features/therapist/understanding.ts';
import type { Example } from './topic-training.ts';

const FOLDER = 'training/topics';

const phraseSchema = z.object({
  text: z.string().min(1),
  locale: z.string(),
  topic: z.enum([...TOPICS, 'none']),
  author: z.string().default('unknown'),
});

export function readPhraseFile(path: string): Example[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => {
      const parsed = phraseSchema.safeParse(JSON.parse(line));
      if (!parsed.success) throw new Error(`${path}, phrase ${i + 1}: ${parsed.error.message}`);
      return parsed.data;
    });
}

export function readPhrases(): Example[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readPhraseFile(join(FOLDER, file)));
}
