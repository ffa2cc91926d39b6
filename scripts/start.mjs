// `npm start` on a bare checkout: install, build, migrate, serve. Unchanged, the next start only serves.

import { ensureBuilt, ensureInstalled, servePinned } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
if (Number(process.versions.node.split('.')[0]) >= 24) {
  process.removeAllListeners('warning');
  await import('../src/main.ts');
} else {
  await servePinned(['src/main.ts']);
}
