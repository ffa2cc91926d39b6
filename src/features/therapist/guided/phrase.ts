import type { Address } from '../../intake/style-profile.ts';

/**
 * The guided voice as data. A frame is a family of whole replies that say the same thing; a phrase is our
 * sentence with `{holes}`. A phrase whose hole is empty is not eligible, so nothing is ever said that the
 * person did not give. Each form is written by hand, never derived from another.
 */
export type Frame = Record<Address, readonly string[]>;
export type Frames = Record<string, Frame>;

type Forms = {
  /** Spanish that addresses nobody, and so is right for tú, vos and usted alike. */
  es?: readonly string[];
  tu?: readonly string[];
  vos?: readonly string[];
  usted?: readonly string[];
  pt: readonly string[];
};

export function frame({ es = [], tu = [], vos = [], usted = [], pt }: Forms): Frame {
  return { tu: [...tu, ...es], vos: [...vos, ...es], usted: [...usted, ...es], voce: pt };
}

/** Spanish where the three differ in a word: `{tú|vos|usted}` stands for it. */
const FORM = /\{([^{}|]*)\|([^{}|]*)\|([^{}|]*)\}/g;

/** The same said in Spanish and in Portuguese, each way of saying it a line. */
export function said(es: string | readonly string[], pt: string | readonly string[]): Frame {
  const ways = [es].flat();
  const form = (at: 1 | 2 | 3) =>
    ways.map((way) => way.replace(FORM, (...found: string[]) => found[at] ?? ''));
  return { tu: form(1), vos: form(2), usted: form(3), voce: [pt].flat() };
}
