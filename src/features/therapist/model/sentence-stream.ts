/**
 * Pieces of a reply in, whole sentences out, as soon as each is surely over. Thinking aloud between tags, as some
 * models do, and the marks of formatted text never come out. Pure.
 */

/** A stop, what closes it, and the space that says the sentence is over; or the end of a line. "1." begins a line of a list. */
const SENTENCE_END = /(?<!(?:^|\n)[ \t]*\d{1,2})[.!?…]+["”»)*_]*\s+|\n+/g;
/** Most pieces bring a word and no end. */
const ANY_END = /[.!?…\n]/;
/**
 * A piece that ends with a stop after a word ends the sentence too, as far as anybody can tell before the next one
 * comes; nobody waits for that. Not after a number or an initial, nor with a mark still open.
 */
const OVER_ALREADY = /^[^"“”«»()[\]*_<#]*\p{L}{3}[.!?…]+$/u;
const THINKING = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>\s*/gi;
const THINKING_BEGUN = /<(?:think|thinking|reasoning)>/i;

export class SentenceStream {
  #rest = '';
  /** The end of what was given before the space after it came. */
  #lastWord = '';
  /** Line breaks since the last sentence. */
  #breaks = 0;
  #hasBegun = false;
  /** The reply began with a quotation mark that is left out; and whether a quotation in it is open. */
  #isWrapped = false;
  #isQuoting = false;

  /** Sentences that are complete with this piece. */
  push(piece: string): string[] {
    // It was an address, and whoever weighs the sentence must see it whole.
    if (this.#lastWord !== '' && /^[\p{L}\d]/u.test(piece)) this.#rest = this.#lastWord;
    if (piece !== '') this.#lastWord = '';
    this.#rest += piece;
    if (this.#rest.includes('<')) {
      this.#rest = this.#rest.replace(THINKING, '');
      const begun = THINKING_BEGUN.exec(this.#rest);
      if (begun) return this.#take(begun.index);
      // A tag that is only half here may still open a thought.
      if (/<[a-z]{0,9}$/i.test(this.#rest)) return this.#take(this.#rest.lastIndexOf('<'));
    }
    return this.#take(this.#rest.length);
  }

  /** What is left once the reply is over. */
  end(): string[] {
    const begun = THINKING_BEGUN.exec(this.#rest);
    const last = this.#laidOut(begun ? this.#rest.slice(0, begun.index) : this.#rest);
    this.#rest = '';
    return last === '' ? [] : [last];
  }

  /** Characters waiting for their stop. */
  get pending(): number {
    return this.#rest.length;
  }

  /** Tidy, and with the line breaks before it: one for a line, two for a paragraph. */
  #laidOut(raw: string): string {
    const breaks = this.#breaks + (/^\s*/.exec(raw)?.[0].match(/\n/g)?.length ?? 0);
    const sentence = this.#unwrapped(tidy(raw));
    if (sentence === '') {
      this.#breaks = breaks + (/\n/.test(raw.trimStart()) ? 1 : 0);
      return '';
    }
    this.#breaks = /\s*$/.exec(raw)?.[0].match(/\n/g)?.length ?? 0;
    const isFirst = !this.#hasBegun;
    this.#hasBegun = true;
    return isFirst ? sentence : '\n'.repeat(Math.min(breaks, 2)) + sentence;
  }

  /** Some models put a whole reply between quotation marks; those of a quotation in it stay, over as many sentences as it has. */
  #unwrapped(text: string): string {
    const marks = text.match(/["“”«»]/g)?.length ?? 0;
    if (marks % 2 === 0) return text;
    if (!this.#hasBegun && /^["“]/.test(text)) {
      this.#isWrapped = true;
      return text.slice(1);
    }
    if (this.#isWrapped && !this.#isQuoting && /["”]$/.test(text)) {
      this.#isWrapped = false;
      return text.slice(0, -1);
    }
    this.#isQuoting = !this.#isQuoting;
    return text;
  }

  #take(limit: number): string[] {
    if (!ANY_END.test(this.#rest)) return [];
    const sentences: string[] = [];
    let from = 0;
    for (const match of this.#rest.slice(0, limit).matchAll(SENTENCE_END)) {
      const to = match.index + match[0].length;
      const sentence = this.#laidOut(this.#rest.slice(from, to));
      if (sentence !== '') sentences.push(sentence);
      from = to;
    }
    this.#rest = this.#rest.slice(from);
    // What closes a quotation may still come.
    if (!this.#isQuoting && limit === this.#rest.length + from && OVER_ALREADY.test(this.#rest)) {
      sentences.push(this.#laidOut(this.#rest));
      this.#lastWord = /\S+$/u.exec(this.#rest)?.[0] ?? '';
      this.#rest = '';
    }
    return sentences;
  }
}

/** A sentence as it follows the one before it: on a line of its own where the model broke the line. */
export const joined = (sentences: readonly string[]): string =>
  sentences
    .reduce((text, next) => text + (text === '' || next.startsWith('\n') ? next : ` ${next}`), '')
    .trim();

/** Without bold, headings and the quotation marks some models put around everything they say. */
function tidy(raw: string): string {
  const text = raw
    .replace(/\*\*|__|(?<!\p{L})[*_](?=\p{L})|(?<=[\p{L}.,;!?])[*_](?!\p{L})/gu, '')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/!+/g, '.')
    .replace(/¡/g, '')
    .replace(/\.{2}(?!\.)/g, '.')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\d]/u.test(text) || /[^\s\p{P}\p{S}]/u.test(text) ? text : '';
}
