import { AppError } from '../../platform/errors.ts';
import { type Locale, spokenLanguage } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import { type Person, requireInUse } from '../auth/session.server.ts';
import { allowedNumbers } from '../help/help-lines.ts';
import { panelFor } from '../help/panel.ts';
import type { Engine, EngineTurn } from '../therapist/engine.ts';
import { freedomIn } from '../therapist/freedom.ts';
import { openerOf } from '../therapist/guided/guided-engine.ts';
import { PROMPT_VERSION } from '../therapist/model/prompt-words.ts';
import { type BegunTurn, beginTurn, type Known, type Message } from './begin-turn.server.ts';
import type { ChatEvent } from './chat-event.ts';
import { learnFromSession, SESSION_ENDS } from './learn-from-session.server.ts';
import { LiveTurn } from './live-turn.ts';
import { readRiskAgain } from './read-risk-again.server.ts';
import { engineFor, speak } from './speak.ts';
import { replayTurn, type Turn, type TurnReply } from './turn.ts';
import { closeTurn, findTurn } from './turn-store.server.ts';

// One turn, top to bottom. Its steps: authorise (the edge) → save, understand, assess, plan, remember (begin-turn) →
// say it through the guard (speak) → stream → save and close.

const POLL_MS = 60;
const OPENERS_KEPT = 6;

const UNANSWERED: Record<Locale, string> = {
  es: 'Error al conectar con el servidor.',
  pt: 'Não deu para falar com o servidor.',
  en: 'We could not reach the server.',
};

function unanswered({ locale }: Person): ChatEvent {
  return { type: 'error', code: 'internal', message: UNANSWERED[locale], retryable: true };
}

/** Turns being answered by this process, by person and message id. */
export class LiveTurns extends Map<string, LiveTurn> {
  /** What is learnt after goodbyes, and how it is told to end. */
  readonly learning = new Set<Promise<void>>();
  readonly closing = new AbortController();

  static key = (userId: string, turnId: string) => `${userId}/${turnId}`;
}

type Answering = ServerContext & { live: LiveTurns };

/**
 * Answers one message, or gives again the reply it already has. Resolves once the message is saved.
 * @throws AppError turn_conflict when the id was used for another text; data_blocked, account_leaving
 */
export async function answerTurn(
  context: Answering,
  person: Person,
  message: Message,
): Promise<AsyncIterable<ChatEvent> | Iterable<ChatEvent>> {
  requireInUse(person);
  const liveKey = LiveTurns.key(person.id, message.id);
  const begun = context.live.get(liveKey) ?? (await beginTurn(context, person, message));
  // While this request waited for the database, another one with the same id may have started the reply.
  const live = context.live.get(liveKey);
  if (live) {
    if (live.text !== message.text) throw new AppError('turn_conflict');
    return live;
  }
  if (begun instanceof LiveTurn) return begun;
  if (begun.kind === 'closed') return replayTurn(begun.turn);
  if (begun.kind === 'running') return followTurn(context, person, begun.turn);
  const started = new LiveTurn(message.text);
  context.live.set(liveKey, started);
  void run(context, person, begun, started).finally(() => {
    started.end();
    context.live.delete(liveKey);
  });
  return started;
}

async function run(
  context: Answering,
  person: Person,
  { turn, mayLeave, ...known }: Extract<BegunTurn, { kind: 'answer' }>,
  live: LiveTurn,
): Promise<void> {
  const { move, kinds } = turn.plan;
  live.push({ type: 'accepted', turnId: turn.id });
  try {
    if (move.openPanel) {
      const danger = { level: move.level, kinds };
      const panel = panelFor(known.profile.country, danger, turn.createdAt, spokenLanguage(person.locale));
      live.push({ type: 'panel', panel: { ...panel, hasPlan: turn.plan.hasPlan } });
    }
    if (turn.plan.notice) live.push({ type: 'notice', text: turn.plan.notice });
    const { profile, history, memories, openBoxes } = known;
    const second = mayLeave ? secondReading(context, person, turn, known, live) : null;
    const replies = history.filter(({ from }) => from === 'therapist').slice(-OPENERS_KEPT);
    const say = {
      ...{ move, profile, history, memories, openBoxes },
      recentOpeners: replies.map(({ text }) => openerOf(text)),
      seed: turn.id,
      heard: turn.text ?? '',
      ...(turn.plan.again ? { again: turn.plan.again } : {}),
      asker: person.id,
    };
    const engine = engineFor(context.engine, mayLeave);
    const text = await sayMove(context, engine, say, live);
    const said = { text, engine: freedomIn(say) === 'ours' ? ('guided' as const) : engine.name };
    if (live.signal.aborted) return await finish(context, person, turn, live, said, 'stopped');
    await second;
    if (move.piece) live.push({ type: 'piece', piece: move.piece });
    if (move.choices) live.push({ type: 'choices', choices: move.choices });
    await finish(context, person, turn, live, { ...said, piece: move.piece, choices: move.choices }, 'done');
    if (mayLeave && SESSION_ENDS.has(move.kind)) learnInBackground(context, person, turn);
  } catch (cause) {
    await fail(context, person, turn, cause);
    live.push(unanswered(person));
  }
}

/** Says the move and streams it; resolves with everything that was shown. */
async function sayMove(context: Answering, engine: Engine, say: EngineTurn, live: LiveTurn): Promise<string> {
  let text = '';
  const by = { engine: engine.name, ...(engine.name === 'llm' ? { prompt: PROMPT_VERSION } : {}) };
  for await (const speech of speak(engine, say, allowedNumbers(say.profile.country), live.signal)) {
    if ('blocked' in speech) context.log.warn('sentence blocked', { rule: speech.blocked, ...by });
    else if ('failed' in speech) context.log.error('engine failed', { cause: speech.failed, ...by });
    else if ('ahead' in speech) live.push({ type: 'waiting', ahead: speech.ahead });
    else {
      const piece = text === '' ? speech.sentence : ` ${speech.sentence}`;
      text += piece;
      live.push({ type: 'text', text: piece });
    }
  }
  if (text === '' && !live.signal.aborted) throw new Error(`nothing could be said for ${say.move.frame}`);
  return text;
}

/** Beside the reply, where it is on: a danger that only the model hears brings the help panel before the turn ends. */
async function secondReading(
  context: Answering,
  person: Person,
  turn: Turn,
  { profile, history }: Pick<Known, 'profile' | 'history'>,
  live: LiveTurn,
): Promise<void> {
  const { env, clock, log } = context;
  if (env.RISK_SECOND_READER !== 'on' || turn.plan.again) return;
  try {
    const raised = await readRiskAgain(context, person, { turn, history, name: profile.name }, live.signal);
    if (!raised) return;
    log.info('second reader raised', { turn: turn.id, from: turn.plan.move.level, to: raised.level });
    const panel = panelFor(profile.country, raised, clock(), spokenLanguage(person.locale));
    live.push({ type: 'panel', panel: { ...panel, hasPlan: turn.plan.hasPlan } });
  } catch (cause) {
    if (!live.signal.aborted) log.error('second reader failed', { turn: turn.id, cause });
  }
}

/** Nobody waits for it; a server that closes lets it go. */
function learnInBackground(context: Answering, person: Person, turn: Turn): void {
  const { live, log } = context;
  const learning = learnFromSession(context, person, turn.conversationId, live.closing.signal)
    .then((learnt) => log.info('learnt from a session', { turn: turn.id, learnt }))
    .catch((cause) => {
      if (!live.closing.signal.aborted) log.error('learning failed', { turn: turn.id, cause });
    })
    .finally(() => live.learning.delete(learning));
  live.learning.add(learning);
}

async function finish(
  { database, keys, clock }: Answering,
  person: Person,
  turn: Turn,
  live: LiveTurn,
  reply: TurnReply,
  status: 'done' | 'stopped',
): Promise<void> {
  const key = await keys.get(database.db, person.id);
  const { move } = turn.plan;
  await closeTurn(database.db, key, person.id, { id: turn.id, status, reply, closedAt: clock() });
  live.push({ type: 'done', turnId: turn.id, status, level: move.level, move: move.kind });
}

async function fail({ database, keys, clock, log }: Answering, person: Person, turn: Turn, cause: unknown) {
  log.error('turn failed', { turn: turn.id, cause });
  try {
    const key = await keys.get(database.db, person.id);
    await closeTurn(database.db, key, person.id, {
      id: turn.id,
      status: 'failed',
      reply: null,
      closedAt: clock(),
    });
  } catch (again) {
    log.error('turn could not be closed', { turn: turn.id, cause: again });
  }
}

/** Another process is answering: wait for what it saves. */
async function* followTurn(
  { database, keys }: Answering,
  person: Person,
  turn: Turn,
): AsyncGenerator<ChatEvent> {
  const key = await keys.get(database.db, person.id);
  for (;;) {
    const now = await findTurn(database.db, key, person.id, turn.id);
    if (now && (now.status === 'done' || now.status === 'stopped')) return yield* replayTurn(now);
    if (!now || now.status === 'failed' || (now.leaseUntil && now.leaseUntil < new Date())) {
      return yield unanswered(person);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
