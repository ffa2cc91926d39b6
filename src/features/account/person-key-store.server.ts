import { createSecretKey, type KeyObject } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Db } from '../../db/db.server.ts';
import { houseKeys, personKeys } from '../../db/schema.ts';
import { statement } from '../../db/statement.server.ts';
import { newKey, open, seal } from '../../platform/crypto.server.ts';

const CACHE_SIZE = 5_000;

/**
 * The data key of each person: made on first use, stored wrapped by the master key, kept opened in memory
 * for the people who are here. Deleting the row makes everything of theirs unreadable.
 */
export class PersonKeys {
  readonly #masterKey: KeyObject;
  readonly #opened = new Map<string, KeyObject>();
  readonly #ofHouse = new Map<string, KeyObject>();

  constructor(masterKey: KeyObject) {
    this.#masterKey = masterKey;
  }

  async get(db: Db, userId: string): Promise<KeyObject> {
    const cached = this.#opened.get(userId);
    if (cached) return cached;
    const fresh = seal(this.#masterKey, context(userId), newKey().export());
    await db.insert(personKeys).values({ userId, wrapped: fresh }).onConflictDoNothing();
    const [row] = await db.select().from(personKeys).where(eq(personKeys.userId, userId));
    if (!row) throw new Error('person key vanished');
    const key = createSecretKey(open(this.#masterKey, context(userId), row.wrapped));
    if (this.#opened.size >= CACHE_SIZE) this.#opened.delete(this.#opened.keys().next().value as string);
    this.#opened.set(userId, key);
    return key;
  }

  /** A key of the house for one use, which stays the same when the master key changes. */
  async house(db: Db, name: string): Promise<KeyObject> {
    const cached = this.#ofHouse.get(name);
    if (cached) return cached;
    const where = `house_keys.wrapped:${name}`;
    const fresh = seal(this.#masterKey, where, newKey().export());
    await db.insert(houseKeys).values({ name, wrapped: fresh }).onConflictDoNothing();
    const [row] = await db.select().from(houseKeys).where(eq(houseKeys.name, name));
    if (!row) throw new Error('house key vanished');
    const key = createSecretKey(open(this.#masterKey, where, row.wrapped));
    this.#ofHouse.set(name, key);
    return key;
  }

  /** Holds everything of one person for the rest of the transaction, so that 40 tabs take turns. */
  async lock({ kind }: Pick<Database, 'kind'>, tx: Db, userId: string): Promise<void> {
    if (kind === 'pglite') return; // it runs one transaction at a time
    await lockOf(tx, { userId });
  }

  forget(userId: string): void {
    this.#opened.delete(userId);
  }
}

const lockOf = statement<{ userId: string }>()((db, { userId }) =>
  db
    .select({ userId: personKeys.userId })
    .from(personKeys)
    .where(eq(personKeys.userId, userId))
    .for('update'),
);

const context = (userId: string) => `person_keys.wrapped:${userId}`;
