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

/** `{tienes|tenés|tiene}` as each is addressed; a hole has no bar and stays what it is. */
const FORMS = /\{([^{}|]*)\|([^{}|]*)\|([^{}|]*)\}/g;

/** The same with the three Spanish forms written side by side where they differ. */
export function inForms(es: string | readonly string[], pt: string | readonly string[]): Frame {
  const phrases = typeof es === 'string' ? [es] : es;
  const as = (form: '$1' | '$2' | '$3') => phrases.map((phrase) => phrase.replace(FORMS, form));
  return { tu: as('$1'), vos: as('$2'), usted: as('$3'), voce: typeof pt === 'string' ? [pt] : pt };
}

/** One phrase that takes up what was said, and the same without it. */
export const withLead = (phrase: string): string[] => [`{lead}. ${phrase}`, phrase];
