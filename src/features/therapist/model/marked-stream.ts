/** Words of a reply in, sentences out, and apart from them what stands between the marks ⟦ and ⟧, which nobody sees. Pure. */
import { SentenceStream } from './sentence-stream.ts';

const OPEN = /⟦|\[\[/;
const CLOSE = /⟧|\]\]/;
/** A mark longer than this is none. */
const MARK_MAX = 1_500;

export class MarkedStream {
  readonly #sentences = new SentenceStream();
  readonly marks: string[] = [];
  /** What came after a mark was opened; null outside of one. */
  #inside: string | null = null;
  /** A "[" that may become "[[". */
  #held = '';

  push(piece: string): string[] {
    let text = this.#held + piece;
    this.#held = '';
    const out: string[] = [];
    while (text !== '') {
      if (this.#inside === null) {
        const open = OPEN.exec(text);
        if (!open) {
          if (text.endsWith('[')) {
            this.#held = '[';
            text = text.slice(0, -1);
          }
          if (text !== '') out.push(...this.#sentences.push(text));
          return out;
        }
        const before = text.slice(0, open.index);
        if (before !== '') out.push(...this.#sentences.push(before));
        this.#inside = '';
        text = text.slice(open.index + open[0].length);
      }
      const inside: string = this.#inside + text;
      const close = CLOSE.exec(inside);
      if (!close) {
        this.#inside = inside.length > MARK_MAX ? '' : inside;
        return out;
      }
      this.marks.push(inside.slice(0, close.index).trim());
      this.#inside = null;
      text = inside.slice(close.index + close[0].length);
    }
    return out;
  }

  end(): string[] {
    const rest = this.#held === '' ? [] : this.#sentences.push(this.#held);
    this.#held = '';
    return [...rest, ...this.#sentences.end()];
  }

  get pending(): number {
    return this.#sentences.pending;
  }
}
