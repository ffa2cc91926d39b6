/**
 * What only the trained reader heard, of the dangers that are not one's own death: one plain question, once. A yes
 * opens the route of that danger, a no closes it, and whatever else is said is left in peace.
 */
import { normalise } from './normalise.ts';
import { atLeast, OWN_DEATH, type RiskKind } from './risk.ts';
import { HINTED } from './sift.ts';
import { backToTheirs } from './support.ts';
import { choices, hasSaid, type SafetyDecision, type SafetyTurn, type Saying, say } from './turn.ts';

type Hint = Pick<Saying, 'kind' | 'frame'>;

/** One's own death, said in words that may be a way of speaking; and what only the trained reader heard. The body has {@link checkBody}. */
const HINTS = {
  suicide: { kind: 'risk.direct', frame: 'hint.death' },
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
  if (kind === 'abuse_violence' && NOBODY_HURTS.test(normalise(turn.text))) return null;
  return say(turn, {
    ...HINTS[kind],
    step: `${STEP}${kind}`,
    choices: choices(turn, kind === 'suicide' ? 'wayOfSpeaking' : 'orNotSay'),
    card: kind !== 'suicide',
    ...(kind === 'suicide' ? { boxes: ['asked_directly'] } : {}),
  });
}

/** Said before it is asked. */
const NOBODY_HURTS =
  /\b(?:nadie|ninguem) (?:me )?(?:amenaz\w+|pega|toca|hace dano|ameac\w+|bate|machuca)\b|\b(?:no|nao) (?:me )?(?:pega|ha pegado|amenaza|bate|ameaca)\b/;

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
  if (kind === 'suicide') return afterDeathHint(turn, route);
  const isMore = kind === 'psychosis_mania' && GOES_ON_WATCHING.test(normalise(turn.text));
  // Asked whether they fear for somebody they ask how to help: that is a yes.
  const asksOn = kind === 'third_party' && turn.text.includes('?') && !turn.reply.clarifies;
  // "La patineta que no prestaba": a no inside of what they tell on about that person answers nothing.
  const tellsOn = kind === 'third_party' && !/^\W*(?:no|n[aã]o)(?!\p{L})/iu.test(turn.text);
  const told =
    (turn.assessment.kinds.includes(kind) || isMore || asksOn) && (turn.reply.answer !== 'no' || tellsOn);
  if (turn.reply.answer === 'yes' || told) {
    const kinds = [...new Set([...turn.risk.kinds, kind])];
    return route({ ...turn, risk: { ...turn.risk, step: null, kinds } });
  }
  return turn.reply.answer === 'no' || turn.reply.clarifies ? backToTheirs(turn) : null;
}

/** Asked what they notice, they tell of nights on watch instead: that answers it. */
const GOES_ON_WATCHING =
  /\b(?:vigil\w+|no duermo|nao durmo|(?:duermo|durmo) (?:una|dos|tres|uma|duas|\d) horas?|me (?:siguen|persiguen|buscan|oyen|escuchan|alcanz\w+|graban|rastrean|seguem|perseguem|ouvem|escutam|gravam)|(?:para|con|de) ellos|para eles|deles)\b/;

/** A yes is an answer to the direct question; a no is believed, and nothing of it stays. */
function afterDeathHint(
  turn: SafetyTurn,
  route: (turn: SafetyTurn) => SafetyDecision | null,
): SafetyDecision | null {
  const { risk, reply, assessment } = turn;
  const isToldAgain =
    assessment.kinds.some((kind) => OWN_DEATH.has(kind)) && !assessment.evidence.includes(HINTED);
  const denied = { ...turn.course, answers: { ...turn.course.answers, direct: 'no' as const } };
  if (reply.answer === 'no' || reply.clarifies)
    return isToldAgain && atLeast(assessment.own, 'moderate')
      ? route({ ...turn, risk: { ...risk, step: null } })
      : backToTheirs({
          ...turn,
          course: denied,
          risk: { ...risk, level: 'none', kinds: [], signals: {}, step: null },
        });
  if (reply.answer === 'yes' || SOMETIMES.test(turn.text)) {
    const checklist = { ...risk.checklist, asked_directly: true };
    const yes = { ...reply, answer: 'yes' as const };
    return route({ ...turn, reply: yes, risk: { ...risk, step: 'direct', checklist } });
  }
  if (isToldAgain) return route({ ...turn, risk: { ...risk, step: null } });
  return null;
}

const SOMETIMES =
  /(?<!\p{L})(?:a veces|a ratos|algunas veces|lo pienso|lo he pensado|[aà]s vezes|j[aá] pensei|eu penso)(?!\p{L})/iu;
