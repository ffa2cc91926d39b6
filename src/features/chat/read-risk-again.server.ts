import { withTx } from '../../db/with-tx.server.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { marked, shownDanger, understood } from '../safety/marks.ts';
import { atLeast, OWN_DEATH, type RiskKind, type RiskLevel } from '../safety/risk.ts';
import type { RiskState } from '../safety/risk-state.ts';
import { isQuoteOf } from '../therapist/model/acts.ts';
import { type ReadRisk, readRiskSchema, riskQuestion } from '../therapist/model/risk-question.ts';
import type { Utterance } from '../therapist/utterance.ts';
import { findLatestConversation, saveState } from './conversation-store.server.ts';
import type { Turn } from './turn.ts';

/** Without words of theirs that say it, no further than this: `imminent` takes the person's own words, not a guess. */
const UNQUOTED_UP_TO: RiskLevel = 'high';
const WORDS_MAX = 160;

/**
 * The danger on file after the second reader: raised by what it hears and never lowered, with what it understood of the
 * questions that were asked. What only our own reader guessed stands nowhere, so that there is nothing to clear.
 */
export function raisedBy(
  { level, kinds, quote, answers, company }: ReadRisk,
  risk: RiskState,
  { text, turn, now }: { text: string; turn: number; now: Date },
): RiskState {
  const isQuoted = isQuoteOf(quote, text);
  const heard = isQuoted || !atLeast(level, UNQUOTED_UP_TO) ? level : UNQUOTED_UP_TO;
  const words = isQuoted ? quote.replace(/\s+/g, ' ').trim().slice(0, WORDS_MAX) : '';
  // Who fears for somebody else is not asked about their own death.
  const isOfAnother = kinds.includes('third_party');
  const theirs = kinds.filter((kind) => !(isOfAnother && OWN_DEATH.has(kind)));
  return theirs.reduce(
    (known, kind) => marked(known, kind, { level: heard, words, turn, by: 'reader' }, now),
    understood(
      risk,
      {
        answers: answers ?? {},
        company: company ?? null,
        isCalm: !kinds.some((kind) => OWN_DEATH.has(kind)),
      },
      now,
    ),
  );
}

export type Raised = { level: RiskLevel; kinds: RiskKind[] };

/** `risk` is what is on file after it; `raised` the danger whose help lines are to be shown now, null where nothing rose. */
export type ReadAgain = { risk: RiskState; raised: Raised | null };

/**
 * Has the model read a message for danger while the reply is being written. It may only raise: what it hears is on file
 * from the next reply on; what it understood of a question counts in this one. Resolves with null where it was not asked.
 */
export async function readRiskAgain(
  { database, keys, clock, model }: Pick<ServerContext, 'database' | 'keys' | 'clock' | 'model'>,
  person: Person,
  { turn, history, name }: { turn: Turn; history: readonly Utterance[]; name: string | null },
  signal: AbortSignal,
): Promise<ReadAgain | null> {
  const { text } = turn;
  if (!model || text === null || turn.plan.move.level === 'imminent') return null;
  const read = readRiskSchema.parse(await model.answer(riskQuestion(text, { history, name }), signal));
  const key = await keys.get(database.db, person.id);
  return withTx(database.db, async (tx) => {
    await keys.lock(database, tx, person.id);
    const conversation = await findLatestConversation(tx, key, person.id);
    if (!conversation) return null;
    const { id, state } = conversation;
    const risk = raisedBy(read, state.risk, { text, turn: state.turn, now: clock() });
    if (risk === state.risk) return { risk, raised: null };
    await saveState(tx, key, person.id, { id, state: { ...state, risk } });
    const before = shownDanger(state.risk);
    const after = shownDanger(risk);
    const isRaised = after !== null && (before === null || !atLeast(before.level, after.level));
    return { risk, raised: isRaised ? after : null };
  });
}
