/**
 * A topic: a branch of the tree through which every situation is reached by tapping, and lines that listen to anybody in it,
 * for when the topic is sure and the situation is not. Pure.
 */
import { z } from 'zod';
import type { Language } from '../../intake/style-profile.ts';
import { ContentErrors, splitFrontMatter } from './authored.ts';
import { problemsOf } from './authored-sentence.ts';
import { QUESTION_KINDS, type QuestionKind } from './question-kind.ts';
import { FEELINGS } from './situation.ts';

/** What somebody does with a message that asks for another first line than telling does. */
export const LISTENED_ACTS = ['tells', 'asks-advice', 'asks-thing', 'asks', 'doubts', 'complains'] as const;
const TAGS: readonly string[] = [...FEELINGS, ...LISTENED_ACTS];

export type Topic = {
  id: string;
  /** On chips: at most 32 letters. */
  name: string;
  /** The branch above it, on chips as well. */
  group: string;
  /** `tag`: the feeling or the act it answers. */
  lines: { tag: string; says: string }[];
  /** What anybody in the topic may ask. */
  asked: { question: string; answer: string }[];
  /** What is true for anybody in it who asks a question of this kind. */
  byKind: { kind: QuestionKind; says: string }[];
};

const ASKED = { es: 'Preguntan', pt: 'Perguntam' } as const;
const BY_KIND = { es: 'Preguntas por clase', pt: 'Perguntas por tipo' } as const;
const ANSWER = { least: 12, most: 75 };
const KIND_ANSWER = { least: 15, most: 60 };
/** Asked in every topic. */
const KINDS_NEEDED = ['judge', 'normal', 'how-do', 'how-long', 'why-me', 'predict'] as const;
const KINDS: readonly string[] = QUESTION_KINDS;

const LINES_MIN = 20;
const chip = z.string().trim().min(1).max(32);
const HEAD = z.strictObject({ name: chip, group: chip });

/** @throws ContentErrors every fault of the file, with its line */
export function parseTopic(source: string, id: string, language: Language, path: string): Topic {
  const errors = new ContentErrors(path);
  const { head, body, firstLine } = splitFrontMatter(source, HEAD, errors);
  const lines: Topic['lines'] = [];
  const asked: Topic['asked'] = [];
  const byKind: Topic['byKind'] = [];
  let section: 'lines' | 'asked' | 'kinds' = 'lines';
  for (const [at, text] of body.entries()) {
    if (text.trim() === '') continue;
    const number = firstLine + at;
    const title = /^## (.+)$/.exec(text.trim())?.[1];
    if (title !== undefined) {
      if (title === ASKED[language]) section = 'asked';
      else if (title === BY_KIND[language]) section = 'kinds';
      else errors.add(number, `there is no section "${title}"`);
      continue;
    }
    if (section === 'kinds') {
      const [, kind = '', says = ''] = /^- \[([a-z-]+)\] (.+)$/.exec(text.trim()) ?? [];
      if (!KINDS.includes(kind)) errors.add(number, 'an entry is "- [kind of question] answer"');
      for (const problem of problemsOf(says, language, KIND_ANSWER)) errors.add(number, problem);
      byKind.push({ kind: kind as QuestionKind, says });
      continue;
    }
    if (section === 'asked') {
      const [, question = '', answer = ''] = /^- (.+\?) \| (.+)$/.exec(text.trim()) ?? [];
      if (answer === '') errors.add(number, 'an entry is "- question? | answer"');
      else for (const problem of problemsOf(answer, language, ANSWER)) errors.add(number, problem);
      asked.push({ question, answer });
      continue;
    }
    const [, tag = '', says = ''] = /^- \[([a-z-]+)\] (.+)$/.exec(text.trim()) ?? [];
    if (says === '') {
      errors.add(number, 'an entry is "- [feeling or act] sentence"');
      continue;
    }
    if (!TAGS.includes(tag)) errors.add(number, `"${tag}" is none of ${TAGS.join(', ')}`);
    for (const problem of problemsOf(says, language, { least: 10, most: 45 })) errors.add(number, problem);
    lines.push({ tag, says });
  }
  if (lines.length < LINES_MIN) errors.add(1, `has ${lines.length} lines, at least ${LINES_MIN} are needed`);
  const missing = KINDS_NEEDED.filter((kind) => !byKind.some((one) => one.kind === kind));
  if (missing.length > 0)
    errors.add(1, `"${BY_KIND[language]}" answers no question of: ${missing.join(', ')}`);
  errors.throwIfAny();
  return { id, ...head, lines, asked, byKind };
}
