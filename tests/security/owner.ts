import { randomUUID } from 'node:crypto';
import { makeSponsorCode } from '../../src/features/billing/sponsor-codes.server.ts';
import { send, signUpPerson, type TestPerson, type TestServer } from '../support/test-server.ts';

/** A person with something of every kind, each with words that nobody else has. */
export type Owner = {
  person: TestPerson;
  words: { name: string; message: string; memory: string; plan: string };
  turnId: string;
  position: string;
  memoryId: string;
  planStep: 'people';
  /** Another place where she is signed in. */
  deviceId: string;
  /** Something she paid for. */
  receiptId: string;
  /** A code of an ally that she has not used yet; others may, too. */
  code: string;
};

export async function makeOwner({ app, context }: TestServer): Promise<Owner> {
  const mark = randomUUID().slice(0, 8);
  const words = {
    name: `Anahí ${mark}`,
    message: `Discutí con mi hermana Eloísa ${mark} por la casa`,
    memory: `Le gusta pintar barcos ${mark}`,
    plan: `Llamar a Eloísa ${mark}`,
  };
  const person = await signUpPerson(app, { name: words.name, from: '10.20.0.1' });
  const turnId = randomUUID();
  const planStep = 'people';
  await person.call('POST', '/api/v1/chat/turns', { id: turnId, text: words.message });
  await person.call('POST', '/answer', { userId: person.email, questionId: 7, answer: ['Gentil'] });
  await person.call('PUT', '/api/v1/consents', { memory: true });
  await person.call('PUT', `/api/v1/safety-plan/${planStep}`, { text: words.plan });
  const memory = { kind: 'fact', text: words.memory, at: new Date().toISOString(), turnId };
  const kept = await person.call('POST', '/api/v1/memories', memory);
  await send(app, {
    method: 'POST',
    url: '/api/v1/userLogin',
    from: '10.20.0.2',
    body: { userEmail: person.email, userPass: person.password },
  });
  const { devices } = (await person.call('GET', '/api/v1/devices')).json;
  const receiptId = await buyPass(person);
  const expiresAt = new Date(Date.now() + 86_400_000);
  const { code } = await makeSponsorCode(context, { ally: 'Aliado', days: 7, usesMax: 9, expiresAt });
  const exported = (await person.call('GET', '/api/v1/export')).json;
  return {
    person,
    words,
    turnId,
    position: exported.data.turns.at(-1).position,
    memoryId: kept.json.id,
    planStep,
    deviceId: devices.find(({ isThis }: { isThis: boolean }) => !isThis).id,
    receiptId,
    code,
  };
}

/** By the trial provider. @returns the id of the receipt */
async function buyPass(person: TestPerson): Promise<string> {
  const wanted = { plan: 'semana', provider: 'prueba' };
  const { redirect } = (await person.call('POST', '/api/v1/orders', wanted)).json;
  const { searchParams } = new URL(redirect.url);
  const key = searchParams.get('clave');
  const trial = `/api/v1/trial-payments/${searchParams.get('pago')}`;
  const { to } = (await person.call('POST', trial, { key, outcome: 'approve' })).json;
  await person.call('GET', to.slice(new URL(to).origin.length));
  return (await person.call('GET', '/api/v1/passes')).json.receipts[0].id;
}

export type Everything = { account: Record<string, unknown>; data: Record<string, unknown[]> };

let exports = 0;

/** Everything kept of a person, as far as they may see it; each time from elsewhere, since exports are limited. */
export async function everythingOf({ app }: TestServer, { cookie }: TestPerson): Promise<Everything> {
  const from = `10.22.0.${++exports % 250}`;
  const { account, data } = (await send(app, { method: 'GET', url: '/api/v1/export', cookie, from })).json;
  return { account, data };
}

/** What must not be in an answer to anybody else. */
export function secretsOf({ person, words, deviceId, memoryId, receiptId }: Owner): string[] {
  const session = person.cookie.split('=')[1] ?? '';
  return [...Object.values(words), person.email, session, deviceId, memoryId, receiptId];
}
