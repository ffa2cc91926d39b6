/** What is asked is answered in the first sentence: about us and the method, or within the situation. Pure. */
import { SURE } from '../../recognise/recognise.ts';
import { add, answered, chip, draft, fresh, house, situationChip } from './answer-parts.ts';
import type { Answer, Heard, Step } from './converse.ts';
import { likely } from './converse-search.ts';
import { giveIdea, ways } from './converse-situation.ts';
import type { Offer } from './guided-state.ts';
import { questionPart } from './question-part.ts';
import type { Situation } from './situation.ts';

/** A question of the catalogue is believed from here on; from the lower mark on it is asked whether it is meant. */
const ASKED_SURE = 0.75;
const ASKED_MAYBE = 0.3;
/** That somebody asks us something at all. */
const ASKS = 0.3;
/** A question of the situation is the one that was asked. */
const SAME_QUESTION = 0.6;

export const activeOf = ({ guide, state }: Heard): Situation | null =>
  guide.situations.get(state.situation ?? '') ?? null;

const certaintyOf = ({ recognition }: Heard, act: string): number =>
  recognition.acts.find(({ label }) => label === act)?.certainty ?? 0;

/** Back to where the talk was, under an answer. */
function back(heard: Heard): Offer[] {
  const active = activeOf(heard);
  if (active) return [chip(heard, 'tell'), chip(heard, 'idea'), chip(heard, 'other')];
  const found = likely(heard)
    .filter(({ certainty }) => certainty >= 0.3)
    .slice(0, 2)
    .map(({ situation }) => situationChip(situation));
  return [...found, chip(heard, 'tree', 'root:0'), chip(heard, 'listen')];
}

export function answerQuestion(heard: Heard, id: string): Answer | null {
  const question = heard.guide.questions.get(id);
  if (!question) return null;
  const found = fresh(heard, `question:${id}`, question.answers) ?? {
    name: `question:${id}#again`,
    text: question.answers[0] ?? '',
  };
  return answered(heard, add(draft(), found), back(heard));
}

/** @param what `topic/situation#n` */
export function answerAsked(heard: Heard, what: string): Answer | null {
  const [id = '', at = ''] = what.split('#');
  const situation = heard.guide.situations.get(id);
  const found = situation?.asked[Number(at)];
  if (!situation || !found) return null;
  return answered(
    heard,
    { parts: [found.answer], names: [`asked:${what}`] },
    [chip(heard, 'idea'), chip(heard, 'tell'), chip(heard, 'other')],
    {
      situation: id,
      topic: situation.topic,
    },
  );
}

const questionStep: Step = (heard) => {
  const { guide, asked } = heard;
  const asks = Math.max(
    certaintyOf(heard, 'question'),
    asked?.acts.find(({ label }) => label === 'question')?.certainty ?? 0,
  );
  if (asks < ASKS) return null;
  const found = (asked ?? heard.recognition).questions.filter(({ label }) => guide.questions.has(label));
  const [first] = found;
  if (!first) return null;
  if (first.certainty >= ASKED_SURE) return answerQuestion(heard, first.label);
  if (asks < SURE || first.certainty < ASKED_MAYBE || activeOf(heard)) return null;
  const offers = found
    .slice(0, 3)
    .map(({ label }) => ({ label: guide.questions.get(label)?.label ?? label, to: `question:${label}` }));
  return answered(heard, add(draft(), house(heard, 'which-question')), [...offers, chip(heard, 'other')], {
    hasSearched: true,
  });
};

/** How many of the likeliest situations a question may be about when none is sure. */
const ABOUT_ONE_OF = 3;
/** Less likely ones are not asked about. */
const MAY_BE = 0.6;
/** And then the question itself must be surer. */
const SAME_QUESTION_ANYWHERE = 0.85;

/** The situations the question may be about: the one that is sure, the one we are in, else the likeliest. */
function situationsAsked(heard: Heard): Situation[] {
  const found = likely(heard);
  const [first] = found;
  if (first && first.certainty >= SURE) return [first.situation];
  const active = activeOf(heard);
  if (active) return [active];
  return found
    .filter(({ certainty }) => certainty >= MAY_BE)
    .slice(0, ABOUT_ONE_OF)
    .map(({ situation }) => situation);
}

const asksSomething = (heard: Heard): boolean =>
  questionPart(heard.text) !== null ||
  certaintyOf(heard, 'advice') >= ASKS ||
  certaintyOf(heard, 'question') >= ASKS;

/** Of everything written for the situation the nearest to what was asked is said from here on. */
const NEAR_ENOUGH = 0.65;

/** What else of the situation may answer: what chips and ideas say, and what helps to understand. */
function otherAnswers({
  id,
  ask,
  ideas,
  understand,
}: Situation): { name: string; text: string; says: string }[] {
  const chips = ask.flatMap(({ chips }, question) =>
    chips.flatMap(({ label, target }, at) =>
      target.to === 'here'
        ? [{ name: `here:${id}#${question}.${at}`, text: `${label}. ${target.says}`, says: target.says }]
        : [],
    ),
  );
  return [
    ...chips,
    ...ideas.map(({ label, says }, at) => ({ name: `idea:${id}#${at}`, text: `${label}. ${says}`, says })),
    ...understand.map((says, at) => ({ name: `understand:${id}#${at}`, text: says, says })),
  ];
}

function nearestAnswer(heard: Heard, situation: Situation): Answer | null {
  const left = otherAnswers(situation).filter(({ name }) => !heard.state.said.includes(name));
  const sure = heard.likeness(left.map(({ text }) => text));
  const best = sure.indexOf(Math.max(...sure));
  const found = left[best];
  if (!found || (sure[best] ?? 0) < NEAR_ENOUGH) return null;
  return answered(heard, { parts: [found.says], names: [found.name] }, back(heard), {
    situation: situation.id,
    topic: situation.topic,
  });
}

const withinStep: Step = (heard) => {
  const about = asksSomething(heard) ? situationsAsked(heard) : [];
  const [first] = about;
  if (!first) return null;
  const asked = about.flatMap(({ id, asked }) => asked.map((one, at) => ({ ...one, what: `${id}#${at}` })));
  const sure = heard.likeness(asked.map(({ question }) => question));
  const best = sure.indexOf(Math.max(...sure));
  const what = asked[best]?.what ?? '';
  const isSame = (sure[best] ?? 0) >= (about.length > 1 ? SAME_QUESTION_ANYWHERE : SAME_QUESTION);
  if (isSame && !heard.state.said.includes(`asked:${what}`)) return answerAsked(heard, what);
  if (about.length > 1) return null;
  const within = { ...heard, state: { ...heard.state, situation: first.id, topic: first.topic } };
  const near = nearestAnswer(within, first);
  if (near) return near;
  if (certaintyOf(heard, 'advice') >= ASKS) return giveIdea(within, first);
  return activeOf(heard) && ASKS_PLAINLY.test(heard.text.trim()) ? unknown(within, first) : null;
};

/** Ends with a question: what stands before it was told to ask it. */
const ASKS_PLAINLY = /\?["”»)]*$/;

/** Said plainly, with what there is instead. */
const unknown = (heard: Heard, situation: Situation): Answer =>
  answered(heard, add(draft(), house(heard, 'unknown')), ways(heard, situation), heard.state);

/** A question to us that nothing answers. */
const unknownStep: Step = (heard) => {
  const active = activeOf(heard);
  return active && certaintyOf(heard, 'question') >= SURE ? unknown(heard, active) : null;
};

export const askedSteps: readonly Step[] = [questionStep, withinStep, unknownStep];
