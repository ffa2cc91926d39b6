/** A question nothing written answers: what kind of answer it wants, and what can honestly be said to that. Pure. */
import { add, answered, chip, draft, fresh, house, received, situationChip } from './answer-parts.ts';
import { ASKS_SURELY, activeOf, certaintyOf, TOPIC_MAY_BE } from './asked-of.ts';
import { isOpening, likely, signLine } from './converse-search.ts';
import { beginTool } from './converse-tool.ts';
import type { Answer, Heard, Step } from './heard.ts';
import { asksReview, kindOf, type QuestionKind } from './question-kind.ts';
import { questionPart } from './question-part.ts';
import type { Situation } from './situation.ts';
import type { Topic } from './topic.ts';
import { topicPlainlyNamed, topicsNamed } from './topic-named.ts';
import { isOfChild } from './whose.ts';
import type { ChipName } from './wordings.ts';

/** "Dame las palabras": the message is wanted, not how others begin. */
const WORDS =
  /(?<!\p{L})(?:palabras|frases?|mensaje|texto|palavras|mensagem|escrib\p{L}+|redact\p{L}+|escrev\p{L}+)(?!\p{L})/iu;
export const wantsWords = ({ text }: Heard): boolean => WORDS.test(text);

const SHORT_KINDS: ReadonlySet<QuestionKind> = new Set([
  ...(['judge', 'how-long', 'normal', 'sum', 'how-say'] as const),
  ...(['what-first', 'can-they', 'in-the-moment', 'have', 'predict'] as const),
  ...(['who-first', 'before-or-after', 'tell-or-not', 'write-or-wait', 'go-or-not'] as const),
]);
const SHORT_WORDS = 8;
/** Without a mark, what is longer tells. */
const FEW_ENOUGH = 20;

/** Whether it is good or bad is here no matter of right and wrong among people. */
const OF_THINGS: ReadonlySet<string> = new Set([
  'sueno',
  'salud',
  'cuerpo',
  'habitos',
  'estudio',
  'terapia',
  'ia',
]);

/** What kind of answer is wanted; null where nothing is asked. */
export function kindAsked(heard: Heard): QuestionKind | null {
  const kind = kindByForm(heard);
  const [likeliest] = heard.recognition.topics;
  const topic =
    activeOf(heard)?.topic ?? ((likeliest?.certainty ?? 0) >= TOPIC_MAY_BE ? likeliest?.label : '') ?? '';
  return kind === 'judge' && OF_THINGS.has(topic) ? 'fact' : kind;
}

/** "Mi hermana ya no me llama. ¿Por qué?" */
const BARE_WHY = /^[¿\s]*(?:y |e )?(?:por ?qu[eéê](?: ser[aá])?|pq|xq)\s*\?*$/iu;
const OF_OTHERS =
  /(?<!\p{L})(?:mis?|minhas?|meus?|[eé]l|ella|ellos|ele|ela|eles|nadie|ningu[eé]m) (?:\p{L}+ )?(?:ya |j[aá] )?(?:no|n[aã]o|se|me|volt\p{L}+|volv\p{L}+|dej\p{L}+|deix\p{L}+|par\p{L}+|empez\p{L}+|come[cç]\p{L}+)(?!\p{L})/iu;

function kindByForm(heard: Heard): QuestionKind | null {
  const kind = kindOfMessage(heard);
  const last =
    questionPart(heard.text)
      ?.split(/[,.]\s*/)
      .at(-1) ?? '';
  return kind === 'why-me' && BARE_WHY.test(last) && OF_OTHERS.test(heard.text) ? 'why-they' : kind;
}

function kindOfMessage(heard: Heard): QuestionKind | null {
  const part = questionPart(heard.text);
  const words = heard.text.split(/\s+/).length;
  if (part !== null && asksReview(heard.text, part)) return 'review';
  if (part !== null) return words <= FEW_ENOUGH && kindOf(heard.text) === 'normal' ? 'normal' : kindOf(part);
  const isSure = certaintyOf(heard, 'advice') >= ASKS_SURELY || certaintyOf(heard, 'question') >= ASKS_SURELY;
  const asks = isSure && words <= FEW_ENOUGH;
  const kind = kindOf(heard.text);
  // "Tengo o no tengo razón" needs no mark.
  const isPlain = SHORT_KINDS.has(kind) && words <= SHORT_WORDS;
  return kind !== 'fact' && (asks || isPlain) ? kind : null;
}

/** Ends with a question, or nearly: what stands before it was told to ask it. */
const ASKS_PLAINLY = /\?["”»)]*(?:\s+[^\s?]+){0,8}$/;

const FACING: ReadonlySet<QuestionKind> = new Set([
  'tell-or-not',
  'write-or-wait',
  'go-or-not',
  'who-first',
  'before-or-after',
  'review',
]);

/** What is true for anybody in a topic is said from here on. */
const TOPIC_ANSWERS = 0.6;
/** Of what is named less is enough, and it goes before what is only likely. */
const NAMED_ANSWERS = 0.05;
const NAMED_BEFORE = 0.03;
const LIKELY_ENOUGH = 0.9;
/** Of what the messages before spoke of. */
const SPOKEN_OF = 0.45;
/** In the middle of one matter another must be surer. */
const OTHER_TOPIC = 0.9;

/** The topic a question is of; null where none is sure enough. */
function topicOfQuestion(heard: Heard): Topic | null {
  const { guide, recognition, text } = heard;
  const active = activeOf(heard);
  const [first] = recognition.topics;
  if (active)
    return guide.topics.get(first && first.certainty >= OTHER_TOPIC ? first.label : active.topic) ?? null;
  const before = heard.earlier.find(
    ([label, certainty]) => guide.topics.has(label) && certainty >= SPOKEN_OF,
  )?.[0];
  // "¿Y cuánto tarda en pasar?": a few words go on with what was told.
  const goesOn = before !== undefined && text.split(/\s+/).length <= SHORT_WORDS;
  if (goesOn && topicsNamed(text).length === 0 && topicPlainlyNamed(text) === null)
    return guide.topics.get(before) ?? null;
  const isLikely = first !== undefined && first.certainty >= TOPIC_ANSWERS;
  if (isLikely && first.certainty >= LIKELY_ENOUGH) return guide.topics.get(first.label) ?? null;
  const plainly = guide.topics.get(topicPlainlyNamed(text) ?? '');
  if (plainly) return plainly;
  const words = topicsNamed(text);
  const least = isLikely ? NAMED_BEFORE : NAMED_ANSWERS;
  const named = recognition.topics.find(
    ({ label, certainty }) => certainty >= least && words.includes(label),
  );
  if (isOfChild(heard.state.roles) && !named && !isLikely) return guide.topics.get('crianza') ?? null;
  const [likeliest] = likely(heard);
  const told = likeliest && likeliest.certainty >= LIKELY_ABOUT ? likeliest.situation.topic : before;
  return guide.topics.get(named?.label ?? (isLikely ? first.label : told) ?? '') ?? null;
}

export type KindAnswer = { name: string; text: string; topic: string; kind: QuestionKind };

/** Words to say, a choice, a way to do something are somebody's own: those of a topic are said where they are nearer to the question than those of others. */
const PARTICULAR: ReadonlySet<QuestionKind> = new Set([
  ...(['how-say', 'how-do', 'choose', 'tell-or-not', 'can-they', 'in-the-moment', 'what-first'] as const),
]);
const NEAR_WORDS = 0.5;

function isNear(heard: Heard, topic: Topic, kind: QuestionKind): boolean {
  const of = ({ byKind }: Topic) => byKind.filter((one) => one.kind === kind).map(({ says }) => says);
  const own = of(topic);
  const others = [...heard.guide.topics.values()].filter(({ id }) => id !== topic.id).flatMap(of);
  const near = heard.likenessOf(questionPart(heard.text) ?? heard.text, [...own, ...others]);
  return near.indexOf(Math.max(...near)) < own.length && Math.max(...near) >= NEAR_WORDS;
}

/** What is written in the topic for a question of this kind and was not said yet; null where nothing is. */
export function topicAnswer(heard: Heard): KindAnswer | null {
  const kind = kindByForm(heard);
  if (kind === null || (FACING.has(kind) && heard.dangers.length > 0)) return null;
  const topic = topicOfQuestion(heard);
  if (topic && PARTICULAR.has(kind) && !isNear(heard, topic, kind)) return null;
  const found =
    topic &&
    fresh(
      heard,
      `kind-${kind}:${topic.id}`,
      topic.byKind.filter((one) => one.kind === kind).map(({ says }) => says),
    );
  return topic && found ? { ...found, topic: topic.id, kind } : null;
}

/** Words in anger are not called fine. */
const HARSH =
  /(?<!\p{L})(?:odio|ódio|maldit\p{L}*|mierda|merda|put[aoe]s?|idiota\p{L}*|imb[eé]cil|in[uú]til|basura|lixo|asc[ao]|nojo|est[uú]pid\p{L}*|c[aá]llate|cala a boca|p[uú]drete|l[aá]rgate|desgraciad\p{L}*|desgra[cç]ad\p{L}*|matar\p{L}*|mato|morir\p{L}*|morr\p{L}*|adi[oó]s|adeus|perd[oó]nenme)(?!\p{L})/iu;

/** What a question is answered with: what its topic has for it, else a line of the house; null where only its form is known. */
export function lineForQuestion(heard: Heard): { name: string; text: string } | null {
  const kind = kindByForm(heard);
  if (kind === null || kind === 'fact' || (FACING.has(kind) && heard.dangers.length > 0)) return null;
  return topicAnswer(heard) ?? houseAnswer(heard, kind);
}

/** A line of the house for its kind, where the topic has none. */
const houseAnswer = (heard: Heard, kind: QuestionKind) =>
  house(heard, kind === 'review' && HARSH.test(heard.text) ? 'asks-send' : `asks-${kind}`);

/** A situation is offered under such an answer from here on. */
const MAY_BE_ABOUT = 0.5;

/** What we do not know is told with what helps where they most likely are. */
const LIKELY_ABOUT = 0.5;
const OPEN_KINDS: ReadonlySet<QuestionKind> = new Set(['fact', 'how-do']);

/** An idea is about what was asked from here on. */
const NEAR_IDEA = 0.5;

/** Said plainly that it is not known, and the idea that is nearest to what was asked; null where none is near. */
function besideAnswer(heard: Heard, situation: Situation): Answer | null {
  const ideas = situation.ideas
    .map(({ label, says }, at) => ({ name: `idea:${situation.id}#${at}`, text: `${label}. ${says}`, says }))
    .filter(({ name }) => !heard.state.said.includes(name));
  // Among what is said beside it an idea must still be the nearest.
  const rivals = situation.near.flatMap((id) =>
    (heard.guide.situations.get(id)?.ideas ?? []).map(({ label, says }) => `${label}. ${says}`),
  );
  const near = heard.likeness([...ideas.map(({ text }) => text), ...rivals]);
  const most = Math.max(...near.slice(0, ideas.length));
  const idea = ideas[near.indexOf(most)];
  if (!idea || most < NEAR_IDEA) return null;
  return answered(
    heard,
    add(add(draft(), house(heard, 'asks-near')), { name: idea.name, text: idea.says }),
    [chip(heard, 'not-that'), chip(heard, 'idea'), chip(heard, 'tell'), chip(heard, 'other')],
    { situation: situation.id, topic: situation.topic },
  );
}

/** What a question of each kind leads to, besides talking on. */
const LEADS: Partial<Record<QuestionKind, ChipName>> = {
  'how-say': 'hard-message',
  choose: 'two-options',
  sum: 'month',
  send: 'hard-message',
  'how-do': 'problem-apart',
  have: 'for-the-visit',
  'how-long': 'for-the-visit',
};

/** "Ya te lo pregunté", "pela terceira vez". */
const ASKED_AGAIN =
  /(?<!\p{L})(?:ya (?:te |se )?(?:lo |la )?(?:pregunt|dije)\p{L}*|te pregunt[eé]|le pregunt[eé]|(?:segunda|tercera|terceira|cuarta|quarta) (?:vez|pregunta)|otra vez (?:te|le) pregunto|vuelvo a preguntar|pregunt(?:o|ando) (?:otra vez|de nuevo)|pergunt(?:o|ando) (?:outra vez|de novo)|no me (?:has (?:contest|respond)\p{L}+|(?:contest|respond)(?:aste|iste|as|es|[eé]s))|(?:j[aá] )?(?:te )?perguntei|(?:voc[eê]|tu) n[aã]o (?:me )?respond\p{L}+|de novo (?:te )?pergunto)(?!\p{L})/iu;

/** What is told in so many words is heard before its question is answered. */
const TELLS_MUCH = 38;

/** Where nothing that is written answers it: what is true of a question of its kind, in its topic or anywhere. */
const kindStep: Step = (heard) => {
  const kind = kindByForm(heard);
  if (kind === null) return null;
  const isWithoutMark = questionPart(heard.text)?.includes('?') === false;
  if (kind === 'fact' && !isWithoutMark && !ASKS_PLAINLY.test(heard.text.trim())) return null;
  if (kind === 'fact' && isOpening(heard)) return null;
  // With danger on file no advice is given on facing somebody.
  if (FACING.has(kind) && heard.dangers.length > 0) return null;
  if (kind === 'review' && heard.isWorried) return null;
  if (kind === 'how-say' && wantsWords(heard)) return beginTool(heard, 'hard-message');
  const lead = LEADS[kind];
  const active = activeOf(heard);
  const written = topicAnswer(heard);
  const found = active
    ? []
    : likely(heard)
        .filter(({ certainty }) => certainty >= MAY_BE_ABOUT)
        .slice(0, 2);
  const about = active ?? found.find(({ certainty }) => certainty >= LIKELY_ABOUT)?.situation;
  const beside = about && !written && OPEN_KINDS.has(kind) ? besideAnswer(heard, about) : null;
  if (beside) return beside;
  const isAgain = ASKED_AGAIN.test(heard.text);
  const isMuch = heard.text.split(/\s+/).length >= TELLS_MUCH;
  const first = isAgain
    ? house(heard, written || kind !== 'fact' ? 'asks-again' : 'asks-again-none')
    : isMuch
      ? (signLine(heard) ?? received(heard))
      : null;
  const isUnknown = isAgain && !written && kind === 'fact';
  return answered(
    heard,
    add(add(draft(), first), isUnknown ? null : (written ?? houseAnswer(heard, kind))),
    [
      lead ? chip(heard, lead, `tool:${lead}`) : null,
      ...found.map(({ situation }) => situationChip(situation)),
      ...(active || written ? [chip(heard, 'tell')] : [chip(heard, 'tree', 'root:0')]),
      active ? chip(heard, 'idea') : null,
      chip(heard, 'other'),
    ],
    { topic: written?.topic ?? heard.state.topic },
  );
};

/** Words of theirs are looked at before what the message may do besides: "tá ruim?" complains of nothing. */
const reviewStep: Step = (heard) => (kindByForm(heard) === 'review' ? kindStep(heard) : null);

export const reviewSteps: readonly Step[] = [reviewStep];
export const kindSteps: readonly Step[] = [kindStep];
