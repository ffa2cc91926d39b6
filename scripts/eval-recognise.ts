// Prints how well the shipped recogniser reads people it never read: what is first, what is among three and four, what is
// acted on without asking, and whether its certainty can be believed. It never prints a message.

import { globSync, readFileSync } from 'node:fs';
import { likeness } from '../src/features/recognise/likeness.ts';
import { type Recognition, recognise, SURE, topicOf } from '../src/features/recognise/recognise.ts';
import { guideIn } from '../src/features/therapist/guided/guides.server.ts';
import { type AnswerRead, readAnswers } from './answer-reads.ts';

type Line = {
  text: string;
  author: string;
  locale: string;
  situations?: string[];
  act?: string;
  question?: string;
  thing?: string;
};

const PENS = JSON.parse(readFileSync('training/pens.json', 'utf8')) as {
  apart: string[];
  certainty: string[];
};

/** Every eighth pen of the topic messages is read by nothing (scripts/train-recogniser.py, fold_of). */
function fold(author: string): number {
  let hash = 2_166_136_261;
  for (const letter of author) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % 8;
}

const linesOf = (folder: string): Line[] =>
  globSync(`training/${folder}/*.jsonl`)
    .toSorted()
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Line);
const apart = (folder: string) => linesOf(folder).filter(({ author }) => PENS.apart.includes(author));

/** One message: what was found, the likeliest first, and what is in it. */
type Read = { found: { label: string; certainty: number }[]; wanted: readonly string[] };

const percent = (part: number, whole: number) =>
  (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}`).padStart(6);

function row(name: string, reads: readonly Read[]): string {
  const among = (count: number) =>
    reads.filter(({ found, wanted }) => found.slice(0, count).some(({ label }) => wanted.includes(label)))
      .length;
  const sure = reads.filter(({ found }) => (found[0]?.certainty ?? 0) >= SURE);
  const right = sure.filter(({ found, wanted }) => wanted.includes(found[0]?.label ?? '')).length;
  const { length } = reads;
  return [
    name.padEnd(44),
    String(length).padStart(6),
    ...[1, 3, 4].map((count) => percent(among(count), length)),
    percent(sure.length, length),
    percent(right, sure.length),
  ].join(' ');
}

function situationReads(lines: readonly Line[]): { situations: Read[]; topics: Read[]; inFour: Read[] } {
  const reads = lines
    .filter(({ situations }) => situations?.length)
    .map((line) => ({ recognition: recognise(line.text), wanted: line.situations ?? [] }));
  return {
    situations: reads.map(({ recognition, wanted }) => ({ found: recognition.situations, wanted })),
    topics: reads.map(({ recognition, wanted }) => ({
      found: recognition.topics,
      wanted: wanted.map(topicOf),
    })),
    inFour: reads.map(({ recognition, wanted }) => ({
      found: recognition.situations.map((one) => ({ ...one, label: topicOf(one.label) })),
      wanted: wanted.map(topicOf),
    })),
  };
}

const BINS = [0, 0.2, 0.4, 0.6, 0.8, SURE, 1.01];

function reliability(name: string, reads: readonly Read[]): string[] {
  return BINS.slice(0, -1).flatMap((from, at) => {
    const within = reads.filter(({ found }) => {
      const certainty = found[0]?.certainty ?? 0;
      return certainty >= from && certainty < (BINS[at + 1] ?? 0);
    });
    if (within.length === 0) return [];
    const right = within.filter(({ found, wanted }) => wanted.includes(found[0]?.label ?? '')).length;
    const mean = within.reduce((sum, { found }) => sum + (found[0]?.certainty ?? 0), 0) / within.length;
    return [
      `  ${name.padEnd(12)} said ${percent(100 * mean, 100)}  right ${percent(right, within.length)}  of ${within.length}`,
    ];
  });
}

const CONFUSIONS_SHOWN = 30;

function confusions(reads: readonly Read[]): string[] {
  const counts = new Map<string, number>();
  for (const { found, wanted } of reads) {
    const [first] = found;
    if (!first || wanted.includes(first.label) || wanted.length !== 1) continue;
    const pair = `${wanted[0]} → ${first.label}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, CONFUSIONS_SHOWN)
    .map(([pair, count]) => `${String(count).padStart(4)} ${pair}`);
}

const actReads = (
  lines: readonly Line[],
  head: keyof Recognition,
  wanted: (line: Line) => string | undefined,
): Read[] =>
  lines.flatMap((line) => {
    const label = wanted(line);
    return label === undefined ? [] : [{ found: recognise(line.text)[head], wanted: [label] }];
  });

const out: string[] = [`${''.padEnd(44)}      n  first  three   four   sure  right`];
const all: Record<string, Read[]> = { situation: [], topic: [], act: [], question: [] };

const sorted = linesOf('topics').filter(({ author }) => fold(author) === 0);
const told = apart('situations');
for (const [name, lines] of [
  ['topic messages', sorted],
  ...PENS.apart.map((pen) => [pen, told.filter(({ author }) => author === pen)]),
] as [string, Line[]][]) {
  const { situations, topics, inFour } = situationReads(lines);
  if (situations.length === 0) continue;
  out.push(
    row(`${name}: situation`, situations),
    row(`${name}: topic`, topics),
    row(`${name}: topic of the situations shown`, inFour),
  );
  all.situation?.push(...situations);
  all.topic?.push(...topics);
}
const done = apart('acts');
const acts = actReads(done, 'acts', ({ act }) => act);
const questions = actReads(done, 'questions', ({ question }) => question);
all.act?.push(...acts);
all.question?.push(...questions);
out.push(
  row('acts', acts),
  row('questions to us', questions),
  row(
    'things asked for',
    actReads(done, 'things', ({ thing }) => thing),
  ),
);
const guide = guideIn('es');
if (!guide) throw new Error('the Spanish situations are not there');
const answers = readAnswers(guide).filter(({ author }) => PENS.apart.includes(author));
const meantOf = (kind: AnswerRead['kind']): Read[] =>
  answers
    .filter((one) => one.kind === kind)
    .map(({ text, texts, meant }) => ({
      found: likeness(text, texts, guide.rarity)
        .map((certainty, at) => ({ label: String(at), certainty }))
        .sort((a, b) => b.certainty - a.certainty),
      wanted: [String(meant)],
    }));
const [chips, asked] = [meantOf('chip'), meantOf('asked')];
all.answer = [...chips, ...asked];
out.push(row('what was just asked, in free words', chips), row('questions of the situation', asked));
out.push(
  '',
  'Of what is given a certainty, how much is right',
  ...Object.entries(all).flatMap(([name, reads]) => reliability(name, reads)),
);
out.push('', 'Most confused', ...confusions(all.situation ?? []));

const times = [...told, ...done].slice(0, 3000).map(({ text }) => {
  const began = performance.now();
  recognise(text);
  return performance.now() - began;
});
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
out.push('', `A message is read in ${at(0.5)} ms (half of them), ${at(0.95)} ms (95 of a hundred).`);
process.stdout.write(`${out.join('\n')}\n`);
