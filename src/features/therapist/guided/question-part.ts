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

/** "Lo que quiero saber es qué hago cuando muerde", "la llamo más o la dejo": asked without a mark. */
const ASKED_PLAINLY =
  /(?<!\p{L})(?:lo que (?:yo )?(?:necesito|quiero|quer[ií]a|quisiera) saber(?: es)?|(?:quisiera|quiero|quer[ií]a|necesito|me gustar[ií]a|queria|quero|preciso) saber|(?:te|le|lo que) (?:pregunto|preguntaba|pregunt[eé])(?: es)?|d[ií]game|dime|decime|me (?:dice|diz)|perguntei|pergunto|(?:estoy|t[oô]|estou) p(?:re|er)guntando(?: \p{L}+){0,3}|s[oó] quero saber)(?!\p{L}),?:? ((?:si|se|s[eé]|qu[eé]|que|d[eo] que|a qu[eé]|c[oó]mo|cu[aá]\p{L}*|qui[eé]n|por|d[oó]nde|quanto|quando|onde|o que|a qui[eé]n)(?!\p{L})[^.?!\n]*)/iu;
const CHOICE_AT_END =
  /(?:^|[.,;:\n] ?)((?:(?:me|la|lo|le|se|les|los) )?\p{L}+[^.,;?!\n]{0,40} (?:o|ou) (?:no|n[aã]o|(?:(?:me|la|lo|le|se) )\p{L}+(?: en paz| tranquil[oa]| quieto)?))[.\s]*$/iu;
const PLAIN_WORDS = 24;

/** What is asked without a mark; null where nothing is. */
const askedPlainly = (text: string): string | null => {
  if (text.split(/\s+/).length > PLAIN_WORDS) return null;
  const bare = withoutQuotes(text);
  return ASKED_PLAINLY.exec(bare)?.[1] ?? CHOICE_AT_END.exec(bare)?.[1] ?? null;
};

/** The questions of a message, one by one. */
export function questionsIn(text: string): string[] {
  const marked = markedIn(text);
  const plain = marked.length === 0 ? askedPlainly(text) : null;
  return plain === null ? marked : [plain.trim()];
}

const markedIn = (text: string): string[] =>
  (withoutQuotes(text).replace(TAKEN_UP, '').match(QUESTION) ?? [])
    .filter((one) => /\p{L}/u.test(one))
    .filter((one) => !TAG.test(one.split(/[,.;]/).at(-1)?.trim() ?? ''))
    .map((one) => one.trim());

/** The same of what bears a question mark alone: in an exercise an answer may sound like asking. */
export function markedPart(text: string): string | null {
  const found = markedIn(text);
  return found.length > 0 ? found.join(' ') : null;
}

/** The questions of a message without what is told around them; null when it holds none. */
export function questionPart(text: string): string | null {
  const found = questionsIn(text);
  return found.length > 0 ? found.join(' ') : null;
}
