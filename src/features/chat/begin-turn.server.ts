import type { Db } from '../../db/database.server.ts';
import { withTx } from '../../db/with-tx.server.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.server.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import type { StyleProfile } from '../intake/style-profile.ts';
import type { Utterance } from '../therapist/engine.ts';
import { saveConversation } from './conversation-store.server.ts';
import { decideTurn } from './decide-turn.ts';
import { openConversation } from './open-conversation.server.ts';
import { readPerson } from './read-person.server.ts';
import type { Turn } from './turn.ts';
import { addTurn, findTurn, listTurns, renewTurn } from './turn-store.server.ts';

/** Whoever answers a turn has this long; after that it counts as abandoned and may be taken over. */
const LEASE_MS = 75_000;
/** Turns an engine sees; memory and state carry what is older. */
const HISTORY_TURNS = 8;

export type BegunTurn =
  | { kind: 'closed'; turn: Turn }
  | { kind: 'running'; turn: Turn }
  | { kind: 'answer'; turn: Turn; profile: StyleProfile; history: Utterance[] };

/**
 * The first half of a turn, in one transaction under the person's lock: the message is saved, the risk is
 * assessed and the next move is decided and kept. From here on nothing can be lost, and nothing the engine
 * does can change what was decided.
 */
export function beginTurn(
  { database, keys, clock }: Pick<ServerContext, 'database' | 'keys' | 'clock'>,
  person: Person,
  message: { id: string; text: string },
): Promise<BegunTurn> {
  return keys.get(database.db, person.id).then((key) =>
    withTx(database.db, async (tx) => {
      await keys.lock(tx, person.id);
      const now = clock();
      const known = await findTurn(tx, key, person.id, message.id);
      const { profile, memories } = await readPerson(tx, key, person);
      if (known) return takeUp(tx, key, { person, known, text: message.text, profile, now });

      const conversation = await openConversation(tx, key, { userId: person.id, profile, memories, now });
      const history = await recentHistory(tx, key, person.id);
      const decision = decideTurn({ text: message.text, state: conversation.state, profile, memories, now });
      const turn: Turn = {
        id: message.id,
        conversationId: conversation.id,
        position: newId(),
        status: 'running',
        text: message.text,
        plan: { move: decision.move, kinds: decision.state.risk.kinds, remember: decision.remember },
        reply: null,
        leaseUntil: new Date(now.getTime() + LEASE_MS),
        createdAt: now,
      };
      await addTurn(tx, key, person.id, turn);
      await saveConversation(tx, key, person.id, { id: conversation.id, state: decision.state, lastAt: now });
      return { kind: 'answer', turn, profile, history } as const;
    }),
  );
}

/** A message id we have seen: give its reply, wait for it, or answer it again as it was decided. */
async function takeUp(
  tx: Db,
  key: Buffer,
  {
    person,
    known,
    text,
    profile,
    now,
  }: { person: Person; known: Turn; text: string; profile: StyleProfile; now: Date },
): Promise<BegunTurn> {
  if (known.text !== text) throw new AppError('turn_conflict');
  if (known.status === 'done' || known.status === 'stopped') return { kind: 'closed', turn: known };
  if (known.status === 'running' && known.leaseUntil && known.leaseUntil > now)
    return { kind: 'running', turn: known };
  await renewTurn(tx, person.id, known.id, new Date(now.getTime() + LEASE_MS));
  const history = await recentHistory(tx, key, person.id, known.position);
  return { kind: 'answer', turn: known, profile, history };
}

async function recentHistory(tx: Db, key: Buffer, userId: string, before?: string): Promise<Utterance[]> {
  const recent = await listTurns(tx, key, userId, { before, limit: HISTORY_TURNS });
  return recent.flatMap((turn) => [
    ...(turn.text ? [{ from: 'person', text: turn.text } as const] : []),
    ...(turn.reply?.text ? [{ from: 'therapist', text: turn.reply.text } as const] : []),
  ]);
}
