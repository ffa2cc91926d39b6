import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { emptyDataDir, emptyPostgres } from '../support/empty-database.ts';
import { get, type HttpPerson, post, signUpOver } from '../support/http-person.ts';
import { newDataDir, startServer } from '../support/server-process.ts';

// The commands of whoever runs a server, run as they run them.

const run = promisify(execFile);

/** @returns what it said; throws with what it said when it refuses */
async function command(script: string, args: string[], env: Record<string, string>): Promise<string> {
  const { DATABASE_URL = '', PATH = '' } = process.env;
  const all = { PATH, DATABASE_URL, LOG_LEVEL: 'warn', ...env };
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: all,
  });
  return stdout;
}

/** An empty database with a key of its own in its folder. */
async function ownPlace(dataDir = newDataDir()) {
  const url = await emptyPostgres();
  return { dataDir, env: { DATA_DIR: dataDir, MASTER_KEY: '', ...(url ? { DATABASE_URL: url } : {}) } };
}

const say = async (person: HttpPerson, text: string) =>
  (await post(person, '/api/v1/chat/turns', { id: randomUUID(), text })).text();

async function signInAgain(url: string, { email, password }: HttpPerson): Promise<HttpPerson> {
  const response = await fetch(`${url}/api/v1/userLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userEmail: email, userPass: password }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { url, email, password, cookie };
}

const everything = async (person: HttpPerson) => {
  const { account, data } = await (await get(person, '/api/v1/export')).json();
  const { session: _, account: ways, ...kept } = data;
  return { account, ...kept };
};

describe('backup and restore', () => {
  test('move everything to another place while the server goes on', async () => {
    const from = await ownPlace(emptyDataDir());
    const server = await startServer(from);
    const person = await signUpOver(server.url);
    await say(person, 'hoy lloré en el bus');
    const file = join(newDataDir(), 'copia.backup');
    const [said] = await Promise.all([
      command('scripts/backup.ts', [file], from.env),
      say(person, 'sigo aquí mientras copian'),
    ]);
    expect(said).toContain('found whole');
    expect(readFileSync(file).includes(person.email)).toBe(false);
    expect((await get(person, '/readyz')).status).toBe(200);
    const again = join(newDataDir(), 'quieta.backup');
    await command('scripts/backup.ts', [again], from.env);
    const before = await everything(person);
    await server.stop();

    const place = await ownPlace();
    const { dataDir, env } = place;
    await expect(command('scripts/restore.ts', [again], env)).rejects.toThrow(/master key/);
    mkdirSync(dataDir, { recursive: true });
    copyFileSync(join(server.dataDir, 'master.key'), join(dataDir, 'master.key'));
    expect(await command('scripts/restore.ts', [again], env)).toContain('people as of');
    await expect(command('scripts/restore.ts', [again], env)).rejects.toThrow(/empty database/);
    const moved = await startServer(place);
    expect((await get({ ...person, url: moved.url }, '/api/v1/me')).status).toBe(401);
    expect(await everything(await signInAgain(moved.url, person))).toEqual(before);
    await moved.stop();
    // Without a server the same command opens the folder itself.
    await command('scripts/backup.ts', [], env);
    expect(existsSync(join(dataDir, 'backups'))).toBe(true);
  });
});

describe('another master key', () => {
  test('takes the place of the old one, which opens nothing any more', async () => {
    const { dataDir, env } = await ownPlace(emptyDataDir());
    const server = await startServer({ dataDir, env });
    const person = await signUpOver(server.url);
    await say(person, 'hoy lloré en el bus');
    const before = await everything(person);
    await expect(command('scripts/rotate-key.ts', [], env)).rejects.toThrow(/Stop/);
    await server.stop();
    const old = readFileSync(join(dataDir, 'master.key'), 'utf8').trim();
    expect(await command('scripts/rotate-key.ts', [], env)).toContain('1 people');
    expect(readFileSync(join(dataDir, 'master.key'), 'utf8').trim()).not.toBe(old);
    expect(existsSync(join(dataDir, 'master.key.next'))).toBe(false);
    await expect(startServer({ dataDir, env: { ...env, MASTER_KEY: old } })).rejects.toThrow(
      /does not open this database/,
    );
    const after = await startServer({ dataDir, env });
    expect(await everything(await signInAgain(after.url, person))).toEqual(before);
    await after.stop();
  });
});
