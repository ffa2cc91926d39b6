/** What a message does besides telling: an order, a correction, a complaint, a no, a goodbye. Each is met as such. Pure. */
import { SURE } from '../../recognise/recognise.ts';
import { add, answered, chip, draft, house } from './answer-parts.ts';
import type { Answer, Heard, Step } from './converse.ts';
import { activeOf, answerQuestion } from './converse-asked.ts';
import { follow, wrong } from './converse-chip.ts';
import { likely } from './converse-search.ts';
import { enter, explain, giveIdea, offerWays, ways } from './converse-situation.ts';
import type { LineName } from './wordings.ts';

/** An act is met from here on; in a long message there is more than it, and it must be sure. */
const CERTAIN = 0.7;
const LONG_WORDS = 25;

const CARDS: Record<string, string> = {
  'day-plan': 'problem',
  'problem-apart': 'problem',
  'two-options': 'problem',
  month: 'problem',
  'hard-message': 'assertive',
  'night-routine': 'sleep',
  'whom-to-call': 'connection',
  'for-the-visit': 'problem',
};

function line(heard: Heard, name: LineName): Answer {
  const active = activeOf(heard);
  return answered(heard, add(draft(), house(heard, name)), ways(heard, active));
}

/** The chips stay where they were. */
const keepingChips = (heard: Heard, name: LineName): Answer =>
  answered(
    heard,
    add(draft(), house(heard, name)),
    heard.state.offered.length > 0 ? heard.state.offered : ways(heard, activeOf(heard)),
  );

function corrected(heard: Heard): Answer {
  const active = activeOf(heard);
  const [first] = likely(heard);
  const isElsewhere = first && first.situation.id !== active?.id && first.certainty >= SURE;
  if (!isElsewhere) return wrong(heard);
  const state = { ...heard.state, wrong: [...heard.state.wrong, ...(active ? [active.id] : [])] };
  return enter({ ...heard, state }, first.situation, false);
}

function wantsThing(heard: Heard): Answer | null {
  const [first] = heard.recognition.things;
  if (!first || first.certainty < CERTAIN) return null;
  return follow(heard, `exercise:${CARDS[first.label] ?? first.label}`);
}

/** Whoever asks for one thing gets one, of what it most likely is about; where nothing is known, what holds for anybody. */
const LIKELY = 0.3;
const WHAT_NOW = 'que-hago/que-hago-ahora';

function idea(heard: Heard): Answer | null {
  const [first] = likely(heard);
  const about = activeOf(heard) ?? (first && first.certainty >= LIKELY ? first.situation : null);
  if (!about) return answerQuestion(heard, WHAT_NOW);
  return giveIdea({ ...heard, state: { ...heard.state, situation: about.id, topic: about.topic } }, about);
}

const MET: Record<string, (heard: Heard) => Answer | null> = {
  'not-understood': (heard) =>
    heard.state.offered.some(({ to }) => /^(here|situation)/.test(to))
      ? keepingChips(heard, 'explain-ask')
      : line(heard, 'explain'),
  repeat: (heard) => keepingChips(heard, 'explain-ask'),
  correction: corrected,
  undo: (heard) => line(heard, 'undo'),
  complaint: (heard) => line(heard, 'complaint'),
  refusal: (heard) => line(heard, 'refusal'),
  stop: (heard) => line(heard, 'refusal'),
  insult: (heard) => line(heard, 'insult'),
  joke: (heard) => keepingChips(heard, 'joke'),
  shorter: (heard) => line(heard, 'shorter'),
  doubt: (heard) => keepingChips(heard, 'doubt'),
  silence: (heard) => keepingChips(heard, 'silence'),
  'small-sign': (heard) => keepingChips(heard, 'small'),
  yes: (heard) => keepingChips(heard, 'small'),
  no: (heard) => line(heard, 'refusal'),
  'just-read': (heard) => follow(heard, 'listen'),
  'topic-change': (heard) => ((likely(heard)[0]?.certainty ?? 0) >= SURE ? null : follow(heard, 'other')),
  'one-thing': idea,
  more: idea,
  example: idea,
  learn: (heard) => {
    const active = activeOf(heard);
    return active && explain(heard, active);
  },
  do: (heard) => (activeOf(heard) ? follow(heard, 'exercise') : null),
  thing: wantsThing,
  resume: (heard) => {
    const active = activeOf(heard);
    return active ? offerWays(heard, active) : null;
  },
  human: (heard) => line(heard, 'human'),
  panel: (heard) => line(heard, 'panel'),
  greeting: (heard) =>
    activeOf(heard)
      ? keepingChips(heard, 'small')
      : answered(heard, add(draft(), house(heard, 'greeting')), [
          chip(heard, 'tree', 'root:0'),
          chip(heard, 'listen'),
        ]),
  thanks: (heard) =>
    answered(heard, add(draft(), house(heard, 'thanks')), [
      chip(heard, 'enough'),
      chip(heard, 'tell'),
      chip(heard, 'other'),
    ]),
  goodbye: (heard) => follow(heard, 'enough'),
};

/** A few words that may be a goodbye are one: whoever leaves is not held. */
const MAY_LEAVE = 0.45;
const FEW_WORDS = 10;

const actStep: Step = (heard) => {
  const [first] = heard.recognition.acts;
  const words = heard.text.split(/\s+/).length;
  if (!first) return null;
  const leaves = first.label === 'goodbye' && words <= FEW_WORDS;
  if (first.certainty < (leaves ? MAY_LEAVE : words > LONG_WORDS ? SURE : CERTAIN)) return null;
  return MET[first.label]?.(heard) ?? null;
};

/** "Yo le preguntaba por la siesta": they asked and were not answered. */
const ASKED_BEFORE =
  /(?<!\p{L})(?:(?:te|le|yo|lo que|eu|te la?) (?:estaba |estoy )?pregunt(?:é|e|aba|ando|ei|ava)|pregunt(?:é|ei) (?:si|qué|que|por|se|o que)|no me (?:ha |has )?(?:contest|respond)\p{L}+|n[aã]o (?:me )?respond\p{L}+|tu não respondeu)(?!\p{L})/iu;

const askedBeforeStep: Step = (heard) => {
  const isShort = heard.text.split(/\s+/).length <= LONG_WORDS;
  return isShort && ASKED_BEFORE.test(heard.text) ? line(heard, 'not-answered') : null;
};

export const actSteps: readonly Step[] = [askedBeforeStep, actStep];
