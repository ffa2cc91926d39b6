// `npm run check`: types, then format and lint.

import { spawnSync } from 'node:child_process';

for (const command of [
  ['tsc', '--noEmit'],
  ['biome', 'check', '--error-on-warnings'],
]) {
  const [name = '', ...args] = command;
  const { status } = spawnSync(name, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
