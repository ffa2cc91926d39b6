/** How easy a Spanish text reads: INFLESZ (Barrio-Cantalejo, 2008) over words, sentences and syllables. */

export type Readability = {
  /** 0 to about 100; 65 reads like a popular magazine, 75 like a note from a neighbour. */
  inflesz: number;
  words: number;
  meanSentence: number;
  longestSentence: number;
};

const VOWELS = 'aeiouáéíóúü';
const STRONG = 'aeoáéó';
const BREAKS_DIPHTHONG = 'íú';

export function readabilityOf(text: string): Readability {
  const sentences = text
    .split(/(?<=[.!?…:;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const [p, f] = [Math.max(1, words.length), Math.max(1, sentences.length)];
  return {
    inflesz: Math.round((206.835 - (62.3 * syllables) / p - p / f) * 10) / 10,
    words: words.length,
    meanSentence: p / f,
    longestSentence: Math.max(0, ...sentences.map((sentence) => wordsOf(sentence).length)),
  };
}

export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

export function syllablesOf(word: string): number {
  const sounds = word
    .toLowerCase()
    .replace(/qu([eiéí])/g, 'k$1')
    .replace(/gu([eiéí])/g, 'g$1')
    .replace(/y$/, 'i');
  let count = 0;
  for (let at = 0; at < sounds.length; at++) {
    if (!isVowel(sounds[at])) continue;
    count++;
    while (isVowel(sounds[at + 1]) && joins(sounds[at] ?? '', sounds[at + 1] ?? '')) at++;
  }
  return Math.max(1, count);
}

const isVowel = (letter: string | undefined) => letter !== undefined && VOWELS.includes(letter);

/** Whether two vowels are one syllable: two strong ones are not, nor is a stressed weak one beside any. */
function joins(a: string, b: string): boolean {
  if (STRONG.includes(a) && STRONG.includes(b)) return false;
  return !BREAKS_DIPHTHONG.includes(a) && !BREAKS_DIPHTHONG.includes(b);
}
