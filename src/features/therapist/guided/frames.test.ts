import { describe, expect, it } from 'vitest';
import { slipsIn } from '../../../../tests/support/register-slips.ts';
import type { Address } from '../../intake/style-profile.ts';
import { FRAMES } from './frames.ts';
import { SAFETY_FRAMES } from './frames-safety.ts';
import { holesOf } from './guided-engine.ts';

const ADDRESSES: Address[] = ['tu', 'vos', 'usted', 'voce'];
const OWN = Object.entries(FRAMES).filter(([name]) => !(name in SAFETY_FRAMES));
const phrases = OWN.flatMap(([name, frame]) =>
  ADDRESSES.flatMap((address) => frame[address].map((text) => ({ name, address, text }))),
);
const KNOWN_HOLES =
  /^(name|days|step|takeaway|who|what|said|n|before|ago|items|more|exercise|minutes|topic|cell|cell_\w+|draft|confidence|plan)$/;

describe('the phrases of the guided voice', () => {
  // An exercise is written to be read once: its step and the help with it are two ways of asking.
  it('say everything in tú, vos, usted and você, and outside the exercises at least three ways', () => {
    const few = OWN.filter(
      ([name]) => !/^(greet|notice|ex|acute|echo|rerate|step|close)\./.test(name),
    ).flatMap(([name, frame]) =>
      ADDRESSES.filter((address) => frame[address].length < 3).map((address) => `${name} ${address}`),
    );
    expect(few).toEqual([]);
    expect(OWN.filter(([, frame]) => ADDRESSES.some((address) => frame[address].length === 0))).toEqual([]);
  });

  it('stay short, ask once and never shout', () => {
    const bad = phrases.filter(
      ({ text }) =>
        text.split(/\s+/).length > 45 || (text.match(/\?/g)?.length ?? 0) > 1 || /[!¡]|\.\.\./.test(text),
    );
    expect(bad).toEqual([]);
  });

  it('never slip into another register', () => {
    expect(phrases.filter(({ address, text }) => slipsIn(text, address).length > 0)).toEqual([]);
  });

  it('avoid the worn formulas, praise, diagnosis and promises', () => {
    const worn =
      /entiendo que|suena (muy )?difícil|te entiendo|qué valiente|genial|excelente|siempre estaré|todo va a estar bien|(tienes|tenés|tiene) (depresión|ansiedad)|usuario|poquito|ratito|momentito|tranquilit/i;
    expect(phrases.filter(({ text }) => worn.test(text))).toEqual([]);
  });

  it('use only holes the planner fills, and no phone numbers', () => {
    expect(phrases.filter(({ text }) => holesOf(text).some((hole) => !KNOWN_HOLES.test(hole)))).toEqual([]);
    expect(phrases.filter(({ text }) => /\d{3,}/.test(text.replace(/\b100\b/g, '')))).toEqual([]);
  });
});
