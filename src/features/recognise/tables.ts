/**
 * The tables as they stand in recogniser-table.json (trained: scripts/train-recogniser.py) and recogniser-counts.json (counted:
 * scripts/count-recogniser.ts), unpacked once. Pure.
 */
import { brotliDecompressSync } from 'node:zlib';
import { type Counts, counted } from './counts.ts';
import type { Encoder } from './encoder.ts';
import type { Certainty, Head } from './head.ts';
import COUNTS from './recogniser-counts.json' with { type: 'json' };
import TABLE from './recogniser-table.json' with { type: 'json' };

export const HEADS = ['situation', 'act', 'question', 'thing', 'danger'] as const;
export type HeadName = (typeof HEADS)[number];

export type Tables = {
  encoder: Encoder;
  heads: Record<HeadName, Head>;
  /** How far the share of a topic can be believed, which is that of its situations together. */
  topic: Certainty;
  /** Turns what a text says without its order into a place where texts that belong together lie near: size × 2 widths. */
  near: { size: number; weights: Float32Array; like: number; slope: number; shift: number };
};

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');
/** A copy, because what Buffer gives need not begin at a whole number. */
const numbersOf = (text: string): Float32Array => new Float32Array(Uint8Array.from(bytesOf(text)).buffer);

function headOf({ labels, weights, bias, slope, shift }: (typeof TABLE)['heads'][HeadName]): Head {
  return { labels, weights: numbersOf(weights), bias: numbersOf(bias), slope, shift, counts: null };
}

const inflated = (text: string): ArrayBuffer => Uint8Array.from(brotliDecompressSync(bytesOf(text))).buffer;
/** What numbers grow by, as the numbers. */
const summed = (steps: Uint32Array): Uint32Array => {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
};

/** How two readings go together and how far they can be believed, chosen on people nothing was learnt from. */
export type Chosen = Certainty & { smoothing: number; worth: number };

export const COUNTED = ['situation', 'act', 'question', 'thing'] as const;
export type CountedName = (typeof COUNTED)[number];

function countsOf(name: CountedName): Counts {
  const { keys, from, labels, times, chosen } = COUNTS[name];
  return {
    keys: summed(new Uint32Array(inflated(keys))),
    from: summed(new Uint32Array(inflated(from))),
    labels: new Uint16Array(inflated(labels)),
    times: new Uint16Array(inflated(times)),
    smoothing: chosen.smoothing,
    worth: chosen.worth,
  };
}

function withCounts(head: Head, name: CountedName): Head {
  const { size, chosen } = COUNTS[name];
  const { slope, shift } = chosen;
  return { ...head, slope, shift, counts: counted(countsOf(name), size) };
}

function meaningsOf(lines: string): Encoder['meanings'] {
  return new Map(
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [word = '', ...ideas] = line.split(' ');
        return [word, ideas.map(Number)] as const;
      }),
  );
}

/** What was trained, without what is counted beside it. */
export function trainedTables(): Omit<Tables, 'topic'> {
  const pieces = bytesOf(TABLE.pieces);
  return {
    encoder: {
      width: TABLE.width,
      buckets: TABLE.buckets,
      step: TABLE.step,
      pieces: new Int8Array(pieces.buffer, pieces.byteOffset, pieces.length),
      meanings: meaningsOf(TABLE.meanings),
      ideas: numbersOf(TABLE.ideas.rows),
      convolutions: TABLE.convolutions.map(({ weights, bias }) => ({
        weights: numbersOf(weights),
        bias: numbersOf(bias),
      })),
    },
    heads: {
      situation: headOf(TABLE.heads.situation),
      act: headOf(TABLE.heads.act),
      question: headOf(TABLE.heads.question),
      thing: headOf(TABLE.heads.thing),
      danger: headOf(TABLE.heads.danger),
    },
    near: { ...TABLE.near, weights: numbersOf(TABLE.near.weights) },
  };
}

function unpack(): Tables {
  const trained = trainedTables();
  const heads = { ...trained.heads };
  for (const name of COUNTED) heads[name] = withCounts(heads[name], name);
  return { ...trained, heads, topic: COUNTS.topic };
}

let unpacked: Tables | null = null;
/** Unpacked when first asked for. */
export function tables(): Tables {
  unpacked ??= unpack();
  return unpacked;
}
