import type { Person } from '../auth/session.server.ts';
import { type BeginParts, type BegunTurn, beginTurn, type Message } from './begin-turn.server.ts';
import type { LiveTurn } from './live-turn.ts';
import { replayTurn } from './turn.ts';
import { findTurn } from './turn-store.server.ts';

const POLL_MS = 250;

type Begun = Extract<BegunTurn, { kind: 'answer' }>;

/**
 * Another process answers this message: wait for what it saves, as long as anybody listens. All who ask here listen to one
 * who waits. When that process is gone, the reply is made here.
 * @returns false when it ended there without a reply
 */
export async function followTurn(
  context: BeginParts,
  person: Person,
  message: Message,
  live: LiveTurn,
  answer: (begun: Begun) => Promise<void>,
): Promise<boolean> {
  const { database, keys } = context;
  live.push({ type: 'accepted', turnId: message.id });
  const key = await keys.get(database.db, person.id);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (live.readers === 0) return true;
    const turn = await findTurn(database.db, key, person.id, message.id);
    if (!turn || turn.status === 'failed') return false;
    if (turn.status === 'running' && turn.isHeld) continue;
    const begun = await beginTurn(context, person, message);
    if (begun.kind === 'running') continue;
    if (begun.kind === 'answer') await answer(begun);
    else for (const event of replayTurn(begun.turn)) live.push(event);
    return true;
  }
}
