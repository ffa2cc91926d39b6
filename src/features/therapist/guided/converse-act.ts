/** What a message does besides telling: an order, a correction, a complaint, a no, a goodbye. Each is met as such. Pure. */
import { SURE } from '../../recognise/recognise.ts';
import { TOOLS, type ToolId } from '../tools/tool.ts';
import { add, answered, chip, draft, house } from './answer-parts.ts';
import { activeOf } from './asked-of.ts';
import { answerQuestion } from './converse-catalogue.ts';
import { follow } from './converse-chip.ts';
import { corrected } from './converse-corrected.ts';
import { sayGoodbye } from './converse-leave.ts';
import { likely } from './converse-search.ts';
import { explain, giveIdea, offerWays, ways } from './converse-situation.ts';
import { beginTool } from './converse-tool.ts';
import type { Offer } from './guided-state.ts';
import type { Answer, Heard, Step } from './heard.ts';
import { toolNamedIn } from './named-tool.ts';
import { redoTool } from './tool-mend.ts';
import type { LineName } from './wordings.ts';

/** An act is met from here on; in a long message there is more than it, and it must be sure. */
const CERTAIN = 0.7;
const LONG_WORDS = 25;

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

/** A thing is begun from here on, else it is asked which: it can be left by one tap. */
const THING_SURE = 0.6;
const THING_MAYBE = 0.3;
const EXERCISE_SURE = 0.88;
/** And asking for a thing is what the message does, among others. */
const WANTS_THING = 0.6;
/** Beside the likeliest a thing is offered from here on. */
const THING_LEAST = 0.15;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isTool = (id: string): id is ToolId => (TOOLS as readonly string[]).includes(id);

function wantsThing(heard: Heard): Answer | null {
  const { recognition } = heard;
  const [first] = recognition.things;
  const toOffer = (label: string): Offer | null =>
    isTool(label)
      ? chip(heard, label, `tool:${label}`)
      : heard.exercises.has(label)
        ? { label: capital(heard.exercises.get(label) ?? label), to: `exercise:${label}` }
        : null;
  if (!first || first.certainty < THING_MAYBE) return null;
  // A tool asks one thing and is left by a tap; an exercise takes minutes and is begun only when it is surely meant.
  const isSure = first.certainty >= (isTool(first.label) ? THING_SURE : EXERCISE_SURE);
  if (isSure) return follow(heard, toOffer(first.label)?.to ?? 'exercise:');
  const offers = recognition.things
    .filter(({ certainty }) => certainty >= THING_LEAST)
    .slice(0, 3)
    .map(({ label }) => toOffer(label));
  return answered(heard, add(draft(), house(heard, 'which-thing')), [...offers, chip(heard, 'other')], {
    hasSearched: true,
  });
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
  correction: (heard) => corrected(heard, false, []),
  undo: (heard) => line(heard, 'undo'),
  complaint: (heard) => line(heard, 'complaint'),
  refusal: (heard) => line(heard, 'refusal'),
  stop: (heard) => line(heard, 'refusal'),
  insult: (heard) => line(heard, 'insult'),
  joke: (heard) =>
    (heard.recognition.acts[0]?.certainty ?? 0) >= SURE && (likely(heard)[0]?.certainty ?? 0) < LIKELY
      ? keepingChips(heard, 'joke')
      : null,
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
  goodbye: (heard) => sayGoodbye(heard),
};

/** A few words that may be a goodbye are one: whoever leaves is not held. */
const MAY_LEAVE = 0.55;
const FEW_WORDS = 7;

const actStep: Step = (heard) => {
  const [first] = heard.recognition.acts;
  const words = heard.text.split(/\s+/).length;
  if (!first) return null;
  const leaves = first.label === 'goodbye' && words <= FEW_WORDS;
  // Nobody leaves with their first message.
  if (first.label === 'goodbye' && heard.state.offered.length === 0) return null;
  if (first.certainty < (leaves ? MAY_LEAVE : words > LONG_WORDS ? SURE : CERTAIN)) return null;
  return MET[first.label]?.(heard) ?? null;
};

/** "Yo le preguntaba por la siesta": they asked and were not answered. */
const ASKED_BEFORE =
  /(?<!\p{L})(?:(?:te|le|yo|lo que|eu|te la?) (?:estaba |estoy |já |ya )?p(?:re|er)gunt(?:é|e|aba|ando|ei|ava)|p(?:re|er)gunt(?:é|ei) (?:si|d[eo]|qué|que|por|se|o que)|no me (?:ha |has )?(?:contest|respond)\p{L}+|n[aã]o (?:me )?respond\p{L}+|tu não respondeu)(?!\p{L})/iu;

const askedBeforeStep: Step = (heard) => {
  const isShort = heard.text.split(/\s+/).length <= LONG_WORDS;
  return isShort && ASKED_BEFORE.test(heard.text) ? line(heard, 'not-answered') : null;
};

/** What was made is not right: said plainly, or most likely. */
const NOT_RIGHT =
  /(?<!\p{L})(?:no,? falta[nr]?|faltan?|falt[oó]|hazlo (?:bien|de nuevo|otra vez)|^\W*(?:otra vez|de nuevo)|est[aá] mal|no es (?:un |eso|as[ií])|eso no|no va|sobra|qu[ií]ta\p{L}*|s[aá]ca(?:le|lo|la)?|tira (?:o|a|isso)|qu[eé] es eso|c[aá]mbia\p{L}*|corr[ií]ge\p{L}*|no me (?:sirve|diste)|refa[zç]|^\W*de novo|t[aá] errado|n[aã]o (?:é|eh) (?:isso|assim)|n[aã]o (?:me )?serve)(?!\p{L})/iu;
const UNHAPPY: ReadonlySet<string> = new Set(['complaint', 'correction', 'undo']);
const UNHAPPY_SURE = 0.5;
const isWrong = ({ text, recognition }: Heard): boolean =>
  NOT_RIGHT.test(text) ||
  recognition.acts
    .filter(({ label }) => UNHAPPY.has(label))
    .reduce((sum, { certainty }) => sum + certainty, 0) >= UNHAPPY_SURE;

/** A tool by its name, or most likely wanted. */
const thingStep: Step = (heard) => {
  if (heard.state.made && isWrong(heard)) return redoTool(heard);
  const named = toolNamedIn(heard.text);
  if (named) return beginTool(heard, named);
  const readings = [heard.recognition, ...(heard.asked ? [heard.asked] : [])];
  const wanting = readings.find(
    ({ acts, things }) =>
      (acts.find(({ label }) => label === 'thing')?.certainty ?? 0) >= WANTS_THING &&
      (things[0]?.certainty ?? 0) >= THING_SURE,
  );
  return wanting ? wantsThing({ ...heard, recognition: wanting }) : null;
};

/** "Me dijo que obvio. Tanto drama para nada, gracias": thanked, after a while of talking. */
const THANKED =
  /^\W*(?:muchas |mil |ay )?(?:gracias|obrigad[oa]|valeu)(?!\p{L})|(?<!\p{L})(?:gracias|obrigad[oa]|valeu)(?: (?:viu|igual|por todo))?\W*$/iu;
const THANKED_WORDS = 22;
const TALKED = 4;

const thankedStep: Step = (heard) => {
  const { text, state, recognition } = heard;
  if (recognition.acts[0]?.label === 'goodbye') return null;
  const isShort = text.split(/\s+/).length <= THANKED_WORDS && !/[?¿]|(?<!\p{L})pero(?!\p{L})/iu.test(text);
  return isShort && state.said.length >= TALKED && THANKED.test(text) ? (MET.thanks?.(heard) ?? null) : null;
};

export const actSteps: readonly Step[] = [thankedStep, thingStep, actStep];

/** After what they ask was looked for once more. */
export const askedAgainSteps: readonly Step[] = [askedBeforeStep];
