import { withTx } from '../../db/with-tx.server.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { addMemories, findMemoriesOfTurn } from '../memory/memory-store.server.ts';
import { mergeMemories } from '../memory/merge-memories.ts';
import { checkProposals } from '../memory/proposed-memories.ts';
import { memoryQuestion, proposedSchema } from '../therapist/llm/memory-question.ts';
import type { MoveKind } from '../therapist/move.ts';
import { readPerson } from './read-person.server.ts';
import type { Turn } from './turn.ts';
import { listTurns } from './turn-store.server.ts';

/** The goodbyes after which a session is read once more. */
export const SESSION_ENDS: ReadonlySet<MoveKind> = new Set<MoveKind>(['close.summary', 'close.listen']);
const TURNS_READ = 60;

type Learning = Pick<ServerContext, 'database' | 'keys' | 'clock' | 'model'>;

/**
 * After a goodbye: the model points at sentences of the person that are worth keeping; those that really stand in the
 * conversation are added to what the rules learnt. It changes and removes nothing, and consent is read again before
 * anything is asked and before anything is kept. A session in which they gave orders to the memory is left alone:
 * what they wanted forgotten stands in it too.
 */
export async function learnFromSession(
  { database, keys, clock, model }: Learning,
  person: Person,
  closing: Turn,
  signal: AbortSignal,
): Promise<number> {
  if (!model) return 0;
  const key = await keys.get(database.db, person.id);
  const before = await readPerson(database.db, key, person);
  if (!before.mayLeave || !before.mayRemember) return 0;
  const turns = (await listTurns(database.db, key, person.id, { limit: TURNS_READ })).filter(
    ({ conversationId, plan }) => conversationId === closing.conversationId && !plan.again,
  );
  if (turns.some(({ plan }) => plan.move.kind === 'memory.wish')) return 0;
  const said = turns.flatMap(({ id, text }) => (text === null ? [] : [{ turnId: id, text }]));
  const { name, language } = before.profile;
  const question = memoryQuestion(
    said.map(({ text }) => text),
    { name, language },
  );
  const proposed = proposedSchema.parse(await model.answer(question, signal));
  return withTx(database.db, async (tx) => {
    await keys.lock(database, tx, person.id);
    const { memories: known, mayRemember } = await readPerson(tx, key, person);
    if (!mayRemember) return 0;
    const { memories, summary } = checkProposals(proposed, said, { name, known });
    const { added } = mergeMemories(
      known,
      memories.map(({ draft }) => draft),
    );
    const at = clock();
    const fresh = memories.filter(({ draft }) => added.includes(draft));
    for (const { turnId, draft } of fresh)
      await addMemories(tx, key, person.id, { drafts: [draft], turnId, at });
    const kept = await findMemoriesOfTurn(tx, key, person.id, closing.id);
    if (
      summary === null ||
      closing.reply?.piece?.kind === 'summary' ||
      kept.some(({ kind }) => kind === 'summary')
    )
      return fresh.length;
    const draft = { kind: 'summary' as const, text: summary, quote: summary };
    await addMemories(tx, key, person.id, { drafts: [draft], turnId: closing.id, at });
    return fresh.length + 1;
  });
}
