// Runs one TypeScript command on the pinned Node, installing first when needed.

import { ensureInstalled, runPinned } from './prepare.mjs';

ensureInstalled();
process.exitCode = runPinned(process.argv.slice(2));
