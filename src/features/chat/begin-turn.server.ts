import type { KeyObject } from 'node:crypto';
import type { Db } from '../../db/db.server.ts';
import { withTx } from '../../db/with-tx.server.ts';
import { AppError } from '../../platform/errors.ts';
import { laterThan, newId } from '../../platform/ids.server.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import type { StyleProfile } from '../intake/style-profile.ts';
import { rememberTurn } from '../memory/remember-turn.server.ts';
import { selectMemories } from '../memory/select-memories.ts';
import type { RiskState } from '../safety/risk-state.ts';
import { hasPlan } from '../safety/safety-plan.ts';
import { guideIn } from '../therapist/guided/guides.server.ts';
import type { LedTurn } from '../therapist/led-turn.ts';
import type { SayAgain } from '../therapist/say-again.ts';
import { newState, styleNow, type TherapistState } from '../therapist/state.ts';
import type { Utterance } from '../therapist/utterance.ts';
import { isNoticeDue, NOTICE_EVERY_MS, noticeWords } from './ai-notice.ts';
import {
  type Conversation,
  findLatestConversation,
  saveSpoken,
  sealedSpoken,
} from './conversation-store.server.ts';
import { countMessage } from './count-message.server.ts';
import { decideLed, ledMove, ledTurn } from './decide-led.ts';
import { type Decision, decideTurn } from './decide-turn.ts';
import { answeredConversation, CONVERSATION_GAP_MS } from './open-conversation.server.ts';
import { readPerson } from './read-person.server.ts';
import type { HeldTurn, Turn } from './turn.ts';
import {
  type FoundTurn,
  findLastMessageId,
  findLastPosition,
  findTurn,
  insertTurn,
  listTurns,
  listTurnTimes,
  listUtterances,
  sealedTurn,
  takeOverTurn,
} from './turn-store.server.ts';
import { whoLeads } from './who-leads.ts';

/** Turns an engine sees; memory and state carry what is older. */
const HISTORY_TURNS = 16;

/** What a client sends: an id of its own making, and the text. */
export type Message = { id: string; text: string; again?: SayAgain };

/** What the guided therapist says to this message, and the state that goes with it. */
export type Guided = Pick<Decision, 'move' | 'state' | 'profile'>;
type Decided = Guided & Pick<Decision, 'remember' | 'order'>;

export type BegunTurn =
  | { kind: 'closed'; turn: Turn }
  | { kind: 'running'; turn: Turn }
  | ({ kind: 'answer'; turn: HeldTurn } & Known);

/** What a reply may be made of, and by whom. */
export type Known = {
  profile: StyleProfile;
  history: Utterance[];
  guided: Guided;
  /** What the model gets, where it leads; null: the guided therapist answers. */
  led: Omit<LedTurn, 'asker'> | null;
  /** The same, should the danger on file have risen meanwhile. */
  guidedWith: (risk: RiskState) => Guided;
  /** Whether the model may read this talk for danger and for the memory. */
  usesModel: boolean;
};

export type BeginParts = Pick<ServerContext, 'database' | 'keys' | 'clock' | 'engine' | 'env' | 'inboxKey'>;

/**
 * The first half of a turn, in one transaction under the person's lock: the message is saved, the danger in it is kept,
 * what the guided therapist would say is decided, and the memory learns or forgets what the message says. From here on
 * nothing can be lost.
 */
export function beginTurn(
  { database, keys, clock, engine, ...house }: BeginParts,
  person: Person,
  message: Message,
): Promise<BegunTurn> {
  return keys.get(database.db, person.id).then((key) =>
    withTx(database.db, async (tx, commitNow) => {
      // Sent together, done in this order. Only single statements may be: a second one could outlive the transaction.
      const [, { profile, mayLeave, choseGuided, ...memory }, latest, said, known, last] = await Promise.all([
        keys.lock(database, tx, person.id),
        readPerson(tx, key, person),
        findLatestConversation(tx, key, person.id),
        listUtterances(tx, key, person.id, { limit: HISTORY_TURNS }),
        findTurn(tx, key, person.id, message.id),
        findLastPosition(tx, person.id),
      ]);
      const now = clock();
      const usesModel = whoLeads(engine, { mayLeave, choseGuided }) !== null;
      const { mayRemember } = memory;
      const decide = (state: TherapistState) =>
        decideTurn({
          text: message.text,
          state,
          profile,
          ...memory,
          now,
          isLed: usesModel,
          guides: guideIn,
        });
      const memoriesFor = (state: TherapistState) =>
        mayRemember ? selectMemories(memory.memories, { text: message.text, topic: state.topic, now }) : [];
      const told = { text: message.text, mayRemember, now };
      if (known) {
        // Its danger and its wishes are on file: only what is said is made anew.
        const state = latest?.state ?? newState();
        const taken = await takeUp(tx, key, person, { message, turn: known });
        if (taken.kind !== 'answer') return taken;
        const guided: Guided & Pick<Decision, 'order'> =
          known.plan.move.kind === 'model'
            ? decide(state)
            : { move: known.plan.move, state, profile: styleNow(profile, state) };
        const standing = {
          ...told,
          state,
          profile: guided.profile,
          guided,
          memories: memoriesFor(state),
          history: taken.history,
        };
        const led = usesModel
          ? ledTurn({ ...standing, ...(message.again ? { again: message.again } : {}) })
          : null;
        const guidedWith = (risk: RiskState) => decide({ ...state, risk });
        return { ...taken, guided, guidedWith, profile: guided.profile, led, usesModel };
      }
      const opener = { userId: person.id, profile, ...memory, latest, now };
      const conversation = await answeredConversation(tx, key, opener);
      const isNew = conversation.id !== latest?.id;
      const history = isNew ? await listUtterances(tx, key, person.id, { limit: HISTORY_TURNS }) : said;
      const lastPosition = isNew ? await findLastPosition(tx, person.id) : last;
      const { state } = conversation;
      const before = message.again ? await findLastReply(tx, key, person.id, conversation.id) : null;
      // The guided therapist cannot say in another way what it did not say.
      const repeated = before && (usesModel || before.plan.move.kind !== 'model') ? before : null;
      const guided: Decided =
        repeated && repeated.plan.move.kind !== 'model' ? sameAgain(repeated, state, profile) : decide(state);
      const memories = memoriesFor(guided.state);
      const input = { ...told, guided, memories, history };
      const decided = usesModel && !repeated ? decideLed({ ...input, state }) : null;
      const led = repeated
        ? usesModel
          ? ledTurn({ ...input, state, profile: guided.profile, again: message.again ?? null })
          : null
        : (decided?.turn ?? null);
      const after = decided?.state ?? (repeated && usesModel ? state : guided.state);
      const move = led ? ledMove(after.risk) : guided.move;
      const free = await countMessage(tx, house, {
        person,
        language: guided.profile.language,
        heard: {
          states: [state, guided.state, after],
          move: guided.move,
          isOrder: guided.order !== undefined,
        },
        now,
      });
      const notices = [
        (await isNoticeDueIn(tx, person.id, conversation, now))
          ? noticeWords(guided.profile.language, move.level)
          : null,
        free.notice,
      ];
      const notice = notices.filter(Boolean).join(' ');
      // Only an order to the memory ("olvida eso") asks which message came before.
      const { remember: drafts, order } = repeated ? { remember: [], order: undefined } : guided;
      const turn: HeldTurn = {
        id: message.id,
        conversationId: conversation.id,
        position: laterThan(lastPosition, newId()),
        status: 'running',
        text: message.text,
        plan: {
          move,
          kinds: after.risk.kinds,
          hasPlan: hasPlan(memory.memories),
          ...(notice ? { notice } : {}),
          ...(free.isOver ? { isOverFree: true } : {}),
          ...(order ? { ordered: true } : {}),
          ...(repeated && message.again ? { again: message.again } : {}),
        },
        reply: null,
        heldBy: newId(),
        createdAt: now,
      };
      const lastTurnId = order ? await findLastMessageId(tx, person.id) : null;
      const reading =
        usesModel && mayRemember
          ? { readDueAt: new Date(now.getTime() + CONVERSATION_GAP_MS) }
          : { readUntil: turn.position, readDueAt: null };
      // Where nothing is answered the talk goes on tomorrow from where it stood.
      const standing = free.isOver ? { ...state, risk: after.risk } : after;
      const spoken = { id: conversation.id, state: standing, lastAt: now, ...reading };
      const isLearning = order !== undefined || drafts.length > 0;
      const guidedWith = (risk: RiskState) => decide({ ...state, risk });
      const style = guided.profile;
      const begun = {
        kind: 'answer',
        turn,
        profile: style,
        history,
        guided,
        guidedWith,
        led,
        usesModel,
      } as const;
      const rows = { turn: sealedTurn(key, person.id, turn), spoken: sealedSpoken(key, person.id, spoken) };
      const saved = Promise.all([insertTurn(tx, rows.turn), saveSpoken(tx, rows.spoken)]);
      if (!isLearning) commitNow();
      await saved;
      const learnt = { userId: person.id, turnId: turn.id, lastTurnId, drafts, order, at: now };
      const { memories: onFile } = memory;
      if (isLearning) await rememberTurn(tx, key, { ...learnt, known: onFile, mayRemember });
      return begun;
    }),
  );
}

/** The reply that may be said again: the last one of this conversation, if it was heard to the end. */
async function findLastReply(
  tx: Db,
  key: KeyObject,
  userId: string,
  conversationId: string,
): Promise<Turn | null> {
  const [last] = await listTurns(tx, key, userId, { limit: 1 });
  const isSaid = last?.conversationId === conversationId && last.reply !== null && !last.plan.isOverFree;
  return isSaid ? last : null;
}

/** Nothing is understood, assessed or planned: the move stands, and so does what it asked. */
function sameAgain({ plan }: Turn, state: TherapistState, profile: StyleProfile): Decided {
  return { move: plan.move, state, profile: styleNow(profile, state), remember: [] };
}

/** Only a conversation that has gone on for three hours is looked at closer. */
async function isNoticeDueIn(
  tx: Db,
  userId: string,
  { id, openedAt }: Conversation,
  now: Date,
): Promise<boolean> {
  if (now.getTime() - openedAt.getTime() < NOTICE_EVERY_MS) return false;
  return isNoticeDue(await listTurnTimes(tx, userId, id), now);
}

type Taken =
  | { kind: 'closed'; turn: Turn }
  | { kind: 'running'; turn: Turn }
  | { kind: 'answer'; turn: HeldTurn; history: Utterance[] };

/** A message id we have seen: give its reply, wait for it, or answer it again. */
async function takeUp(
  tx: Db,
  key: KeyObject,
  person: Person,
  { message, turn: { isHeld, ...turn } }: { message: Message; turn: FoundTurn },
): Promise<Taken> {
  if (turn.text !== message.text) throw new AppError('turn_conflict');
  if (turn.status === 'done' || turn.status === 'stopped') return { kind: 'closed', turn };
  if (turn.status === 'running' && isHeld) return { kind: 'running', turn };
  const heldBy = newId();
  await takeOverTurn(tx, person.id, turn.id, heldBy);
  const history = await listUtterances(tx, key, person.id, { before: turn.position, limit: HISTORY_TURNS });
  return { kind: 'answer', turn: { ...turn, heldBy }, history };
}
