/**
 * A model behind the chat, beside the least that a durable chat can do. Both stand before the same stub of a model and
 * the same PostgreSQL, and take turns; figures are shares of the other's, since the machine is never idle.
 */
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signUpOver } from '../tests/support/http-person.ts';
import { freePort, startServer } from '../tests/support/server-process.ts';
// @ts-expect-error plain JavaScript for whatever Node the machine has
import { startPostgres } from './postgres.mjs';

/** How often each of the two is measured at each load, in turns with the other. */
const PASSES = 3;
const LOADS = [
  { open: 4, turns: 100 },
  { open: 50, turns: 600 },
  { open: 200, turns: 1_200 },
];
/** The first sentence of the stub: long enough to begin a reply with (chat/lead.ts). */
const FIRST = 'Te leo y aquí sigo contigo.';
/** Before anything is counted: code that never ran is compiled on its way. */
const WARM_UP = { open: 50, turns: 600 };
const STREAMS_HELD = 1_500;
const HELD_MS = 20_000;
const PEOPLE = 200;
/** A reply of 50 tokens, and one that goes on while 1,500 streams are counted. */
const STUB = { ttft: 50, itl: 5, tokens: 50 };
const STUB_HELD = { ttft: 50, itl: 1_000, tokens: 40 };
const REPLY_MS = STUB.ttft + STUB.itl * (STUB.tokens - 1);
/** A model that is late because 1,500 people asked in the same second is none that went wrong. */
const FIRST_TOKEN_MS = '10000';

/** What `load.mjs` prints, as far as it is used here. */
type Load = {
  ok: number;
  turns_per_s: number;
  ttft_over_p50: number;
  ttft_over_p95: number;
  kb_per_turn: number;
  cpu_s_per_1000: number;
  errs: Record<string, number>;
};
type Held = { rssPerStreamKB: number; errs: Record<string, number> };
type Chat = { url: string; pid: number | undefined; cookies: string; bodies: string };

export type ModelFigures = {
  /** Ours over theirs, by open chats. */
  shares: { open: number; first50: number; first95: number; turns: number; cpu: number; bytes: number }[];
  /** Milliseconds until the first word at 4 open chats over the stub's own, where the first sentence is the whole reply. */
  wholeSentenceMs: number;
  streamKb: number;
};

/** @param limits folder with `stub-llm.mjs`, `relay-pg.mjs` and `load.mjs`; PG_FROM names a package.json that has `postgres` */
export async function modelFigures(limits: string): Promise<ModelFigures> {
  const postgres = await startPostgres();
  const children: ReturnType<typeof spawn>[] = [];
  const begin = (file: string, port: number, env: Record<string, string>) => {
    const child = spawn(process.execPath, [join(limits, file)], {
      env: { ...process.env, PORT: String(port), ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    return child;
  };
  const [stubPort, relayPort] = [await freePort(), await freePort()];
  const stub = `http://127.0.0.1:${stubPort}`;
  begin('stub-llm.mjs', stubPort, { FIRST });
  const relay = begin('relay-pg.mjs', relayPort, { UPSTREAM: stub, PGURL: postgres.url });
  const server = await startServer({
    env: {
      DATABASE_URL: postgres.url,
      TRUST_PROXY: '1',
      OPENAI_BASE_URL: `${stub}/v1`,
      OPENAI_API_KEY: 'none',
      OPENAI_MODEL: 'stub',
      OPENAI_CONCURRENCY: '99999',
      OPENAI_AUDITION: 'off',
      OPENAI_TIMEOUT_FIRST_MS: FIRST_TOKEN_MS,
      // The other chat has none: one request a turn beside one.
      RISK_SECOND_READER: 'off',
    },
  });
  const set = (timing: object) => fetch(`${stub}/__set`, { method: 'POST', body: JSON.stringify(timing) });
  try {
    const ours = await ourChat(server.url, server.child.pid);
    const theirs = relayChat(`http://127.0.0.1:${relayPort}`, relay.pid);
    await set(STUB);
    const shares: ModelFigures['shares'] = [];
    for (const chat of [ours, theirs]) await measure(limits, chat, WARM_UP);
    for (const load of LOADS) {
      const passes: [Load, Load][] = [];
      for (let pass = 0; pass < PASSES; pass++)
        passes.push([await measure(limits, ours, load), await measure(limits, theirs, load)]);
      const share = (pick: (of: Load) => number) =>
        middle(passes.map(([our, their]) => pick(our) / pick(their)));
      shares.push({
        open: load.open,
        first50: share((of) => of.ttft_over_p50),
        first95: share((of) => of.ttft_over_p95),
        turns: share((of) => of.turns_per_s),
        cpu: share((of) => of.cpu_s_per_1000),
        bytes: share((of) => of.kb_per_turn),
      });
    }
    const whole = await measure(limits, ours, { open: 4, turns: 100, first: 'Ocaso.' });
    await set(STUB_HELD);
    const flags = ['--c', String(STREAMS_HELD), '--hold', '--holdms', String(HELD_MS)];
    const held = await load<Held>(limits, ours, flags);
    return { shares, wholeSentenceMs: whole.ttft_over_p50, streamKb: held.rssPerStreamKB };
  } finally {
    for (const child of children) child.kill();
    await server.stop();
    await postgres.stop();
  }
}

/** People who let their words go to the model, each with a conversation of their own. */
async function ourChat(url: string, pid: number | undefined): Promise<Chat> {
  const cookies: string[] = [];
  for (let index = 0; index < PEOPLE; index++) {
    const person = await signUpOver(url, { from: `10.2.${index >> 8}.${index & 255}` });
    const response = await fetch(`${url}/api/v1/consents`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: person.cookie },
      body: JSON.stringify({ externalModel: true }),
    });
    if (!response.ok) throw new Error(`a consent was answered with ${response.status}`);
    cookies.push(person.cookie);
  }
  const body = { id: '{{uuid}}', text: 'Hoy en el trabajo me gritaron delante de todos, vuelta {{n}}' };
  return {
    url: `${url}/api/v1/chat/turns`,
    pid,
    cookies: fileOf(cookies),
    bodies: fileOf([JSON.stringify(body)]),
  };
}

function relayChat(url: string, pid: number | undefined): Chat {
  const body = (id: string) =>
    JSON.stringify({ id, text: 'Hoy en el trabajo me gritaron delante de todos, vuelta {{n}}' });
  const bodies = Array.from({ length: PEOPLE }, () => body(randomUUID()));
  return { url: `${url}/chat`, pid, cookies: fileOf(['s=demo']), bodies: fileOf(bodies) };
}

const folder = mkdtempSync(join(tmpdir(), 'juntos-bench-'));
function fileOf(list: string[]): string {
  const file = join(folder, `${randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(list));
  return file;
}

function measure(
  limits: string,
  chat: Chat,
  { open, turns, first = FIRST }: { open: number; turns: number; first?: string },
) {
  const flags = ['--c', String(open), '--turns', String(turns), '--warm', String(open * 2), '--first', first];
  return load<Load>(limits, chat, [...flags, '--ttft', String(STUB.ttft), '--total', String(REPLY_MS)]);
}

async function load<T extends Load | Held>(limits: string, chat: Chat, flags: string[]): Promise<T> {
  const where = [
    '--url',
    chat.url,
    '--pid',
    String(chat.pid),
    '--cookies',
    chat.cookies,
    '--bodies',
    chat.bodies,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(limits, 'load.mjs'),
    ...where,
    ...flags,
  ]);
  const figures = JSON.parse(stdout) as T;
  if (Object.keys(figures.errs).length > 0) throw new Error(`turns failed: ${JSON.stringify(figures.errs)}`);
  return figures;
}

const middle = (list: number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN;
