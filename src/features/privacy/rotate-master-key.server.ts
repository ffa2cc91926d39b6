import type { KeyObject } from 'node:crypto';
import type { Database } from '../../db/db.server.ts';
import { withTx } from '../../db/with-tx.server.ts';
import { StartError } from '../../platform/env.server.ts';
import {
  dropSessions,
  type KeyChange,
  opensDatabase,
  resealOutbox,
  resealVisitors,
  rewrapHouseKeys,
  rewrapPersonKeys,
} from './reseal-store.server.ts';

export type Rotation = { people: number; fromVisitors: number; mails: number };

/**
 * Puts everything under another master key, in one transaction: it is either all under the old one or all under the
 * new one, whatever breaks in between. Everybody signs in again afterwards.
 * @returns null when that was done before, such as by a run that was cut off at its end
 */
export async function rotateMasterKey(database: Database, change: KeyChange): Promise<Rotation | null> {
  if ((await opensDatabase(database.db, change.to)) === true) return null;
  await requireMasterKey(database, change.from);
  const rotation = await withTx(database.db, async (tx) => {
    const people = await rewrapPersonKeys(tx, change);
    await rewrapHouseKeys(tx, change);
    const fromVisitors = await resealVisitors(tx, change);
    const mails = await resealOutbox(tx, change);
    await dropSessions(tx);
    return { people, fromVisitors, mails };
  });
  await database.rewrite('person_keys');
  return rotation;
}

/** Before anything is written with it: another key would make new data that the right one cannot open. */
export async function requireMasterKey({ db }: Database, masterKey: KeyObject): Promise<void> {
  if ((await opensDatabase(db, masterKey)) !== false) return;
  throw new StartError(
    'The master key does not open this database. Put back the MASTER_KEY or master.key it was written with; after a rotation that was cut off, run `npm run rotate-key` again.',
  );
}
