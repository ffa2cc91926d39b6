/** A question nothing written answers: what kind of answer it wants, and what can honestly be said to that. Pure. */
import { add, answered, chip, draft, house, situationChip } from './answer-parts.ts';
import { ASKS_SURELY, activeOf, certaintyOf, TOPIC_MAY_BE } from './asked-of.ts';
import { isOpening, likely } from './converse-search.ts';
import { beginTool } from './converse-tool.ts';
import type { Answer, Heard, Step } from './heard.ts';
import { kindOf, type QuestionKind } from './question-kind.ts';
import { questionPart } from './question-part.ts';
import type { Situation } from './situation.ts';
import type { ChipName } from './wordings.ts';

/** "Dame las palabras": the message is wanted, not how others begin. */
const WORDS =
  /(?<!\p{L})(?:palabras|frases?|mensaje|texto|palavras|mensagem|escrib\p{L}+|redact\p{L}+|escrev\p{L}+)(?!\p{L})/iu;
export const wantsWords = ({ text }: Heard): boolean => WORDS.test(text);

const SHORT_KINDS: ReadonlySet<QuestionKind> = new Set([
  ...(['judge', 'how-long', 'normal', 'sum', 'how-say'] as const),
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

function kindByForm(heard: Heard): QuestionKind | null {
  const part = questionPart(heard.text);
  const words = heard.text.split(/\s+/).length;
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
]);

/** A situation is offered under such an answer from here on. */
const MAY_BE_ABOUT = 0.3;

/** What we do not know is told with what helps where they most likely are. */
const LIKELY_ABOUT = 0.5;
const OPEN_KINDS: ReadonlySet<QuestionKind> = new Set(['fact', 'how-do']);

/** An idea is about what was asked from here on. */
const NEAR_IDEA = 0.45;

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
  judge: 'two-options',
  'how-do': 'problem-apart',
  have: 'for-the-visit',
  'how-long': 'for-the-visit',
};

/** Where nothing that is written answers it: what can honestly be said to a question of its kind. */
const kindStep: Step = (heard) => {
  const kind = kindAsked(heard);
  if (kind === null) return null;
  const isWithoutMark = questionPart(heard.text)?.includes('?') === false;
  if (kind === 'fact' && !isWithoutMark && !ASKS_PLAINLY.test(heard.text.trim())) return null;
  if (isOpening(heard)) return null;
  // With danger on file no advice is given on facing somebody.
  if (FACING.has(kind) && heard.dangers.length > 0) return null;
  if (kind === 'how-say' && wantsWords(heard)) return beginTool(heard, 'hard-message');
  const lead = LEADS[kind];
  const active = activeOf(heard);
  const found = active
    ? []
    : likely(heard)
        .filter(({ certainty }) => certainty >= MAY_BE_ABOUT)
        .slice(0, 2);
  const about = active ?? found.find(({ certainty }) => certainty >= LIKELY_ABOUT)?.situation;
  const beside = about && OPEN_KINDS.has(kind) ? besideAnswer(heard, about) : null;
  if (beside) return beside;
  return answered(
    heard,
    add(draft(), house(heard, `asks-${kind}`)),
    [
      lead ? chip(heard, lead, `tool:${lead}`) : null,
      ...found.map(({ situation }) => situationChip(situation)),
      ...(active ? [chip(heard, 'idea'), chip(heard, 'tell')] : [chip(heard, 'tree', 'root:0')]),
      chip(heard, 'other'),
    ],
    heard.state,
  );
};

export const kindSteps: readonly Step[] = [kindStep];
