// After the encoder was trained: counts which words, ideas and pairs were written of each label (src/features/recognise/counts.ts),
// and how far the two together can be believed. Smoothing, worth and certainty are chosen on pens nothing is learnt from
// (training/pens.json, certainty; every eighth author of the topic messages).

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type Counts,
  counted,
  evidenceOf,
  type Signs,
  signsIn,
  TIMES_MAX,
} from '../src/features/recognise/counts.ts';
import { encodeWords } from '../src/features/recognise/encoder.ts';
import { type Certainty, logitsOf, softmax, withNone } from '../src/features/recognise/head.ts';
import { topicOf } from '../src/features/recognise/recognise.ts';
import {
  type Chosen,
  COUNTED,
  type CountedName,
  type HeadName,
  trainedTables,
} from '../src/features/recognise/tables.ts';
import { wordsOf } from '../src/features/recognise/words.ts';
import { fitCertainty, logOdds, type Point } from './fit-certainty.ts';

const OUT = 'src/features/recognise/recogniser-counts.json';
const PENS = JSON.parse(readFileSync('training/pens.json', 'utf8')) as Record<
  'apart' | 'certainty',
  string[]
>;
const { encoder, heads } = trainedTables();

function fnv(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}

// What there is to count ------------------------------------------------------------------------------------------------

type Line = {
  text: string;
  author: string;
  topic?: string;
  situations?: string[];
  act?: string;
  question?: string;
  thing?: string;
};
const linesOf = (folder: string): Line[] =>
  globSync(`training/${folder}/*.jsonl`)
    .toSorted()
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Line);

type Part = 'learnt' | 'certainty' | 'apart';
type Item = {
  words: string[];
  signs: Signs;
  labels: readonly number[];
  times: number;
  part: Part;
  isTold: boolean;
};

/** Every eighth author of the topic messages is read by nothing, the next by nothing but certainty (train-recogniser.py, fold_of). */
const FOLDS = 8;
const foldPart = (author: string): Part => (['apart', 'certainty'] as const)[fnv(author) % FOLDS] ?? 'learnt';
const penPart = (author: string): Part =>
  PENS.apart.includes(author) ? 'apart' : PENS.certainty.includes(author) ? 'certainty' : 'learnt';

/** Pens of situations show what the topic messages say: each counts twice. */
const SHOWN_COUNTS = 2;
const WRITTEN_COUNTS = 1;
const NAME_COUNTS = 5;

/** Much of what people write holds no situation at all; of it a third is enough (train-recogniser.py). */
const OF_NOTHING = new Set(
  'none greeting thanks goodbye offtopic ask_diagnosis ask_medication trust_in_ai'.split(' '),
);
const HOLD_SOMETHING = new Set('telling answer advice learn choice question thing correction'.split(' '));
const ABOUT_US = /^(?:privacidad|memoria|como-funciona|sobre-mi)\//;
const isOfNothing = ({ act = '', question = '' }: Line): boolean =>
  !HOLD_SOMETHING.has(act) || ABOUT_US.test(question);

const item = (text: string, labels: readonly number[], times: number, part: Part, isTold = false): Item[] => {
  const words = wordsOf(text);
  const known = labels.filter((label) => label >= 0);
  return known.length === 0
    ? []
    : [{ words, signs: signsIn(words, encoder.meanings), labels: known, times, part, isTold }];
};

const messages = linesOf('topics');
const shown = linesOf('situations');
const done = linesOf('acts');

/** What our own files say of a situation or a question, and its name. */
function written(
  pattern: string,
  labelOf: (path: string) => string,
  at: ReadonlyMap<string, number>,
): Item[] {
  return globSync(pattern)
    .toSorted()
    .flatMap((path) => {
      const label = [at.get(labelOf(path)) ?? -1];
      const text = readFileSync(path, 'utf8').replace(/\{([^|{}]*)\|[^{}]*\}/g, '$1');
      const name = /^name: (.+)$/m.exec(text)?.[1] ?? '';
      const lines = [...text.matchAll(/^\s*- (.+)$/gm)].map(([, line = '']) => line.split(' | ')[0] ?? '');
      return [
        ...item(name, label, NAME_COUNTS, 'learnt'),
        ...lines.flatMap((line) => item(line, label, WRITTEN_COUNTS, 'learnt')),
      ];
    });
}

const placesOf = (name: HeadName): Map<string, number> =>
  new Map(heads[name].labels.map((label, at) => [label, at]));

function situationItems(): Item[] {
  const at = placesOf('situation');
  const none = [at.get('none') ?? -1];
  const labelsOf = (line: Line) => (line.situations ?? []).map((name) => at.get(name) ?? -1);
  return [
    ...shown.flatMap((line) => item(line.text, labelsOf(line), SHOWN_COUNTS, penPart(line.author), true)),
    ...messages.flatMap((line) => {
      const isNothing =
        !line.situations?.length && OF_NOTHING.has(line.topic ?? '') && fnv(line.text) % 3 === 0;
      return item(line.text, isNothing ? none : labelsOf(line), 1, foldPart(line.author));
    }),
    ...done
      .filter(isOfNothing)
      .flatMap((line) =>
        item(line.text, none, 1, penPart(line.author)).filter(({ part }) => part === 'learnt'),
      ),
    ...written(
      'content/*/charla/situaciones/*/*.md',
      (path) => path.split('/').slice(-2).join('/').replace('.md', ''),
      at,
    ),
  ];
}

/** What people ask of their own lives is no question of the catalogue: what is written for situations and topics, and how it is asked. */
function lifeQuestions(none: number): Item[] {
  const asks = linesOf('answers').filter((line) => 'asks' in line);
  const said = asks.flatMap(({ text, author }) => item(text, [none], 1, penPart(author), true));
  const own = globSync('content/*/charla/{situaciones/*,temas}/*.md')
    .toSorted()
    .flatMap((path) => {
      const [, , asked = ''] =
        /^## (Preguntan|Perguntam)\n([\s\S]*?)(?:^## |(?![\s\S]))/m.exec(readFileSync(path, 'utf8')) ?? [];
      return [...asked.matchAll(/^- ([^|]+)\|/gm)].map(([, question = '']) => question);
    });
  return [...said, ...own.flatMap((question) => item(question, [none], 1, 'learnt'))];
}

const QUESTION_LABEL_COUNTS = 2;
function actItems(name: 'act' | 'question' | 'thing'): Item[] {
  const at = placesOf(name);
  const items = done.flatMap((line) =>
    item(line.text, [at.get(line[name] ?? '') ?? -1], 1, penPart(line.author), true),
  );
  if (name === 'act') {
    // A telling is what people do most: the topic messages stand for it among the acts.
    const tellings = messages.filter(({ text, situations }) => situations && !text.includes('?'));
    return [
      ...items,
      ...tellings
        .filter(({ text, author }) => foldPart(author) === 'learnt' && fnv(text) % 100 === 0)
        .flatMap(({ text }) => item(text, [at.get('telling') ?? -1], 1, 'learnt')),
    ];
  }
  if (name === 'thing') return items;
  const asked = globSync('content/*/charla/preguntas/*.md')
    .toSorted()
    .flatMap((path) => {
      const file = path.split('/').at(-1)?.replace('.md', '');
      return [...readFileSync(path, 'utf8').matchAll(/^## (\S+) \| (.+)$/gm)].flatMap(([, id, label = '']) =>
        item(label, [at.get(`${file}/${id}`) ?? -1], QUESTION_LABEL_COUNTS, 'learnt'),
      );
    });
  return [...items, ...asked, ...lifeQuestions(heads.question.labels.length)];
}

// Counting --------------------------------------------------------------------------------------------------------------

/** A word said twice says something, a pair said less often than this is chance. */
const WORD_LEAST = 2;
const PAIR_LEAST = 4;

function countsFrom(items: readonly Item[]): Counts {
  const seen = new Map<number, { messages: number; weight: number; of: Map<number, number> }>();
  for (const { signs, labels: found, times } of items)
    for (const [key, weight] of signs) {
      const sign = seen.get(key) ?? { messages: 0, weight, of: new Map<number, number>() };
      sign.messages += 1;
      for (const label of found) sign.of.set(label, (sign.of.get(label) ?? 0) + times);
      seen.set(key, sign);
    }
  const kept = [...seen]
    .filter(([, { messages, weight }]) => messages >= (weight === 1 ? WORD_LEAST : PAIR_LEAST))
    .sort(([a], [b]) => a - b);
  const pairs = kept.flatMap(([, { of }]) => [...of].sort(([a], [b]) => a - b));
  const from = new Uint32Array(kept.length + 1);
  for (const [place, [, { of }]] of kept.entries()) from[place + 1] = (from[place] as number) + of.size;
  return {
    keys: Uint32Array.from(kept, ([key]) => key),
    from,
    labels: Uint16Array.from(pairs, ([label]) => label),
    times: Uint16Array.from(pairs, ([, times]) => Math.min(TIMES_MAX, times)),
    smoothing: 1,
    worth: 1,
  };
}

const table: Record<string, unknown> = {};

// Choosing --------------------------------------------------------------------------------------------------------------

const SMOOTHINGS = [30, 300, 3000, 10_000];
const WORTHS = [2, 4, 6];
const TOLD_COUNTS = 2;

type Read = { shares: Float32Array; item: Item };
type Weighed = Pick<Chosen, 'smoothing' | 'worth'>;

/** Only of questions a reading may say that it is none of them. */
const labelsOf = (name: HeadName): number => heads[name].labels.length + (name === 'question' ? 1 : 0);

/** What the encoder says is the same however counts are weighed. */
function readAll(
  name: HeadName,
  items: readonly Item[],
  counts: Counts,
  settings: readonly Weighed[],
): Read[][] {
  const size = labelsOf(name);
  const weighed = settings.map((setting) => counted({ ...counts, ...setting }, size));
  const all: Read[][] = settings.map(() => []);
  for (const one of items) {
    const logits = withNone(logitsOf(encodeWords(one.words, encoder), heads[name]), size);
    for (const [at, counts] of weighed.entries()) {
      const evidence = evidenceOf(one.signs, counts);
      const shares = softmax(logits.map((logit, label) => logit + (evidence[label] ?? 0)));
      all[at]?.push({ shares, item: one });
    }
  }
  return all;
}

const rankOf = ({ shares, item: { labels } }: Read): number => {
  const best = Math.max(...labels.map((label) => shares[label] ?? 0));
  return shares.reduce((rank, share) => rank + (share > best ? 1 : 0), 0);
};
const among = (reads: readonly Read[], size: number): number =>
  reads.filter((read) => rankOf(read) < size).length / (reads.length || 1);

/** People who show count double against people who tell, however many messages of each there are. */
function pointsOf(reads: readonly Read[]): Point[] {
  const told = reads.filter(({ item: { isTold } }) => isTold).length;
  const sizes = { told, said: reads.length - told };
  return reads.map(({ shares, item: { labels, isTold } }) => {
    const best = shares.indexOf(Math.max(...shares));
    const weight = isTold ? (TOLD_COUNTS / sizes.told) * reads.length : reads.length / sizes.said;
    const whole = (sizes.told ? TOLD_COUNTS : 0) + (sizes.said ? 1 : 0);
    return { x: logOdds(shares[best] ?? 0), isRight: labels.includes(best), weight: weight / whole };
  });
}

const percent = (share: number): string => (100 * share).toFixed(1);

/** The smoothing and worth that put most of what people meant first and among four, on pens nothing was counted of. */
function chosen(name: CountedName, items: readonly Item[], counts: Counts): Chosen {
  const certainty = items.filter(({ part }) => part === 'certainty');
  const settings = SMOOTHINGS.flatMap((smoothing) => WORTHS.map((worth) => ({ smoothing, worth })));
  const scores = readAll(name, some(certainty), counts, settings).map((reads) => {
    const told = reads.filter(({ item: { isTold } }) => isTold);
    return among(reads, 1) + among(reads, 4) + among(told, 1) + among(told, 4);
  });
  const best = settings[scores.indexOf(Math.max(...scores))] as Weighed;
  const [settled = []] = readAll(name, certainty, counts, [best]);
  // Of what is given a label: that it is none is told to nobody.
  const given = settled.filter(
    ({ shares }) => shares.indexOf(Math.max(...shares)) < heads[name].labels.length,
  );
  const fit = fitCertainty(pointsOf(given));
  if (name === 'situation') table.topic = topicCertainty(settled);
  const apart = items.filter(({ part }) => part === 'apart');
  const [unread = []] = readAll(name, apart, counts, [best]);
  process.stdout.write(
    `${name}: smoothing ${best.smoothing}, worth ${best.worth}, slope ${fit.slope}, shift ${fit.shift}\n`,
  );
  if (labelsOf(name) > heads[name].labels.length) {
    const none = heads[name].labels.length;
    const taken = unread.filter(({ shares }) => shares.indexOf(Math.max(...shares)) < none);
    const wrongly = taken.filter(({ item }) => item.labels.includes(none)).length;
    process.stdout.write(`  of none of them taken for one: ${wrongly}\n`);
  }
  for (const isTold of [false, true]) {
    const reads = unread.filter(({ item }) => item.isTold === isTold);
    process.stdout.write(
      `  never read, ${isTold ? 'shown' : 'told'}: first ${percent(among(reads, 1))}, in four ${percent(among(reads, 4))} of ${reads.length}\n`,
    );
  }
  return { ...best, ...fit };
}

/** Of a topic is given what its situations have together. */
function topicCertainty(reads: readonly Read[]): Certainty {
  const topics = heads.situation.labels.map(topicOf);
  const names = [...new Set(topics)];
  const grouped = reads.map(({ shares, item: one }) => ({
    shares: Float32Array.from(names, (name) =>
      shares.reduce((sum, share, label) => sum + (topics[label] === name ? share : 0), 0),
    ),
    item: { ...one, labels: one.labels.map((label) => names.indexOf(topics[label] ?? '')) },
  }));
  return fitCertainty(pointsOf(grouped));
}

/** To choose by, so many are enough. */
const CHOOSE_BY = 1500;
const some = (items: readonly Item[]): Item[] => {
  const step = Math.max(1, Math.floor(items.length / CHOOSE_BY));
  return items.filter((_, at) => at % step === 0);
};

// Writing ---------------------------------------------------------------------------------------------------------------

const packed = (array: Uint32Array | Uint16Array): string =>
  brotliCompressSync(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).toString('base64');
/** Numbers that grow are kept as what they grow by. */
const grown = (array: Uint32Array): Uint32Array =>
  array.map((value, at) => value - (at === 0 ? 0 : (array[at - 1] as number)));

for (const name of COUNTED) {
  const items = name === 'situation' ? situationItems() : actItems(name);
  const learnt = items.filter(({ part }) => part === 'learnt');
  const counts = countsFrom(learnt);
  const settings = chosen(name, items, counts);
  const packedCounts = {
    keys: packed(grown(counts.keys)),
    from: packed(grown(counts.from)),
    labels: packed(counts.labels),
    times: packed(counts.times),
    size: labelsOf(name),
  };
  table[name] = { ...packedCounts, chosen: settings };
}
const text = `${JSON.stringify(table)}\n`;
writeFileSync(OUT, text);
process.stdout.write(`${OUT} ${(text.length / 1e6).toFixed(1)} MB\n`);
