import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import { openDatabase } from '../../src/db/database.server.ts';
import type { Database } from '../../src/db/db.server.ts';
import { outbox } from '../../src/db/schema.ts';
import { PersonKeys } from '../../src/features/account/person-key-store.server.ts';
import { createAccounts } from '../../src/features/auth/accounts.server.ts';
import type { Reach } from '../../src/features/billing/provider-call.server.ts';
import { createPayments } from '../../src/features/billing/providers.server.ts';
import type { Mail } from '../../src/features/mail/mail.ts';
import { openMail } from '../../src/features/mail/outbox-store.server.ts';
import { createPostman } from '../../src/features/mail/postman.server.ts';
import type { Engine } from '../../src/features/therapist/engine.ts';
import { resolveModel } from '../../src/features/therapist/model/discover.server.ts';
import { ModelEngine } from '../../src/features/therapist/model/model-engine.server.ts';
import { systemClock } from '../../src/platform/clock.server.ts';
import { deriveKey, readMasterKey } from '../../src/platform/crypto.server.ts';
import { readEnv } from '../../src/platform/env.server.ts';
import { createLog } from '../../src/platform/log.server.ts';
import { plainFrame } from '../../src/platform/page-frame.ts';
import { createServer } from '../../src/server.ts';
import type { ServerContext } from '../../src/server-context.ts';
import { emptyMemory } from './empty-database.ts';
import { TEST_MASTER_KEY } from './master-key.ts';

// The real server on a real database: PGlite in memory, or PostgreSQL when DATABASE_URL is set.
// One database a worker; tests use people of their own, so nothing is emptied between them.

export const masterKey = readMasterKey(TEST_MASTER_KEY);
const outboxKey = deriveKey(masterKey, 'juntos outbox');
let shared: Promise<Database> | undefined;

/** Where the tests have PostgreSQL, if they do. */
export const postgresUrl: string | undefined = process.env.DATABASE_URL;

export function testDatabase(): Promise<Database> {
  shared ??= postgresUrl ? openDatabase({ DATA_DIR: '', DATABASE_URL: postgresUrl }) : emptyMemory();
  return shared;
}

export type TestServer = {
  app: FastifyInstance;
  context: ServerContext;
  logLines: string[];
  /** Mails that are due to an address; nobody sends them here. */
  mailsTo(email: string): Promise<Mail[]>;
};

type TestOptions = {
  engine?: Engine | null;
  clock?: () => Date;
  /** As where several processes serve one house. */
  isOneOfSeveral?: boolean;
  /** How providers of payments are reached. */
  reach?: Reach;
  /** What the environment says besides. */
  env?: Record<string, string>;
};

export async function testServer(options: TestOptions = {}): Promise<TestServer> {
  const database = await testDatabase();
  const env = readEnv({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://juntos.test',
    OPENAI_AUDITION: 'off',
    ...options.env,
  });
  const logLines: string[] = [];
  const log = createLog('debug', (line) => logLines.push(line));
  const clock = options.clock ?? systemClock;
  const transport = { label: 'nowhere', send: async () => {} };
  const postman = createPostman({ database, key: outboxKey, transport, clock, log });
  const settings = await resolveModel(env);
  const model = settings && new ModelEngine(settings, clock);
  const context: ServerContext = {
    env,
    database,
    accounts: createAccounts(database.db, {
      publicUrl: env.PUBLIC_URL,
      masterKey,
    }),
    keys: new PersonKeys(masterKey),
    erased: { add: () => {}, marks: () => new Set() },
    inboxKey: deriveKey(masterKey, 'juntos inbox'),
    postman,
    payments: createPayments({
      env,
      database,
      key: deriveKey(masterKey, 'juntos inbox'),
      clock,
      ...(options.reach ? { reach: options.reach } : {}),
    }),
    frame: plainFrame([]),
    engine: options.engine ?? model,
    model,
    figures: model?.figures,
    isOneOfSeveral: options.isOneOfSeveral ?? false,
    clock,
    log,
  };
  const noPages = async () => (reply: import('fastify').FastifyReply) => reply.status(404).send('404');
  const app = await createServer(context, { scriptHashes: [] }, noPages);
  afterAll(() => app.close());
  return { app, context, logLines, mailsTo };
}

/** Other workers may share the database: what this one's key does not open is theirs. */
async function mailsTo(email: string): Promise<Mail[]> {
  const { db } = await testDatabase();
  const rows = await db.select().from(outbox).orderBy(outbox.id);
  return rows.flatMap(({ id, payload }) => {
    try {
      const mail = payload && openMail(outboxKey, { id, payload });
      return mail?.to === email ? [mail] : [];
    } catch {
      return [];
    }
  });
}

/** Every row of a table as text, sealed values in hexadecimal. */
export async function dumpTable(table: string): Promise<string> {
  const { db } = await testDatabase();
  return JSON.stringify(await db.execute(sql.raw(`select t::text as row from ${table} t`)));
}

/** Every row of every table as text, and what stands in sealed values as if it were text. */
export async function dumpDatabase(): Promise<string> {
  const { db } = await testDatabase();
  const tables = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as unknown as { rows: { name: string }[] };
  const dumps = await Promise.all(tables.rows.map(({ name }) => dumpTable(`"${name}"`)));
  const dump = dumps.join('\n');
  const sealed = [...dump.matchAll(/\\x([0-9a-f]+)/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString(),
  );
  return `${dump}\n${sealed.join('\n')}`;
}

export type TestPerson = {
  email: string;
  password: string;
  cookie: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    url: string,
    body?: unknown,
  ): ReturnType<typeof send>;
};

type Sent = {
  method: string;
  url: string;
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
  /** Whose address the limits count. */
  from?: string;
};

/** Each file of tests is somewhere else: on PostgreSQL they share a database, which counts what comes from one address. */
const HERE = `172.${16 + randomInt(16)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** One request as a browser would send it. */
export async function send(app: FastifyInstance, { method, url, body, cookie, headers, from }: Sent) {
  const response = await app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    remoteAddress: from ?? HERE,
    headers: { ...(cookie ? { cookie } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    json: isJson ? response.json() : undefined,
  };
}

export function cookieOf(setCookie: string | string[] | number | undefined): string {
  return [setCookie ?? []]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');
}

/** A new person with an account and an open session. */
export async function signUpPerson(
  app: FastifyInstance,
  details: { name?: string; country?: string; email?: string; from?: string } = {},
): Promise<TestPerson> {
  const email = details.email ?? `persona-${randomUUID()}@correo.test`;
  const password = `clave larga ${randomUUID()}`;
  const response = await send(app, {
    method: 'POST',
    url: '/api/v1/signup',
    from: details.from,
    body: {
      name: details.name ?? 'Prueba',
      email,
      password,
      isAgreed: true,
      isAdult: true,
      country: details.country ?? 'CL',
    },
  });
  if (response.status !== 200) throw new Error(`sign-up answered ${response.status}: ${response.text}`);
  const cookie = cookieOf(response.headers['set-cookie']);
  return { email, password, cookie, call: (method, url, body) => send(app, { method, url, body, cookie }) };
}

/** As if its owner had pressed the link of the mail. */
export async function confirmAddress(email: string): Promise<void> {
  const { db } = await testDatabase();
  await db.execute(sql`update "user" set email_verified = true where email = ${email}`);
}

/** The events of a server-sent stream that was read whole. */
export function eventsOf(body: string): Record<string, unknown>[] {
  return body
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame) => JSON.parse(frame.slice(6)) as Record<string, unknown>);
}
