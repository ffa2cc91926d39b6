// Twenty people who sign in at the same moment, and somebody who goes on talking meanwhile.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { type HttpPerson, post, signUpOver } from '../tests/support/http-person.ts';
import { startServer } from '../tests/support/server-process.ts';

export const SIGN_INS_AT_ONCE = 20;
const ROUNDS = 5;
/** Seconds; a border the server counts by (platform/metrics.server.ts). */
export const SOON_S = 0.25;

export type SignInTimes = {
  /** The share that took longer than `SOON_S` from request to answer, by the clock of the server; 0 to 1. */
  late: number;
  /** Processor time of the server for one, hashing in its threads included: what no busy machine changes. */
  cpuMs: number;
  /** Guided replies while the others sign in, sorted. */
  replies: number[];
};

/** In milliseconds, on a server of its own that believes its proxy about addresses: limits count those. */
export async function signInTimes(): Promise<SignInTimes> {
  const server = await startServer({ env: { TRUST_PROXY: '1' } });
  let address = 0;
  const from = () => `10.1.${address >> 8}.${address++ & 255}`;
  const people: HttpPerson[] = [];
  for (let index = 0; index < SIGN_INS_AT_ONCE; index++)
    people.push(await signUpOver(server.url, { from: from() }));
  const talker = await signUpOver(server.url, { from: from() });

  async function signIn({ email, password }: HttpPerson): Promise<void> {
    const response = await fetch(`${server.url}/api/v1/userLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from() },
      body: JSON.stringify({ userEmail: email, userPass: password }),
    });
    const { authorized } = (await response.json()) as { authorized: boolean };
    if (!authorized) throw new Error(`a sign-in was refused with ${response.status}`);
  }
  async function reply(): Promise<number> {
    const start = performance.now();
    const body = { id: randomUUID(), text: 'Hoy en el trabajo me gritaron delante de todos' };
    await (await post(talker, '/api/v1/chat/turns', body)).text();
    return performance.now() - start;
  }

  await Promise.all(people.map(signIn));
  await reply();
  const times: SignInTimes = { late: 0, cpuMs: 0, replies: [] };
  const before = await figures(server.url);
  for (let round = 0; round < ROUNDS; round++) await Promise.all(people.map(signIn));
  const after = await figures(server.url);
  const since = (name: keyof Figures) => after[name] - before[name];
  times.late = 1 - since('soon') / since('signIns');
  times.cpuMs = (1000 * since('cpuS')) / since('signIns');
  for (let round = 0; round < ROUNDS; round++) {
    const together = people.map(signIn);
    times.replies.push(await reply());
    await Promise.all(together);
  }
  await server.stop();
  times.replies.sort((a, b) => a - b);
  return times;
}

type Figures = { signIns: number; soon: number; cpuS: number };

/** What the server itself counted so far. */
async function figures(url: string): Promise<Figures> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const ofSignIns = 'method="POST",route="/api/v1/userLogin",status="200"';
  const read = (name: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    if (!line) throw new Error(`the server has no figure ${name}`);
    return Number(line.split(' ')[1]);
  };
  return {
    signIns: read(`http_request_seconds_count{${ofSignIns}}`),
    soon: read(`http_request_seconds_bucket{le="${SOON_S}",${ofSignIns}}`),
    cpuS: read('process_cpu_seconds_total'),
  };
}
