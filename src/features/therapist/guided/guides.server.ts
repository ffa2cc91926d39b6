/** The guide of a language, read once from content/ when somebody first needs it. */
import type { Language } from '../../intake/style-profile.ts';
import { tables } from '../../recognise/tables.ts';
import { readAuthoredContent } from './authored-content.server.ts';
import { type Guide, guideOf } from './guide.ts';

const LANGUAGES: readonly Language[] = ['es', 'pt'];

const known = new Map<Language, Guide>();

/** @throws Error every fault of every file, with its line */
export function guideIn(language: Language): Guide {
  const read = known.get(language);
  if (read !== undefined) return read;
  const guide = guideOf(language, readAuthoredContent(language));
  known.set(language, guide);
  return guide;
}

/** Reads every guide and the tables of the recogniser. @throws Error every fault of every file, with its line */
export function warmGuides(): void {
  tables();
  for (const language of LANGUAGES) guideIn(language);
}
