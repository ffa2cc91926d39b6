/**
 * What is asked in the middle of danger, with its answers, and what may be said while somebody waits: one Markdown file a language
 * (content/<language>/charla/seguridad.md). Pure.
 */
import { z } from 'zod';
import type { Language } from '../../intake/style-profile.ts';
import type { RiskKind } from '../../safety/risk.ts';
import { ContentErrors, splitFrontMatter } from './authored.ts';
import { problemsOf } from './authored-sentence.ts';

export const DANGERS = ['crisis', 'body', 'violence', 'other', 'mind', 'harm'] as const;
export type Danger = (typeof DANGERS)[number];

export type InDanger = {
  asked: { danger: Danger; question: string; answer: string }[];
  /** Each has one small thing to do. */
  wait: string[];
};

const WAIT = 'wait';
const HEAD = z.strictObject({ name: z.string().trim().min(1) });
const SENTENCE = { least: 8, most: 60 };

/** @throws ContentErrors every fault of the file, with its line */
export function parseInDanger(source: string, language: Language, path: string): InDanger {
  const errors = new ContentErrors(path);
  const { body, firstLine } = splitFrontMatter(source, HEAD, errors);
  const found: InDanger = { asked: [], wait: [] };
  let section = '';
  for (const [at, line] of body.entries()) {
    const number = firstLine + at;
    if (line.trim() === '') continue;
    const title = /^## ([a-z]+)$/.exec(line)?.[1];
    if (title !== undefined) {
      section = title;
      if (title !== WAIT && !(DANGERS as readonly string[]).includes(title))
        errors.add(number, `no section "${title}"`);
      continue;
    }
    const [, question = '', answer = ''] = /^- (?:(.+\?) \| )?(.+)$/.exec(line.trim()) ?? [];
    if (answer === '' || (section !== WAIT && question === '')) {
      errors.add(number, 'an entry is "- question? | answer"');
      continue;
    }
    for (const problem of problemsOf(answer, language, SENTENCE)) errors.add(number, problem);
    if (section === WAIT) found.wait.push(answer);
    else found.asked.push({ danger: section as Danger, question, answer });
  }
  for (const danger of DANGERS)
    if (!found.asked.some((one) => one.danger === danger)) errors.add(1, `"${danger}" has no question`);
  if (found.wait.length === 0) errors.add(1, '"wait" has no line');
  errors.throwIfAny();
  return found;
}

const OF_KIND: Record<RiskKind, readonly Danger[]> = {
  suicide: ['crisis', 'violence'],
  self_harm: ['harm', 'crisis'],
  harm_to_others: ['harm'],
  abuse_violence: ['violence'],
  psychosis_mania: ['mind'],
  eating: ['body'],
  substance: ['body'],
  medical_emergency: ['body'],
  third_party: ['other'],
  minor: ['crisis'],
};

export const dangersOf = (kinds: readonly RiskKind[]): Danger[] => [
  ...new Set(kinds.flatMap((kind) => OF_KIND[kind])),
];
