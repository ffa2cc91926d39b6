/** What of a message asks us something. Pure. */

/** What they quote of somebody else asks us nothing. */
const withoutQuotes = (text: string): string => text.replace(/"[^"]*"|“[^”]*”|«[^»]*»/g, '');

const QUESTION = /¿[^?]*\?|[^.!?¿\n]*\?/g;

/** The questions of a message without what is told around them; null when it holds none. */
export function questionPart(text: string): string | null {
  const found = withoutQuotes(text).match(QUESTION);
  return found ? found.join(' ').trim() : null;
}
