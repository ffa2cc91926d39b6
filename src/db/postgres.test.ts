import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresUrl } from '../../tests/support/test-server.ts';
import { openDatabase } from './database.server.ts';
import { user } from './schema.ts';
import { statement } from './statement.server.ts';

const nameOf = statement<{ id: string }>()((db, { id }) =>
  db.select({ name: user.name }).from(user).where(eq(user.id, id)),
);

/** How many statements one connection of this database has under a name, after one was run twice. */
async function namesKept(url: string): Promise<number> {
  const database = await openDatabase({ DATA_DIR: '', DATABASE_URL: url });
  onTestFinished(() => database.close());
  return database.db.transaction(async (tx) => {
    for (const id of [randomUUID(), randomUUID()])
      expect(await nameOf(tx as typeof database.db, { id })).toEqual([]);
    const asked = await tx.execute(
      sql`select count(*)::int as kept from pg_prepared_statements where name <> ''`,
    );
    return Number((asked as unknown as { rows: { kept: number }[] }).rows[0]?.kept);
  });
}

/** Stands between as a pooler does: it tells its own number for the process that answers. */
async function poolerBefore(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const pooler = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    far.once('data', function relabel(first: Buffer) {
      const keyAt = first.indexOf(Buffer.from([0x4b, 0, 0, 0, 12])); // BackendKeyData
      if (keyAt < 0) far.once('data', relabel);
      else first.writeInt32BE(first.readInt32BE(keyAt + 5) + 1, keyAt + 5);
      near.write(first);
      if (keyAt >= 0) far.pipe(near);
    });
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void pooler.close());
  const between = new URL(url);
  between.port = String((pooler.address() as AddressInfo).port);
  return between.href;
}

describe.skipIf(!postgresUrl)('a statement on PostgreSQL', () => {
  const url = postgresUrl as string;

  it('is read once on a connection, under its name', async () => {
    expect(await namesKept(url)).toBe(1);
  });

  it('goes without its name where a pooler stands between', async () => {
    expect(await namesKept(await poolerBefore(url))).toBe(0);
  });
});
