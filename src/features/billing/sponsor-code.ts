/** Codes that an ally gives out: how one is written, and what an ally may be told about those who used them. */

/** No vowels and nothing that looks like something else: it is read aloud and copied from paper. */
const LETTERS = '23456789BCDFGHJKLMNPQRSTVWXZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** What redeems it: three groups of four. Twelve letters of 28 are 57 bits. */
export const CODE = new RegExp(
  `^(?:[${LETTERS}]{${GROUP_LENGTH}}-){${GROUPS - 1}}[${LETTERS}]{${GROUP_LENGTH}}$`,
);
/** Room for spaces and hyphens of somebody's own. */
export const CODE_INPUT_MAX = 40;

/** @param letter gives a whole number from 0 up to below its argument, each as likely */
export function newSponsorCode(letter: (below: number) => number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[letter(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** "7kq4 m2xh bcdf" → "7KQ4-M2XH-BCDF"; null for what cannot be a code. */
export function readSponsorCode(written: string): string | null {
  const letters = written.toUpperCase().replace(/[\s\-–—_.]+/g, '');
  const code = letters.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join('-') ?? '';
  return CODE.test(code) ? code : null;
}

/** From so many people on a number says nothing of any of them. */
export const CROWD = 20;

/** A part of a crowd as an ally may know it; null where it, or what is left of the crowd without it, is too few to hide in. */
export function crowdOf(part: number, whole: number): number | null {
  const isHidden = (count: number) => count === 0 || count >= CROWD;
  return whole >= CROWD && isHidden(part) && isHidden(whole - part) ? part : null;
}
