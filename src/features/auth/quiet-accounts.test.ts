import { randomUUID } from 'node:crypto';
import { hash as argon2 } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Owner } from '../../../tests/security/owner.ts';
import { PRIVATE } from '../../../tests/security/route-table.ts';
import { scryptHash } from '../../../tests/support/scrypt-hash.ts';
import {
  confirmAddress,
  cookieOf,
  send,
  type TestServer,
  testServer,
} from '../../../tests/support/test-server.ts';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});

let visitors = 0;
const newAddress = () => `10.7.${Math.floor(++visitors / 250)}.${visitors % 250}`;
const newEmail = () => `persona-${randomUUID()}@correo.test`;
const PASSWORD = 'una clave bien larga';
/** After whatever there is. */
const LAST_ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

type Sent = Awaited<ReturnType<typeof send>>;
const post = (url: string, body: unknown, extra: { cookie?: string; from?: string } = {}) =>
  send(server.app, { method: 'POST', url: `/api/v1/${url}`, body, from: newAddress(), ...extra });
const signUp = (email: string, password = PASSWORD, extra = {}) =>
  post('signup', { name: 'Cami', email, password, isAgreed: true, isAdult: true }, extra);
const signIn = (email: string, password = PASSWORD, extra = {}) =>
  post('userLogin', { userEmail: email, userPass: password }, extra);
const get = (url: string, cookie: string) =>
  send(server.app, { method: 'GET', url: `/api/v1/${url}`, cookie });
const cookie = (response: Sent) => cookieOf(response.headers['set-cookie']);
/** What a stranger sees of an answer: everything but the values that are new each time. */
const seen = ({ status, headers, json }: Sent, email: string) => ({
  status,
  json: JSON.parse(JSON.stringify(json).replaceAll(email, 'E')),
  headers: Object.keys(headers).toSorted(),
  cookie: String(headers['set-cookie']).replace(/=[^;]+/, '='),
});
/** Milliseconds of the processor, hashing in its threads included: a busy machine does not make them more. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
/** Without the address, and without ids, days, hours and the words of a greeting, which are new each time. */
const nameless = (text: string, email: string) =>
  text
    .replaceAll(email, 'E')
    .replaceAll(encodeURIComponent(email), 'E')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replace(/"text":"[^"]*"/g, '"text"')
    .replace(/\d+/g, '0');
const keyIn = (text = '') => /#clave=(\S+)/.exec(text)?.[1] ?? '';

describe('signing up with an e-mail that has an account', () => {
  test('looks like any other, for as long as one looks', async () => {
    const [fresh, taken] = [newEmail(), newEmail()];
    const owner = await signUp(taken, 'la clave de la dueña');
    await confirmAddress(taken);
    const both = [fresh, taken].map(async (email) => {
      const made = await signUp(email);
      const me = await get('me', cookie(made));
      const page = await get('privacy', cookie(made));
      const again = await signIn(email);
      const twice = await signUp(email);
      const wrong = await signIn(email, 'ni una ni la otra');
      const resend = await post('email/send', {}, { cookie: cookie(made) });
      return [made, me, page, again, twice, wrong, resend].map((one) => seen(one, email));
    });
    const [one, other] = await Promise.all(both);
    expect(other).toEqual(one);
    // And nothing of the owner's was touched or shown.
    expect((await get('me', cookie(owner))).status).toBe(200);
    expect((await signIn(taken, 'la clave de la dueña')).json.authorized).toBe(true);
    const [mail] = (await server.mailsTo(taken)).filter(({ subject }) => /Ya tienes/.test(subject));
    expect(mail?.text).toContain('http://juntos.test/resetPassword');
  });

  test('tells nothing in whatever can be read inside, the export in both formats among it', async () => {
    const [fresh, taken] = [newEmail(), newEmail()];
    await signUp(taken, 'la clave de la dueña');
    const read = async (email: string) => {
      const mine = cookie(await signUp(email));
      const id = randomUUID();
      const [position, memoryId] = [LAST_ID, LAST_ID];
      const ids = { turnId: id, position, memoryId, deviceId: id };
      const me = { person: { email }, words: {}, planStep: 'people', ...ids } as unknown as Owner;
      const urls = Object.entries(PRIVATE)
        .filter(([name]) => name.startsWith('GET '))
        .map(([, { call }]) => call(me).url);
      expect(urls).toContain('/api/v1/export');
      const answers: Record<string, string> = {};
      for (const url of ['/api/v1/export?format=html', ...urls]) {
        const { status, headers, text } = await send(server.app, { method: 'GET', url, cookie: mine });
        expect(text).not.toMatch(/cuenta\.invalid|claimed/i);
        answers[nameless(url, email)] = nameless(`${status} ${Object.keys(headers)} ${text}`, email);
      }
      return answers;
    };
    expect(await read(taken)).toEqual(await read(fresh));
  });

  test('opens an account of its own, with nothing of the first, and never its e-mail', async () => {
    const email = newEmail();
    const owner = await signUp(email, 'la clave de la dueña');
    await send(server.app, {
      method: 'PUT',
      url: '/api/v1/safety-plan/alone',
      cookie: cookie(owner),
      body: { text: 'caminar con el perro' },
    });
    const stranger = cookie(await signUp(email));
    const { json } = await get('privacy', stranger);
    expect(json.holds.planSteps).toBe(0);
    expect(json.account).toMatchObject({ email, emailVerified: false });
    // The link that confirms goes with the first account only.
    const keys = (await server.mailsTo(email)).map(({ text }) => keyIn(text)).filter(Boolean);
    expect(keys).toHaveLength(1);
    expect((await post('email/verify', { token: keys[0] }, { cookie: cookie(owner) })).status).toBe(200);
    expect((await get('privacy', cookie(owner))).json.account.emailVerified).toBe(true);
    expect((await get('privacy', stranger)).json.account.emailVerified).toBe(false);
    // A new password goes to the owner's account, and the stranger's stays where it was.
    await post('password/forgot', { email });
    const reset = (await server.mailsTo(email)).find(({ text }) => text.includes('resetPassword#'));
    await post('password/reset', { token: keyIn(reset?.text), password: 'otra clave de la dueña' });
    const again = cookie(await signIn(email, 'otra clave de la dueña'));
    expect((await get('privacy', again)).json.holds.planSteps).toBe(1);
    expect((await get('privacy', cookie(await signIn(email)))).json.holds.planSteps).toBe(0);
  });

  test('and with its password is signing in', async () => {
    const email = newEmail();
    const first = cookie(await signUp(email));
    await send(server.app, {
      method: 'PUT',
      url: '/api/v1/safety-plan/alone',
      cookie: first,
      body: { text: 'caminar con el perro' },
    });
    const again = await signUp(email);
    expect((await get('privacy', cookie(again))).json.holds.planSteps).toBe(1);
  });

  test('takes as long as with a new one', async () => {
    const taken = newEmail();
    await signUp(taken, 'la clave de la dueña');
    const times: Record<'fresh' | 'taken', number[]> = { fresh: [], taken: [] };
    for (let round = 0; round < 8; round++) {
      for (const [kind, email] of [
        ['fresh', newEmail()],
        ['taken', taken],
      ] as const) {
        times[kind].push(await costOf(() => signUp(email, `otra clave larga ${round}`)));
      }
    }
    // The least of each: whatever else the process does only adds.
    const [fresh, known] = [Math.min(...times.fresh), Math.min(...times.taken)];
    expect(Math.abs(fresh - known) / Math.max(fresh, known)).toBeLessThan(0.4);
  }, 60_000);
});

describe('signing in', () => {
  test('takes as long with an unknown e-mail as with a known one', async () => {
    const email = newEmail();
    await signUp(email);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 24; round++) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', newEmail()],
      ] as const) {
        now = new Date(now.getTime() + 16 * 60_000);
        const guess = async () =>
          expect((await signIn(address, 'no es esta clave')).json).toEqual({ authorized: false });
        times[kind].push(await costOf(guess));
      }
    }
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(0.4);
  }, 60_000);

  test.each(['known', 'unknown'])(
    'waits longer after each failure at a %s e-mail, and then goes on',
    async (kind) => {
      const email = newEmail();
      if (kind === 'known') await signUp(email);
      const from = newAddress();
      const fail = async () => (await signIn(email, 'no es esta clave', { from })).status;
      for (let index = 0; index < 5; index++) expect(await fail()).toBe(200);
      expect(await fail()).toBe(429);
      now = new Date(now.getTime() + 1_001);
      expect(await fail()).toBe(200);
      now = new Date(now.getTime() + 1_001);
      expect(await fail()).toBe(429);
      // Somebody else at another place is not kept out by it.
      expect((await signIn(email, PASSWORD, {})).json.authorized).toBe(kind === 'known');
      now = new Date(now.getTime() + 15 * 60_000);
      const right = await signIn(email, PASSWORD, { from });
      expect(right.json.authorized).toBe(kind === 'known');
    },
  );

  test('cannot be guessed through sign-up instead', async () => {
    const email = newEmail();
    await signUp(email);
    const from = newAddress();
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) {
      statuses.push((await signUp(email, `intento número ${index}`, { from })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test.each(['known', 'unknown'])(
    'into an account of one’s own meanwhile wipes no failure at a %s e-mail',
    async (kind) => {
      const email = newEmail();
      if (kind === 'known') await signUp(email, 'la clave de la dueña');
      await signUp(email, 'la clave de otra persona');
      const from = newAddress();
      const statuses: number[] = [];
      for (let guess = 0; guess < 8; guess++) {
        statuses.push((await signIn(email, `intento número ${guess}`, { from })).status);
        await signIn(email, 'la clave de otra persona', { from });
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
      // An hour without a try, and all is forgotten.
      now = new Date(now.getTime() + 61 * 60_000);
      for (let guess = 0; guess < 5; guess++) {
        expect((await signIn(email, `otro intento ${guess}`, { from })).status).toBe(200);
      }
      expect((await signIn(email, 'otro más', { from })).status).toBe(429);
    },
  );

  test('is limited for each address of the network, whoever is tried', async () => {
    const from = newAddress();
    for (let index = 0; index < 30; index++) {
      expect((await signIn(newEmail(), PASSWORD, { from })).status).toBe(200);
    }
    expect((await signIn(newEmail(), PASSWORD, { from })).status).toBe(429);
    expect((await signIn(newEmail(), PASSWORD)).status).toBe(200);
  });

  test('ends the session this browser had', async () => {
    const email = newEmail();
    const before = cookie(await signUp(email));
    const after = await signIn(email, PASSWORD, { cookie: before });
    expect(cookie(after)).not.toBe(before);
    expect((await get('me', before)).status).toBe(401);
    expect((await get('me', cookie(after))).status).toBe(200);
  });

  test.each([
    ['the first accounts, scrypt', scryptHash],
    [
      'Argon2id with other settings',
      (password: string) => argon2(password, { memoryCost: 19_456, timeCost: 2 }),
    ],
  ])('renews the hash of %s', async (_, hashOf) => {
    const email = newEmail();
    await signUp(email);
    const { db } = server.context.database;
    const old = await hashOf(PASSWORD);
    const whose = sql`user_id = (select id from "user" where email = ${email})`;
    await db.execute(sql`update account set password = ${old} where ${whose}`);
    expect((await signIn(email, 'no es esta clave')).json.authorized).toBe(false);
    expect((await signIn(email)).json.authorized).toBe(true);
    const { rows } = (await db.execute(sql`select password from account where ${whose}`)) as unknown as {
      rows: { password: string }[];
    };
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/);
    expect((await signIn(email)).json.authorized).toBe(true);
  });
});

describe('a password', () => {
  test('of ten letters is long enough and one of nine is not, wherever it is chosen', async () => {
    const [nine, ten] = ['garza lil', 'garza lila'];
    const email = newEmail();
    const short = await signUp(email, nine);
    expect([short.status, short.json.error.fields]).toEqual([400, { password: 'Usa 10 letras o más.' }]);
    const mine = cookie(await signUp(email, ten));
    const change = (current: string, password: string, whose: string) =>
      post('password/change', { current, password }, { cookie: whose });
    expect((await change(ten, nine, mine)).json.error.fields).toEqual({ password: 'Usa 10 letras o más.' });
    expect((await change(ten, 'garza roja', mine)).status).toBe(200);
    expect((await signIn(email, 'garza roja')).json.authorized).toBe(true);
  });

  test.each(['Contraseña123', 'colocolo1991', 'qwertyuiop', 'cami-cami-99'])(
    'such as %s is refused in words',
    async (bad) => {
      const response = await signUp(newEmail(), bad);
      expect(response.status).toBe(400);
      expect(response.json.error.code).toBe('common_password');
      expect(response.json.error.message).toMatch(/frase/);
    },
  );

  test('is refused at a reset too, and the link stays good', async () => {
    const email = newEmail();
    await signUp(email);
    await post('password/forgot', { email });
    const token = keyIn(
      (await server.mailsTo(email)).find(({ text }) => text.includes('resetPassword#'))?.text,
    );
    expect((await post('password/reset', { token, password: 'teamomucho1' })).json.error.code).toBe(
      'common_password',
    );
    expect((await post('password/reset', { token, password: 'otra clave bien larga' })).status).toBe(200);
  });
});

describe('an e-mail', () => {
  test('is confirmed once, with a link that lasts a day', async () => {
    const email = newEmail();
    const mine = cookie(await signUp(email));
    const token = keyIn((await server.mailsTo(email))[0]?.text);
    expect(token).toMatch(/^[\w-]{32}$/);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await post('email/verify', { token })).json.error.code).toBe('link_expired');
    await post('email/send', {}, { cookie: mine });
    const fresh = (await server.mailsTo(email)).map(({ text }) => keyIn(text)).find((key) => key !== token);
    expect((await post('email/verify', { token: fresh }, { cookie: mine })).json).toEqual({ ok: true });
    expect((await post('email/verify', { token: fresh })).json.error.code).toBe('link_expired');
    expect((await get('privacy', mine)).json.account.emailVerified).toBe(true);
  });
});

describe('devices', () => {
  test('are listed, and ended one by one or all at once, by their person only', async () => {
    const email = newEmail();
    const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
    const here = cookie(await signUp(email));
    const others: string[] = [];
    for (let index = 0; index < 3; index++) {
      const response = await send(server.app, {
        method: 'POST',
        url: '/api/v1/userLogin',
        body: { userEmail: email, userPass: PASSWORD },
        headers: { 'user-agent': phone },
        from: newAddress(),
      });
      others.push(cookie(response));
    }
    const { devices } = (await get('devices', here)).json;
    expect(devices).toHaveLength(4);
    // Here first, though the others signed in later.
    expect(devices.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false, false, false]);
    expect(devices[1]).toMatchObject({
      browser: 'Chrome',
      system: 'Android',
    });
    const stranger = cookie(await signUp(newEmail()));
    const [one] = (await get('devices', others[0] ?? '')).json.devices.filter(
      ({ isThis }: { isThis: boolean }) => isThis,
    );
    const end = (id: string, who: string) =>
      send(server.app, { method: 'DELETE', url: `/api/v1/devices/${id}`, cookie: who });
    expect((await end(one.id, stranger)).status).toBe(404);
    expect((await end(one.id, here)).status).toBe(204);
    expect((await get('me', others[0] ?? '')).status).toBe(401);
    expect((await get('me', others[1] ?? '')).status).toBe(200);
    await send(server.app, { method: 'DELETE', url: '/api/v1/devices', cookie: here });
    for (const gone of others) expect((await get('me', gone)).status).toBe(401);
    expect((await get('devices', here)).json.devices).toHaveLength(1);
    expect((await get('me', stranger)).status).toBe(200);
  });

  test('are signed out after 30 days without use', async () => {
    const email = newEmail();
    const mine = cookie(await signUp(email));
    const { db } = server.context.database;
    const whose = sql`user_id = (select id from "user" where email = ${email})`;
    const passes = (days: number) =>
      db.execute(
        sql`update session set expires_at = expires_at - ${`${days} days`}::interval, created_at = created_at - ${`${days} days`}::interval where ${whose}`,
      );
    await passes(29);
    expect((await get('me', mine)).status).toBe(200);
    await passes(30);
    expect((await get('me', mine)).status).toBe(401);
  });

  test('are signed out for good after 90 days, however much they are used', async () => {
    const email = newEmail();
    const mine = cookie(await signUp(email));
    const { db } = server.context.database;
    const whose = sql`user_id = (select id from "user" where email = ${email})`;
    await db.execute(
      sql`update session set created_at = now() - interval '80 days', expires_at = now() + interval '3 days' where ${whose}`,
    );
    const renewed = await get('me', mine);
    expect(renewed.status).toBe(200);
    // The browser hears of it, and the cookie ends with the session: ten days are left, not thirty.
    expect(Number(/Max-Age=(\d+)/.exec(String(renewed.headers['set-cookie']))?.[1])).toBeLessThan(864_001);
    await db.execute(
      sql`update session set created_at = now() - interval '91 days', expires_at = now() + interval '20 days' where ${whose}`,
    );
    expect((await get('me', mine)).status).toBe(401);
  });

  test('get the cookie of a renewed session', async () => {
    const email = newEmail();
    const mine = cookie(await signUp(email));
    await server.context.database.db.execute(sql`update session set expires_at = now() + interval '3 days'
      where user_id = (select id from "user" where email = ${email})`);
    const renewed = String((await get('me', mine)).headers['set-cookie']);
    expect(renewed).toContain(mine);
    expect(renewed).toMatch(/Max-Age=(2592000|2591999); Path=\/; HttpOnly; SameSite=Lax/);
    expect((await get('me', mine)).headers['set-cookie']).toBeUndefined();
  });
});
