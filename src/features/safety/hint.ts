/**
 * What only the trained reader heard, of the dangers that are not one's own death: one plain question, once. A yes
 * opens the route of that danger, a no closes it, and whatever else is said is left in peace.
 */
import type { RiskKind } from './risk.ts';
import { backToTheirs } from './support.ts';
import { choices, hasSaid, type SafetyDecision, type SafetyTurn, type Saying, say } from './turn.ts';

type Hint = Pick<Saying, 'kind' | 'frame'>;

/** One's own death and the body have questions of their own: the screener, {@link checkBody}. */
const HINTS = {
  abuse_violence: { kind: 'violence', frame: 'hint.violence' },
  psychosis_mania: { kind: 'psychosis', frame: 'hint.psychosis' },
  harm_to_others: { kind: 'harm-to-others', frame: 'hint.others' },
  third_party: { kind: 'third-party', frame: 'hint.third' },
  minor: { kind: 'minor', frame: 'hint.minor' },
  eating: { kind: 'eating', frame: 'hint.eating' },
  substance: { kind: 'substance', frame: 'hint.substance' },
} satisfies Partial<Record<RiskKind, Hint>>;
type HintKind = keyof typeof HINTS;

const STEP = 'hint.';

function hintOf(kind: RiskKind): kind is HintKind {
  return kind in HINTS;
}

/** The question for a guess; null when it was asked before or this danger asks in its own way. */
export function askHint(turn: SafetyTurn, kind: RiskKind): SafetyDecision | null {
  if (!hintOf(kind) || hasSaid(turn, HINTS[kind].frame)) return null;
  return say(turn, {
    ...HINTS[kind],
    step: `${STEP}${kind}`,
    choices: choices(turn, 'orNotSay'),
    card: true,
  });
}

/** The danger whose question is open, or null. */
export function openHint({ risk }: SafetyTurn): HintKind | null {
  const kind = risk.step?.startsWith(STEP) ? (risk.step.slice(STEP.length) as RiskKind) : null;
  return kind && hintOf(kind) ? kind : null;
}

/** After the question: `route` is that of the danger asked about. */
export function afterHint(
  turn: SafetyTurn,
  kind: RiskKind,
  route: (turn: SafetyTurn) => SafetyDecision | null,
): SafetyDecision | null {
  const told = turn.assessment.kinds.includes(kind) && turn.reply.answer !== 'no';
  if (turn.reply.answer === 'yes' || told) {
    const kinds = [...new Set([...turn.risk.kinds, kind])];
    return route({ ...turn, risk: { ...turn.risk, step: null, kinds } });
  }
  return turn.reply.answer === 'no' || turn.reply.clarifies ? backToTheirs(turn) : null;
}
