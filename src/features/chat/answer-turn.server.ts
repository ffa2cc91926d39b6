import { AppError } from '../../platform/errors.ts';
import { type Locale, spokenLanguage } from '../../platform/locale.ts';
import { WaitedTooLong } from '../../platform/turnstile.ts';
import { type Person, requireInUse } from '../auth/session.server.ts';
import { allowedNumbers } from '../help/help-lines.ts';
import { panelFor } from '../help/panel.ts';
import { shownDanger } from '../safety/marks.ts';
import type { RiskState } from '../safety/risk-state.ts';
import { openerOf } from '../therapist/guided/guided-engine.ts';
import { BRIEF_VERSION } from '../therapist/model/brief.server.ts';
import { EngineError } from '../therapist/model/engine-error.ts';
import { type BegunTurn, beginTurn, type Known, type Message } from './begin-turn.server.ts';
import type { ChatEvent } from './chat-event.ts';
import { followTurn } from './follow-turn.server.ts';
import { overWords } from './free-words.ts';
import { holdTurn } from './hold-turn.server.ts';
import { lead, mayLead } from './lead.ts';
import { learnFromSession, SESSION_ENDS } from './learn-from-session.server.ts';
import { LiveTurn } from './live-turn.ts';
import { type Answering, LiveTurns } from './live-turns.server.ts';
import { readRiskAgain } from './read-risk-again.server.ts';
import { type Failed, settleGuided, settleLed } from './settle-led.server.ts';
import { speak } from './speak.ts';
import { sumUpInBackground } from './sum-up-talk.server.ts';
import { type HeldTurn, replayTurn, type Turn, type TurnReply } from './turn.ts';
import { closeTurn } from './turn-store.server.ts';

// One turn, top to bottom. Its steps: authorise (the edge) → save, hear danger, decide, remember (begin-turn) → the model
// leads (lead), or the guided therapist answers (speak) → stream → save and close.

const OPENERS_KEPT = 6;

const UNANSWERED: Record<Locale, string> = {
  es: 'Error al conectar con el servidor.',
  pt: 'Não deu para falar com o servidor.',
  en: 'We could not reach the server.',
};

const RESTARTING: Record<Locale, string> = {
  es: 'Estamos reiniciando. Tu mensaje está guardado: prueba otra vez en unos segundos.',
  pt: 'Estamos reiniciando. Sua mensagem está guardada: tente de novo em alguns segundos.',
  en: 'We are restarting. Your message is saved: try again in a few seconds.',
};

function restarting({ locale }: Person): ChatEvent {
  return { type: 'error', code: 'restarting', message: RESTARTING[locale], retryable: true };
}

function unanswered({ locale }: Person): ChatEvent {
  return { type: 'error', code: 'internal', message: UNANSWERED[locale], retryable: true };
}

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
  const begin = () =>
    context.live.beginning
      .pass(person.id, () => beginTurn(context, person, message))
      .catch((cause: unknown) => {
        throw cause instanceof WaitedTooLong ? new AppError('overloaded') : cause;
      });
  const begun = context.live.get(liveKey) ?? (await begin());
  // While this request waited for the database, another one with the same id may have started the reply.
  const live = context.live.get(liveKey);
  if (live) {
    if (live.text !== message.text) throw new AppError('turn_conflict');
    return live;
  }
  if (begun instanceof LiveTurn) return begun;
  if (begun.kind === 'closed') return replayTurn(begun.turn);
  const started = new LiveTurn(message.text, restarting(person));
  context.live.set(liveKey, started);
  const reply =
    begun.kind === 'running'
      ? follow(context, person, message, started)
      : run(context, person, begun, started);
  void reply.finally(() => {
    started.end();
    context.live.delete(liveKey);
  });
  return started;
}

type Begun = Extract<BegunTurn, { kind: 'answer' }>;

async function follow(context: Answering, person: Person, message: Message, live: LiveTurn): Promise<void> {
  try {
    const answer = (begun: Begun) => run(context, person, begun, live);
    if (!(await followTurn(context, person, message, live, answer))) live.push(unanswered(person));
  } catch (cause) {
    context.log.error('turn could not be followed', { turn: message.id, cause });
    live.push(unanswered(person));
  }
}

async function run(context: Answering, person: Person, begun: Begun, live: LiveTurn): Promise<void> {
  const { turn } = begun;
  const letGo = holdTurn(context, heldBy(person, turn), live);
  live.push({ type: 'accepted', turnId: turn.id });
  try {
    if (turn.plan.notice) live.push({ type: 'notice', text: turn.plan.notice });
    const heard: HeardAgain = { risk: null };
    const second = begun.usesModel ? secondReading(context, person, begun, live, heard) : null;
    // A danger that only the second reader hears is answered all the same.
    if (turn.plan.isOverFree && !(await second)) return await tellOver(context, person, begun, live);
    if (begun.led === null) return await guideTurn(context, person, begun, live, second);
    const failed = await leadTurn(context, person, begun, begun.led, live, { second, heard });
    if (failed === null) return;
    // The model could not: the guided therapist answers as itself, and says so where it matters.
    const guided = await settleGuided(context, person, begun, begun.led, failed);
    await guideTurn(context, person, { ...begun, guided }, live, second, guided.notice);
  } catch (cause) {
    await fail(context, person, turn, cause);
    live.push(unanswered(person));
  } finally {
    letGo();
  }
}

const heldBy = (person: Person, { id, heldBy }: HeldTurn) => ({ userId: person.id, id, heldBy });

/** The model's turn. Resolves with null, or with why nothing of it could be shown and what it heard all the same. */
async function leadTurn(
  context: Answering,
  person: Person,
  { turn, profile, history }: Begun,
  led: NonNullable<Known['led']>,
  live: LiveTurn,
  { second, heard }: { second: Promise<boolean> | null; heard: HeardAgain },
): Promise<Failed | null> {
  const { engine, log, clock, figures } = context;
  const { risk } = led.situation;
  const asked = { ...led, asker: person.id };
  if (engine === null || !mayLead(engine, asked)) return { fault: 'not_asked', acts: [] };
  if (risk.watched) live.push({ type: 'clear' });
  const danger = shownDanger(risk);
  if (danger) live.push({ type: 'panel', panel: panelOf(person, turn, profile, danger, turn.createdAt) });
  const reply = lead(engine, asked, live.signal, () => heard.risk ?? risk);
  const by = { engine: engine.name, brief: BRIEF_VERSION };
  let shown = '';
  let fault = 'kept_back';
  let next = await reply.next();
  for (; !next.done; next = await reply.next()) {
    const speech = next.value;
    if ('blocked' in speech) {
      figures?.keptBack(speech.blocked);
      log.warn('sentence kept back', { rule: speech.blocked, ...by });
    } else if ('failed' in speech) {
      fault = speech.failed instanceof EngineError ? speech.failed.code : 'failed';
      log.error('engine failed', { cause: speech.failed, ...by });
    } else if ('ahead' in speech) live.push({ type: 'waiting', ahead: speech.ahead });
    else {
      const { sentence } = speech;
      const piece = shown === '' || sentence.startsWith('\n') ? sentence : ` ${sentence}`;
      shown += piece;
      live.push({ type: 'text', text: piece });
    }
  }
  const said = { text: shown.trim(), engine: engine.name };
  if (live.signal.aborted) {
    await finish(context, person, turn, live, said, 'stopped');
    return null;
  }
  const ended = next.value;
  if (ended.text === '') return { fault, acts: ended.acts };
  await second;
  const { beside, danger: now, isRaised } = await settleLed(context, person, turn, led, ended);
  if (beside.clears) live.push({ type: 'clear' });
  else if (isRaised && now) live.push({ type: 'panel', panel: panelOf(person, turn, profile, now, clock()) });
  await finishWith(context, person, turn, live, said, beside);
  if (beside.ends || led.situation.leaves) learnInBackground(context, person, turn);
  else sumUpInBackground(context, person, turn, led, history);
  return null;
}

/** The guided therapist's turn: by choice, or because the model could not. */
async function guideTurn(
  context: Answering,
  person: Person,
  begun: Begun,
  live: LiveTurn,
  second: Promise<boolean> | null,
  notice: string | null = null,
): Promise<void> {
  const { turn, history, usesModel, guided } = begun;
  const { move, profile } = guided;
  if (notice) live.push({ type: 'notice', text: notice });
  if (guided.state.risk.watched) live.push({ type: 'clear' });
  else if (move.openPanel) {
    const danger = { level: move.level, kinds: guided.state.risk.kinds };
    live.push({ type: 'panel', panel: panelOf(person, turn, profile, danger, turn.createdAt) });
  }
  const replies = history.filter(({ from }) => from === 'therapist').slice(-OPENERS_KEPT);
  const { again } = turn.plan;
  const say = {
    ...{ move, profile, history, seed: turn.id },
    recentOpeners: replies.map(({ text }) => openerOf(text)),
    ...(again ? { again } : {}),
  };
  let text = '';
  for (const speech of speak(say, allowedNumbers(profile.country))) {
    if (live.signal.aborted) break;
    if ('blocked' in speech) {
      context.log.warn('sentence blocked', { rule: speech.blocked, engine: 'guided' });
      continue;
    }
    const piece = text === '' ? speech.sentence : ` ${speech.sentence}`;
    text += piece;
    live.push({ type: 'text', text: piece });
  }
  if (text === '' && !live.signal.aborted) throw new Error(`nothing could be said for ${move.frame}`);
  const said: TurnReply = { text, engine: 'guided', ...(notice ? { notice } : {}) };
  if (live.signal.aborted) return finish(context, person, turn, live, said, 'stopped');
  await second;
  await finishWith(context, person, turn, live, said, move, move);
  if (usesModel && SESSION_ENDS.has(move.kind)) learnInBackground(context, person, turn);
}

function panelOf(
  person: Person,
  turn: Turn,
  { country }: Known['profile'],
  danger: Parameters<typeof panelFor>[1],
  at: Date,
) {
  return { ...panelFor(country, danger, at, spokenLanguage(person.locale)), hasPlan: turn.plan.hasPlan };
}

/** What is on file once the second reader has read the message; null until then. */
type HeardAgain = { risk: RiskState | null };

/** The message is kept; the house says why nothing more is said to it today, and what is open all the same. */
function tellOver(
  context: Answering,
  person: Person,
  { turn, guided: { profile } }: Begun,
  live: LiveTurn,
): Promise<void> {
  const notice = overWords(profile.language, context.env.freeMessagesADay ?? 0);
  live.push({ type: 'notice', text: notice });
  const said = { text: '', notice, engine: 'guided' } as const;
  return finishWith(context, person, turn, live, said, { piece: { kind: 'page', page: 'pass' } });
}

/**
 * Beside the reply: a danger that only the second reader hears brings the help panel before the turn ends.
 * Resolves with whether it did.
 */
async function secondReading(
  context: Answering,
  person: Person,
  { turn, profile, history }: Begun,
  live: LiveTurn,
  heard: HeardAgain,
): Promise<boolean> {
  const { env, clock, log } = context;
  if (env.RISK_SECOND_READER !== 'on' || turn.plan.again) return false;
  try {
    const read = await readRiskAgain(context, person, { turn, history, name: profile.name }, live.signal);
    if (!read) return false;
    heard.risk = read.risk;
    const { raised } = read;
    if (!raised) return false;
    log.info('second reader raised', { turn: turn.id, from: turn.plan.move.level, to: raised.level });
    live.push({ type: 'panel', panel: panelOf(person, turn, profile, raised, clock()) });
    return true;
  } catch (cause) {
    if (!live.signal.aborted) log.error('second reader failed', { turn: turn.id, cause });
    return false;
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

/** What stands under the words comes after them. */
function finishWith(
  context: Answering,
  person: Person,
  turn: HeldTurn,
  live: LiveTurn,
  said: TurnReply,
  { piece, choices }: Pick<TurnReply, 'piece' | 'choices'>,
  move?: Turn['plan']['move'],
): Promise<void> {
  if (piece) live.push({ type: 'piece', piece });
  if (choices) live.push({ type: 'choices', choices });
  return finish(context, person, turn, live, { ...said, piece, choices }, 'done', move);
}

async function finish(
  { database, keys, clock }: Answering,
  person: Person,
  turn: HeldTurn,
  live: LiveTurn,
  reply: TurnReply,
  status: 'done' | 'stopped',
  move: Turn['plan']['move'] = turn.plan.move,
): Promise<void> {
  const key = await keys.get(database.db, person.id);
  const close = { status, reply, closedAt: clock() };
  // Another process took it over meanwhile: what was said here is not kept, and whoever asks again gets that reply.
  if (!(await closeTurn(database.db, key, heldBy(person, turn), close))) return live.push(unanswered(person));
  live.push({ type: 'done', turnId: turn.id, status, level: move.level, move: move.kind });
}

async function fail(
  { database, keys, clock, log }: Answering,
  person: Person,
  turn: HeldTurn,
  cause: unknown,
) {
  log.error('turn failed', { turn: turn.id, cause });
  try {
    const key = await keys.get(database.db, person.id);
    await closeTurn(database.db, key, heldBy(person, turn), {
      status: 'failed',
      reply: null,
      closedAt: clock(),
    });
  } catch (again) {
    log.error('turn could not be closed', { turn: turn.id, cause: again });
  }
}
