// `npm start` on a bare checkout: install, build, migrate, serve. Unchanged, the next start only serves.

import * as nodeModule from 'node:module';
import { COMPILE_CACHE, endWithNpm, ensureBuilt, ensureInstalled, servePinned } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
if (Number(process.versions.node.split('.')[0]) >= 24) {
  endWithNpm();
  nodeModule.enableCompileCache(COMPILE_CACHE);
  process.removeAllListeners('warning'); // node:sqlite, which only holds the data folder, calls itself experimental
  await import('../src/main.ts');
} else {
  await servePinned(['src/main.ts']);
}
