/**
 * Decides what the guided therapist says next: safety first, then orders to the memory, a body in alarm, their safety plan,
 * what is running, and whatever is left is the guide's.
 */
import type { Language } from '../intake/style-profile.ts';
import { isLookedAt, isUnseen } from '../safety/marks.ts';
import { atLeast, NO_RISK } from '../safety/risk.ts';
import { CALM } from '../safety/risk-state.ts';
import { answeredFirst } from './answered-first.ts';
import { saysNo, saysYes } from './cues.ts';
import { read, settle } from './draft.ts';
import { acuteRule } from './exercises/acute-course.ts';
import { askedBack } from './exercises/asked-back.ts';
import { askedForRule } from './exercises/asked-for.ts';
import { exerciseRule, speaksToSomebody } from './exercises/exercise-turn.ts';
import { resumed } from './exercises/leave-exercise.ts';
import { isNewMatter, newMatter } from './exercises/new-matter.ts';
import { voiced } from './guided/guide.ts';
import { guidedDraft } from './guided/guided-draft.ts';
import type { Held } from './guided/guided-state.ts';
import { markedPart } from './guided/question-part.ts';
import { besideSafety, memoryPlan, withMemory } from './memory/memory-turn.ts';
import { pendingRule } from './pending.ts';
import type { Draft, Plan, PlanInput, Reading, Rule } from './reading.ts';
import { safetyPlanRule } from './safety-plan-answer.ts';
import { safetyPlan } from './safety-step.ts';

/** A question the open step does not answer, another matter, or no answer to whether to begin, comes first. */
const interruptedRule: Rule = (reading) => {
  const { state, text, plain, understanding } = reading;
  if (state.exercise?.status !== 'running' || speaksToSomebody(reading) || askedBack(reading)) return null;
  const asks = markedPart(text) !== null || understanding.act === 'ai_doubt';
  const tellsOn =
    isAtDoor(reading) && understanding.wordCount > YES_WORDS && !saysYes(plain) && !saysNo(plain);
  const isOther = state.exercise.id !== ACUTE && isNewMatter(reading);
  if (isOther) return guided({ ...reading, text: newMatter(text) });
  return asks || tellsOn ? guided(reading) : null;
};
const YES_WORDS = 4;
const ACUTE = 'acute';
const isAtDoor = ({ state }: Reading) => state.recent.at(-1)?.kind === 'exercise.consent';

/** The guide speaks, and an exercise that runs steps aside: it waits, or was never begun. */
function guided(reading: Reading): Draft {
  const running = reading.state.exercise;
  if (running?.status !== 'running') return guidedDraft(reading);
  const exercise = isAtDoor(reading) ? null : ({ ...running, status: 'paused' } as const);
  const draft = guidedDraft({ ...reading, state: { ...reading.state, exercise, pending: null } });
  return { ...draft, state: { exercise, ...draft.state } };
}

const RULES = [
  acuteRule,
  safetyPlanRule,
  askedForRule,
  interruptedRule,
  resumed,
  pendingRule,
  exerciseRule,
] as const;

export function plan(input: PlanInput): Plan {
  const reading = unwatched(read(input));
  if (isWatchedNow(reading)) return quiet(reading);
  const safety = safetyPlan(reading);
  if (safety)
    return (
      wentOn(reading, safety) ?? answeredFirst(reading, withHeld(reading, besideSafety(reading, safety)))
    );
  return withMemory(reading, memoryOf(reading) ?? settle(reading, firstDraft(reading)));
}

const VIOLENCE = 'abuse_violence';

/** Who may hit them is in the room, or was when they last wrote: nothing of it is on the screen until they come back to it. */
const isWatchedNow = ({ state: { risk }, text, assessment }: Reading): boolean =>
  !atLeast(assessment.level, 'high') &&
  (risk.watched === 'now' || (risk.kinds.includes(VIOLENCE) && isLookedAt(text)));

/** So many replies in a row are quiet; who is still watched says so again. */
const QUIET_FOR = 4;

/** Whatever danger they write of, they can write of it. */
function unwatched(reading: Reading): Reading {
  const { state, text, assessment } = reading;
  if (state.risk.watched !== 'now') return reading;
  const lately = state.recent.slice(-QUIET_FOR);
  const isLong = lately.length === QUIET_FOR && lately.every(({ frame }) => frame === QUIET);
  if (!isLong && !isUnseen(text) && !atLeast(assessment.level, 'moderate')) return reading;
  return { ...reading, state: { ...state, risk: { ...state.risk, watched: null } } };
}
const QUIET = 'quiet';

/** Something anybody may read, with nothing beside it. */
function quiet(reading: Reading): Plan {
  const { risk, guided } = reading.state;
  const settled = settle(reading, {
    kind: 'ask.open',
    frame: QUIET,
    state: {
      risk: { ...risk, watched: 'now', step: null },
      guided: guided && { ...guided, offered: [] },
    },
  });
  return { ...settled, move: { ...settled.move, level: 'none', openPanel: false }, remember: [] };
}

/** Asked because of the questionnaire they had brought something: what the guide says to it waits for their answer. */
function withHeld(reading: Reading, planned: Plan): Plan {
  if (planned.move.frame !== 'risk.direct.intake.read') return planned;
  const draft = guidedDraft({ ...reading, assessment: NO_RISK, state: { ...reading.state, risk: CALM } });
  const guided = draft.state?.guided;
  const says = draft.holes?.says;
  if (!guided || typeof says !== 'string' || draft.kind !== 'guide') return planned;
  const held = { says, offered: guided.offered };
  return { ...planned, state: { ...planned.state, guided: { ...guided, offered: [], held } } };
}

/** "No po. Irme del depto. ¿Quién se cambia?": made clear, and what it is about is answered in the same breath. */
function wentOn(reading: Reading, { move, state: { risk } }: Plan): Plan | null {
  const thanks = THANKS[move.frame];
  if (thanks === undefined) return null;
  const { language, address } = reading.style;
  const said = move.frame === 'risk.direct.no' ? besideTheNo(reading.text) : reading.text;
  const held = reading.state.guided?.held;
  const isMore = said.split(/\s+/).length >= (held ? MORE_WORDS : GOES_ON_WORDS);
  const calm = { ...reading, text: said, assessment: NO_RISK, state: { ...reading.state, risk } };
  const draft = isMore ? guidedDraft(calm) : held ? heldDraft(reading, held) : null;
  if (typeof draft?.holes?.says !== 'string') return null;
  // Nothing sure was heard in what they passed the question over for: no list of guesses stands behind it.
  const isGuessing =
    move.frame === 'risk.passed' &&
    draft.state?.guided?.offered.some(({ to }) => to.startsWith('situation:'));
  const goesOn = isGuessing ? voiced(OPEN[language], address) : draft.holes.says;
  const says = `${voiced(thanks[language], address)} ${goesOn}`;
  const guided = draft.state?.guided && {
    ...draft.state.guided,
    held: null,
    ...(isGuessing ? { offered: [] } : {}),
  };
  return settle(calm, {
    ...draft,
    ...(isGuessing ? { choices: [] } : {}),
    holes: { ...draft.holes, says },
    state: { ...draft.state, ...(guided ? { guided } : {}), risk },
  });
}
const THANKS: Partial<Record<string, Record<Language, string>>> = {
  'risk.clarified': { es: 'Gracias por aclararlo.', pt: 'Que bom que esclareceu.' },
  'risk.direct.no': {
    es: 'Gracias por decirlo; {te|te|le} creo. Si eso cambia, se puede escribir aquí.',
    pt: 'Que bom que disse; eu acredito. Se isso mudar, dá para escrever aqui.',
  },
  'risk.passed': {
    es: 'Está bien no contestarlo ahora; si esa idea aparece, se puede escribir aquí.',
    pt: 'Tudo bem não responder agora; se essa ideia aparecer, dá para escrever aqui.',
  },
};
const OPEN: Record<Language, string> = {
  es: 'Sigo con lo {tuyo|tuyo|suyo}, sin apuro. ¿Qué parte de eso pesa más hoy?',
  pt: 'Continuo com o que você trouxe, sem pressa. Que parte disso pesa mais hoje?',
};
const GOES_ON_WORDS = 6;
const MORE_WORDS = 9;

/** The clauses of an answer that are no part of its no. */
const OF_THE_NO =
  /^\W*(?:(?:ya |ja |j[aá] )?(?:te |le )?(?:dije|disse) (?:que|q) )?(?:no|n[aã]o|nunca|jam[aá]s|para nada|nada)(?!\p{L})|(?<!\p{L})(?:morir\p{L}*|matar\p{L}*|morrer|suicid\p{L}*|vida)(?!\p{L})/iu;
const besideTheNo = (text: string): string =>
  text
    .split(/(?<=[.,;!?])\s+/)
    .filter((clause) => !OF_THE_NO.test(clause))
    .join(' ');

function heldDraft({ state, style }: Reading, held: Held): Draft {
  const guided = state.guided && { ...state.guided, offered: held.offered, held: null };
  return {
    kind: 'guide',
    frame: 'guide',
    holes: { says: held.says },
    choices: held.offered.map(({ label }) => voiced(label, style.address)),
    ...(guided ? { state: { guided } } : {}),
  };
}

/** "¿Te acuerdas?" in a letter to a father asks nothing of us. */
const memoryOf = (reading: Reading) => (speaksToSomebody(reading) ? null : memoryPlan(reading));

/** To whatever is left the guide has something to say. */
function firstDraft(reading: Reading): Draft {
  for (const rule of RULES) {
    const draft = rule(reading);
    if (draft) return draft;
  }
  return guided(reading);
}
