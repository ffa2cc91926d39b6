// A turn without a server: what the chat does with a message, over a conversation kept in one object.

import { afterLed, decideLed, ledMove, withConcerns } from '../src/features/chat/decide-led.ts';
import { type Decision, decideTurn } from '../src/features/chat/decide-turn.ts';
import { guidedInstead } from '../src/features/chat/guided-instead.ts';
import { type LedReply, lead, mayLead } from '../src/features/chat/lead.ts';
import { raisedBy } from '../src/features/chat/read-risk-again.server.ts';
import { speak } from '../src/features/chat/speak.ts';
import { isSummaryDue } from '../src/features/chat/sum-up-talk.server.ts';
import { allowedNumbers } from '../src/features/help/help-lines.ts';
import type { Answers } from '../src/features/intake/questions.ts';
import { type Language, type StyleProfile, styleProfile } from '../src/features/intake/style-profile.ts';
import { memoriesAfter } from '../src/features/memory/merge-memories.ts';
import { checkProposals } from '../src/features/memory/proposed-memories.ts';
import { placed, selectMemories } from '../src/features/memory/select-memories.ts';
import { riskFromIntake } from '../src/features/safety/advance-risk.ts';
import { shownDanger } from '../src/features/safety/marks.ts';
import type { RiskState } from '../src/features/safety/risk-state.ts';
import { openerOf } from '../src/features/therapist/guided/guided-engine.ts';
import { guideIn } from '../src/features/therapist/guided/guides.server.ts';
import type { LedTurn } from '../src/features/therapist/led-turn.ts';
import type { ModelEngine } from '../src/features/therapist/model/model-engine.server.ts';
import { readRiskSchema, riskQuestion } from '../src/features/therapist/model/risk-question.ts';
import { summaryQuestion, summarySchema } from '../src/features/therapist/model/summary-question.ts';
import type { Memory, Move, Piece } from '../src/features/therapist/move.ts';
import { isReturn, planOpening } from '../src/features/therapist/opening.ts';
import { NEW_LED, newState, styleNow, type TherapistState } from '../src/features/therapist/state.ts';
import type { Utterance } from '../src/features/therapist/utterance.ts';

export type Talk = {
  person: { name: string | null; country: string | null };
  answers: Record<string, string[]>;
  memories: Memory[];
  messages: number;
  mayRemember: boolean;
  state: TherapistState;
  history: Utterance[];
  lastAt: string | null;
  /** How often a model wrote in it what may do harm: each call is a new process, which knows nothing of it. */
  slips: number;
};

export const newTalk = (country: string | null = null): Talk => ({
  person: { name: null, country },
  answers: {},
  memories: [],
  messages: 0,
  mayRemember: true,
  state: newState(),
  history: [],
  lastAt: null,
  slips: 0,
});

export type Reply = {
  reply: string;
  level: Move['level'];
  move: Move['kind'];
  openPanel: boolean;
  choices: string[];
  card?: string;
};

/** After so many it is not asked any more in this talk. */
const SLIPS_MAX = 2;
const HISTORY_KEPT = 60;
/** As many as an engine sees on the server. */
const HISTORY_SENT = 32;
const never = new AbortController().signal;
const tell = (line: string) => process.stderr.write(`${line}\n`);
const codeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause ? cause.code : String(cause));

/** @param asker whose talk it is, where one model answers several */
export async function replyTo(
  talk: Talk,
  text: string,
  now: Date,
  model: ModelEngine | null,
  asker = 'terminal',
): Promise<Reply> {
  const opened = opening(talk, text, now);
  if (opened && (opened.isWhole || opened.move.kind === 'return.safety')) {
    const said = guidedWords(talk, opened.move, styleNow(profileOf(talk), talk.state), text);
    return settle(talk, text, now, { move: opened.move, said });
  }
  const { state, memories, mayRemember } = talk;
  const input = {
    text,
    profile: profileOf(talk),
    memories,
    mayRemember,
    now,
    isLed: model !== null,
    guides: guideIn,
  };
  const guided = decideTurn({ ...input, state });
  const greeting = opened ? `${guidedWords(talk, opened.move, guided.profile, text)} ` : '';
  const led = model && (await ledReply(talk, text, now, { guided, model, asker }));
  if (led) return settle(talk, text, now, { ...led, said: greeting + led.said });
  // What rose meanwhile counts for our own words as well.
  const again = model ? decideTurn({ ...input, state: { ...state, risk: talk.state.risk } }) : guided;
  const instead = model ? guidedInstead(again, talk.state) : guided;
  talk.state = instead.state;
  const said = greeting + guidedWords(talk, instead.move, guided.profile, text);
  remember(talk, guided, now);
  return settle(talk, text, now, { move: instead.move, said });
}

/** The model's turn; null where nothing of it could be shown. */
async function ledReply(
  talk: Talk,
  text: string,
  now: Date,
  { guided, model, asker }: { guided: Decision; model: ModelEngine; asker: string },
): Promise<Said | null> {
  const { state, mayRemember } = talk;
  const history = talk.history.slice(-HISTORY_SENT);
  const memories = mayRemember ? selectMemories(talk.memories, { text, topic: guided.state.topic, now }) : [];
  const decided = decideLed({ text, state, guided, memories, mayRemember, history, now });
  talk.state = decided.state;
  const turn = { ...decided.turn, asker };
  if (talk.slips >= SLIPS_MAX || !mayLead(model, turn)) return null;
  const before = model.slips;
  const second = readAgain(talk, text, now, model);
  const reply = await listen(model, turn, () => talk.state.risk);
  talk.slips += model.slips - before;
  await second;
  if (reply.text === '') {
    const risk = withConcerns(talk.state.risk, reply.acts, { turn: decided.turn, state: talk.state, now });
    talk.state = { ...talk.state, risk };
    return null;
  }
  const outcome = afterLed(reply, { state: talk.state, turn: decided.turn, now });
  talk.state = outcome.state;
  const { name } = talk.person;
  const proposed = {
    memories: outcome.remember.map((quote) => ({ kind: 'fact' as const, quote })),
    summary: [],
  };
  const kept = checkProposals(proposed, [{ turnId: '', text }], { name, known: talk.memories });
  remember(
    talk,
    { ...guided, remember: [...guided.remember, ...kept.memories.map(({ draft }) => draft)] },
    now,
  );
  await sumUp(talk, text, model);
  const { piece, choices } = outcome.beside;
  return { move: ledMove(talk.state.risk), said: reply.text, piece, choices };
}

async function listen(model: ModelEngine, turn: LedTurn, riskNow: () => RiskState): Promise<LedReply> {
  const speaking = lead(model, turn, never, riskNow);
  for (;;) {
    const next = await speaking.next();
    if (next.done) return next.value;
    if ('blocked' in next.value) tell(`A sentence was kept back by the guard (${next.value.blocked}).`);
    if ('failed' in next.value) tell(`The model could not go on (${codeOf(next.value.failed)}).`);
  }
}

/** As the server does beside a reply (chat/read-risk-again.server.ts). */
async function readAgain(talk: Talk, text: string, now: Date, model: ModelEngine): Promise<void> {
  if (!model.readsDanger) return;
  try {
    const question = riskQuestion(text, { history: talk.history, name: talk.person.name });
    const read = readRiskSchema.parse(await model.answer(question, never));
    const { state } = talk;
    talk.state = { ...state, risk: raisedBy(read, state.risk, { text, turn: state.turn, now }) };
  } catch (cause) {
    tell(`The second reader failed (${codeOf(cause)}).`);
  }
}

/** As the server does after a reply (chat/sum-up-talk.server.ts). */
async function sumUp(talk: Talk, text: string, model: ModelEngine): Promise<void> {
  const led = talk.state.led ?? NEW_LED;
  if (!isSummaryDue(talk.state.turn, led.summedUp)) return;
  try {
    const { name, language } = profileOf(talk);
    const history: Utterance[] = [...talk.history.slice(-HISTORY_SENT), { from: 'person', text }];
    const question = summaryQuestion(history, { name, language, summary: led.summary });
    const { summary } = summarySchema.parse(await model.answer(question, never));
    talk.state = { ...talk.state, led: { ...led, summary, summedUp: talk.state.turn } };
  } catch (cause) {
    tell(`Summing up failed (${codeOf(cause)}).`);
  }
}

function profileOf({ answers, person }: Talk): StyleProfile {
  return styleProfile(answers as Answers, person);
}

/** The same as the server does with what a message says, forgets or pauses (memory/remember-turn.server.ts). */
function remember(talk: Talk, { remember: drafts, order }: Decision, now: Date): void {
  talk.messages += 1;
  const { memories, mayRemember, messages } = talk;
  const turn = { turnId: `message ${messages}`, lastTurnId: `message ${messages - 1}` };
  const after = memoriesAfter(memories, { drafts, order, mayRemember, ...turn, at: now.toISOString() });
  talk.memories = after.memories;
  talk.mayRemember = after.mayRemember;
  talk.person.name = after.memories.find(({ kind }) => kind === 'name')?.text ?? null;
}

function guidedWords(talk: Talk, move: Move, profile: StyleProfile, text: string): string {
  const ours = talk.history.filter((line) => line.from === 'therapist').map((line) => openerOf(line.text));
  const turn = {
    move,
    profile,
    history: talk.history,
    recentOpeners: ours.slice(-6),
    // As in the server, where a conversation has an id: two people are not met with the same phrases.
    seed: `${talk.history[0]?.text ?? text}-${talk.state.turn}`,
  };
  const sentences: string[] = [];
  for (const speech of speak(turn, allowedNumbers(profile.country))) {
    if ('sentence' in speech) sentences.push(speech.sentence);
    else tell(`A sentence was kept back by the guard (${speech.blocked}).`);
  }
  return sentences.join(' ');
}

const GREETING_ONLY = /^\s*(hola+|holi+|buenas( tardes| noches)?|buenos d[ií]as|oi+|ol[aá]|hey|alo)\W*$/i;

/** What is said before the reply: the AI notice at the very start, the return greeting after a pause. */
function opening(talk: Talk, text: string, now: Date): { move: Move; isWhole: boolean } | null {
  const lastAt = talk.lastAt ? new Date(talk.lastAt) : null;
  if (lastAt && !isReturn(lastAt, now)) return null;
  const profile = profileOf(talk);
  if (!lastAt) talk.state = { ...talk.state, risk: riskFromIntake(profile.selfHarmDays, now) };
  const { mayRemember } = talk;
  const memories = mayRemember
    ? selectMemories(talk.memories, { text: '', topic: null, now })
    : placed(talk.memories);
  const plan = planOpening({ state: talk.state, profile, memories, now, lastAt });
  talk.state = plan.state;
  const isSafety = plan.move.kind === 'return.safety';
  if (GREETING_ONLY.test(text) || isSafety) return { move: plan.move, isWhole: GREETING_ONLY.test(text) };
  // They came with something to say: no question stands between that and the reply.
  talk.state = { ...plan.state, pending: null };
  return { move: { ...plan.move, frame: lastAt ? 'greet.return' : 'notice.ai' }, isWhole: false };
}

type Said = { move: Move; said: string; piece?: Piece | undefined; choices?: string[] | undefined };

function settle(talk: Talk, text: string, now: Date, { move, said, piece, choices }: Said): Reply {
  talk.history.push(
    { from: 'person', text },
    { from: 'therapist', text: said, ...(piece?.kind === 'draft' ? { draft: piece.text } : {}) },
  );
  talk.history = talk.history.slice(-HISTORY_KEPT);
  talk.lastAt = now.toISOString();
  const card = cardOf(piece ?? move.piece, profileOf(talk).language);
  return {
    reply: said,
    level: move.level,
    move: move.kind,
    openPanel: move.kind === 'model' ? shownDanger(talk.state.risk) !== null : move.openPanel,
    choices: choices ?? move.choices ?? [],
    ...(card ? { card } : {}),
  };
}

const PAGES = {
  es: { plan: 'Tu plan de seguridad', memory: 'Lo que se recuerda', pass: 'Tu pase' },
  pt: { plan: 'Seu plano de segurança', memory: 'O que é lembrado', pass: 'Seu passe' },
};

/** What stands on a card, in words. */
function cardOf(piece: Piece | undefined, language: Language): string | null {
  if (!piece) return null;
  switch (piece.kind) {
    case 'exercise':
      return [piece.name, piece.intro, ...piece.steps.map((step, at) => `${at + 1}. ${step}`)].join('\n');
    case 'draft':
    case 'screener':
      return piece.text;
    case 'page':
      return PAGES[language][piece.page];
    default:
      return piece.kind;
  }
}
