/**
 * A model is heard before anybody meets it: it answers probes with the real brief, each answer is weighed as strictly as the
 * guard can, and one that slips is not asked for any person until it has rested and been heard again. No person's words go
 * into it.
 */
import { startRounds } from '../../platform/rounds.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { allowedNumbers } from '../help/help-lines.ts';
import { styleProfile } from '../intake/style-profile.ts';
import { guideIn } from '../therapist/guided/guides.server.ts';
import type { LedTurn } from '../therapist/led-turn.ts';
import { type LedGuard, type Weighed, weigh } from '../therapist/model/led-guard.ts';
import type { ModelEngine } from '../therapist/model/model-engine.server.ts';
import type { Audition } from '../therapist/model/trust.ts';
import { newState } from '../therapist/state.ts';
import { PROBES, type Probe } from './audition-probes.ts';
import { decideLed } from './decide-led.ts';
import { decideTurn } from './decide-turn.ts';

/** Asked at once: a model on a small machine writes for people as well. */
const AT_ONCE = 3;
const EVERY_MS = 20_000;
/** A server that mostly fails is not asked twelve times in every round. */
const UNHEARD_PAUSE_MS = 5 * 60_000;

type Parts = Pick<ServerContext, 'clock' | 'log'> & { model: ModelEngine | null };

/** @returns what came of it; `unheard` where too few answers came */
export async function audition(model: ModelEngine, now: Date, signal: AbortSignal): Promise<Audition> {
  const waiting = PROBES.map((probe, at) => turnOf(probe, at, now));
  const answers: Weighed[][] = [];
  const next = async (): Promise<void> => {
    for (let turn = waiting.shift(); turn && !signal.aborted; turn = waiting.shift()) {
      answers.push(await weighedAnswer(model, turn, signal));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return signal.aborted ? 'unheard' : model.auditioned(answers);
}

/** Of an answer that broke off nothing counts: how a server fails says nothing of what its model would say. */
async function weighedAnswer(model: ModelEngine, turn: LedTurn, signal: AbortSignal): Promise<Weighed[]> {
  const said: string[] = [];
  const guard: LedGuard = {
    ...{ turn, said, strictness: 'strict' },
    numbers: allowedNumbers(turn.profile.country),
    isOfBrief: (sentence) => model.isOfBrief(sentence),
  };
  const weighed: Weighed[] = [];
  try {
    const terms = { isRead: () => false, withinMs: null };
    for await (const spoken of model.reply(turn, null, signal, terms)) {
      if (typeof spoken !== 'string') continue;
      weighed.push(weigh(spoken, guard));
      said.push(spoken);
    }
    return weighed;
  } catch {
    return [];
  }
}

function turnOf({ country, text }: Probe, at: number, now: Date): LedTurn {
  const profile = styleProfile({}, { name: null, country });
  const state = newState();
  const about = { text, state, memories: [], mayRemember: false, now };
  const guided = decideTurn({ ...about, profile, isLed: true, guides: guideIn });
  const { turn } = decideLed({ ...about, guided, history: [] });
  return { ...turn, asker: `audition ${at}` };
}

/** Hears the model as the server begins, and again after each rest; the answer ends it. */
export function startAuditions({ model, clock, log }: Parts): () => Promise<void> {
  if (!model) return async () => {};
  const closing = new AbortController();
  let notBefore = 0;
  const hear = async () => {
    if (!model.isAuditionDue || clock().getTime() < notBefore) return;
    const outcome = await audition(model, clock(), closing.signal);
    if (outcome === 'unheard') notBefore = clock().getTime() + UNHEARD_PAUSE_MS;
    if (outcome === 'failed') log.warn('the model failed its audition', {});
    else if (outcome === 'passed') log.info('the model passed its audition', {});
  };
  const stop = startRounds(EVERY_MS, hear, (cause) => log.error('the audition failed', { cause }));
  return () => {
    closing.abort();
    return stop();
  };
}
