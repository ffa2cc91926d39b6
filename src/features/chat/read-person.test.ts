import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUpPerson, testServer } from '../../../tests/support/test-server.ts';
import { user } from '../../db/schema.ts';
import { readPerson } from './read-person.server.ts';

test.each([
  [null, { mayLeave: false, choseGuided: false }],
  [true, { mayLeave: true, choseGuided: false }],
  [false, { mayLeave: false, choseGuided: true }],
])(
  'who said %s about the model may be sent on, or chose the guided therapist: %o',
  async (said, expected) => {
    const { app, context } = await testServer();
    const person = await signUpPerson(app, { from: `10.13.0.${said === null ? 1 : said ? 2 : 3}` });
    if (said !== null) await person.call('PUT', '/api/v1/consents', { externalModel: said });
    const { db } = context.database;
    const [row] = await db.select({ id: user.id }).from(user).where(eq(user.email, person.email));
    const id = row?.id ?? '';
    const found = await readPerson(db, await context.keys.get(db, id), { id, name: null, country: null });
    expect(found).toMatchObject(expected);
  },
);
