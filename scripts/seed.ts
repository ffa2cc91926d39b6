// `npm run seed`: two people to sign in with while developing, one who answered the 24 questions and one new.
// Refuses to touch anything but a development database.

import { openDatabase } from '../src/db/database.server.ts';
import { PersonKeys } from '../src/features/account/person-key-store.server.ts';
import { findCredentials } from '../src/features/auth/account-address-store.server.ts';
import { createAccounts } from '../src/features/auth/accounts.server.ts';
import { findPerson } from '../src/features/auth/session.server.ts';
import { openSession } from '../src/features/auth/sign-in.server.ts';
import { createAccount } from '../src/features/auth/sign-up.server.ts';
import { QUESTIONS } from '../src/features/intake/questions.ts';
import { saveAnswer } from '../src/features/intake/save-answer.server.ts';
import { systemClock } from '../src/platform/clock.server.ts';
import { loadMasterKey } from '../src/platform/crypto.server.ts';
import { readEnv, StartError } from '../src/platform/env.server.ts';

const PASSWORD = 'clave de desarrollo';
const PEOPLE = [
  { email: 'respondio@juntos.test', name: 'Respondió', country: 'CL', answers: true },
  { email: 'nueva@juntos.test', name: 'Nueva', country: 'MX', answers: false },
];

try {
  await seed();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function seed(): Promise<void> {
  const env = readEnv({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? './data/dev' });
  if (env.DATABASE_URL) throw new StartError('Seed people are for development: unset DATABASE_URL.');
  const database = await openDatabase(env);
  const masterKey = loadMasterKey(env.DATA_DIR, env.MASTER_KEY);
  const accounts = createAccounts(database.db, { publicUrl: env.PUBLIC_URL, masterKey });
  const keys = new PersonKeys(masterKey);
  for (const { answers, ...details } of PEOPLE) {
    const credentials = { email: details.email, password: PASSWORD };
    const parts = { accounts, database, clock: systemClock };
    let [credential] = await findCredentials(database.db, [details.email]);
    if (!credential) {
      await createAccount(parts, { ...details, ...credentials }, details.email);
      [credential] = await findCredentials(database.db, [details.email]);
    }
    const signedIn = await openSession(parts, credential, PASSWORD, new Headers());
    const cookie = signedIn?.cookies.map((line) => line.split(';')[0]).join('; ') ?? '';
    const person = await findPerson({ accounts, database }, { headers: { cookie } });
    for (const question of person && answers ? QUESTIONS : []) {
      const first = question.options[0]?.value ?? '';
      if (person) await saveAnswer({ database, keys, clock: systemClock }, person, question.id, [first]);
    }
    process.stdout.write(`${details.email}  ${PASSWORD}\n`);
  }
  await database.close();
}
