/**
 * What people ask us, about ourselves and about what is done here, and what we answer: in the first sentence, truthfully, once
 * more in other words when it is asked again. How people ask it lies in training/questions/. Pure.
 */
import { z } from 'zod';
import type { Language } from '../../intake/style-profile.ts';
import { ContentErrors, splitFrontMatter } from './authored.ts';
import { problemsOf } from './authored-sentence.ts';

export type Question = {
  /** `privacidad/quien-lee`. */
  id: string;
  /** As a chip asks it: at most 32 letters. */
  label: string;
  answers: string[];
};

const CHIP_MAX = 32;
const HEAD = z.strictObject({ name: z.string().trim().min(1) });

/** @param group the name of the file. @throws ContentErrors every fault of the file, with its line */
export function parseQuestions(source: string, group: string, language: Language, path: string): Question[] {
  const errors = new ContentErrors(path);
  const { body, firstLine } = splitFrontMatter(source, HEAD, errors);
  const questions: Question[] = [];
  for (const [at, text] of body.entries()) {
    if (text.trim() === '') continue;
    const number = firstLine + at;
    const title = /^## ([a-z0-9-]+) \| (.+\?)$/.exec(text);
    if (title) {
      const [, id = '', label = ''] = title;
      if (label.length > CHIP_MAX)
        errors.add(number, `"${label}" has ${label.length} letters, at most ${CHIP_MAX} fit`);
      questions.push({ id: `${group}/${id}`, label, answers: [] });
      continue;
    }
    const answer = /^- (.+)$/.exec(text.trim())?.[1];
    if (answer === undefined) {
      errors.add(number, 'neither "## id | ¿question?" nor an answer that begins with "- "');
      continue;
    }
    for (const problem of problemsOf(answer, language, { least: 8, most: 70 })) errors.add(number, problem);
    questions.at(-1)?.answers.push(answer);
  }
  for (const { id, answers } of questions) if (answers.length === 0) errors.add(1, `${id} has no answer`);
  const twice = questions.find(({ id }, at) => questions.findIndex((other) => other.id === id) !== at);
  if (twice) errors.add(1, `${twice.id} stands twice`);
  errors.throwIfAny();
  return questions;
}
