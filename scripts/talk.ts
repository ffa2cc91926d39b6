// Talks with the therapist in a terminal: one message a line on stdin, one JSON line a reply on stdout. The
// state file keeps the person, the intake, the memory and the conversation from one call to the next.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Decision, decideTurn } from '../src/features/chat/decide-turn.ts';
import { speak } from '../src/features/chat/speak.ts';
import { allowedNumbers, HELP_COUNTRIES } from '../src/features/help/help-lines.ts';
import { type Answers, findQuestion, isBlank } from '../src/features/intake/questions.ts';
import { type StyleProfile, styleProfile } from '../src/features/intake/style-profile.ts';
import { memoriesAfter } from '../src/features/memory/merge-memories.ts';
import { placed, selectMemories } from '../src/features/memory/select-memories.ts';
import { riskFromIntake } from '../src/features/safety/assess.ts';
import { openBoxesOf } from '../src/features/safety/risk-state.ts';
import type { Engine } from '../src/features/therapist/engine.ts';
import { guidedEngine, openerOf } from '../src/features/therapist/guided/guided-engine.ts';
import { ModelEngine } from '../src/features/therapist/model/model-engine.server.ts';
import { type Move, memoryDraftSchema } from '../src/features/therapist/move.ts';
import { isReturn, planOpening } from '../src/features/therapist/opening.ts';
import {
  newState,
  styleNow,
  type TherapistState,
  therapistStateSchema,
} from '../src/features/therapist/state.ts';
import { systemClock } from '../src/platform/clock.server.ts';
import { readEnv, StartError } from '../src/platform/env.server.ts';

const HISTORY_KEPT = 60;
let engine: Engine = guidedEngine;

const utteranceSchema = z.object({ from: z.enum(['person', 'therapist']), text: z.string() });
const fileSchema = z.object({
  person: z.object({ name: z.string().nullable(), country: z.string().nullable() }),
  answers: z.record(z.string(), z.array(z.string())),
  memories: z.array(
    memoryDraftSchema.extend({ id: z.string(), at: z.string(), turnId: z.string().nullish() }),
  ),
  messages: z.number().default(0),
  mayRemember: z.boolean().default(true),
  state: therapistStateSchema,
  history: z.array(utteranceSchema),
  lastAt: z.string().nullable(),
});
type Talk = z.infer<typeof fileSchema>;

class TalkError extends Error {}

/** The model of the environment. Whoever types here has read where it goes. */
function modelEngine(): Engine {
  try {
    const { model } = readEnv();
    if (model) return new ModelEngine(model, systemClock);
  } catch (error) {
    throw error instanceof StartError ? new TalkError(error.message) : error;
  }
  throw new TalkError(
    'No model is configured: set OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL, or use --engine guided.',
  );
}

const codeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause ? cause.code : 'failed');

function options() {
  try {
    return parseArgs({
      options: {
        state: { type: 'string' },
        answers: { type: 'string' },
        country: { type: 'string' },
        now: { type: 'string' },
        engine: { type: 'string', default: 'guided' },
      },
    }).values;
  } catch (error) {
    throw new TalkError(error instanceof Error ? error.message : String(error));
  }
}

function readJson(path: string, what: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new TalkError(`The ${what} file ${path} cannot be read as JSON.`);
  }
}

function readTalk(path: string): Talk {
  if (!existsSync(path)) {
    return {
      person: { name: null, country: null },
      answers: {},
      memories: [],
      messages: 0,
      mayRemember: true,
      state: newState(),
      history: [],
      lastAt: null,
    };
  }
  const parsed = fileSchema.safeParse(readJson(path, 'state'));
  if (!parsed.success) throw new TalkError(`The state file ${path} was not written by talk.`);
  return parsed.data;
}

/** Answers by value or by label; what is not an option is named and skipped. */
function readAnswers(path: string): Record<string, string[]> {
  const parsed = z.record(z.string(), z.array(z.string())).safeParse(readJson(path, 'answers'));
  if (!parsed.success) throw new TalkError(`The answers file ${path} must be like {"1":["Mujer"],"5":[…]}.`);
  const known: Record<string, string[]> = {};
  for (const [id, given] of Object.entries(parsed.data)) {
    const question = findQuestion(Number(id));
    if (!question) {
      process.stderr.write(`Skipped: there is no question ${id}.\n`);
      continue;
    }
    known[id] = isBlank(given) ? given : given.flatMap((answer) => optionValue(question, answer));
  }
  return known;
}

function optionValue(question: NonNullable<ReturnType<typeof findQuestion>>, answer: string): string[] {
  const option = question.options.find(({ value, label }) => value === answer || label === answer);
  if (option) return [option.value];
  process.stderr.write(`Skipped: "${answer}" is not an option of question ${question.id}.\n`);
  return [];
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

/** What an engine may know beside the move; greetings are always our own. */
type Heard = { engine: Engine; text: string; state: TherapistState; now: Date };

async function words(
  talk: Talk,
  move: Move,
  profile: StyleProfile,
  text: string,
  heard?: Heard,
): Promise<string> {
  const speaker = heard?.engine ?? guidedEngine;
  const ours = talk.history.filter((line) => line.from === 'therapist').map((line) => openerOf(line.text));
  const turn = {
    move,
    profile,
    history: talk.history,
    recentOpeners: ours.slice(-6),
    // As in the server, where a conversation has an id: two people are not met with the same phrases.
    seed: `${talk.history[0]?.text ?? text}-${talk.state.turn}`,
    ...(heard ? knownBeside(talk, heard) : {}),
  };
  const sentences: string[] = [];
  const signal = new AbortController().signal;
  for await (const speech of speak(speaker, turn, allowedNumbers(profile.country), signal)) {
    if ('sentence' in speech) sentences.push(speech.sentence);
    if ('blocked' in speech)
      process.stderr.write(`A sentence was kept back by the guard (${speech.blocked}).\n`);
    if ('failed' in speech) {
      if (speaker === guidedEngine) throw speech.failed;
      process.stderr.write(`The model could not go on (${codeOf(speech.failed)}): guided words instead.\n`);
    }
  }
  return sentences.join(' ');
}

function knownBeside({ mayRemember, memories }: Talk, { text, state, now }: Heard) {
  return {
    heard: text,
    memories: mayRemember ? selectMemories(memories, { text, topic: state.topic, now }) : [],
    openBoxes: openBoxesOf(state.risk),
  };
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

async function reply(talk: Talk, text: string, now: Date) {
  const opened = opening(talk, text, now);
  const isSafety = opened?.move.kind === 'return.safety';
  if (opened && (opened.isWhole || isSafety)) {
    const said = await words(talk, opened.move, styleNow(profileOf(talk), talk.state), text);
    return settle(talk, text, now, { move: opened.move, said });
  }
  const profile = profileOf(talk);
  const { state, memories, mayRemember } = talk;
  const decision = decideTurn({ text, state, profile, memories, mayRemember, now });
  const greeting = opened ? `${await words(talk, opened.move, decision.profile, text)} ` : '';
  const heard = { engine, text, state: decision.state, now };
  const said = greeting + (await words(talk, decision.move, decision.profile, text, heard));
  talk.state = decision.state;
  remember(talk, decision, now);
  return settle(talk, text, now, { move: decision.move, said });
}

function settle(talk: Talk, text: string, now: Date, { move, said }: { move: Move; said: string }) {
  talk.history.push({ from: 'person', text }, { from: 'therapist', text: said });
  talk.history = talk.history.slice(-HISTORY_KEPT);
  talk.lastAt = now.toISOString();
  return { reply: said, level: move.level, move: move.kind, openPanel: move.openPanel };
}

function startTalk(): { talk: Talk; path: string; now: Date } {
  const given = options();
  if (!given.state) throw new TalkError('Say where to keep the conversation: --state FILE.');
  if (given.engine === 'llm') engine = modelEngine();
  else if (given.engine !== 'guided')
    throw new TalkError(`--engine is guided or llm, not "${given.engine}".`);
  const now = given.now ? new Date(given.now) : new Date();
  if (Number.isNaN(now.getTime())) throw new TalkError(`--now expects a time such as 2026-11-21T09:00:00Z.`);
  const talk = readTalk(given.state);
  if (given.country) {
    const country = given.country.toUpperCase();
    if (!HELP_COUNTRIES.some(({ code }) => code === country)) {
      process.stderr.write(`No help lines are known for the country "${given.country}".\n`);
    }
    talk.person.country = country;
  }
  if (given.answers) talk.answers = { ...talk.answers, ...readAnswers(given.answers) };
  return { talk, path: given.state, now };
}

try {
  const { talk, path, now } = startTalk();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    process.stdout.write(`${JSON.stringify(await reply(talk, line, now))}\n`);
    // Written aside and renamed, so that a broken call never leaves half a file.
    writeFileSync(`${path}.new`, JSON.stringify(talk, null, 2));
    renameSync(`${path}.new`, path);
  }
} catch (error) {
  if (!(error instanceof TalkError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
