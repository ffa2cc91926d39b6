/** What of a message asks us something. Pure. */

/** What they quote of somebody else asks us nothing. */
export const withoutQuotes = (text: string): string =>
  text.replace(/"[^"]*"|“[^”]*”|«[^»]*»|(?<!\p{L})'[^']*'(?!\p{L})/gu, '');

/** "¿no?", "¿me entiendes?" at the end of what is told asks nothing. */
const TAG =
  /^[¿\s]*(?:y |e |pero |pues )?(?:no|s[ií]|verdad|cierto|ya|ves|viste|sabes?|vale|ok|okay|eh|ah|oye|(?:me )?(?:entend[eé]s|entiendes?|explico)|te imaginas|n[eé]|viu|sabe|entende(?:u)?|t[aá]|ahn?|hein|obvio|claro|en serio|(?:t[uú] |vos )?me entend[eéií]\p{L}*|(?:a|v[aá]) ver|qu[eé]|o qu[eé]|qu[eé] tal|q tal|c[oó]mo (?:la|lo) ve[ns]?|c[oó]mo te quedó el ojo|e a[ií]|que tal)\s*\?+$/iu;

/** "… tres semanas sin fumar jaja qué tal?", with a single mark. */
const GREETS_AT_END = /^[^¿]*\s(?:qu[eé] tal|q tal|que tal|c[oó]mo (?:la|lo) ve[ns]?|e a[ií])\s*\?+$/iu;

/** "¿Qué parte? Todo.", "¿Lograr? Nada.": our own question, taken up before they answer it. */
const TAKEN_UP =
  /^\W*(?:(?:qu[eé]|cu[aá]l|que|qual) )?(?!por|c[oó]mo|cu[aá]n|qu[eé]n|y|e)\p{L}+\?+(?=\s+\S+)/iu;

const QUESTION = /¿[^?]*\?|[^.!?¿\n]*\?/g;

/** "Lo que quiero saber es qué hago cuando muerde", "la llamo más o la dejo": asked without a mark. */
const ASKED_PLAINLY =
  /(?<!\p{L})(?:lo que (?:yo )?(?:necesito|quiero|quer[ií]a|quisiera) saber(?: es)?|(?:quisiera|quiero|quer[ií]a|necesito|me gustar[ií]a|queria|quero|preciso) saber|(?:te|le|lo que) (?:pregunto|preguntaba|pregunt[eé])(?: es)?|d[ií]game|dime|decime|me (?:dice|diz)|perguntei|pergunto|(?:estoy|t[oô]|estou) p(?:re|er)guntando(?: \p{L}+){0,3}|s[oó] quero saber)(?!\p{L}),?:? ((?:si|se|s[eé]|qu[eé]|que|d[eo] que|a qu[eé]|c[oó]mo|cu[aá]\p{L}*|qui[eé]n|por|d[oó]nde|quanto|quando|onde|o que|a qui[eé]n)(?!\p{L})[^.?!\n]*)/iu;
const CHOICE_AT_END =
  /(?:^|[.,;:\n] ?)((?:(?:me|la|lo|le|se|les|los) )?\p{L}+[^.,;?!\n]{0,40} (?:o|ou) (?:(?:no|n[aã]o)(?: \p{L}+)?|(?:(?:me|la|lo|le|se) )\p{L}+(?: \p{L}+){0,2}))[.\s]*$/iu;
const PLAIN_WORDS = 24;

/** "… y grita. qué hago pues", "q le digo": asked at the end of what is told, however long it is. */
const ASKED_LAST =
  /(?:^|[.,;:\n]\s*|(?<!\p{L})(?:y|e|oye|oiga|pero|mas|pues|entonces|ent[aã]o)\s+)((?:por qué|qué (?:hago|le|les|te|puedo|debo|quiere|quiso|se hace|hay que)|cómo (?:hago|le|les|se lo|puedo|salgo|paro|dejo|sigo|empiezo)|como (?:hago|le hago|paro)|cu[aá]nt[oa]s? (?:tiempo|tarda|dura|falta|horas|d[ií]as|semanas|meses|sesiones)|cuándo (?:se|va|voy|termina)|(?:cu[aá]l(?:es)?|qué) (?:\p{L}+ ){1,3}primero|(?:por|de|x) d[oó]nde (?:empiezo|arranco|comienzo)|q (?:hago|ago|digo|puedo|les? \p{L}+o)|que hago|me pueden? \p{L}+r|o q(?:ue)? (?:eu )?(?:fa[cç]o|digo|falo|posso|respondo)|como (?:é que )?eu|qual (?:eu )?\p{L}+ (?:primeiro|antes)|quant[oa]s? (?:tempo|horas|meses)|por onde (?:eu )?come[cç]o|ser[aá] que)(?!\p{L})[^.,;:?!\n]{0,80})[.…\s]*$/iu;
const ASKED_IN_PASSING =
  /(?<=\s)(?:qu[eé] hago|(?:qué|q|cómo|o q(?:ue)?) (?:le |les |se lo |eu )?(?:hago|digo|fa[cç]o|falo|contesto|respondo))(?: pues| po| ya| ahora| entonces| yo| agora)?[.…\s]*$/iu;
const lastSentence = (text: string): string =>
  text
    .trim()
    .split(/(?<=[.!?\n])\s+/)
    .at(-1) ?? text;

/** "Qué hago con esto, cuando empieza no puedo parar": asked first and told after. */
const ASKED_FIRST =
  /^\W*(?:y |pero )?(?:qu[eé] hago|q hago|c[oó]mo (?:hago|le hago|paro|manejo)|o q(?:ue)? (?:eu )?fa[cç]o|como (?:eu )?fa[cç]o)(?!\p{L})/iu;

/** What is asked without a mark; null where nothing is. */
const askedPlainly = (text: string): string | null => {
  const bare = withoutQuotes(text);
  const last = ASKED_LAST.exec(bare)?.[1] ?? (ASKED_IN_PASSING.test(bare) ? lastSentence(bare) : null);
  if (last !== null || text.split(/\s+/).length > PLAIN_WORDS) return last;
  if (ASKED_FIRST.test(bare)) return bare;
  return ASKED_PLAINLY.exec(bare)?.[1] ?? CHOICE_AT_END.exec(bare)?.[1] ?? null;
};

/** The questions of a message, one by one. */
export function questionsIn(text: string): string[] {
  const marked = markedIn(text);
  const plain = marked.length === 0 ? askedPlainly(text) : null;
  return plain === null ? marked : [plain.trim()];
}

/** Looked for only where there is a mark: in a long message without one each sentence would be tried from each letter. */
const markedIn = (text: string): string[] =>
  (text.includes('?') ? (withoutQuotes(text).replace(TAKEN_UP, '').match(QUESTION) ?? []) : [])
    .filter((one) => /\p{L}/u.test(one))
    .filter((one) => !TAG.test(one.split(/[,.;]/).at(-1)?.trim() ?? ''))
    .map((one) => one.trim())
    .filter((one) => !GREETS_AT_END.test(one));

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
