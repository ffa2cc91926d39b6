import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/db.server.ts';
import { laterThan, newId } from '../../platform/ids.server.ts';
import type { StyleProfile } from '../intake/style-profile.ts';
import { placed, selectMemories } from '../memory/select-memories.ts';
import { riskFromIntake } from '../safety/advance-risk.ts';
import { highest } from '../safety/risk.ts';
import { say } from '../therapist/guided/guided-engine.ts';
import type { Memory } from '../therapist/move.ts';
import { planOpening } from '../therapist/opening.ts';
import { carryOver, newState, type TherapistState } from '../therapist/state.ts';
import { openingNotice } from './ai-notice.ts';
import {
  addConversation,
  type Conversation,
  findLatestConversation,
  removeConversation,
  saveState,
} from './conversation-store.server.ts';
import { turnReplySchema } from './turn.ts';
import { addTurn, findLastPosition, listTurns } from './turn-store.server.ts';

/** Silence after which the next message starts another conversation, with its own greeting. */
export const CONVERSATION_GAP_MS = 12 * 60 * 60 * 1000;

export type Opener = {
  userId: string;
  profile: StyleProfile;
  memories: Memory[];
  mayRemember: boolean;
  /** What `findLatestConversation` gives. */
  latest: Conversation | null;
  now: Date;
};

/**
 * The conversation a person is in, opened with a greeting when there is none or the last one is old. Where nothing was
 * said yet, the greeting that stands is kept as long as it would be said again; what was answered or erased meanwhile
 * may ask for another. Runs inside a transaction that holds the person's lock.
 */
export async function openConversation(tx: Db, key: KeyObject, opener: Opener): Promise<Conversation> {
  const { userId, latest, now } = opener;
  if (latest && !latest.begun) {
    const { opening, reply, previous, shown } = await greetedAnew(tx, key, opener, latest);
    if (isDeepStrictEqual(shown?.reply, reply)) {
      if (opening.state.risk.level === latest.state.risk.level) return latest;
      await saveState(tx, key, userId, { id: latest.id, state: opening.state });
      return { ...latest, state: opening.state };
    }
    await removeConversation(tx, userId, latest.id);
    return startConversation(tx, key, { ...opener, latest: previous });
  }
  if (latest && now.getTime() - latest.lastAt.getTime() < CONVERSATION_GAP_MS) return latest;
  return startConversation(tx, key, opener);
}

/** The same for whoever writes: they answer the greeting they were shown, and what they told of danger meanwhile counts. */
export async function answeredConversation(tx: Db, key: KeyObject, opener: Opener): Promise<Conversation> {
  const { latest } = opener;
  if (!latest || latest.begun) return openConversation(tx, key, opener);
  const { state } = latest;
  const { risk } = (await greetedAnew(tx, key, opener, latest)).opening.state;
  return highest(state.risk.level, risk.level) === state.risk.level
    ? latest
    : { ...latest, state: { ...state, risk } };
}

/** What a conversation in which nothing was said yet would be greeted with now, and what it was greeted with. */
async function greetedAnew(tx: Db, key: KeyObject, opener: Opener, { id }: Conversation) {
  const previous = await findLatestConversation(tx, key, opener.userId, id);
  const [shown] = await listTurns(tx, key, opener.userId, { limit: 1 });
  return { ...greeting({ ...opener, latest: previous }, id), previous, shown };
}

function greeting({ profile, memories, mayRemember, latest: previous, now }: Opener, seed: string) {
  const opening = planOpening({
    state: previous ? carryOver(previous.state) : withIntakeRisk(newState(), profile, now),
    profile,
    memories: mayRemember ? selectMemories(memories, { text: '', topic: null, now }) : placed(memories),
    now,
    lastAt: previous?.lastAt ?? null,
  });
  const { move } = opening;
  const text = say({ move, profile, history: [], recentOpeners: [], seed });
  // As it comes back from the database, so that the two can be held together.
  const kept = JSON.stringify({ text, piece: move.piece, choices: move.choices });
  const reply = turnReplySchema.parse(JSON.parse(kept));
  return { opening, reply };
}

async function startConversation(tx: Db, key: KeyObject, opener: Opener): Promise<Conversation> {
  const { userId, profile, latest: previous, now } = opener;
  const id = laterThan(previous?.id, newId(now.getTime()));
  const { opening, reply } = greeting(opener, id);
  const conversation: Conversation = { id, state: opening.state, begun: false, openedAt: now, lastAt: now };
  await addConversation(tx, key, userId, conversation);
  await addTurn(tx, key, userId, {
    id: newId(now.getTime()),
    conversationId: id,
    position: laterThan(await findLastPosition(tx, userId), newId(now.getTime())),
    status: 'done',
    text: null,
    plan: {
      move: opening.move,
      kinds: opening.state.risk.kinds,
      notice: openingNotice(reply.text, profile.language),
    },
    reply,
    heldBy: null,
    createdAt: now,
  });
  return conversation;
}

/** Question 17 counts from the first greeting on; later the conversation itself says more. */
function withIntakeRisk(state: TherapistState, profile: StyleProfile, now: Date): TherapistState {
  const seeded = riskFromIntake(profile.selfHarmDays, now);
  return highest(state.risk.level, seeded.level) === state.risk.level ? state : { ...state, risk: seeded };
}
