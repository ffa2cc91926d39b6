import { randomUUID } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresUrl } from '../../tests/support/test-server.ts';
import { openDatabase } from './database.server.ts';
import { user } from './schema.ts';
import { statement } from './statement.server.ts';
import { withTx } from './with-tx.server.ts';

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

/** Another address of the database, by way of somebody who sees what is said there. */
async function between(url: string, stand: (near: Socket, far: Socket) => void): Promise<string> {
  const { hostname, port } = new URL(url);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    stand(near, far);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = new URL(url);
  address.port = String((server.address() as AddressInfo).port);
  return address.href;
}

/** As a pooler does: it tells its own number for the process that answers. */
const poolerBefore = (url: string): Promise<string> =>
  between(url, (near, far) => {
    far.once('data', function relabel(first: Buffer) {
      const keyAt = first.indexOf(Buffer.from([0x4b, 0, 0, 0, 12])); // BackendKeyData
      if (keyAt < 0) far.once('data', relabel);
      else first.writeInt32BE(first.readInt32BE(keyAt + 5) + 1, keyAt + 5);
      near.write(first);
      if (keyAt >= 0) far.pipe(near);
    });
  });

describe.skipIf(!postgresUrl)('a statement on PostgreSQL', () => {
  const url = postgresUrl as string;

  it('is read once on a connection, under its name', async () => {
    expect(await namesKept(url)).toBe(1);
  });

  it('goes without its name where a pooler stands between', async () => {
    expect(await namesKept(await poolerBefore(url))).toBe(0);
  });
});

describe.skipIf(!postgresUrl)('a connection to PostgreSQL that is lost', () => {
  it('in the middle of a transaction fails that transaction and nothing else', async () => {
    const lines: Socket[] = [];
    const cut = await between(postgresUrl as string, (near, far) => {
      far.pipe(near);
      lines.push(near);
    });
    const database = await openDatabase({ DATA_DIR: '', DATABASE_URL: cut });
    onTestFinished(() => database.close());
    const id = randomUUID();
    const broken = withTx(database.db, async (tx) => {
      await tx.insert(user).values({ id, name: 'Ana', email: `${id}@example.com` });
      for (const line of lines) line.destroy();
      await nameOf(tx, { id });
    });
    await expect(broken).rejects.toThrow();
    expect(await nameOf(database.db, { id })).toEqual([]);
  });
});

describe.skipIf(!postgresUrl)('a transaction on PostgreSQL that is told when it has said all', () => {
  const url = postgresUrl as string;
  const named = (id: string, name: string) => ({ id, name, email: `${id}@example.com` });

  async function opened(at: string) {
    const database = await openDatabase({ DATA_DIR: '', DATABASE_URL: at });
    onTestFinished(() => database.close());
    return database.db;
  }

  it('is committed in the packet of its last statement', async () => {
    const packets: string[] = [];
    const db = await opened(
      await between(url, (near, far) => {
        near.on('data', (packet) => packets.push(packet.toString('latin1')));
        far.pipe(near);
      }),
    );
    const id = randomUUID();
    await withTx(db, async (tx, commitNow) => {
      const saved = tx.insert(user).values(named(id, 'Inés'));
      const sent = saved.execute();
      commitNow();
      await sent;
    });
    expect(await nameOf(db, { id })).toEqual([{ name: 'Inés' }]);
    expect(packets.filter((packet) => packet.includes('insert into "user"'))).toEqual([
      expect.stringContaining('commit'),
    ]);
  });

  it('is undone when that statement fails, and says so', async () => {
    const db = await opened(url);
    const [first, second] = [randomUUID(), randomUUID()];
    const twice = withTx(db, async (tx, commitNow) => {
      await tx.insert(user).values(named(first, 'Ana'));
      const sent = tx
        .insert(user)
        .values([named(second, 'Eva'), named(second, 'Eva')])
        .execute();
      commitNow();
      await sent;
    });
    await expect(twice).rejects.toThrow();
    expect([await nameOf(db, { id: first }), await nameOf(db, { id: second })]).toEqual([[], []]);
    // Nor is it taken for a success where nobody looked at the answer.
    const unseen = withTx(db, async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(unseen).rejects.toThrow('undone');
    // Its connection is as good as before.
    await withTx(db, (tx) => tx.insert(user).values(named(first, 'Ana')));
    expect(await nameOf(db, { id: first })).toEqual([{ name: 'Ana' }]);
  });
});
