import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say, stop } from './prepare.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium; installs Debian's when it can. */
export function findChromium() {
  const found = () => [process.env.CHROMIUM ?? '', ...PLACES].find((path) => path && existsSync(path));
  if (found()) return found();
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    say('Installing Chromium for the journeys…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2], env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 2, 2], env });
  }
  return (
    found() ??
    stop(
      'The journeys need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
    )
  );
}
