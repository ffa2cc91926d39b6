// `npm run dev`: one process. Pages and app reload through Vite; a change of server code restarts it.

import { ensureInstalled, servePinned } from './prepare.mjs';

ensureInstalled();
await servePinned(['--watch', '--watch-preserve-output', 'src/main.ts'], {
  NODE_ENV: 'development',
  DATA_DIR: process.env.DATA_DIR ?? './data/dev',
});
