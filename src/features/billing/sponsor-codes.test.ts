import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  dumpDatabase,
  send,
  signUpPerson,
  type TestPerson,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';
import { sponsorUses } from '../../db/schema.ts';
import { desk } from '../desk/desk.server.ts';
import { CODE, crowdOf, newSponsorCode, readSponsorCode } from './sponsor-code.ts';
import { listSponsorCodes } from './sponsor-code-store.server.ts';
import { makeSponsorCode } from './sponsor-codes.server.ts';

let now = new Date('2026-05-04T15:00:00Z');
const clock = () => now;
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await testServer({ clock, env: { FREE_MESSAGES_A_DAY: '1' } });
  other = await testServer({ clock, isOneOfSeveral: true });
});

const inAMonth = new Date('2026-06-04T00:00:00Z');
const made = (usesMax = 1, details: Partial<Parameters<typeof makeSponsorCode>[1]> = {}) =>
  makeSponsorCode(server.context, {
    ally: 'Consultorio Uno',
    days: 30,
    usesMax,
    expiresAt: inAMonth,
    ...details,
  });
const redeem = (person: TestPerson, code: string) => person.call('POST', '/api/v1/passes/code', { code });
const passOf = async (person: TestPerson) => (await person.call('GET', '/api/v1/passes')).json;

describe('how a code is written', () => {
  test('each is three groups that can be read aloud', () => {
    let turn = 0;
    const code = newSponsorCode((below) => turn++ % below);
    expect(code).toMatch(CODE);
    expect(readSponsorCode(code)).toBe(code);
  });

  test.each([
    ['7kq4 m2xh bcdf', '7KQ4-M2XH-BCDF'],
    ['7KQ4–M2XH–BCDF', '7KQ4-M2XH-BCDF'],
    ['7kq4m2xhbcdf', '7KQ4-M2XH-BCDF'],
    ['7KQ4-M2XH', null],
    ['7KQ4-M2XH-BCDF-GHJK', null],
    ['AEIO-UAEI-OUAE', null],
    ['', null],
  ])('%j is read as %j', (written, code) => {
    expect(readSponsorCode(written)).toBe(code);
  });
});

describe('a code of an ally', () => {
  test('gives a pass of its days, which takes the limit of messages away', async () => {
    const { code } = await made();
    const person = await signUpPerson(server.app);
    expect(await passOf(person)).toMatchObject({ endsAt: null, free: { perDay: 1, left: 1 } });
    expect((await redeem(person, code.toLowerCase())).status).toBe(204);
    const page = await passOf(person);
    expect(page.passes).toMatchObject([{ plan: 'aliado', days: 30, startsAt: now.toISOString() }]);
    expect(page.endsAt).toBe(new Date(now.getTime() + 30 * 86_400_000).toISOString());
    expect(page.receipts).toEqual([]);
    for (const text of ['Mi vecino hace ruido', 'Peleé con mi hermana', 'Mi jefe me grita']) {
      const turn = await person.call('POST', '/api/v1/chat/turns', { id: crypto.randomUUID(), text });
      expect(turn.text).toContain('"type":"text"');
    }
  });

  test('stacks with another', async () => {
    const person = await signUpPerson(server.app);
    for (const { code } of [await made(), await made(1, { days: 7 })]) await redeem(person, code);
    const { passes } = await passOf(person);
    expect(passes).toHaveLength(2);
    expect(passes[1].startsAt).toBe(passes[0].endsAt);
  });

  test('for one use is used once, however many try at the same time, in two processes', async () => {
    const { code } = await made(1);
    const people = await Promise.all(Array.from({ length: 6 }, () => signUpPerson(server.app)));
    const answers = await Promise.all(
      people.map(({ cookie }, index) =>
        send((index % 2 ? other : server).app, {
          method: 'POST',
          url: '/api/v1/passes/code',
          body: { code },
          cookie,
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 409, 409, 409, 409, 409]);
    const held = await Promise.all(people.map(async (person) => (await passOf(person)).passes.length));
    expect(held.sort()).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('for many uses is one pass for each person, also when pressed twice at once', async () => {
    const { code } = await made(3);
    const person = await signUpPerson(server.app);
    const twice = await Promise.all([redeem(person, code), redeem(person, code)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await redeem(person, code)).json.error.code).toBe('code_yours');
    expect((await passOf(person)).passes).toHaveLength(1);
    const second = await signUpPerson(server.app);
    const third = await signUpPerson(server.app);
    const fourth = await signUpPerson(server.app);
    expect((await redeem(second, code)).status).toBe(204);
    expect((await redeem(third, code)).status).toBe(204);
    expect((await redeem(fourth, code)).json.error.code).toBe('code_over');
  });

  test('that nobody made, that expired or that was revoked is refused with a sentence', async () => {
    const person = await signUpPerson(server.app);
    expect((await redeem(person, '7KQ4-M2XH-BCDF')).json.error).toMatchObject({ code: 'code_unknown' });
    expect((await redeem(person, 'hola')).status).toBe(404);
    const { code } = await made(5, { expiresAt: new Date(now.getTime() + 1000) });
    now = new Date(now.getTime() + 2000);
    expect((await redeem(person, code)).json.error.code).toBe('code_over');
    const revoked = await made(5);
    expect((await desk(server.context, ['revoke-code', revoked.id])).ok).toBe(true);
    expect((await redeem(person, revoked.code)).json.error.code).toBe('code_over');
    expect((await passOf(person)).passes).toEqual([]);
  });

  test('already given goes on after the code was revoked', async () => {
    const { id, code } = await made(5);
    const person = await signUpPerson(server.app);
    await redeem(person, code);
    await desk(server.context, ['revoke-code', id]);
    expect((await passOf(person)).passes).toHaveLength(1);
  });

  test('stands nowhere as it is written, nor in the log', async () => {
    const { code } = await made(2);
    const person = await signUpPerson(server.app);
    await redeem(person, code);
    const dump = await dumpDatabase();
    expect(dump).not.toContain(code);
    expect(dump).not.toContain(code.replaceAll('-', ''));
    expect(server.logLines.join('\n')).not.toContain(code);
  });

  test('goes with the account: the use is gone, the count stays', async () => {
    const { id, code } = await made(2);
    const person = await signUpPerson(server.app);
    await redeem(person, code);
    const { db } = server.context.database;
    await db.execute(sql`delete from "user" where email = ${person.email}`);
    expect(await db.select().from(sponsorUses).where(eq(sponsorUses.codeId, id))).toEqual([]);
    const [row] = await listSponsorCodes(db).then((codes) => codes.filter((one) => one.id === id));
    expect(row?.uses).toBe(1);
  });
});

describe('the desk', () => {
  test('makes a code that is shown once, lists and revokes it', async () => {
    const { ok, lines } = await desk(server.context, ['code', 'Fundación Dos', '30', '100', '2026-12-31']);
    expect(ok).toBe(true);
    expect(lines[0]).toMatch(CODE);
    const listed = (await desk(server.context, ['codes'])).lines;
    const row = listed.find((line) => line.includes('Fundación Dos')) ?? '';
    expect(row).toMatch(/open {4}Fundación Dos {2}30 days {2}0 of 100 used {2}until 2026-12-31$/);
    expect(listed.join('\n')).not.toContain(lines[0]);
    const id = row.split(' ', 1)[0] ?? '';
    expect((await desk(server.context, ['revoke-code', id])).ok).toBe(true);
    expect((await desk(server.context, ['revoke-code', id])).ok).toBe(false);
    expect((await desk(server.context, ['codes'])).lines.find((line) => line.startsWith(id))).toContain(
      'revoked',
    );
    const person = await signUpPerson(server.app);
    expect((await redeem(person, lines[0] ?? '')).json.error.code).toBe('code_over');
  });

  test.each([
    [['code']],
    [['code', 'X', '30', '1', '2026-12-31']],
    [['code', 'Aliado', '0', '1', '2026-12-31']],
    [['code', 'Aliado', '30', '0', '2026-12-31']],
    [['code', 'Aliado', '30', '1', '2026-02-30']],
    [['code', 'Aliado', '30', '1', '2026-01-01']],
    [['revoke-code']],
    [['revoke-code', 'x']],
  ])('refuses %j with one sentence', async (args) => {
    const { ok, lines } = await desk(server.context, args);
    expect(ok).toBe(false);
    expect(lines).toHaveLength(1);
  });
});

describe('what an ally may know', () => {
  test.each([
    [0, 19, null],
    [19, 19, null],
    [20, 20, 20],
    [0, 20, 0],
    [5, 25, null],
    [19, 40, null],
    [21, 40, null],
    [20, 40, 20],
    [45, 45, 45],
  ])('%i of %i is said as %j', (part, whole, said) => {
    expect(crowdOf(part, whole)).toBe(said);
  });

  test('is nothing below twenty people, and then how many they are', async () => {
    const ally = `Municipio ${crypto.randomUUID()}`;
    const { code } = await made(40, { ally });
    const figures = async () =>
      (await desk(server.context, ['allies'])).lines.find((line) => line.startsWith(ally));
    const join = async (count: number) => {
      for (let index = 0; index < count; index++) {
        const person = await signUpPerson(server.app, { from: `10.9.${index}.${count}` });
        const { status } = await send(server.app, {
          method: 'POST',
          url: '/api/v1/passes/code',
          body: { code },
          cookie: person.cookie,
          from: `10.9.${index}.${count}`,
        });
        expect(status).toBe(204);
      }
    };
    await join(19);
    expect(await figures()).toBe(
      `${ally}  people not said (a group under 20)  wrote in 30 days not said (a group under 20)`,
    );
    await join(1);
    expect(await figures()).toBe(`${ally}  people 20  wrote in 30 days 0`);
  });
});
