// `npm run check:help-lines`: before a release, names every help line that nobody checked in the last ninety days.
// The day is today, or another one: `npm run check:help-lines -- 2027-02-01`.

import { HELP_LINES } from '../src/features/help/help-lines.ts';
import { FRESH_DAYS, staleLines } from '../src/features/help/stale-lines.ts';

const given = process.argv[2];
const day = given ? new Date(`${given}T00:00:00Z`) : new Date();
if (Number.isNaN(day.getTime())) {
  process.stderr.write('The day of the release is written like 2027-02-01.\n');
  process.exit(2);
}
const stale = staleLines(HELP_LINES, day);
for (const { id, number, verifiedOn, days, source } of stale) {
  process.stdout.write(`${id}  ${number}  checked ${verifiedOn} (${days} days)  ${source}\n`);
}
const fresh = HELP_LINES.length - stale.length;
process.stdout.write(
  `${fresh} of ${HELP_LINES.length} help lines were checked in the ${FRESH_DAYS} days before the release.\n`,
);
process.exitCode = stale.length === 0 ? 0 : 1;
