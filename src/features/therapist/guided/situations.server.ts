/** The situations of a language, read from content/ once. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../intake/style-profile.ts';
import { EXERCISES } from '../exercises/catalogue.ts';
import { ContentErrors } from './authored.ts';
import { faultsBetween, parseSituation, type Situation, TOOLS } from './situation.ts';

const HELP = [...EXERCISES.map(({ id }) => id), 'acute', ...TOOLS];

/** @param root the repository, or where its content was copied to. @throws ContentErrors every fault of every file */
export function readSituations(language: Language, root = '.'): Situation[] {
  const folder = join(root, 'content', language, 'charla', 'situaciones');
  const faults: string[] = [];
  const situations = globSync('*/*.md', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const path = join(folder, file);
      const id = file.replace(/\\/g, '/').replace(/\.md$/, '');
      try {
        return [parseSituation(readFileSync(path, 'utf8'), id, language, path)];
      } catch (error) {
        if (!(error instanceof ContentErrors)) throw error;
        faults.push(...error.faults);
        return [];
      }
    });
  // A file that could not be read would be missed by every other.
  if (faults.length === 0) faults.push(...faultsBetween(situations, HELP));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return situations;
}
