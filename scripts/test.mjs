// `npm test` on a bare checkout: types and lint, unit and API tests, then journeys in real Chromium.
// `npm run test:security` runs the attacks alone, at their full length.
// `npm run test:postgres` runs the tests that touch the database, and the journeys, on a PostgreSQL of its own.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findChromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, runPinned, say, stop } from './prepare.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const onPostgres = process.argv.includes('--postgres');
const onlyAttacks = process.argv.includes('--security');
const results = mkdtempSync(join(tmpdir(), 'juntos-test-'));

ensureInstalled();
const postgres = onPostgres ? await startPostgres() : null;
const env = postgres ? { DATABASE_URL: postgres.url } : {};
try {
  const suites = [];
  if (!onlyAttacks) {
    if (!onPostgres && runPinned(['scripts/check.ts']) !== 0) throw stop('Types or lint failed.');
    suites.push(await suite('unit', env));
  }
  ensureBuilt({ ...process.env, PUBLIC_URL: '', PORT: '' });
  suites.push(await suite(onlyAttacks ? 'security' : 'e2e', { ...env, CHROMIUM: findChromium() }));
  const passed = suites.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
  const failed = suites.reduce(
    (sum, { numFailedTests, broken }) => sum + numFailedTests + (broken ? 1 : 0),
    0,
  );
  // Last, so that whoever reads only the end of a long log knows what to look at.
  for (const one of suites.flatMap(({ failures }) => failures)) say(one);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  rmSync(results, { recursive: true, force: true });
  await postgres?.stop();
}

/** One Vitest project; what it counted. A run that dies without a report counts as broken. */
async function suite(project, extra) {
  const file = join(results, `${project}.json`);
  const unsteady = '--reporter=./tests/support/unsteady-reporter.ts';
  const flags = ['--reporter=default', unsteady, '--reporter=json', `--outputFile.json=${file}`];
  const code = runPinned([VITEST, 'run', '--project', project, ...flags], { env: extra });
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const broken = code !== 0 && numFailedTests === 0;
    return { numPassedTests, numFailedTests, broken, failures: failuresOf(testResults) };
  } catch {
    const failures = [`The ${project} tests ended without a report.`];
    return { numPassedTests: 0, numFailedTests: 0, broken: true, failures };
  }
}

/** Every failed test and every file that could not be read, with the first line of why. */
function failuresOf(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const where = relative(process.cwd(), name);
    if (tests.length === 0) return status === 'failed' ? [`FAILED ${where}: ${firstLine(message)}`] : [];
    return tests.map((test) => `FAILED ${where}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
}

function firstLine(text = '') {
  return text.split('\n', 1)[0];
}
