/**
 * Fills the holes of the frames from one message: only the person's own words, already turned to our side.
 * A hole that cannot be filled safely stays empty, and then no frame that needs it is eligible.
 */
import type { Address } from '../intake/style-profile.ts';
import { type PendingHint, readNumber } from './numbers.ts';
import { findPeople } from './people.ts';
import { mayEcho, type ReflectTo, reflect, stripFillers } from './reflect.ts';
import { readOwnName } from './slots-name.ts';
import { readWhen } from './slots-when.ts';
import { joinTokens, type Token, wordsOf } from './tokens.ts';
import type { Slots } from './understanding.ts';
import { readingsOf } from './verbs-es.ts';
import { ptReadingsOf } from './verbs-pt.ts';
import { isHeavy, LEANS } from './weight.ts';
import { rarestWord } from './words.ts';

const FACT_MAX_WORDS = 12;
/** A loss is told whole: "perdí a mi marido hace cuatro meses después de 32 años". */
const HEAVY_FACT_MAX_WORDS = 17;
const QUOTE_MAX_WORDS = 15;
const LONG_MESSAGE_WORDS = 60;

/** A message in the parts that its readers look at. */
type Told = {
  tokens: readonly Token[];
  sentences: readonly Token[][];
  /** The sentences without what only leads in. */
  bare: readonly Token[][];
  /** Those with a verb, whole first and then in parts. */
  clauses: readonly Token[][];
  /** Their own rarest word. */
  rare: string | undefined;
};

type Context = { address: Address; gender: 'f' | 'm' | null; pending: PendingHint | null };

function textOf(tokens: readonly Token[]): string {
  return joinTokens(tokens.map((token) => token.text));
}
function split(tokens: readonly Token[], isCut: (token: Token, at: number) => boolean): Token[][] {
  const parts: Token[][] = [[]];
  tokens.forEach((token, at) => {
    if (isCut(token, at)) parts.push([]);
    else parts.at(-1)?.push(token);
  });
  return parts.filter((part) => part.some((token) => token.isWord));
}
const sentencesOf = (tokens: readonly Token[]) => split(tokens, ({ endsSentence }) => endsSentence);

const CUTS: ReadonlySet<string> = new Set(['pero', 'mas', 'aunque', 'porque', 'pq', 'xq', 'y', 'e']);
const SUBORDINATE =
  /^(porque|pq|xq|aunque|si|cuando|que|q|mientras|quando|enquanto|se|donde|pero|mas|y|e|ni|o|ou|nomas|apenas)$/;

function hasVerb(tokens: readonly Token[]): boolean {
  return tokens.some((token) => readingsOf(token.flat).length > 0 || ptReadingsOf(token.flat).length > 0);
}
/** Whole sentences first, then their parts at commas and connectors. */
function clausesOf(sentences: readonly Token[][], portuguese: boolean): Token[][] {
  const parts = sentences.flatMap((sentence) => {
    const cuts = split(
      sentence,
      (token) => token.text === ',' || (CUTS.has(token.flat) && (token.flat !== 'mas' || portuguese)),
    );
    return cuts.length > 1 ? cuts.map(stripFillers) : [];
  });
  return [...sentences, ...parts].filter((clause) => hasVerb(clause));
}

function factOf({ tokens, clauses, rare }: Told, to: ReflectTo): string | undefined {
  if (wordsOf(tokens).length > LONG_MESSAGE_WORDS) return undefined;
  const said = tokens
    .map((token) => token.flat)
    .join(' ')
    .replace(/\b(pq|xq)\b/g, 'porque');
  const candidates = clauses
    .filter((clause) => !SUBORDINATE.test(clause[0]?.flat ?? '') && readOwnName(clause) === undefined)
    .map((clause) => {
      const text = textOf(clause);
      const own = rare !== undefined && text.toLowerCase().includes(rare);
      const flat = clause.map((token) => token.flat).join(' ');
      return {
        text,
        words: wordsOf(clause).length,
        own,
        heavy: isHeavy(flat),
        leans: LEANS.test(flat) || said.includes(`porque ${flat}`),
      };
    })
    .filter(({ words, heavy }) => words >= 3 && words <= (heavy ? HEAVY_FACT_MAX_WORDS : FACT_MAX_WORDS));
  // A loss outweighs every detail, and what leans on another clause comes last. Of the rest the one that holds
  // their own rare word says more; among equals the shortest.
  candidates.sort(
    (a, b) =>
      Number(b.heavy) - Number(a.heavy) ||
      Number(a.leans) - Number(b.leans) ||
      Number(b.own) - Number(a.own) ||
      a.words - b.words,
  );
  const standing = candidates.filter(({ leans }) => !leans);
  for (const { text } of candidates.length > 1 ? standing : candidates) {
    const fact = reflect(text, to);
    if (fact !== null) return fact;
  }
  return undefined;
}

function contrastOf({ sentences }: Told, to: ReflectTo): Slots['contrast'] {
  for (const sentence of sentences) {
    const at = sentence.findIndex(
      (token, i) =>
        i > 1 &&
        (token.flat === 'pero' ||
          token.flat === 'aunque' ||
          token.flat === 'embora' ||
          (token.flat === 'mas' && to.address === 'voce')),
    );
    if (at < 0) continue;
    const halves = [sentence.slice(0, at), sentence.slice(at + 1)].map((half) => reflectShort(half, to, 1));
    const [first, second] = halves;
    if (first && second) return { first, second };
  }
  return undefined;
}
function reflectShort(tokens: readonly Token[], to: ReflectTo, least = 2): string | null {
  const clause = stripFillers(tokens);
  const words = wordsOf(clause).length;
  return words > least && words <= FACT_MAX_WORDS ? reflect(textOf(clause), to) : null;
}

/** Comes with its connective so that it can open or close a sentence of ours: "cuando abres los apuntes". */
function triggerOf({ sentences }: Told, to: ReflectTo): string | undefined {
  for (const sentence of sentences) {
    const flat = sentence.map((token) => token.flat).join(' ');
    const match =
      /(?:^| )(nomas|apenas|cada vez que|cada que|desde que|siempre que|toda vez que|sempre que|assim que|desde que)(?= )/.exec(
        flat,
      );
    if (!match?.[1]) continue;
    const start = flat.slice(0, match.index).split(' ').filter(Boolean).length + match[1].split(' ').length;
    const rest = sentence.slice(start);
    const end = rest.findIndex(
      (token, at) => token.text === ',' || (/^(y|e|me|ya)$/.test(token.flat) && at > 1),
    );
    const clause = reflectShort(end < 0 ? rest : rest.slice(0, end), to, 0);
    if (!clause) continue;
    const connective = /^(nomas|apenas)$/.test(match[1])
      ? to.address === 'voce'
        ? 'assim que'
        : 'apenas'
      : match[1];
    return `${connective} ${clause}`;
  }
  return undefined;
}

const THOUGHT =
  /^(?:me (?:va|van|voy) a|no voy a|nunca voy a|y si|e se|que (?:soy|no soy|estoy|voy|me|nadie|todos|todo)|siento que|pienso que|creo que|se que|me van|vou|nao vou|acho que|sinto que|penso que|e se)\b/;

function thoughtOf({ clauses }: Told, to: ReflectTo): string | undefined {
  for (const clause of clauses) {
    const flat = clause.map((token) => token.flat).join(' ');
    if (!THOUGHT.test(flat)) continue;
    const drop = /^(siento|pienso|creo|acho|sinto|penso) que|^se que/.test(flat)
      ? 2
      : /^(que|y|e) /.test(flat)
        ? 1
        : 0;
    const body = clause.slice(drop);
    const said = wordsOf(body).length <= 18 ? reflect(textOf(body), to) : null;
    if (said) return said;
  }
  return undefined;
}

const WANT = /(?:^| )(quiero|quisiera|me gustaria|necesito|queria|quero|gostaria de|preciso)(?= )/;

/** "quiero irme" → "irte". The whole sentence must be reflectable: the grammar sees who wants. */
function wantOf({ clauses }: Told, to: ReflectTo): string | undefined {
  for (const clause of clauses.toReversed()) {
    const flat = clause.map((token) => token.flat).join(' ');
    const match = WANT.exec(flat);
    if (!match || /\b(no|nao|ya no) (me |lo |la )?$/.test(`${flat.slice(0, match.index)} `)) continue;
    const start = flat.slice(0, match.index).split(' ').filter(Boolean).length;
    const said = reflect(textOf(clause.slice(start)), to);
    const want = said?.replace(
      /^(?:te |le |você )?(?:quieres|querés|quiere|quisieras|quisiera|gustaría|necesitas|necesitás|necesita|querías|quería|quer|queria|gostaria de|precisa de|precisa) /,
      '',
    );
    if (want && want !== said && want.split(' ').length <= FACT_MAX_WORDS) return want;
  }
  return undefined;
}

function repeatOf({ sentences }: Told): string | undefined {
  const seen = new Map<string, string>();
  const clauses = sentences.flatMap((sentence) =>
    split(sentence, (token) => token.text === ',').map(stripFillers),
  );
  for (const clause of clauses) {
    const key = wordsOf(clause)
      .map((token) => token.flat)
      .join(' ')
      .replace(/^(posta|de verdad|en serio|es que|que|la verdad) /, '');
    if (key.split(' ').length < 2) continue;
    if (seen.has(key) && mayEcho(key)) return seen.get(key);
    seen.set(key, textOf(clause));
  }
  return undefined;
}

const MINIMISER =
  /\b(ja(ja)+\w*|kk+|rsrs|que (tonteria|boludez|bobada|estupidez|tonto|tonta|besteira|ridicul\w+)|no es para tanto|nao e pra tanto|es una tonteria|suena tonto|se que es tonto|no es nada|nao e nada|bobeira|puede sonar tonto|exagero|otros estan peor|hay gente peor)\b/;

/** At most 15 words, as said. */
function quoteOf({ bare }: Told): string | undefined {
  const [first] = bare.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length);
  if (!first) return undefined;
  const count = wordsOf(first).length;
  const text = textOf(first);
  return count >= 3 && count <= QUOTE_MAX_WORDS && mayEcho(text) ? text : undefined;
}

/** Reading on costs time and adds nothing: what people open with is what they are about. */
const READ_MAX_TOKENS = 300;

export function slotsOf(all: readonly Token[], context: Context): Slots {
  const tokens = all.slice(0, READ_MAX_TOKENS);
  const to: ReflectTo = { address: context.address, gender: context.gender };
  const flat = tokens.map((token) => token.flat).join(' ');
  const who = findPeople(tokens, context.address);
  const number = readNumber(tokens, context.pending);
  const onlyNumber = number !== undefined && wordsOf(tokens).length <= 6;
  const sentences = sentencesOf(tokens);
  const bare = sentences.map(stripFillers);
  const rare = onlyNumber ? undefined : rarestWord(tokens);
  const told: Told = { tokens, sentences, bare, clauses: clausesOf(bare, to.address === 'voce'), rare };
  const slots: Slots = {
    fact: onlyNumber ? undefined : factOf(told, to),
    word: rare,
    who: who.length > 0 ? who : undefined,
    when: readWhen(tokens),
    number,
    thought: thoughtOf(told, to),
    want: wantOf(told, to),
    contrast: contrastOf(told, to),
    trigger: triggerOf(told, to),
    repeat: repeatOf(told),
    minimiser: MINIMISER.test(flat) || undefined,
    quote: quoteOf(told),
    name: readOwnName(tokens),
  };
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined)) as Slots;
}
