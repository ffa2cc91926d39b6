/**
 * Pieces of a reply in, whole sentences out, as soon as each is surely over. Thinking aloud between tags, as some
 * models do, and the marks of formatted text never come out. Pure.
 */

/** A stop, what closes it, and the space that says the sentence is over; or the end of a line. */
const SENTENCE_END = /[.!?…]+["”»)*_]*\s+|\n+/g;
const THINKING = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>\s*/gi;
const THINKING_BEGUN = /<(?:think|thinking|reasoning)>/i;

export class SentenceStream {
  #rest = '';

  /** Sentences that are complete with this piece. */
  push(piece: string): string[] {
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
    const last = tidy(begun ? this.#rest.slice(0, begun.index) : this.#rest);
    this.#rest = '';
    return last === '' ? [] : [last];
  }

  /** Characters waiting for their stop. */
  get pending(): number {
    return this.#rest.length;
  }

  #take(limit: number): string[] {
    const sentences: string[] = [];
    let from = 0;
    for (const match of this.#rest.slice(0, limit).matchAll(SENTENCE_END)) {
      const to = match.index + match[0].length;
      const sentence = tidy(this.#rest.slice(from, to));
      if (sentence !== '') sentences.push(sentence);
      from = to;
    }
    this.#rest = this.#rest.slice(from);
    return sentences;
  }
}

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
  const marks = text.match(/["“”]/g)?.length ?? 0;
  const bare = marks % 2 === 1 ? text.replace(/^["“]|["”]$/g, '') : text;
  return /[\p{L}\d]/u.test(bare) || /[^\s\p{P}\p{S}]/u.test(bare) ? bare : '';
}
