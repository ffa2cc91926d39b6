/**
 * What of a sentence a model says itself, and what stands in quotation marks: words to say to somebody, a text to send. Marks
 * may open in one sentence and close in a later one. Pure.
 */
const MARKS = /["“”«»]/g;

/** Whether a quotation is still open after these sentences. */
export function isQuoteOpen(said: readonly string[]): boolean {
  let isOpen = false;
  for (const [mark] of said.join(' ').matchAll(MARKS)) isOpen = opens(mark, isOpen);
  return isOpen;
}

const opens = (mark: string, isOpen: boolean): boolean =>
  mark === '"' ? !isOpen : mark === '“' || mark === '«';

export type Parted = { own: string; quoted: string };

/** @param isOpen whether the sentence begins inside a quotation */
export function partedByQuotes(sentence: string, isOpen: boolean): Parted {
  const parts = { own: '', quoted: '' };
  let inside = isOpen;
  let from = 0;
  for (const match of sentence.matchAll(MARKS)) {
    parts[inside ? 'quoted' : 'own'] += `${sentence.slice(from, match.index)} `;
    inside = opens(match[0], inside);
    from = match.index + 1;
  }
  parts[inside ? 'quoted' : 'own'] += sentence.slice(from);
  return { own: parts.own.replace(/\s+/g, ' ').trim(), quoted: parts.quoted.replace(/\s+/g, ' ').trim() };
}
