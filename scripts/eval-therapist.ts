// `npm run eval:therapist [-- labelled.jsonl]`: the guided therapist in figures beside what they must reach. Topics by
// models that never met the author and, given a labelled file of other hands, on that file; then the shape and the
// register of replies, whether any is made of the person's words, what is remembered a week later, and who finishes an
// exercise. Never prints a message.

import { existsSync } from 'node:fs';
import type { Language } from '../src/features/intake/style-profile.ts';
import { plain } from '../src/features/therapist/cues.ts';
import { detectLanguage, type LanguageWeights } from '../src/features/therapist/language.ts';
import { tokenize } from '../src/features/therapist/tokens.ts';
import TOPIC_MODEL_TABLE from '../src/features/therapist/topic-model/topic-model-table.json' with {
  type: 'json',
};
import { scoreTopics } from '../src/features/therapist/topic-scores.ts';
import { COURSES, somebody, TEMPERAMENTS, type Temperament } from '../tests/support/course-people.ts';
import { OWN } from '../tests/support/exercise-answers-list.ts';
import { going } from '../tests/support/exercise-temperaments.ts';
import {
  agreed,
  NEVER_TOLD,
  OTHERWISE,
  PLANTED,
  quoted,
  STEPS,
  weekLater,
} from '../tests/support/planted-facts.ts';
import { slipsIn } from '../tests/support/register-slips.ts';
import { course } from '../tests/support/replayed-exercise.ts';
import { Weeks } from '../tests/support/replayed-weeks.ts';
import { splicesIn } from '../tests/support/splices.ts';
import { languageByStrangers } from './language-training.ts';
import { type Chat, scriptedChats } from './therapist-chats.ts';
import { verdictOf, verdictOfReading } from './topic-figures.ts';
import { readPhraseFile, readPhrases } from './topic-phrases.ts';
import { totals } from './topic-report.ts';
import { readByStrangers, readExamples } from './topic-training.ts';

type Figure = { name: string; value: string; target: string; isReached: boolean };

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const quantile = (values: readonly number[], at: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * at))] ?? 0;

const atLeast = (name: string, value: number, target: number): Figure => ({
  name,
  value: percent(value),
  target: `≥ ${percent(target)}`,
  isReached: value >= target,
});
const atMost = (name: string, value: number, target: number, unit = ''): Figure => ({
  name,
  value: `${Number(value.toFixed(2))}${unit}`,
  target: `≤ ${target}${unit}`,
  isReached: value <= target,
});

/** Read from the wrong side: while the other language is being spoken. */
function languageFigure(
  name: string,
  read: readonly { text: string; locale: string; weights?: LanguageWeights }[],
): Figure {
  const right = read.filter(({ text, locale, weights }) => {
    const language = locale.startsWith('pt') ? 'pt' : 'es';
    return detectLanguage(text, tokenize(text), language === 'pt' ? 'es' : 'pt', weights) === language;
  });
  return atLeast(name, share(right.length, read.length), 0.99);
}

/** Words, questions, repetition, words of theirs and time of every reply. */
function shapeOf(chats: readonly Chat[]): Figure[] {
  const turns = chats.flatMap((chat) => chat.turns);
  const words = turns.map(({ text }) => text.split(/\s+/).length);
  const asked = turns.map(({ text }) => text.match(/\?/g)?.length ?? 0);
  const distinct = chats.map((chat) =>
    share(new Set(chat.turns.map(({ text }) => text)).size, chat.turns.length),
  );
  // Whoever says usted half-way is answered with usted from there: measured is the form in force at each turn.
  const slips = turns.flatMap(({ text, profile }) => slipsIn(text, profile.address));
  const spliced = chats.flatMap(({ lines, turns: own }) =>
    own.filter(({ text }, at) => splicesIn(text, lines[at] ?? '').length > 0),
  );
  const ms = turns.map((turn) => turn.ms);
  return [
    atMost('words a reply, longest', Math.max(...words), 70),
    atLeast(
      'turns with one question or none',
      share(asked.filter((count) => count <= 1).length, turns.length),
      0.99,
    ),
    atMost('replies with four words of theirs in a row', spliced.length, 0),
    atLeast('distinct replies over thirty turns, mean', share(sum(distinct), chats.length), 0.95),
    atLeast('distinct replies over thirty turns, worst', Math.min(...distinct), 0.95),
    atMost('register slips in a thousand turns', share(slips.length, turns.length) * 1000, 0),
    atMost('deciding and saying, p95', quantile(ms, 0.95), 10, ' ms'),
  ];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A week later: what was planted, what never was, and the step that was agreed. */
function memoryFigures(): Figure[] {
  const planted = [...PLANTED, ...OTHERWISE].map((fact) => ({ ...fact, reply: weekLater(fact).reply.text }));
  const recalled = planted.filter(({ expected, reply }) => expected.test(reply));
  const added = planted.flatMap(({ told, reply }) =>
    quoted(reply).filter((words) => !plain(told).includes(plain(words))),
  );
  const asked = STEPS.filter((step) => {
    const { greeting, replies } = agreed(step).visit('2026-11-21', ['6']);
    return step.asked.test(greeting.text) && [greeting, ...replies].some(({ text }) => text.includes('?'));
  });
  return [
    atLeast(
      `${planted.length} planted facts recalled next week`,
      share(recalled.length, planted.length),
      0.95,
    ),
    atMost('invented', added.length + inventions(), 0),
    atLeast(`${STEPS.length} agreed steps asked about`, share(asked.length, STEPS.length), 0.9),
  ];
}

/** Answers to what was never told that are anything but "I have nothing of that". */
function inventions(): number {
  const weeks = new Weeks();
  weeks.visit('2026-11-14', ['hola', 'estoy cansada', 'mi mamá me llamó tres veces']);
  const { replies } = weeks.visit('2026-11-21', ['hola', '6', ...NEVER_TOLD]);
  return replies
    .slice(2)
    .filter(({ move, text }) => move.frame !== 'memory.recall.none' || quoted(text).length > 0).length;
}

/** The same turns again, each with its better time: what else the machine was busy with falls out. */
const quickerOf = (chats: readonly Chat[], again: readonly Chat[]): Chat[] =>
  chats.map((chat, at) => ({
    ...chat,
    turns: chat.turns.map((turn, i) => ({
      ...turn,
      ms: Math.min(turn.ms, again[at]?.turns[i]?.ms ?? turn.ms),
    })),
  }));

const LANGUAGES = [
  { country: 'MX', language: 'es' },
  { country: 'BR', language: 'pt' },
] as const;

/** Each exercise from its consent, in both languages: gone to where it ends, and with a number at each end. */
function exerciseFigures(): Figure[] {
  const ids = [...COURSES, ...Object.keys(OWN)];
  const walked = TEMPERAMENTS.map((temperament) => ({
    temperament,
    courses: LANGUAGES.flatMap(({ country, language }) =>
      ids.map((id) => course(id, { country }, replier(id, temperament, language))),
    ),
  }));
  const rated = walked.flatMap(({ courses }) => courses).filter(isRated);
  return [
    ...walked.map(({ temperament, courses }) =>
      atLeast(
        `exercises finished, ${temperament}`,
        share(courses.filter(isFinished).length, courses.length),
        0.8,
      ),
    ),
    atLeast(
      'exercises rated before and after',
      share(rated.length, ids.length * 2 * TEMPERAMENTS.length),
      0.9,
    ),
  ];
}

const replier = (id: string, temperament: Temperament, language: Language) =>
  COURSES.includes(id)
    ? somebody(id, temperament, language)
    : going(id, temperament === 'cooperative' ? 'willing' : temperament, language);

type Walked = ReturnType<typeof course>;
const isFinished = ({ state, frames }: Walked) =>
  state.exercise === null && /ex\.(\w+\.)?end|step\.shrink/.test(frames.at(-1) ?? '');
const isRated = ({ frames }: Walked) =>
  frames.some((frame) => /before|^echo\.(number|approx)/.test(frame)) &&
  frames.some((frame) => /after|later|rerate/.test(frame));

function show(title: string, figures: readonly Figure[]): string {
  const lines = figures.map(
    ({ name, value, target, isReached }) =>
      `${isReached ? ' ' : '✗'} ${name.padEnd(44)}${value.padStart(10)}   ${target}`,
  );
  return `\n${title}\n${lines.join('\n')}\n`;
}

// Once before it counts, so that what is timed is a server that has been running; and ahead of the training, which fills the memory.
scriptedChats(() => 0);
const timed = () => scriptedChats(() => performance.now());
const chats = quickerOf(quickerOf(timed(), timed()), timed());

const strangers = readByStrangers(readExamples(readPhrases())).map((it) =>
  verdictOfReading(it, TOPIC_MODEL_TABLE.temperature),
);
process.stdout.write(
  `${totals('Topics, authors never met, five rounds (first ≥ 80 %, in two ≥ 92 %)', strangers).join('\n')}\n`,
);
const path = process.argv[2];
if (path !== undefined && existsSync(path)) {
  const labelled = readPhraseFile(path);
  const verdicts = labelled.map((it) => verdictOf(it, scoreTopics(tokenize(it.text))));
  process.stdout.write(`${totals('Topics, labelled file, shipped model', verdicts).join('\n')}\n`);
  process.stdout.write(show('Language, from the other one', [languageFigure('labelled file', labelled)]));
}
const met = languageByStrangers(readPhrases()).map(({ phrase, weights }) => ({ ...phrase, weights }));
process.stdout.write(show('Language, from the other one', [languageFigure('authors never met', met)]));

const replies = chats.reduce((total, { turns }) => total + turns.length, 0);
process.stdout.write(show(`Replies: ${chats.length} chats of thirty, ${replies} turns`, shapeOf(chats)));
process.stdout.write(show('Memory, a week later', memoryFigures()));
process.stdout.write(show('Exercises', exerciseFigures()));
