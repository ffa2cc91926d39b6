/** The step agreed last time: asked about before anything else is taken up, and never twice once its story is known. */
import { plain } from '../cues.ts';
import type { Memory, StepOutcome } from '../move.ts';
import type { Plan, Reading } from '../reading.ts';
import { keepLast, LIMITS } from '../state.ts';
import { agoInWords } from './memory-dates.ts';

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

/** What of ours gives way to the question about the step: the invitation behind a number. */
const INVITATION = /^(mood\.(?:any|high)) \+ (?:invite\.what-weighs|ask\.open)$/;

/** Once a conversation, where a number was given. */
export function withStepAsked(reading: Reading, planned: Plan): Plan {
  const { state, memories, now, style } = reading;
  const { move } = planned;
  const step = openStep(memories);
  const wasAsked = state.asked.some((frame) => /^review\.|^memory\.(?:how-was-it|step)/.test(frame));
  if (!step || wasAsked || !isEarlier(step, now) || !INVITATION.test(move.frame)) return planned;
  // "Un 5. No la llamé": the number is said back, and then the step is what there is to talk about.
  const told = outcomeIn(reading, move.frame);
  const isNamed = state.asked.at(-1) === 'greet.return.step';
  const asks = told ? `review.${told.outcome}` : isNamed ? 'memory.step.named' : 'memory.step';
  const asked = keepLast([...planned.state.asked, asks], LIMITS.asked);
  const frame = move.frame.replace(INVITATION, `$1 + ${asks}`);
  if (told) return { ...planned, move: { ...move, frame }, state: { ...planned.state, asked } };
  const ago = agoInWords(step.at, now, style.language);
  return {
    ...planned,
    move: { ...move, frame, holes: { ...move.holes, step: step.text, ago } },
    state: {
      ...planned.state,
      asked,
      pending: { hint: 'free', about: 'review' },
      recalled: [step.id],
    },
  };
}
