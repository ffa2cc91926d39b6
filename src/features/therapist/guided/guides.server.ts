/** The guides of every language that has its situations, read once from content/. */
import type { Language } from '../../intake/style-profile.ts';
import { readAuthoredContent } from './authored-content.server.ts';
import { type Guides, guideOf } from './guide.ts';

const LANGUAGES: readonly Language[] = ['es', 'pt'];

let known: Guides | null = null;

/** @throws Error every fault of every file, with its line */
export function readGuides(): Guides {
  known ??= Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const content = readAuthoredContent(language);
      return content.situations.length > 0 ? [[language, guideOf(language, content)]] : [];
    }),
  );
  return known;
}
