/** What of a message asks us something. Pure. */

/** What they quote of somebody else asks us nothing. */
export const withoutQuotes = (text: string): string =>
  text.replace(/"[^"]*"|“[^”]*”|«[^»]*»|(?<!\p{L})'[^']*'(?!\p{L})/gu, '');

/** "¿no?", "¿me entiendes?" at the end of what is told asks nothing. */
const TAG =
  /^[¿\s]*(?:y |e |pero |pues )?(?:no|s[ií]|verdad|cierto|ya|ves|viste|sabes?|vale|ok|okay|eh|ah|oye|(?:me )?(?:entend[eé]s|entiendes?|explico)|te imaginas|n[eé]|viu|sabe|entende(?:u)?|t[aá]|ahn?|hein|obvio|claro|en serio|(?:t[uú] |vos )?me entend[eéií]\p{L}*|(?:a|v[aá]) ver|qu[eé]|o qu[eé])\s*\?+$/iu;

/** "¿Qué parte? Todo.", "¿Lograr? Nada.": our own question, taken up before they answer it. */
const TAKEN_UP =
  /^\W*(?:(?:qu[eé]|cu[aá]l|que|qual) )?(?!por|c[oó]mo|cu[aá]n|qu[eé]n|y|e)\p{L}+\?+(?=\s+\S+)/iu;

const QUESTION = /¿[^?]*\?|[^.!?¿\n]*\?/g;

/** The questions of a message, one by one. */
export const questionsIn = (text: string): string[] =>
  (withoutQuotes(text).replace(TAKEN_UP, '').match(QUESTION) ?? [])
    .filter((one) => !TAG.test(one.split(/[,.;]/).at(-1)?.trim() ?? ''))
    .map((one) => one.trim());

/** The questions of a message without what is told around them; null when it holds none. */
export function questionPart(text: string): string | null {
  const found = questionsIn(text);
  return found.length > 0 ? found.join(' ') : null;
}
