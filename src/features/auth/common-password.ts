/**
 * Whether a password is one of those that are tried first: common words alone or two together, dressed up with digits,
 * signs and letters that look alike; keyboard rows, runs, repetitions, dates; or the person's own name and e-mail.
 */
import { COMMON_WORDS } from './common-password-list.ts';

/** Rows and runs; whatever is a stretch of one of them, either way, is no secret. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'asdfghjkl',
  'asdfghjkln', // ñ
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
].flatMap((run) => [run, [...run].reverse().join('')]);

/** What stands for a letter: `p4$$w0rd`. */
const LOOKS_LIKE: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** Different characters a password has at least, or it is a repetition. */
const DIFFERENT_MIN = 5;
/** Words that make a password common: with a third one it is a sentence. */
const WORDS_MAX = 2;
const OWN_MIN_LENGTH = 4;
/** What is left once the person's own name or e-mail is taken out has to be a password by itself. */
const BESIDE_OWN_MIN_LENGTH = 8;

export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const plain = plainOf(password);
  const packed = plain.replace(/\s+/g, '');
  if (new Set(packed).size < DIFFERENT_MIN || isRepetition(packed)) return true;
  if (/^[\d\W_]+$/.test(packed)) return true; // numbers, dates, telephone numbers
  if (isRun(packed)) return true;
  for (const word of ownWords(own)) {
    if (packed.includes(word) && packed.replaceAll(word, '').length < BESIDE_OWN_MIN_LENGTH) return true;
  }
  return readings(packed).some((letters) => letters === '' || isRun(letters) || isMadeOf(letters, WORDS_MAX));
}

function plainOf(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The letters alone, as they stand and with what looks like letters read as such, without what hangs on the ends. */
function readings(packed: string): string[] {
  const bare = packed.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const read = (text: string) => [...text].map((sign) => LOOKS_LIKE[sign] ?? sign).join('');
  const onlyLetters = (text: string) => text.replace(/[^a-z]/g, '');
  return [onlyLetters(packed), onlyLetters(read(bare)), onlyLetters(read(packed))];
}

function ownWords(own: readonly string[]): string[] {
  return own
    .flatMap((text) => plainOf(text).split(/[^a-z0-9]+/))
    .filter((word) => word.length >= OWN_MIN_LENGTH);
}

const isRun = (text: string): boolean => text.length >= 4 && RUNS.some((run) => run.includes(text));

/** `holahola`, `abc123abc123`. */
function isRepetition(text: string): boolean {
  for (let size = 1; size <= text.length / 2; size++) {
    if (text.length % size === 0 && text.slice(0, size).repeat(text.length / size) === text) return true;
  }
  return false;
}

/** Whether letters are so many common words or runs, one after another. */
function isMadeOf(letters: string, words: number): boolean {
  if (words === 0) return false;
  if (COMMON_WORDS.has(letters)) return true;
  for (let at = 1; at < letters.length; at++) {
    const head = letters.slice(0, at);
    if ((COMMON_WORDS.has(head) || isRun(head)) && isMadeOf(letters.slice(at), words - 1)) return true;
  }
  return isRun(letters);
}
