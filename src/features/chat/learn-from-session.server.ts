import type { KeyObject } from 'node:crypto';
import type { Db } from '../../db/db.server.ts';
import { withTx } from '../../db/with-tx.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { addMemories, findMemoriesOfTurn } from '../memory/memory-store.server.ts';
import { mergeMemories } from '../memory/merge-memories.ts';
import { checkProposals, type SaidByThem } from '../memory/proposed-memories.ts';
import { memoryQuestion, type Proposed, proposedSchema } from '../therapist/model/memory-question.ts';
import type { MoveKind } from '../therapist/move.ts';
import { findReading, saveReading } from './conversation-store.server.ts';
import { type PersonOnFile, readPerson } from './read-person.server.ts';
import type { Turn } from './turn.ts';
import { listTurns } from './turn-store.server.ts';
import { whoLeads } from './who-leads.ts';

/** The goodbyes after which a session is read at once; one that just ends is read later (learn-from-silence). */
export const SESSION_ENDS: ReadonlySet<MoveKind> = new Set<MoveKind>(['close.summary', 'close.listen']);
const TURNS_READ = 60;

type Learning = Pick<ServerContext, 'database' | 'keys' | 'clock' | 'model' | 'engine'>;

/**
 * A session that is over: the model points at sentences of the person that are worth keeping; those that really stand in
 * the conversation are added to what the rules learnt. It changes and removes nothing, and consent is read again before
 * anything is asked and before anything is kept. A session in which they gave orders to the memory is left alone:
 * what they wanted forgotten stands in it too. No message is read twice. Resolves with how much was kept.
 * @throws EngineError and whatever a wrong answer causes; then it still waits to be read
 */
export async function learnFromSession(
  { database, keys, clock, model, engine }: Learning,
  person: PersonOnFile,
  conversationId: string,
  signal: AbortSignal,
): Promise<number> {
  if (!model) return 0;
  const key = await keys.get(database.db, person.id);
  const before = await readPerson(database.db, key, person);
  const reading = await findReading(database.db, person.id, conversationId);
  if (!reading) return 0;
  const turns = (await listTurns(database.db, key, person.id, { limit: TURNS_READ })).filter(
    (turn) => turn.conversationId === conversationId && !turn.plan.again,
  );
  const unread = turns.filter(({ position }) => reading.readUntil === null || position > reading.readUntil);
  const said = unread.flatMap(({ id, text }) => (text === null ? [] : [{ turnId: id, text }]));
  const isAsked =
    whoLeads(engine, before) !== null &&
    before.mayRemember &&
    said.length > 0 &&
    !turns.some(({ plan }) => plan.ordered || plan.move.kind === 'memory.wish');
  const { name, language } = before.profile;
  const texts = said.map(({ text }) => text);
  const proposed = isAsked
    ? proposedSchema.parse(await model.answer(memoryQuestion(texts, { name, language }), signal))
    : null;
  const last = unread.at(-1);
  return withTx(database.db, async (tx) => {
    await keys.lock(database, tx, person.id);
    const now = await findReading(tx, person.id, conversationId);
    // Read by somebody else, or shut to reading, while the model was thinking.
    if (now?.readUntil !== reading.readUntil) return 0;
    await saveReading(tx, person.id, conversationId, {
      ...(last ? { readUntil: last.position } : {}),
      ...(now.lastAt > reading.lastAt ? {} : { readDueAt: null }),
    });
    if (!proposed || !last) return 0;
    return keep(tx, key, person, { proposed, said, last, at: clock() });
  });
}

async function keep(
  tx: Db,
  key: KeyObject,
  person: PersonOnFile,
  { proposed, said, last, at }: { proposed: Proposed; said: SaidByThem[]; last: Turn; at: Date },
): Promise<number> {
  const { memories: known, mayRemember, profile } = await readPerson(tx, key, person);
  if (!mayRemember) return 0;
  const { memories, summary } = checkProposals(proposed, said, { name: profile.name, known });
  const { added } = mergeMemories(
    known,
    memories.map(({ draft }) => draft),
  );
  const fresh = memories.filter(({ draft }) => added.includes(draft));
  for (const { turnId, draft } of fresh)
    await addMemories(tx, key, person.id, { drafts: [draft], turnId, at });
  const kept = await findMemoriesOfTurn(tx, key, person.id, last.id);
  if (
    summary === null ||
    last.reply?.piece?.kind === 'summary' ||
    kept.some(({ kind }) => kind === 'summary')
  )
    return fresh.length;
  const draft = { kind: 'summary' as const, text: summary, quote: summary };
  await addMemories(tx, key, person.id, { drafts: [draft], turnId: last.id, at });
  return fresh.length + 1;
}
