// Everything of a person as one file, made while it is sent: a page of rows at a time, so that a long one neither
// fills the memory nor keeps anybody waiting.
import { keyedMark } from '../../platform/crypto.server.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { withQuestion } from './export-answers.ts';
import { EXPORT_COPY } from './export-copy.ts';
import {
  documentEnd,
  documentStart,
  type ExportPlace,
  sectionEnd,
  sectionRows,
  sectionStart,
} from './export-html.ts';
import {
  findAccount,
  type OpenRow,
  PERSON_TABLES,
  readPersonTable,
  readVisitorTable,
  VISITOR_TABLES,
} from './export-store.server.ts';

type Parts = Pick<ServerContext, 'database' | 'keys' | 'inboxKey'>;
type Section = { table: string; rows: AsyncGenerator<OpenRow[]> };

/** Nothing of these is about the person: a wrapped key has no reader but us. */
const WITHOUT_SECTION = new Set(['person_keys']);

async function* sectionsOf({ database, keys, inboxKey }: Parts, person: Person): AsyncGenerator<Section> {
  const key = await keys.get(database.db, person.id);
  for (const table of PERSON_TABLES.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    if (WITHOUT_SECTION.has(table)) continue;
    yield { table, rows: named(readPersonTable(database.db, table, { key, userId: person.id })) };
  }
  // What came through the public forms belongs to whoever owns the address, and that has to be shown first.
  for (const table of person.emailVerified ? VISITOR_TABLES : []) {
    const emailMark = keyedMark(inboxKey, person.email);
    yield { table, rows: named(readVisitorTable(database.db, table, { key: inboxKey, emailMark })) };
  }
}

function placeOf(table: string): number {
  const at = Object.keys(EXPORT_COPY.es.sections).indexOf(table);
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
}

/** `sealed` says how a value was kept; whoever reads it wants its content. */
async function* named(pages: AsyncGenerator<OpenRow[]>): AsyncGenerator<OpenRow[]> {
  for await (const rows of pages) {
    yield rows.map(({ sealed, ...row }) => (sealed === undefined ? row : { ...row, content: sealed }));
  }
}

export async function* exportJson(context: Parts, person: Person, at: Date): AsyncGenerator<string> {
  const account = await findAccount(context.database.db, person.id);
  const head = { format: 'juntos-1', madeAt: at, account };
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  let isFirst = true;
  for await (const { table, rows } of sectionsOf(context, person)) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(table)}:[`;
    isFirst = false;
    let comma = '';
    for await (const page of rows) {
      const told = table === 'answers' ? page.map((row) => withQuestion(row, person.locale)) : page;
      yield comma + told.map((row) => `\n${JSON.stringify(row)}`).join(',');
      comma = ',';
    }
    yield ']';
  }
  yield '\n}}\n';
}

/** @param timeZone of the person, for the hours of their messages */
export async function* exportHtml(
  context: Parts,
  person: Person,
  at: Date,
  timeZone = 'UTC',
): AsyncGenerator<string> {
  const place: ExportPlace = { copy: EXPORT_COPY[person.locale], locale: person.locale, timeZone, day: '' };
  yield documentStart(place, await findAccount(context.database.db, person.id), at);
  for await (const { table, rows } of sectionsOf(context, person)) {
    let isEmpty = true;
    for await (const page of rows) {
      if (isEmpty) yield sectionStart(place, table);
      isEmpty = false;
      yield sectionRows(place, table, page);
    }
    if (!isEmpty) yield sectionEnd(table);
  }
  yield documentEnd(place);
}
