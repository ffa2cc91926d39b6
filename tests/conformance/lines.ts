import { ABOUT } from './about-lines.ts';
import { ACCOUNT } from './account-lines.ts';
import { BLOG } from './blog-lines.ts';
import { CALLS } from './calls-lines.ts';
import { CHAT } from './chat-lines.ts';
import { FORMS } from './forms-lines.ts';
import { GOOGLE } from './google-lines.ts';
import { INTAKE } from './intake-lines.ts';
import type { Check, Line } from './line.ts';
import { LISTS } from './lists-lines.ts';
import { MODAL } from './modal-lines.ts';
import { ROUTES } from './routes-lines.ts';
import { SITE } from './site-lines.ts';

/** Section by section, in the order of the specification as far as the subject allows. */
export const LINES: readonly Line[] = [
  ...ABOUT,
  ...ROUTES,
  ...MODAL,
  ...SITE,
  ...LISTS,
  ...BLOG,
  ...ACCOUNT,
  ...GOOGLE,
  ...INTAKE,
  ...CHAT,
  ...CALLS,
  ...FORMS,
].sort((a, b) => a.section - b.section);

export type Titled<H extends Check['how']> = { title: string; check: Extract<Check, { how: H }> };

/** What is looked at in one way, each under the lines that it holds, so that a failure says which are broken. */
export function checkedBy<H extends Check['how']>(how: H): Titled<H>[] {
  const lines = LINES.filter(({ check }) => check.how === how);
  return [...Map.groupBy(lines, ({ check }) => check)].map(([check, held]) => {
    const title = held.map(
      ({ section, says, kind }) => `§${section} ${says}${kind === 'kept' ? '' : ` (${kind})`}`,
    );
    return { title: `${check.where}: ${title.join(' · ')}`, check: check as Extract<Check, { how: H }> };
  });
}
