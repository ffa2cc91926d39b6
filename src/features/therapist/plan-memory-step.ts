/** The step agreed last time: asked about before anything else is taken up, and never twice once its story is known. */
import type { Memory, StepOutcome } from './move.ts';
import { plain } from './plan-cues.ts';
import { asksOpenly, mayAsk, type Reading } from './plan-draft.ts';
import { agoInWords } from './plan-memory-dates.ts';
import type { Plan } from './planner.ts';
import { keepLast, LIMITS } from './state.ts';

/** What was agreed longer ago than this belongs to another conversation. */
const EARLIER_MS = 12 * 3_600_000;

/** The agreed step nobody has asked about yet. */
export function openStep(memories: readonly Memory[]): Memory | undefined {
  return memories.filter(({ kind, outcome }) => kind === 'step' && !outcome).at(-1);
}

/** What a telling says of the agreed step, by its own verb: "no la llamé", "le escribí". */
export function outcomeTold(text: string, step: Memory): StepOutcome | null {
  const flat = plain(text);
  const verb = /^(?:\w+ )?(\w{2,}?)(?:ar|er|ir)(?:l[aeo]s?|me|te|se|selo)*\b/.exec(plain(step.text))?.[1];
  if (!verb || text.includes('?')) return null;
  const did = `${verb}\\w{0,3}(?:[ei]|amos|imos|ou|aram)\\b`;
  if (
    new RegExp(
      `\\b(?:no|nao|tampoco|nem)(?: (?:la|le|lo|les|se|me|pude|consegui|alcance a|llegue a|o|a))* ?${verb}`,
    ).test(flat)
  )
    return 'not';
  if (
    new RegExp(`\\b(?:casi|a medias|quase)\\b.*${verb}|${verb}\\w*.*\\b(?:a medias|pela metade)\\b`).test(
      flat,
    )
  )
    return 'half';
  return new RegExp(`(?:^|[ ,])${did}`).test(flat) ? 'done' : null;
}

/** What became of the step in this turn: as an answer to our question, or told of one's own accord. */
export function outcomeIn(
  { text, memories, now }: Reading,
  frame: string,
): { step: Memory; outcome: StepOutcome } | null {
  const step = openStep(memories);
  if (!step) return null;
  const asked = /\breview\.(done|half|not)\b/.exec(frame)?.[1] as StepOutcome | undefined;
  const outcome = asked ?? (isEarlier(step, now) ? outcomeTold(text, step) : null);
  return outcome ? { step, outcome } : null;
}

const isEarlier = (step: Memory, now: Date) => now.getTime() - Date.parse(step.at) > EARLIER_MS;

/** What of ours may give way to the question about the step: the invitation behind a number, a question behind a reflection. */
const GIVES_WAY = [
  /^(mood\.(?:any|high)) \+ (?:invite\.what-weighs|ask\.open)$/,
  /^(reflect\.(?:fact|retell|word|short|detail)) \+ (?:topic\.\w+\.open|hook\.[\w-]+|invite\.[\w-]+|say\.\w+)$/,
] as const;
/** They came in with something of their own: it is heard first. */
const HEARD_FIRST = 2;
const TOO_INTENSE = 0.5;

/** Once a conversation, where a number was given or a reflection leaves room. */
export function withStepAsked(reading: Reading, planned: Plan): Plan {
  const { state, memories, now, style } = reading;
  const step = openStep(memories);
  const wasAsked = state.asked.some((frame) => /^review\.|^memory\.(?:how-was-it|step)/.test(frame));
  if (!step || wasAsked || state.mode === 'listen' || !isEarlier(step, now)) return planned;
  const told = outcomeIn(reading, planned.move.frame);
  if (told) return answered(reading, planned, told.outcome);
  const lead = leadOf(reading, planned);
  if (lead === null) return planned;
  const asks = state.asked.at(-1) === 'greet.return.step' ? 'memory.step.named' : 'memory.step';
  const ago = agoInWords(step.at, now, style.language);
  return {
    ...planned,
    move: {
      ...planned.move,
      frame: `${lead} + ${asks}`,
      holes: { ...planned.move.holes, step: step.text, ago },
    },
    state: {
      ...planned.state,
      pending: { hint: 'free', about: 'review', options: [] },
      asked: keepLast([...planned.state.asked, asks], LIMITS.asked),
      questionAt: state.turn,
      recalled: [step.id],
    },
  };
}

/** "Un 5. No la llamé": the number is said back, and then the step is what there is to talk about. */
function answered({ state }: Reading, planned: Plan, outcome: StepOutcome): Plan {
  const [number] = GIVES_WAY;
  if (!number.test(planned.move.frame)) return planned;
  const frame = planned.move.frame.replace(number, `$1 + review.${outcome}`);
  return {
    ...planned,
    move: { ...planned.move, frame },
    state: {
      ...planned.state,
      asked: keepLast([...planned.state.asked, `review.${outcome}`], LIMITS.asked),
      questionAt: state.turn,
    },
  };
}

/** What is still said before the question; null where it would come between them and what they are telling. */
function leadOf({ state, understanding }: Reading, { move, state: next }: Plan): string | null {
  const [number, told] = GIVES_WAY;
  if (number.test(move.frame)) return move.frame.replace(number, '$1');
  const isHeard = state.turn >= HEARD_FIRST && understanding.intensity < TOO_INTENSE;
  if (!isHeard || move.piece || next.pending !== null || !mayAsk(state)) return null;
  if (told.test(move.frame)) return move.frame.replace(told, '$1');
  return /^(?:reflect\.|smalltalk)/.test(move.kind) && !asksOpenly(move.frame) ? move.frame : null;
}
