import type { KeyObject } from 'node:crypto';
import { schemaVersion } from '../../db/database.server.ts';
import type { Database } from '../../db/db.server.ts';
import { withTx } from '../../db/with-tx.server.ts';
import { StartError } from '../../platform/env.server.ts';
import { readBackup } from './backup-file.server.ts';
import { type Counts, headSchema, lineSchema, tailSchema } from './backup-line.ts';
import { insertRows, isEmpty, KEPT_TABLES, listUserIds, removeUser } from './backup-store.server.ts';
import { type ErasureLog, erasureMark } from './erasure-log.server.ts';
import { checkBackup } from './make-backup.server.ts';

/**
 * Puts a backup into an empty database, whole or not at all. Whoever was erased after it was made is erased again:
 * a backup must bring nobody back.
 */
export async function restoreBackup(
  database: Database,
  { path, masterKey, erased }: { path: string; masterKey: KeyObject; erased: Pick<ErasureLog, 'marks'> },
): Promise<{ counts: Counts; madeAt: string; erasedAgain: number }> {
  const { db } = database;
  if (!(await isEmpty(db))) {
    throw new StartError('A backup goes into an empty database: this one holds something.');
  }
  const counts = await checkBackup(path, masterKey);
  const marks = erased.marks();
  return withTx(db, async (tx) => {
    let madeAt = '';
    for await (const line of readBackup(path, masterKey)) {
      const value: unknown = JSON.parse(line);
      if (madeAt === '') {
        const head = headSchema.parse(value);
        if (head.schema !== schemaVersion()) {
          throw new StartError(
            `${path} was made by another version of Juntos (${head.schema}). Restore it with that one, then update.`,
          );
        }
        madeAt = head.madeAt;
      } else if (!tailSchema.safeParse(value).success) {
        const { table, rows } = lineSchema.parse(value);
        if (!KEPT_TABLES.includes(table)) throw new StartError(`${path} holds an unknown table.`);
        await insertRows(
          tx,
          table,
          rows.map((row) => JSON.stringify(row)),
        );
      }
    }
    let erasedAgain = 0;
    for (const id of await listUserIds(tx)) {
      if (!marks.has(erasureMark(masterKey, id))) continue;
      await removeUser(tx, id);
      erasedAgain++;
    }
    return { counts, madeAt, erasedAgain };
  });
}
