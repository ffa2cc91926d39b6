import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { emptyDataDir } from '../support/empty-database.ts';
import { freePort, newDataDir, refusedStart, startServer } from '../support/server-process.ts';

const oneSentence = (output: string) => expect(output.trim()).toMatch(/^[^\n]+\.$/);

test('the start says where it serves, which database and who answers', async () => {
  const server = await startServer();
  expect(server.output()).toContain(server.url);
  expect(server.output()).toMatch(process.env.DATABASE_URL ? /PostgreSQL at/ : /PGlite in/);
  expect(server.output()).toMatch(/Therapist\s+guided/);
  await server.stop();
  expect(server.child.exitCode).toBe(0);
});

test('a port in use: one clear sentence, exit 1', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const { code, output } = await refusedStart({ port, dataDir: emptyDataDir() });
  other.close();
  expect(code).toBe(1);
  oneSentence(output);
  expect(output).toContain(`Port ${port} is in use`);
});

test.skipIf(process.env.DATABASE_URL)(
  'a second process on the same data folder: one clear sentence, exit 1, the first goes on',
  async () => {
    const first = await startServer({ dataDir: emptyDataDir() });
    const { code, output } = await refusedStart({ dataDir: first.dataDir });
    expect(code).toBe(1);
    oneSentence(output);
    expect(output).toContain('Another Juntos process');
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await first.stop();
  },
);

test.each([
  ['PORT', 'ochenta'],
  ['MASTER_KEY', 'corta'],
  ['DATABASE_URL', 'mysql://127.0.0.1/x'],
  ['PUBLIC_URL', 'juntos'],
])('a bad %s: one clear sentence that names it, exit 1', async (name, value) => {
  const { code, output } = await refusedStart({ env: { [name]: value } });
  expect(code).toBe(1);
  oneSentence(output);
  expect(output).toMatch(new RegExp(`^${name} expects`));
});

test('a PostgreSQL that does not answer: one clear sentence, exit 1', async () => {
  const { code, output } = await refusedStart({
    env: { DATABASE_URL: `postgres://x@127.0.0.1:${await freePort()}/x` },
  });
  expect(code).toBe(1);
  oneSentence(output);
  expect(output).toContain('does not answer');
});

test('assess answers JSON lines in order and nothing else', () => {
  const input = [
    '{"id":"a","text":"me muero de risa con mi hermano"}',
    '{"id":"b","text":"me quiero morir"}',
  ].join('\n');
  const { stdout, status } = spawnSync('npm', ['run', '-s', 'assess'], {
    input,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: newDataDir() },
  });
  expect(status).toBe(0);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map((line) => line.id)).toEqual(['a', 'b']);
  expect(lines[0]).toMatchObject({ level: 'none', language: 'es' });
  expect(lines[1].level).not.toBe('none');
});
