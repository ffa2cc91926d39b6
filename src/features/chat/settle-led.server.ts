import { withTx } from '../../db/with-tx.server.ts';
import type { Person } from '../auth/session.server.ts';
import { checkProposals } from '../memory/proposed-memories.ts';
import { rememberTurn } from '../memory/remember-turn.server.ts';
import { levelOf, shownDanger } from '../safety/marks.ts';
import { atLeast, type RiskKind, type RiskLevel } from '../safety/risk.ts';
import type { Act } from '../therapist/model/acts.ts';
import type { Guided, Known } from './begin-turn.server.ts';
import { findLatestConversation, saveState } from './conversation-store.server.ts';
import { afterLed, type Beside, withConcerns } from './decide-led.ts';
import { fallbackNotice, guidedInstead } from './guided-instead.ts';
import type { LedReply } from './lead.ts';
import type { Answering } from './live-turns.server.ts';
import { readPerson } from './read-person.server.ts';
import type { Turn } from './turn.ts';
import { savePlan } from './turn-store.server.ts';

type Led = NonNullable<Known['led']>;
/** Why nothing of the model was shown, and what it wanted done beside its words. */
export type Failed = { fault: string; acts: readonly Act[] };
type Settled = { beside: Beside; danger: { level: RiskLevel; kinds: RiskKind[] } | null; isRaised: boolean };

const NOTHING: Settled = { beside: { clears: false, ends: false }, danger: null, isRaised: false };

/**
 * What a reply of the model makes of the conversation: what was asked, what it heard, what it opened and what it wants kept.
 * The state is read anew, because the second reader may have raised it meanwhile.
 */
export async function settleLed(
  { database, keys, clock }: Pick<Answering, 'database' | 'keys' | 'clock'>,
  person: Person,
  turn: Turn,
  led: Led,
  reply: LedReply,
): Promise<Settled> {
  if (isUneventful(led, reply)) return NOTHING;
  const key = await keys.get(database.db, person.id);
  return withTx(database.db, async (tx) => {
    await keys.lock(database, tx, person.id);
    const conversation = await findLatestConversation(tx, key, person.id);
    if (conversation?.id !== turn.conversationId) return NOTHING;
    const now = clock();
    const { state, beside, remember, isRaised } = afterLed(reply, {
      state: conversation.state,
      turn: led,
      now,
    });
    await saveState(tx, key, person.id, { id: conversation.id, state });
    if (remember.length > 0 && led.mayRemember) {
      const { memories: known, mayRemember, profile } = await readPerson(tx, key, person);
      const proposed = { memories: remember.map((quote) => ({ kind: 'fact' as const, quote })), summary: [] };
      const said = [{ turnId: turn.id, text: led.heard }];
      const { memories } = checkProposals(proposed, said, { name: profile.name, known });
      const drafts = memories.map(({ draft }) => draft);
      const learnt = { userId: person.id, turnId: turn.id, lastTurnId: null, drafts, order: undefined };
      await rememberTurn(tx, key, { ...learnt, at: now, known, mayRemember });
    }
    return { beside, danger: shownDanger(state.risk), isRaised };
  });
}

/** Most replies leave the state as it was: then nothing is written for them. */
function isUneventful({ situation }: Led, { acts, missing }: LedReply): boolean {
  const { risk, screen } = situation;
  const isCalm = Object.keys(risk.marks ?? {}).length === 0 && risk.level === 'none';
  return (
    isCalm && acts.length + missing.length === 0 && screen.offered.length === 0 && screen.exercise === null
  );
}

/** The guided therapist answers in the model's place: its decision and its state are kept as those of the turn. */
export async function settleGuided(
  { database, keys, clock }: Pick<Answering, 'database' | 'keys' | 'clock'>,
  person: Person,
  { turn, guided: decided, guidedWith }: { turn: Turn; guided: Guided; guidedWith: Known['guidedWith'] },
  led: Led,
  { fault, acts }: Failed,
): Promise<Guided & { notice: string | null }> {
  const key = await keys.get(database.db, person.id);
  return withTx(database.db, async (tx) => {
    await keys.lock(database, tx, person.id);
    const conversation = await findLatestConversation(tx, key, person.id);
    const found = conversation?.id === turn.conversationId ? conversation.state : decided.state;
    const risk = withConcerns(found.risk, acts, { turn: led, state: found, now: clock() });
    const known = { ...found, risk };
    const hasRisen = !atLeast(levelOf(led.situation.risk), levelOf(risk));
    const guided = hasRisen ? guidedWith(risk) : decided;
    const notice = fallbackNotice(fault, known, led.profile.language);
    const { move, state } = guidedInstead(guided, known);
    if (conversation?.id === turn.conversationId)
      await saveState(tx, key, person.id, { id: conversation.id, state });
    await savePlan(tx, key, person.id, { ...turn, plan: { ...turn.plan, move, kinds: state.risk.kinds } });
    return { move, state, profile: guided.profile, notice };
  });
}
