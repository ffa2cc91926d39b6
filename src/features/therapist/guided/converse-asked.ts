/** What is asked within a situation, its topic or a danger is answered in the first sentence. Pure. */
import { SURE } from '../../recognise/recognise.ts';
import { add, answered, chip, draft, house, situationChip } from './answer-parts.ts';
import { ASKS, ASKS_SURELY, activeOf, certaintyOf, TOPIC_MAY_BE } from './asked-of.ts';
import { besideOf } from './beside.ts';
import { kindAsked, topicAnswer, wantsWords } from './converse-kind.ts';
import { likely } from './converse-search.ts';
import { giveIdea } from './converse-situation.ts';
import { dangerChips, IN_DANGER } from './danger-chips.ts';
import type { Offer } from './guided-state.ts';
import type { Answer, Heard, Step } from './heard.ts';
import { childrenAsked, type Danger, meansAsked } from './in-danger.ts';
import { plainlyKnown } from './plainly-asked.ts';
import { kindOf, type QuestionKind } from './question-kind.ts';
import { questionPart } from './question-part.ts';
import type { Situation } from './situation.ts';
import type { Topic } from './topic.ts';

/** A question of the situation is the one that was asked; from the lower mark on it is answered with what it is the answer to. */
const SAME_QUESTION = 0.75;
const SIMILAR_QUESTION = 0.6;
/** The same where something is written for any question of its kind in the topic. */
const SAME_BESIDE = 0.88;
const SIMILAR_BESIDE = 0.78;

/** Back to where the talk was, under an answer. */
export function back(heard: Heard): Offer[] {
  const active = activeOf(heard);
  if (active) return [chip(heard, 'tell'), chip(heard, 'idea'), chip(heard, 'other')];
  const found = likely(heard)
    .filter(({ certainty }) => certainty >= 0.3)
    .slice(0, 2)
    .map(({ situation }) => situationChip(situation));
  return [...found, chip(heard, 'tree', 'root:0'), chip(heard, 'listen')];
}

const ASKED_IS_MET: ReadonlySet<Danger> = new Set<Danger>(['birth', 'other']);

/** Of a situation or of a topic. @param what `topic/situation#n` or `topic#n` */
function entryOf({ guide, state }: Heard, what: string) {
  const [id = '', at = ''] = what.split('#');
  if (id === IN_DANGER) {
    const one = guide.inDanger.asked[Number(at)];
    if (!one) return null;
    // Of these it is enough to have asked; of the others something must have been heard.
    const met = ASKED_IS_MET.has(one.danger)
      ? { of: [one.danger], age: 0 }
      : state.danger && { ...state.danger, age: 0 };
    return { ...one, place: { situation: state.situation, topic: state.topic, danger: met } };
  }
  const found = (guide.situations.get(id) ?? guide.topics.get(id))?.asked[Number(at)];
  if (!found) return null;
  const isSituation = guide.situations.has(id);
  const place = isSituation ? { situation: id, topic: id.split('/')[0] ?? null } : { topic: id };
  return { ...found, place };
}

export function answerAsked(heard: Heard, what: string): Answer | null {
  const found = entryOf(heard, what);
  if (!found) return null;
  const state = { ...heard.state, ...found.place };
  const [danger] = state.danger?.age === 0 ? state.danger.of : [];
  return answered(
    heard,
    { parts: [found.answer], names: [`asked:${what}`] },
    danger ? dangerChips(heard, danger, what) : back({ ...heard, state }),
    found.place,
  );
}

/** How many of the likeliest situations a question may be about when none is sure. */
const ABOUT_ONE_OF = 3;
/** Less likely ones are not asked about. */
const MAY_BE = 0.45;
/** And then the question itself must be surer. */
const SAME_QUESTION_ANYWHERE = 0.85;

/** The situations the question may be about: the one that is sure, the one we are in, else the likeliest. */
function situationsAsked(heard: Heard): Situation[] {
  const found = likely(heard);
  const [first] = found;
  if (first && first.certainty >= SURE) return [first.situation];
  const active = activeOf(heard);
  const next = active && besideOf(heard, active);
  if (active) return next ? [active, next] : [active];
  return found
    .filter(({ certainty }) => certainty >= MAY_BE)
    .slice(0, ABOUT_ONE_OF)
    .map(({ situation }) => situation);
}

function topicsAsked(heard: Heard, situation: Situation | undefined): Topic[] {
  const { guide, recognition } = heard;
  const here = guide.topics.get(situation?.topic ?? heard.state.topic ?? '');
  const found = recognition.topics
    .filter(({ certainty }) => certainty >= TOPIC_MAY_BE)
    .flatMap(({ label }) => guide.topics.get(label) ?? []);
  return [...new Set([...(here ? [here] : []), ...found])].slice(0, 2);
}

const asksSomething = (heard: Heard): boolean =>
  questionPart(heard.text) !== null ||
  certaintyOf(heard, 'advice') >= ASKS_SURELY ||
  certaintyOf(heard, 'question') >= ASKS_SURELY;

/** Of everything written for the situation the nearest to what was asked is said from here on. */
const NEAR_ENOUGH = 0.65;
const NEAR_BESIDE = 0.8;

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

function nearestAnswer(heard: Heard, situation: Situation, least: number): Answer | null {
  const left = otherAnswers(situation).filter(({ name }) => !heard.state.said.includes(name));
  const sure = heard.likeness(left.map(({ text }) => text));
  const best = sure.indexOf(Math.max(...sure));
  const found = left[best];
  if (!found || (sure[best] ?? 0) < least) return null;
  return answered(heard, { parts: [found.says], names: [found.name] }, back(heard), {
    situation: situation.id,
    topic: situation.topic,
  });
}

/** Who asks how long is hardly answered by why. */
const OTHER_KIND = 0.75;
/** Words to say, a choice, a sum are wanted as such or not at all. */
const OWN_KINDS: ReadonlySet<QuestionKind> = new Set([
  ...(['have', 'can-they', 'in-the-moment', 'review', 'what-first', 'predict', 'judge'] as const),
  'how-say',
  'choose',
  'send',
  'now-or-later',
  'sum',
  'who-first',
  'before-or-after',
  'tell-or-not',
  'write-or-wait',
  'go-or-not',
]);
const NO_KIND = 0.5;
const LOOSE_KINDS: ReadonlySet<QuestionKind> = new Set([
  ...(['fact', 'how-do', 'predict', 'in-the-moment', 'can-they', 'what-first'] as const),
]);
const isOtherKind = (one: QuestionKind | null, other: QuestionKind, isWritten: boolean): boolean =>
  one !== null && one !== other && (isWritten || !(LOOSE_KINDS.has(one) && LOOSE_KINDS.has(other)));

/** What is asked of a danger that is on file; of what people ask for others, of odd things and of old wounds, also without. */
const IN_DANGER_NOW = 0.55;
const IN_DANGER_EVER = 0.92;
/** "¿Estoy loco?" says nothing of what is meant. */
const FEW_WORDS = 5;
const EVER: ReadonlySet<Danger> = new Set<Danger>(['other', 'mind', 'birth', 'harm', 'violence']);

const askedInDanger = ({ guide, dangers, state }: Heard) =>
  guide.inDanger.asked.flatMap((one, at) =>
    (dangers.length > 0 ? dangers.includes(one.danger) : EVER.has(one.danger)) &&
    // Who is afraid of images after a birth gets no words for who would do harm.
    !(one.danger === 'others' && dangers.includes('birth') && state.danger?.of.includes('birth'))
      ? [{ ...one, what: `${IN_DANGER}#${at}` }]
      : [],
  );

/** With danger on file its questions are looked at by themselves, before all others. */
export const inDangerStep: Step = (heard) => {
  const asked = heard.dangers.length > 0 && asksSomething(heard) ? askedInDanger(heard) : [];
  if (asked.length === 0) return null;
  const sure = heard.likenessOf(
    questionPart(heard.text) ?? heard.text,
    asked.map(({ question }) => question),
  );
  const best = sure.indexOf(Math.max(...sure));
  const what = asked[best]?.what ?? '';
  // Where the danger is low, words for a crisis must surely be meant.
  const isLoose = heard.state.danger?.of.includes(asked[best]?.danger ?? 'crisis') === true;
  const isKnown =
    (sure[best] ?? 0) >= (isLoose ? IN_DANGER_NOW : SAME_QUESTION) &&
    !heard.state.said.includes(`asked:${what}`);
  return isKnown ? answerAsked(heard, what) : null;
};

/** "¿Me lo van a quitar si lo cuento?", also where nothing of danger is on file; and what to do with what could hurt. */
export const plainlyAskedStep: Step = (heard) => {
  const part = questionPart(heard.text);
  const { inDanger } = heard.guide;
  const ofChildren = part === null ? -1 : childrenAsked(inDanger, part, heard.dangers);
  const ofMeans = part === null ? -1 : meansAsked(inDanger, heard.text, heard.dangers);
  const known = plainlyKnown(inDanger, heard.text, part, heard.dangers);
  const at = [ofChildren, known, ofMeans].find((one) => one >= 0) ?? -1;
  const what = `${IN_DANGER}#${at}`;
  return at >= 0 && !heard.state.said.includes(`asked:${what}`) ? answerAsked(heard, what) : null;
};

/** "¿Por qué no conviene acostarse temprano?": why we said what we said. */
const WHY_SAID =
  /(?:por ?qu[eé]|pq|xq) (?:no )?(?:conviene|es (?:mal[ao]|mejor|buen[ao]|peor)|sirve|ayuda|hay que|hace falta|funciona|(?:me|lo) (?:dic|dec|recom)\p{L}+|dice[s]?|dec[ií]s|tengo que|tendr[ií]a que|debo)|(?:por ?que|pq) (?:n[aã]o )?(?:conv[eé]m|é (?:ruim|melhor|bom|pior)|adianta|funciona|ajuda|precis\p{L}+|tenho que|voc[eê] (?:diz|falou|disse)|vale)/iu;

/** What helps to understand the situation, the nearest to what they ask first. */
const whySaidStep: Step = (heard) => {
  const active = activeOf(heard);
  const part = questionPart(heard.text);
  if (!active || part === null || !WHY_SAID.test(part)) return null;
  const left = active.understand
    .map((says, at) => ({ name: `understand:${active.id}#${at}`, says }))
    .filter(({ name }) => !heard.state.said.includes(name));
  const near = heard.likenessOf(
    part,
    left.map(({ says }) => says),
  );
  const found = left[near.indexOf(Math.max(...near))];
  return found ? answered(heard, { parts: [found.says], names: [found.name] }, back(heard)) : null;
};

const withinStep: Step = (heard) => {
  if (!asksSomething(heard)) return null;
  const about = situationsAsked(heard);
  const [first] = about;
  const asked = [
    ...[...about, ...topicsAsked(heard, first)].flatMap(({ id, asked }) =>
      asked.map((one, at) => ({ ...one, what: `${id}#${at}` })),
    ),
    ...askedInDanger(heard),
  ];
  if (asked.length === 0) return null;
  const wanted = kindAsked(heard);
  // What is written for its kind answers better than a question that is only near.
  const isWritten = topicAnswer(heard) !== null;
  const sure = heard
    .likeness(asked.map(({ question }) => question))
    .map((certainty, at) =>
      isOtherKind(wanted, kindOf(asked[at]?.question ?? ''), isWritten)
        ? certainty * (wanted !== null && OWN_KINDS.has(wanted) ? NO_KIND : OTHER_KIND)
        : certainty,
    );
  const best = sure.indexOf(Math.max(...sure));
  const what = asked[best]?.what ?? '';
  const isAnywhere = about.length !== 1 && activeOf(heard) === null;
  const isOfDanger = what.startsWith(`${IN_DANGER}#`);
  const isMarked = questionPart(heard.text) !== null;
  const isBare = (questionPart(heard.text)?.split(/\s+/).length ?? 0) <= FEW_WORDS;
  const isOfTheirOwn = isWritten && (isBare || (wanted !== null && OWN_KINDS.has(wanted)));
  if (
    isOfDanger &&
    isMarked &&
    !(isOfTheirOwn && heard.dangers.length === 0) &&
    (sure[best] ?? 0) >= IN_DANGER_EVER &&
    !heard.state.said.includes(`asked:${what}`)
  )
    return answerAsked(heard, what);
  const isSame =
    (sure[best] ?? 0) >=
    (isAnywhere || isOfDanger ? SAME_QUESTION_ANYWHERE : isWritten ? SAME_BESIDE : SAME_QUESTION);
  const isSaid = heard.state.said.includes(`asked:${what}`);
  if (isSame && !isSaid && !isOfDanger) return answerAsked(heard, what);
  if (isAnywhere || !first) return null;
  const kind = wanted;
  if (kind === 'how-say' && wantsWords(heard)) return null;
  const isSimilar = (sure[best] ?? 0) >= (isWritten ? SIMILAR_BESIDE : SIMILAR_QUESTION);
  if (isSimilar && !isSaid && !isOfDanger) return answerSimilar(heard, what);
  const within = { ...heard, state: { ...heard.state, situation: first.id, topic: first.topic } };
  // What somebody feels is nobody's fault; no idea answers that.
  const isForItsKind = kind === 'normal' || (isWritten && kind !== null && OWN_KINDS.has(kind));
  const near = isForItsKind ? null : nearestAnswer(within, first, isWritten ? NEAR_BESIDE : NEAR_ENOUGH);
  if (near) return near;
  const wantsIdea = kind === 'how-do' || (kind === null && certaintyOf(heard, 'advice') >= ASKS);
  return wantsIdea && !(isWritten && activeOf(heard) === null) ? giveIdea(within, first) : null;
};

/** Not surely the same question: it can be sent back by one tap. */
function answerSimilar(heard: Heard, what: string): Answer | null {
  const found = entryOf(heard, what);
  if (!found) return null;
  const lead = house(heard, 'similar');
  const said = add(draft(), lead);
  return answered(
    heard,
    { parts: [...said.parts, found.answer], names: [...said.names, `asked:${what}`] },
    [chip(heard, 'not-that'), ...back({ ...heard, state: { ...heard.state, ...found.place } })],
    found.place,
  );
}

/** "¿Puedo preguntar algo?" */
const MAY_ASK =
  /(?<!\p{L})(?:puedo|te puedo|le puedo|se puede|podr[ií]a|posso|posso te|d[aá] (?:pra|para)) (?:preguntar(?:te|le)?|contar(?:te|le)?|hacer(?:te|le)? una pregunta|perguntar|contar|falar)(?!\p{L})/iu;
/** "Quería contarle algo. ¿Puedo?" */
const MAY_I = /^[¿\s]*(?:y |e )?(?:puedo|se puede|podr[ií]a|posso|pode ser|d[aá])\s*\?+$/iu;
const MAY_ASK_WORDS = 45;

const mayAskStep: Step = (heard) => {
  const part = questionPart(heard.text);
  const isShort = heard.text.split(/\s+/).length <= MAY_ASK_WORDS;
  const mayAsk = part !== null && (MAY_ASK.test(part) || MAY_I.test(part));
  if (!isShort || !mayAsk) return null;
  return answered(
    heard,
    add(draft(), house(heard, 'may-ask')),
    [chip(heard, 'tree', 'root:0'), chip(heard, 'listen')],
    heard.state,
  );
};

/** Before the catalogue of questions about us, and after it. */
export const askedFirstSteps: readonly Step[] = [mayAskStep, inDangerStep];
/** What is written for the situation and its topic. */
export const withinSteps: readonly Step[] = [whySaidStep, withinStep];
