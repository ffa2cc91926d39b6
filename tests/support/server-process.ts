import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_MASTER_KEY } from './master-key.ts';

export type ServerProcess = {
  url: string;
  dataDir: string;
  child: ChildProcess;
  output(): string;
  /** Ends it politely, or with any other signal; resolves once it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/**
 * A port where nobody listens. Below those that the system gives to connections, and each worker among ports of its
 * own: nobody else takes it before the server does.
 */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0);
  for (;;) {
    const port = 12_000 + (worker % 10) * 2_000 + randomInt(2_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'juntos-data-'));

export type StartOptions = { dataDir?: string; port?: number; env?: Record<string, string> };

/** Spawns the server as `npm start` does, without waiting. */
export function spawnServer({ dataDir = newDataDir(), port = 3000, env = {} }: StartOptions): ServerProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...(process.env.DATABASE_URL
        ? { DATABASE_URL: process.env.DATABASE_URL, MASTER_KEY: TEST_MASTER_KEY }
        : {}),
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url: `http://localhost:${port}`,
    dataDir,
    child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
    },
  };
}

/** A server that answers; throws with its output when it does not come up. */
export async function startServer(options: StartOptions = {}): Promise<ServerProcess> {
  const server = spawnServer({ ...options, port: options.port ?? (await freePort()) });
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (server.child.exitCode !== null) throw new Error(`the server ended: ${server.output()}`);
    try {
      if ((await fetch(`${server.url}/readyz`)).ok) return server;
    } catch {
      // not listening yet
    }
    if (Date.now() > deadline) {
      await server.stop('SIGKILL');
      throw new Error(`the server did not answer: ${server.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Runs a server that should refuse to start; its exit code and everything it said. */
export async function refusedStart(options: StartOptions): Promise<{ code: number | null; output: string }> {
  const server = spawnServer({ ...options, port: options.port ?? (await freePort()) });
  await new Promise<void>((resolve) => server.child.once('exit', () => resolve()));
  return { code: server.child.exitCode, output: server.output() };
}
