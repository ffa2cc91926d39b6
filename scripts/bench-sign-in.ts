// Twenty people who sign in at the same moment, and somebody who goes on talking meanwhile.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { type HttpPerson, post, signUpOver } from '../tests/support/http-person.ts';
import { startServer } from '../tests/support/server-process.ts';

export const SIGN_INS_AT_ONCE = 20;
const ROUNDS = 5;

export type SignInTimes = {
  /** From request to answer, of all rounds, sorted. */
  signIns: number[];
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

  async function signIn({ email, password }: HttpPerson): Promise<number> {
    const start = performance.now();
    const response = await fetch(`${server.url}/api/v1/userLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from() },
      body: JSON.stringify({ userEmail: email, userPass: password }),
    });
    const { authorized } = (await response.json()) as { authorized: boolean };
    if (!authorized) throw new Error(`a sign-in was refused with ${response.status}`);
    return performance.now() - start;
  }
  async function reply(): Promise<number> {
    const start = performance.now();
    const body = { id: randomUUID(), text: 'Hoy en el trabajo me gritaron delante de todos' };
    await (await post(talker, '/api/v1/chat/turns', body)).text();
    return performance.now() - start;
  }

  await Promise.all(people.map(signIn));
  await reply();
  const times: SignInTimes = { signIns: [], replies: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.signIns.push(...(await Promise.all(people.map(signIn))));
    const together = people.map(signIn);
    times.replies.push(await reply());
    await Promise.all(together);
  }
  await server.stop();
  for (const list of Object.values(times)) list.sort((a, b) => a - b);
  return times;
}
