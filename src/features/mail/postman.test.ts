import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyMemory } from '../../../tests/support/empty-database.ts';
import { fakeSmtp } from '../../../tests/support/fake-smtp.ts';
import type { Database } from '../../db/db.server.ts';
import { outbox } from '../../db/schema.ts';
import { newKey } from '../../platform/crypto.server.ts';
import { createLog } from '../../platform/log.server.ts';
import { composeMail } from './mail.ts';
import { createPostman } from './postman.server.ts';
import { folderTransport, MailFailure, smtpTransport, type Transport } from './transport.server.ts';

const MINUTE_MS = 60_000;
const FROM = 'Juntos <hola@juntos.test>';
const key = newKey();
const to = 'persona@correo.test';
const mail = composeMail(to, 'es', {
  subject: 'Confirma tu correo',
  paragraphs: ['Hola <b>tú</b>.'],
  action: { label: 'Confirmar', url: 'https://juntos.test/x?clave=secreta' },
  ending: 'Si no fuiste tú, no hagas nada.',
});

let database: Database;
let now = new Date('2026-11-21T12:00:00Z');
let logLines: string[] = [];
beforeAll(async () => {
  database = await emptyMemory();
});
beforeEach(async () => {
  await database.db.execute(sql`delete from outbox`);
  await database.db.execute(sql`delete from limits`);
  logLines = [];
});
afterAll(() => database.close());

const postmanWith = (send: Transport['send']) =>
  createPostman({
    database,
    key,
    transport: { label: 'test', send },
    clock: () => now,
    log: createLog('debug', (line) => logLines.push(line)),
  });
const queued = (postman: ReturnType<typeof postmanWith>, dedupeKey: string = randomUUID()) =>
  postman.queue(database.db, { dedupeKey, kind: 'verify-email', from: randomUUID(), mail });
const dump = async () => JSON.stringify(await database.db.execute(sql`select t::text as row from outbox t`));
const onlyRow = async () => (await database.db.select().from(outbox))[0];
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

describe('mail that is a file', () => {
  test('is erased with the account it went to, and no other', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'juntos-mail-'));
    const transport = folderTransport(folder, FROM);
    const long = `${'persona-'.repeat(7)}@${'correo-'.repeat(6)}largo.test`;
    for (const [id, address] of [
      ['a', to],
      ['b', long],
      ['c', `otra-${to}`],
    ] as const)
      await transport.send(id, { ...mail, to: address, text: `Hola ${to} ${long}` });
    await transport.forget?.(to.toUpperCase());
    expect(readdirSync(folder).toSorted()).toEqual(['b.eml', 'c.eml']);
    await transport.forget?.(long);
    expect(readdirSync(folder)).toEqual(['c.eml']);
    await folderTransport(join(folder, 'none'), FROM).forget?.(to);
  });
});

describe('a mail in the outbox', () => {
  test('is sent once, and then its address and words are gone from the database', async () => {
    const sent: string[] = [];
    const postman = postmanWith(async (_, { to }) => void sent.push(to));
    await queued(postman);
    expect(await dump()).not.toContain(to);
    await postman.deliverDue();
    await postman.deliverDue();
    expect(sent).toEqual([to]);
    expect(await onlyRow()).toMatchObject({ status: 'sent', payload: null });
  });

  test('for the same cause is one mail', async () => {
    let count = 0;
    const postman = postmanWith(async () => void count++);
    await queued(postman, 'same');
    await queued(postman, 'same');
    await postman.deliverDue();
    expect(count).toBe(1);
  });

  test('goes to one of two servers that look at the same moment', async () => {
    const sent: string[] = [];
    const slow = (name: string) =>
      postmanWith(async (id) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        sent.push(`${name} ${id}`);
      });
    const [first, second] = [slow('a'), slow('b')];
    for (let index = 0; index < 4; index++) await queued(first);
    await Promise.all([first.deliverDue(), second.deliverDue()]);
    expect(new Set(sent.map((line) => line.split(' ')[1])).size).toBe(4);
    expect(sent).toHaveLength(4);
  });

  test('that fails is tried later, each time after a longer pause, and given up after eight', async () => {
    let tries = 0;
    const postman = postmanWith(async () => {
      tries++;
      throw new MailFailure('ECONNECTION', false);
    });
    await queued(postman);
    await postman.deliverDue();
    await postman.deliverDue();
    expect(tries).toBe(1);
    later(31_000);
    await postman.deliverDue();
    expect(tries).toBe(2);
    later(31_000);
    await postman.deliverDue();
    expect(tries).toBe(2);
    for (let round = 0; round < 10; round++) {
      later(60 * MINUTE_MS);
      await postman.deliverDue();
    }
    expect(tries).toBe(8);
    expect(await onlyRow()).toMatchObject({ status: 'dead', payload: null, lastError: 'ECONNECTION' });
  });

  test('to an address that does not exist is given up at once', async () => {
    let tries = 0;
    const postman = postmanWith(async () => {
      tries++;
      throw new MailFailure('550', true);
    });
    await queued(postman);
    await postman.deliverDue();
    later(60 * MINUTE_MS);
    await postman.deliverDue();
    expect(tries).toBe(1);
  });

  test('whose server died while sending is taken up by the next one', async () => {
    const stuck = postmanWith(() => new Promise(() => {}));
    await queued(stuck);
    void stuck.deliverDue();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const sent: string[] = [];
    const next = postmanWith(async (id) => void sent.push(id));
    await next.deliverDue();
    expect(sent).toHaveLength(0);
    later(3 * MINUTE_MS);
    await next.deliverDue();
    expect(sent).toHaveLength(1);
  });

  test('that was put there by a clock that was ahead does not wait for that day', async () => {
    const sent: string[] = [];
    const postman = postmanWith(async (id) => void sent.push(id));
    later(30 * 24 * 60 * MINUTE_MS);
    await queued(postman);
    later(-30 * 24 * 60 * MINUTE_MS);
    await postman.deliverDue();
    expect(sent).toHaveLength(1);
  });

  test('that nobody can open any more does not hold up the others', async () => {
    const sent: string[] = [];
    const postman = postmanWith(async (_, { subject }) => void sent.push(subject));
    const other = createPostman({
      database,
      key: newKey(),
      transport: { label: 'test', send: async () => {} },
      clock: () => now,
      log: createLog('silent'),
    });
    await queued(other);
    await queued(postman);
    await postman.deliverDue();
    expect(sent).toHaveLength(1);
  });

  test('leaves neither address nor words in the log', async () => {
    const good = postmanWith(async () => {});
    const bad = postmanWith(async () => {
      throw new Error(`550 <${to}> unknown`);
    });
    await queued(good);
    await good.deliverDue();
    await queued(bad);
    await bad.deliverDue();
    expect(logLines.length).toBe(2);
    expect(logLines.join('')).not.toMatch(/persona@|secreta|Confirma/);
  });
});

describe('the words of a mail', () => {
  test('stand as text and as HTML, and what looks like HTML stays words', () => {
    expect(mail.text).toContain('Hola <b>tú</b>.');
    expect(mail.html).toContain('Hola &lt;b&gt;tú&lt;/b&gt;.');
    expect(mail.text).toContain('https://juntos.test/x?clave=secreta');
  });
});

describe('without a mail server', () => {
  test('each mail is a readable file that only the owner of the machine opens', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'juntos-mail-')), 'outbox');
    await folderTransport(folder, FROM).send('una-carta', mail);
    const [file = ''] = readdirSync(folder);
    expect(file).toBe('una-carta.eml');
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(`To: ${to}`);
    expect(text).toContain('Message-ID: <una-carta@juntos.test>');
  });
});

describe('with a mail server', () => {
  test('hands the mail over, and tells a refusal for good from one for now', async () => {
    const server = await fakeSmtp({
      'nadie@correo.test': '550 5.1.1 <nadie@correo.test> unknown',
      'llena@correo.test': '451 4.2.2 busy',
    });
    const smtp = smtpTransport(server.url, FROM, false);
    await smtp.send('uno', mail);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain('Auto-Submitted: auto-generated');
    const refused = (address: string) =>
      smtp.send('dos', { ...mail, to: address }).then(
        () => null,
        (error: MailFailure) => ({ code: error.code, isFinal: error.isFinal }),
      );
    expect(await refused('nadie@correo.test')).toEqual({ code: '550', isFinal: true });
    expect(await refused('llena@correo.test')).toEqual({ code: '451', isFinal: false });
    await server.close();
    expect(await refused(to)).toEqual({ code: 'ESOCKET', isFinal: false });
  });

  test('in production sends nothing over a line that anyone can read', async () => {
    const server = await fakeSmtp();
    const url = server.url.replace('127.0.0.1', '0.0.0.0');
    await expect(smtpTransport(url, FROM, true).send('uno', mail)).rejects.toBeInstanceOf(MailFailure);
    expect(server.received).toHaveLength(0);
    await server.close();
  });

  test('an address can not smuggle in a second recipient', async () => {
    const server = await fakeSmtp();
    const smtp = smtpTransport(server.url, FROM, false);
    await smtp.send('uno', { ...mail, to: 'a@correo.test, b@correo.test' }).catch(() => {});
    expect(server.received.join('')).not.toMatch(/^To: a@correo\.test, b@correo\.test/m);
    await server.close();
  });
});
