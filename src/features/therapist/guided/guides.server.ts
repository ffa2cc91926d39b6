/** The guide of a language, read once from content/ when somebody first needs it; null where its situations are not written. */
import type { Language } from '../../intake/style-profile.ts';
import { tables } from '../../recognise/tables.ts';
import { readAuthoredContent } from './authored-content.server.ts';
import { type Guide, guideOf } from './guide.ts';

const LANGUAGES: readonly Language[] = ['es', 'pt'];

const known = new Map<Language, Guide | null>();

/** @throws Error every fault of every file, with its line */
export function guideIn(language: Language): Guide | null {
  const read = known.get(language);
  if (read !== undefined) return read;
  const content = readAuthoredContent(language);
  const guide = content.situations.length > 0 ? guideOf(language, content) : null;
  known.set(language, guide);
  return guide;
}

/** Reads every guide and the tables of the recogniser. @throws Error every fault of every file, with its line */
export function warmGuides(): void {
  tables();
  for (const language of LANGUAGES) guideIn(language);
}
