import { is, Param, Placeholder, type SQL } from 'drizzle-orm';
import { PgDatabase, PgDialect, type PgSession } from 'drizzle-orm/pg-core';
import type { Db } from './db.server.ts';

/** What a statement is given each time it runs, by name. */
type Values = Record<string, unknown>;
/** A place for each. (Drizzle's `set` takes one as `values` does, though its types ask for SQL.) */
type Given<V extends Values> = { [Name in keyof V]: Placeholder<string, V[Name]> & SQL<V[Name]> };
type Built<Rows> = { prepare(name: string): { execute(): Promise<Rows> } };

let named = 0;

type Prepare = PgSession['prepareQuery'];
type Prepared = ReturnType<Prepare>;

/**
 * A statement whose text is made once and then run on any connection or transaction. Drizzle makes it anew each time,
 * which costs this process more than to send it and to read the answer; and the database reads it once on each
 * connection, by its name.
 *
 *     const nameOf = statement<{ id: string }>()((db, { id }) =>
 *       db.select({ name: user.name }).from(user).where(eq(user.id, id)));
 *     const [row] = await nameOf(db, { id: person.id });
 */
export function statement<V extends Values>() {
  return <Rows>(build: (db: Db, given: Given<V>) => Built<Rows>): ((db: Db, values: V) => Promise<Rows>) => {
    let made: Made | undefined;
    const name = `s${++named}`;
    return (db, values) => {
      made ??= make(build as (db: Db, given: Given<Values>) => Built<unknown>);
      const [query, fields, , ...how] = made.asked;
      const params = query.params.map((param) => filled(param, values));
      const prepared = db._.session.prepareQuery({ ...query, params }, fields, name, ...how);
      return Object.assign(prepared, made.notes).execute() as Promise<Rows>;
    };
  };
}

/** What Drizzle asks a session for when it prepares a statement, and what it notes on the answer. */
type Made = { asked: Parameters<Prepare>; notes: Partial<Prepared> };

function make(build: (db: Db, given: Given<Values>) => Built<unknown>): Made {
  const made: { asked?: Parameters<Prepare>; notes: Partial<Prepared> } = { notes: {} };
  const prepareQuery = (...asked: Parameters<Prepare>) => {
    made.asked = asked;
    return made.notes;
  };
  Object.defineProperty(made.notes, 'setToken', { value: () => made.notes });
  const given = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Given<Values>;
  const listener = { prepareQuery } as unknown as PgSession;
  const db = new PgDatabase(new PgDialect(), listener, undefined) as unknown as Db;
  build(db, given).prepare('');
  if (!made.asked) throw new Error('a statement that asks nothing');
  return made as Made;
}

/** As the column writes it; Drizzle's own way breaks on a moment that is null. */
function filled(param: unknown, values: Values): unknown {
  if (is(param, Placeholder)) return valueNamed(param, values);
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const value = valueNamed(param.value, values);
  return value === null ? null : param.encoder.mapToDriverValue(value);
}

function valueNamed({ name }: Placeholder, values: Values): unknown {
  const value = values[name];
  if (value === undefined) throw new TypeError(`a statement was not given ${name}`);
  return value;
}
