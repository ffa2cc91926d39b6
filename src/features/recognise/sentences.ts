/** Where one thing said ends and the next begins. The riskiest sentence decides for the whole message. */

const SENTENCE_END = /[.!?…;\n]+(?=\s|$)|\n+/;
/** Words that open a new clause: what is denied before them may be affirmed after them. */
const CLAUSE_OPENER = / , | (?=(?:pero|aunque|sino|porque|mas|mientras|entonces|but)\b)/;

export function splitSentences(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0);
}

/** Clauses of a normalised sentence. */
export function splitClauses(sentence: string): string[] {
  return sentence
    .split(CLAUSE_OPENER)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > 0);
}

/** The reply as the person sees it arrive: sentence by sentence, each with its own end mark and space. */
export function splitSpoken(text: string): string[] {
  return (
    text.match(/[^.!?…\n]*(?:[.!?…]+(?!\s|$)[^.!?…\n]*)*(?:[.!?…]+["”»)]*\s*|\n+|$)/g)?.filter(Boolean) ?? []
  );
}
