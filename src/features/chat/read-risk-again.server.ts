import { withTx } from '../../db/with-tx.server.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { advanceRisk } from '../safety/assess.ts';
import { type Assessment, atLeast, isOwn, type RiskLevel } from '../safety/risk.ts';
import type { Utterance } from '../therapist/engine.ts';
import { type ReadRisk, readRiskSchema, riskQuestion } from '../therapist/model/risk-question.ts';
import { findLatestConversation, saveState } from './conversation-store.server.ts';
import type { Turn } from './turn.ts';

/** `imminent` switches to scripts of one instruction a message: that takes the person's own words, not a guess. */
const RAISES_TO: RiskLevel = 'high';

/** What the second reader says as an assessment, or null where it hears no more than is on file. */
export function raisedBy({ level, kinds }: ReadRisk, known: RiskLevel): Assessment | null {
  const heard = atLeast(level, RAISES_TO) ? RAISES_TO : level;
  if (kinds.length === 0 || atLeast(known, heard)) return null;
  return { level: heard, own: kinds.some(isOwn) ? heard : 'none', kinds, evidence: ['second reader'] };
}

/**
 * Has the model read a message for danger while the reply is being written. It may only raise: the level on file goes
 * up, and with it the panel now and the protocol at the next message. Resolves with what was raised, or null.
 */
export async function readRiskAgain(
  { database, keys, clock, model }: Pick<ServerContext, 'database' | 'keys' | 'clock' | 'model'>,
  person: Person,
  { turn, history, name }: { turn: Turn; history: readonly Utterance[]; name: string | null },
  signal: AbortSignal,
): Promise<Assessment | null> {
  if (!model || turn.text === null || turn.plan.move.level === 'imminent') return null;
  const read = readRiskSchema.parse(await model.answer(riskQuestion(turn.text, { history, name }), signal));
  if (read.level === 'none') return null;
  const key = await keys.get(database.db, person.id);
  return withTx(database.db, async (tx) => {
    await keys.lock(database, tx, person.id);
    const conversation = await findLatestConversation(tx, key, person.id);
    const raised = conversation && raisedBy(read, conversation.state.risk.level);
    if (!raised) return null;
    const { id, state } = conversation;
    const risk = advanceRisk(state.risk, raised, clock());
    await saveState(tx, key, person.id, { id, state: { ...state, risk } });
    return raised;
  });
}
