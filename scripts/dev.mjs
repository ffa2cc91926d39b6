// `npm run dev`: one process. Pages and app reload through Vite; a change of server code restarts it.

import { ensureInstalled, runPinned } from './prepare.mjs';

ensureInstalled();
const env = { NODE_ENV: 'development', DATA_DIR: process.env.DATA_DIR ?? './data/dev' };
process.exitCode = runPinned(
  ['--watch-path=src', '--watch-path=.env', '--watch-preserve-output', 'src/main.ts'],
  { env },
);
