/** The trained tables as they stand in recogniser-table.json (scripts/train-recogniser.py), unpacked once. Pure. */
import type { Encoder } from './encoder.ts';
import type { Head } from './head.ts';
import TABLE from './recogniser-table.json' with { type: 'json' };

export const HEADS = ['situation', 'topic', 'act', 'question', 'thing', 'danger'] as const;
export type HeadName = (typeof HEADS)[number];

export type Tables = {
  encoder: Encoder;
  heads: Record<HeadName, Head>;
  /** Turns what a text says without its order into a place where texts that belong together lie near: size × 2 widths. */
  near: { size: number; weights: Float32Array; like: number; slope: number; shift: number };
};

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');
/** A copy, because what Buffer gives need not begin at a whole number. */
const numbersOf = (text: string): Float32Array => new Float32Array(Uint8Array.from(bytesOf(text)).buffer);

function headOf({ labels, weights, bias, slope, shift }: (typeof TABLE)['heads'][HeadName]): Head {
  return { labels, weights: numbersOf(weights), bias: numbersOf(bias), slope, shift };
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

function unpack(): Tables {
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
      topic: headOf(TABLE.heads.topic),
      act: headOf(TABLE.heads.act),
      question: headOf(TABLE.heads.question),
      thing: headOf(TABLE.heads.thing),
      danger: headOf(TABLE.heads.danger),
    },
    near: { ...TABLE.near, weights: numbersOf(TABLE.near.weights) },
  };
}

let unpacked: Tables | null = null;
/** Unpacked when first asked for. */
export function tables(): Tables {
  unpacked ??= unpack();
  return unpacked;
}
