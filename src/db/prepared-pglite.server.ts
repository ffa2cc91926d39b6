import { type PGlite, protocol, type QueryOptions, type Results, types } from '@electric-sql/pglite';

const { serialize, messages: kinds } = protocol;

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];
type Statement = { name: string; fields: Results['fields'] };

/** Texts differ only by how many rows they insert, so this is never reached; beyond it they are parsed each time. */
const STATEMENTS_KEPT = 500;

/**
 * PGlite as Drizzle uses it, with every statement prepared once. PGlite's own `query` parses and plans anew and
 * goes six times into the database; bound to a prepared statement the same query is one visit, and three times
 * as fast. Nothing may change the schema afterwards.
 */
export class PreparedPglite {
  readonly #pglite: PGlite;
  readonly #prepared = new Map<string, Statement>();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** One statement, outside of any transaction of somebody else. */
  query(text: string, params?: unknown[], options?: QueryOptions): Promise<Results> {
    return this.#pglite._runExclusiveTransaction(() => this.#run(text, params, options));
  }

  transaction<T>(work: (tx: Pick<PreparedPglite, 'query'>) => Promise<T>): Promise<T> {
    const query: PreparedPglite['query'] = (text, params, options) => this.#run(text, params, options);
    return this.#pglite.transaction(() => work({ query }));
  }

  #run(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results> {
    return this.#pglite.runExclusive(async () => {
      const { name, fields } = this.#prepared.get(text) ?? (await this.#prepare(text));
      const bind = serialize.bind({ statement: name, values: params.map(bindable) });
      return resultsOf(fields, await this.#send(bind, serialize.execute({})), options);
    });
  }

  async #prepare(text: string): Promise<Statement> {
    const isKept = this.#prepared.size < STATEMENTS_KEPT;
    const name = isKept ? `s${this.#prepared.size}` : '';
    const answer = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const fields = answer.flatMap((message) =>
      message instanceof kinds.RowDescriptionMessage ? message.fields : [],
    );
    const statement = { name, fields };
    if (isKept) this.#prepared.set(text, statement);
    return statement;
  }

  #send(...messages: Uint8Array[]): Promise<Message[]> {
    const bytes = Buffer.concat([...messages, serialize.sync()]);
    return this.#pglite.execProtocolStream(bytes, { syncToFs: false });
  }
}

/** PostgreSQL reads the text of every type; bytes travel as they are. */
function bindable(value: unknown): string | Uint8Array | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') throw new TypeError('objects and arrays cannot be bound');
  return String(value);
}

/** PGlite reads bytes digit by digit, which is slow for a page of sealed texts. */
const READERS: NonNullable<QueryOptions['parsers']> = {
  [types.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
};

function resultsOf(
  fields: Results['fields'],
  messages: Message[],
  { parsers = {}, rowMode }: QueryOptions,
): Results {
  const read = (value: string | null, column: number) => {
    const type = fields[column]?.dataTypeID ?? types.TEXT;
    return types.parseType(value, type, type in parsers ? parsers : READERS);
  };
  const rows = messages.flatMap((message) =>
    message instanceof kinds.DataRowMessage ? [message.fields.map(read)] : [],
  );
  if (rowMode === 'array') return { rows: rows as unknown as Results['rows'], fields };
  const named = (row: unknown[]) => Object.fromEntries(row.map((value, at) => [fields[at]?.name, value]));
  return { rows: rows.map(named), fields };
}
