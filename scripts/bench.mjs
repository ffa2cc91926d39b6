// `npm run bench`: sizes and speeds as a table, and as JSON in bench-results/.

import { findChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, runPinned } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
process.exitCode = runPinned(['scripts/bench.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM: findChromium() },
});
