// Every regular expression of ours: those that stand in the code, and those that the code composes from words.
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { isLong } from './length.ts';

export type Pattern = { source: string; flags: string; where: string };

type Node = { type?: string; regex?: { pattern: string; flags: string } };

/** The literals of a source file. */
export function literalsIn(file: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { regex } = value as Node;
    if (regex) found.push({ source: regex.pattern, flags: regex.flags, where: file });
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/** What `new RegExp` is given while `work` runs. */
export async function composedDuring(work: () => Promise<void>): Promise<Pattern[]> {
  const found: Pattern[] = [];
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args, newTarget) {
      const made: RegExp = Reflect.construct(target, args, newTarget);
      found.push({ source: made.source, flags: made.flags, where: 'composed' });
      return made;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Original;
  }
  return found;
}

export function unique(patterns: readonly Pattern[]): Pattern[] {
  return [...new Map(patterns.map((it) => [`/${it.source}/${it.flags}`, it])).values()];
}

/** One of each kind of sign that a class or a dot may take. */
const SIGNS = [' ', 'a', '1', ',', 'á', '. '];
/** Of a pattern that repeats a group all words are tried, since only there time can double with each of them. */
const REPEATS_A_GROUP = /\)(?:[*+]|\{\d+,)/;
const MOST_WORDS = { repeating: 80, other: isLong ? 14 : 3 };

/** What to repeat against a pattern: signs, its own words one by one, and pairs of them. */
export function pumpsFor({ source }: Pattern): string[] {
  const plain = source.replace(/\\[a-zA-Z](?:\{[^}]*\})?/g, ' ').replace(/\[[^\]]*\]/g, ' ');
  const words = [...new Set(plain.split(/[^\p{L}\p{N} ,]+/u).map((word) => word.trim()))].filter(Boolean);
  const isRepeating = REPEATS_A_GROUP.test(source);
  const most = isRepeating ? MOST_WORDS.repeating : MOST_WORDS.other;
  const step = Math.max(1, Math.floor(words.length / most));
  const some = words.filter((_, index) => index % step === 0).slice(0, most);
  const spaced = some.map((word) => `${word} `);
  const pairs = some.slice(1).map((word, index) => `${some[index]} ${word} `);
  return [...SIGNS, ...spaced, ...(isRepeating ? [...some, ...some.map((word) => `${word}, `)] : pairs)];
}

/** Small first: a pattern that doubles with each sign is noticed before it takes a day. */
const SMALL = [22, 28, 40, 60, 250];
const LONGEST = 4_000;
const ENOUGH_MS = 4;
/** Time that grows with the square of a text stays far below these, with the cube far above, on any machine. */
const TOO_LONG_MS = { quarter: 60, longest: 400 };

export type Slow = { pump: string; size: number; ms: number };

/** The size at which a repeated text takes too long, or null when the longest message does not. */
export function slowOn(regex: RegExp, pump: string, suffix: string): Slow | null {
  const timeAt = (size: number) => {
    const text = pump.repeat(Math.ceil(size / pump.length)).slice(0, size) + suffix;
    let ms = timeOf(regex, text);
    // The first time a pattern is also compiled: the shortest of a few counts.
    for (let again = 0; ms > ENOUGH_MS && again < 3; again++) ms = Math.min(ms, timeOf(regex, text));
    return ms;
  };
  for (const size of SMALL) {
    const ms = timeAt(size);
    if (ms > ENOUGH_MS) return { pump, size, ms };
  }
  const quarter = timeAt(LONGEST / 4);
  if (quarter > TOO_LONG_MS.quarter) return { pump, size: LONGEST / 4, ms: quarter };
  const ms = timeAt(LONGEST);
  return ms > TOO_LONG_MS.longest ? { pump, size: LONGEST, ms } : null;
}

/** Milliseconds of the processor: what others do on the machine says nothing of a pattern. */
export function timeOf(regex: RegExp, text: string): number {
  regex.lastIndex = 0;
  const start = process.threadCpuUsage();
  regex.exec(text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
