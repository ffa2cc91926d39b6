// Reads JSON lines {"id","text","locale"?} and answers each with its risk and topic, in order, nothing else.

import { createInterface } from 'node:readline';
import { z } from 'zod';
import { assess } from '../src/features/safety/assess.ts';
import { CALM } from '../src/features/safety/risk-state.ts';
import { understand } from '../src/features/therapist/understand.ts';

const lineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  locale: z.string().optional(),
});

function answer({ id, text, locale }: z.infer<typeof lineSchema>): string {
  const isPortuguese = locale?.toLowerCase().startsWith('pt') ?? false;
  const country = locale?.split(/[-_]/)[1]?.toUpperCase() ?? null;
  const { level, kinds } = assess(text, CALM);
  const { topic, language } = understand(text, {
    address: isPortuguese ? 'voce' : 'tu',
    country,
    pending: null,
  });
  return JSON.stringify({ id, level, kinds, topic, language });
}

function parse(line: string): z.infer<typeof lineSchema> | null {
  try {
    return lineSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

let number = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  number += 1;
  if (line.trim() === '') continue;
  const message = parse(line);
  if (message) {
    process.stdout.write(`${answer(message)}\n`);
    continue;
  }
  process.stderr.write(`Line ${number} is not a JSON object with "id" and a "text" string.\n`);
  process.exitCode = 1;
}
