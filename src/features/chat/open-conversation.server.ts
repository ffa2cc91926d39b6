import type { KeyObject } from 'node:crypto';
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
} from './conversation-store.server.ts';
import { addTurn, findLastPosition } from './turn-store.server.ts';

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
 * The conversation a person is in, opened with a greeting when there is none or the last one is old. One in
 * which nothing was said yet is opened anew, so that the greeting knows the answers given meanwhile.
 * Runs inside a transaction that holds the person's lock.
 */
export async function openConversation(tx: Db, key: KeyObject, opener: Opener): Promise<Conversation> {
  const { userId, latest, now } = opener;
  if (latest && !latest.begun) {
    await removeConversation(tx, userId, latest.id);
    return startConversation(tx, key, { ...opener, latest: await findLatestConversation(tx, key, userId) });
  }
  if (latest && now.getTime() - latest.lastAt.getTime() < CONVERSATION_GAP_MS) return latest;
  return startConversation(tx, key, opener);
}

async function startConversation(
  tx: Db,
  key: KeyObject,
  { userId, profile, memories, mayRemember, latest: previous, now }: Opener,
): Promise<Conversation> {
  const opening = planOpening({
    state: previous ? carryOver(previous.state) : withIntakeRisk(newState(), profile, now),
    profile,
    memories: mayRemember ? selectMemories(memories, { text: '', topic: null, now }) : placed(memories),
    now,
    lastAt: previous?.lastAt ?? null,
  });
  const id = laterThan(previous?.id, newId(now.getTime()));
  const conversation: Conversation = { id, state: opening.state, begun: false, openedAt: now, lastAt: now };
  await addConversation(tx, key, userId, conversation);
  const text = say({ move: opening.move, profile, history: [], recentOpeners: [], seed: id });
  await addTurn(tx, key, userId, {
    id: newId(now.getTime()),
    conversationId: id,
    position: laterThan(await findLastPosition(tx, userId), newId(now.getTime())),
    status: 'done',
    text: null,
    plan: {
      move: opening.move,
      kinds: opening.state.risk.kinds,
      notice: openingNotice(text, profile.language),
    },
    reply: { text, piece: opening.move.piece, choices: opening.move.choices },
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
