// Talks with the therapist in a terminal: one message a line on stdin, one JSON line a reply on stdout. The
// state file keeps the person, the intake, the memory and the conversation from one call to the next.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { HELP_COUNTRIES } from '../src/features/help/help-lines.ts';
import { findQuestion, isBlank } from '../src/features/intake/questions.ts';
import { resolveModel } from '../src/features/therapist/model/discover.server.ts';
import { ModelEngine } from '../src/features/therapist/model/model-engine.server.ts';
import { memoryDraftSchema } from '../src/features/therapist/move.ts';
import { therapistStateSchema } from '../src/features/therapist/state.ts';
import { systemClock } from '../src/platform/clock.server.ts';
import { readEnv, StartError } from '../src/platform/env.server.ts';
import { newTalk, replyTo, type Talk } from './talk-turn.ts';

let model: ModelEngine | null = null;

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
  slips: z.number().default(0),
});

class TalkError extends Error {}

/** The model of the environment. Whoever types here has read where it goes. */
async function modelEngine(): Promise<ModelEngine> {
  try {
    const settings = await resolveModel(readEnv());
    // Whoever plays a talk waits for no audition; what slipped in it is kept in the talk.
    if (settings) return new ModelEngine({ ...settings, auditions: false }, systemClock);
  } catch (error) {
    throw error instanceof StartError ? new TalkError(error.message) : error;
  }
  throw new TalkError(
    'No model is configured or found: set OPENAI_BASE_URL (auto, or an address), OPENAI_API_KEY and OPENAI_MODEL, or use --engine guided.',
  );
}

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
  if (!existsSync(path)) return newTalk();
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

async function startTalk(): Promise<{ talk: Talk; path: string; now: Date }> {
  const given = options();
  if (!given.state) throw new TalkError('Say where to keep the conversation: --state FILE.');
  if (given.engine === 'llm') model = await modelEngine();
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
  const { talk, path, now } = await startTalk();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    process.stdout.write(`${JSON.stringify(await replyTo(talk, line, now, model))}\n`);
    // Written aside and renamed, so that a broken call never leaves half a file.
    writeFileSync(`${path}.new`, JSON.stringify(talk, null, 2));
    renameSync(`${path}.new`, path);
  }
} catch (error) {
  if (!(error instanceof TalkError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
