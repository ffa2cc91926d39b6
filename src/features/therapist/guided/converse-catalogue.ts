/** Questions about us and about the method: the catalogue (content/<language>/charla/preguntas/). Pure. */
import { SURE } from '../../recognise/recognise.ts';
import { add, answered, chip, draft, fresh, house } from './answer-parts.ts';
import { ASKS, ASKS_SURELY, activeOf, certaintyOf } from './asked-of.ts';
import { back } from './converse-asked.ts';
import { lineForQuestion, topicAnswer } from './converse-kind.ts';
import { voiced } from './guide.ts';
import type { Answer, Heard, Step } from './heard.ts';
import { questionPart, questionsIn } from './question-part.ts';

/** A question of the catalogue is believed from here on; from the lower mark on it is asked whether it is meant. */
const ASKED_SURE = 0.75;
/** In the middle of a matter of theirs they seldom ask about us. */
const ASKED_SURE_WITHIN = 0.88;
/** With nothing else on the table less is enough. */
const ASKED_SURE_AT_FIRST = 0.6;
const ASKED_MAYBE = 0.68;
/** Of life in general it must be surer where something is written for its kind in the topic. */
const ASKED_SURE_BESIDE = 0.92;
/** Said so far, where a talk has hardly begun. */
const EARLY = 3;
const ASKED_OF_US = 0.5;
/** Beside one that is sure, of the same kind. */
const ASKED_BESIDE = 0.35;

export function answerQuestion(heard: Heard, id: string): Answer | null {
  const question = heard.guide.questions.get(id);
  if (!question) return null;
  const found = fresh(heard, `question:${id}`, question.answers) ?? {
    name: `question:${id}#again`,
    text: question.answers[0] ?? '',
  };
  return answered(heard, add(draft(), found), back(heard));
}

/** One of the catalogue that is surely asked, whatever the talk is with. */
export const sureQuestion: Step = (heard) => {
  const first = askedOf(heard);
  return first && first.certainty >= ASKED_SURE_WITHIN
    ? withRest(heard, answerQuestion(heard, first.label))
    : null;
};

/** What of the catalogue the message asks: all of it, where it is nothing but a question. */
const askedOf = ({ asked, text, recognition }: Heard) =>
  (asked ?? (questionPart(text) === null ? null : recognition))?.questions[0];

/** In the middle of a tool a question about us needs to be less sure: there are few others it could be. */
export const questionOfUs: Step = (heard) => {
  const first = askedOf(heard);
  return first && OF_US.test(first.label) && first.certainty >= ASKED_OF_US
    ? answerQuestion(heard, first.label)
    : null;
};

/** What else is asked in the same message is answered as well, where something is written for it. */
function withRest(heard: Heard, answer: Answer | null): Answer | null {
  if (!answer) return null;
  const asked = questionsIn(heard.text);
  const rest = asked.filter(
    (_, at) => (heard.askedEach[at]?.questions[0]?.certainty ?? 0) < ASKED_SURE_AT_FIRST,
  );
  if (asked.length < 2 || rest.length === 0) return answer;
  const found = lineForQuestion({ ...heard, text: rest.join(' ') });
  if (!found) return answer;
  return {
    ...answer,
    says: `${answer.says} ${voiced(found.text, heard.address)}`,
    state: { ...answer.state, said: [...answer.state.said, found.name] },
  };
}

/** Two questions about us in one message are both answered. */
const twoQuestionsStep: Step = (heard) => {
  const firsts = heard.askedEach.flatMap(({ questions: [first] }) =>
    first && heard.guide.questions.has(first.label) ? [first] : [],
  );
  const sure = firsts.find(({ certainty }) => certainty >= ASKED_SURE_AT_FIRST);
  const isOfSame = ({ label }: { label: string }) => label.split('/')[0] === sure?.label.split('/')[0];
  const met = firsts.filter(
    (one) => one.certainty >= ASKED_SURE_AT_FIRST || (isOfSame(one) && one.certainty >= ASKED_BESIDE),
  );
  const [one, two] = sure ? new Set(met.map(({ label }) => label)) : [];
  const [first, second] = [one, two].map((id) => (id === undefined ? null : answerQuestion(heard, id)));
  if (!first || !second) return first && (sure?.certainty ?? 0) >= ASKED_SURE ? withRest(heard, first) : null;
  return {
    ...second,
    says: `${first.says} ${second.says}`,
    state: { ...second.state, said: [...first.state.said, ...second.state.said] },
  };
};

const OF_US = /^(?:privacidad|memoria|como-funciona|sobre-mi)\//;

/** Of the talk, where nothing was told before it. */
const WHERE_TO_BEGIN = 'como-funciona/por-donde-empiezo';
const BARE_WORDS = 4;
const isBare = ({ text }: Heard): boolean => (questionPart(text)?.split(/\s+/).length ?? 0) <= BARE_WORDS;

/** Of us it is asked before all; of life in general after what the situation has to say. */
const questionStep =
  (isOfUs: boolean): Step =>
  (heard) => {
    const { guide, asked } = heard;
    const asks = Math.max(
      certaintyOf(heard, 'question'),
      asked?.acts.find(({ label }) => label === 'question')?.certainty ?? 0,
    );
    // Without a mark it must be surer that they ask.
    if (asks < (questionPart(heard.text) === null ? ASKS_SURELY : ASKS)) return null;
    const found = (asked ?? heard.recognition).questions.filter(({ label }) => guide.questions.has(label));
    const [first] = found;
    if (!first || OF_US.test(first.label) !== isOfUs) return null;
    if (first.label === WHERE_TO_BEGIN && topicAnswer(heard) !== null) return null;
    const isFree = activeOf(heard) === null && questionPart(heard.text) !== null;
    const isEarly = heard.state.said.length <= EARLY;
    // "¿Por qué será?" alone is about what was told before it.
    if (!isOfUs && asked !== null && isBare(heard)) return null;
    const isWritten = !isOfUs && topicAnswer(heard) !== null;
    const free = isFree && isEarly ? ASKED_SURE_AT_FIRST : ASKED_SURE;
    const least = activeOf(heard) ? ASKED_SURE_WITHIN : isWritten ? ASKED_SURE_BESIDE : free;
    if (first.certainty >= least) return withRest(heard, answerQuestion(heard, first.label));
    if (isWritten) return null;
    if (asks < (isFree ? ASKED_SURE_AT_FIRST : SURE) || first.certainty < ASKED_MAYBE || activeOf(heard))
      return null;
    const offers = found
      .slice(0, 3)
      .map(({ label }) => ({ label: guide.questions.get(label)?.label ?? label, to: `question:${label}` }));
    return answered(heard, add(draft(), house(heard, 'which-question')), [...offers, chip(heard, 'other')], {
      hasSearched: true,
    });
  };

/** "¿Usted es de un banco?", "¿a vos te pasa?": whoever is asked what it is or feels says what it is. */
const ARE_YOU =
  /^[¿\s]*(?:(?:y|e|pero|mas|disculpe|perd[oó]n|desculpa),? )*(?:usted|t[uú]|vos|voc[eê]|ud) (?:es|eres|sos|é|eh) (?:de|del|da|do|un|una|um|uma|alguien|algu[eé]m|alguno|parte)(?!\p{L})/iu;
const DO_YOU_FEEL =
  /^[¿\s]*(?:(?:y|e|pero|mas),? )*a (?:usted|ti|vos|voc[eê]) (?:te|le|nunca|no|alguna vez|tambi[eé]n|j[aá])(?!\p{L})/iu;

const whatWeAreStep: Step = (heard) => {
  const part = questionPart(heard.text);
  if (part === null) return null;
  if (ARE_YOU.test(part)) return answerQuestion(heard, 'sobre-mi/eres-una-persona');
  return DO_YOU_FEEL.test(part) ? answerQuestion(heard, 'sobre-mi/tienes-sentimientos') : null;
};

export const catalogueSteps: readonly Step[] = [twoQuestionsStep, questionStep(true), whatWeAreStep];
export const lifeSteps: readonly Step[] = [questionStep(false)];
