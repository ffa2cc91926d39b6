/** What people wrote for the guided therapist, read from content/: situations, topics and questions of a language. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../intake/style-profile.ts';
import { EXERCISES } from '../exercises/catalogue.ts';
import { TOOLS, type ToolWords } from '../tools/tool.ts';
import { parseToolWords } from '../tools/tool-words.ts';
import { ContentErrors } from './authored.ts';
import { type InDanger, parseInDanger } from './in-danger.ts';
import { parseQuestions, type Question } from './question.ts';
import { faultsBetween, parseSituation, type Situation } from './situation.ts';
import { parseTopic, type Topic } from './topic.ts';
import { parseWordings, type Wordings } from './wordings.ts';

const HELP = [...EXERCISES.map(({ id }) => id), 'acute', ...TOOLS];

export type AuthoredContent = {
  situations: Situation[];
  topics: Topic[];
  questions: Question[];
  wordings: Wordings;
  tools: ToolWords[];
  inDanger: InDanger;
};

/** @param root the repository, or where its content was copied to. @throws Error every fault of every file, with its line */
export function readAuthoredContent(language: Language, root = '.'): AuthoredContent {
  const faults: string[] = [];
  const read = <T>(
    folder: string,
    parse: (source: string, id: string, language: Language, path: string) => T,
  ): T[] => {
    const here = join(root, 'content', language, 'charla', folder);
    return globSync('**/*.md', { cwd: here })
      .toSorted()
      .flatMap((file) => {
        const path = join(here, file);
        const id = file.replaceAll('\\', '/').replace(/\.md$/, '');
        try {
          return [parse(readFileSync(path, 'utf8'), id, language, path)];
        } catch (error) {
          if (!(error instanceof ContentErrors)) throw error;
          faults.push(...error.faults);
          return [];
        }
      });
  };
  const situations = read('situaciones', parseSituation);
  const topics = read('temas', parseTopic);
  const questions = read('preguntas', parseQuestions).flat();
  const tools = read('herramientas', parseToolWords);
  const wordings = readOne('frases.md', parseWordings, language, root, faults);
  const inDanger = readOne('seguridad.md', parseInDanger, language, root, faults);
  // A file that could not be read would be missed by every other.
  if (faults.length === 0) faults.push(...faultsBetween(situations, HELP));
  if (faults.length > 0 || wordings === null || inDanger === null) throw new Error(faults.join('\n'));
  return { situations, topics, questions, wordings, tools, inDanger };
}

function readOne<T>(
  name: string,
  parse: (source: string, language: Language, path: string) => T,
  language: Language,
  root: string,
  faults: string[],
): T | null {
  const path = join(root, 'content', language, 'charla', name);
  try {
    return parse(readFileSync(path, 'utf8'), language, path);
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error;
    faults.push(...error.faults);
    return null;
  }
}
