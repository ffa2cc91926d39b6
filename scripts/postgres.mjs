import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, stop } from './prepare.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** A throw-away PostgreSQL on a free local port. As root it runs as the `postgres` user, as it must. */
export async function startPostgres() {
  const bin = findBin();
  if (!bin) throw stop('PostgreSQL is not installed here. Install it (Debian: apt-get install postgresql).');
  const root = mkdtempSync(join(tmpdir(), 'juntos-postgres-'));
  const who = postgresUser();
  if (who.uid !== undefined) chownSync(root, who.uid, who.gid);
  const data = join(root, 'data');
  const port = await freePort();
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'juntos', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    stdio: 'ignore',
    cwd: root,
    ...who,
  });
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', root, '-c', 'fsync=off'];
  const server = spawn(join(bin, 'postgres'), options, { stdio: 'ignore', cwd: root, ...who });
  for (let tries = 0; ; tries++) {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']);
      break;
    } catch {
      if (tries > 100) throw stop('PostgreSQL did not start.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  execFileSync(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'juntos', 'juntos']);
  say(`PostgreSQL for the tests on port ${port}`);
  return {
    url: `postgres://juntos@127.0.0.1:${port}/juntos`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function findBin() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
}

function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
