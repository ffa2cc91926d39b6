import { withTx } from '../../db/with-tx.server.ts';
import type { Person } from '../auth/session.server.ts';
import { summaryQuestion, summarySchema } from '../therapist/model/summary-question.ts';
import { NEW_LED } from '../therapist/state.ts';
import type { Utterance } from '../therapist/utterance.ts';
import type { Known } from './begin-turn.server.ts';
import { findLatestConversation, saveState } from './conversation-store.server.ts';
import type { Answering } from './live-turns.server.ts';
import type { Turn } from './turn.ts';

/** From this turn on the beginning of a talk leaves what is sent with each message; and how often it is summed up anew. */
const FIRST_AT = 12;
const EVERY = 6;

/** Whether a talk of so many turns is to be summed up, having been so up to `summedUp`. */
export const isSummaryDue = (turn: number, summedUp: number): boolean =>
  turn >= FIRST_AT && turn - summedUp >= EVERY;

/** After the reply, so that nobody waits for it; a server that closes lets it go. */
export function sumUpInBackground(
  context: Answering,
  person: Person,
  turn: Turn,
  { profile, situation, heard, summary }: NonNullable<Known['led']>,
  history: readonly Utterance[],
): void {
  const { database, keys, model, live, log } = context;
  if (!model || situation.turn < FIRST_AT) return;
  const sumUp = async () => {
    const key = await keys.get(database.db, person.id);
    const before = await findLatestConversation(database.db, key, person.id);
    const known = before?.state.led;
    if (!before || !isSummaryDue(situation.turn, known?.summedUp ?? 0)) return;
    const { name, language } = profile;
    const talk: Utterance[] = [...history, { from: 'person', text: heard }];
    const question = summaryQuestion(talk, { name, language, summary: known?.summary ?? summary });
    const answer = summarySchema.parse(await model.answer(question, live.closing.signal));
    await withTx(database.db, async (tx) => {
      await keys.lock(database, tx, person.id);
      const now = await findLatestConversation(tx, key, person.id);
      if (now?.id !== turn.conversationId) return;
      const led = { ...(now.state.led ?? NEW_LED), summary: answer.summary, summedUp: situation.turn };
      await saveState(tx, key, person.id, { id: now.id, state: { ...now.state, led } });
    });
  };
  const running = sumUp()
    .catch((cause) => {
      if (!live.closing.signal.aborted) log.error('summing up failed', { turn: turn.id, cause });
    })
    .finally(() => live.learning.delete(running));
  live.learning.add(running);
}
