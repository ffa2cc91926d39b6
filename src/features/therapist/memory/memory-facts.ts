/**
 * What one message leaves behind: plain statements in the person's own words, cut to the sentence that says it.
 * Nothing is concluded, completed or turned; what is not said outright, or may not be said back, is not kept.
 */

import { plain } from '../cues.ts';
import { mayEcho } from '../may-echo.ts';
import type { MemoryDraft } from '../move.ts';
import { capitalise } from '../tokens.ts';
import { CORRECTS, KIN, MEMORY_CUES, type MemoryCue, NOT_PLAIN } from './memory-cues.ts';
import { dayNamed } from './memory-dates.ts';
import { personOf } from './memory-words.ts';

const MAX_WORDS = 18;
const MIN_WORDS = 3;
/** What opens a new statement inside a sentence. */
const STARTS =
  '(?:mi|mis|me|no|ya|soy|tengo|vivo|trabajo|laburo|manejo|cuido|vendo|doy clases|tenemos|estudio|estoy|hace|llevo|quiero|quisiera|toco|juego|nac[ií]|odio|amo|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|ma[ñn]ana|minha|meu|n[ãa]o|sou|tenho|moro|trabalho|estudo|estou|faz|quero|gosto|lo que|caminar|respirar|escribir|escuchar)';
const CUT = new RegExp(
  `(?:,| (?:y|e|pero|mas|aunque|porque|as[ií] que|tamb[ié]n)(?= ${STARTS}\\b))\\s*(?:(?:y|e|pero|mas|aunque|porque|tambi[eé]n)\\s+)?(?=${STARTS}\\b)`,
  'giu',
);

export function statementsIn(text: string, now: Date): MemoryDraft[] {
  const corrects = CORRECTS.test(plain(text));
  const found: MemoryDraft[] = [];
  for (const sentence of text.split(/(?<=[.;!?\n…])\s*/u)) {
    if (/[?¿]/.test(sentence)) continue;
    for (const clause of clausesOf(sentence)) {
      const draft = draftOf(clause, now);
      if (!draft || found.some(({ text: known }) => known === draft.text)) continue;
      found.push(corrects ? { ...draft, corrects } : draft);
    }
  }
  return found;
}

/** A sentence is kept whole unless a later part of it says something of its own. */
function clausesOf(sentence: string): string[] {
  const starts = [0, ...Array.from(sentence.matchAll(CUT), ({ index, 0: cut }) => index + cut.length)];
  const clauses: { from: number; text: string }[] = [];
  for (const [at, from] of starts.entries()) {
    const to = at + 1 < starts.length ? (starts[at + 1] as number) : sentence.length;
    const text = trimmed(sentence.slice(from, to).replace(TAIL, ''));
    const before = clauses.at(-1);
    const whole = before && trimmed(sentence.slice(before.from, to).replace(TAIL, ''));
    const goesOn = before && whole && cueOf(before.text) && !cueOf(text);
    if (goesOn && words(whole) <= JOINED_MAX && mayEcho(whole)) before.text = whole;
    else if (!goesOn && text !== '') clauses.push({ from, text });
  }
  return clauses.map(({ text }) => text);
}

const JOINED_MAX = 14;
/** What joined a part to the next. */
const TAIL = /(?<![,\s])(?:,|\s+(?:y|e|pero|mas|aunque|porque|as[ií] que|tamb[ié]n))*\s*$/iu;

const FILLER =
  /^(?:hola|buenas(?: tardes| noches)?|buenos d[ií]as|bueno|pues|es que|o sea|la verdad(?: es que)?|oye|mira|ah|y|e|pero|mas|adem[aá]s|tambi[eé]n|tamb[eé]m|perd[oó]n|disculpa|en realidad|na verdade|quise decir|oi|ol[aá]|olha|ent[aã]o|s[ií](?=,)|sí|sim(?=,))[\s,:]+/iu;

function trimmed(part: string): string {
  let rest = part.trim().replace(/[.;!\s…]+$/u, '');
  for (let next = rest.replace(FILLER, ''); next !== rest; next = rest.replace(FILLER, '')) rest = next;
  return rest.replace(/[\s,]*\b(?:ja(?:ja)+\w*|je(?:je)+|kk+|rsrs|xd)\b\s*$/i, '').trim();
}

function cueOf(clause: string): MemoryCue | undefined {
  const flat = plain(clause);
  if (NOT_PLAIN.test(flat)) return undefined;
  return MEMORY_CUES.find(({ cue }) => cue.test(flat));
}

function draftOf(clause: string, now: Date): MemoryDraft | null {
  const count = words(clause);
  const found = cueOf(clause);
  if (!found || count < MIN_WORDS - (found.about ? 1 : 0) || count > MAX_WORDS) return null;
  // What to avoid may name what is never said back; it is kept, and the guard keeps it from being echoed.
  if (!mayEcho(clause) && found.kind !== 'avoid') return null;
  const on = dayNamed(plain(clause), now);
  const about = found.kind === 'person' ? aboutPerson(clause) : found.about;
  return {
    kind: found.kind === 'person' ? 'fact' : found.kind,
    text: capitalise(clause),
    quote: clause,
    ...(about ? { about } : {}),
    ...(on && found.kind === 'fact' ? { on } : {}),
  };
}

const NAMED = new RegExp(`\\b${KIN} (?:que )?(?:no )?(?:se (?:llama(?:n|ba)?|chama(?:va)?))\\b`);

/** A name, an age, a place of somebody can be set right later; the rest stands beside what was said before. */
function aboutPerson(clause: string): string | undefined {
  const flat = plain(clause);
  const who = personOf(clause);
  if (!who || who.endsWith('s')) return undefined;
  if (NAMED.test(flat)) return `name:${who}`;
  if (/\b(?:tiene|cumple|tem) \d/.test(flat)) return `age:${who}`;
  if (/\b(?:vive|mora|se mudo|se fue)\b/.test(flat)) return `home:${who}`;
  return /\b(?:trabaja|trabalha|estudia|estuda)\b/.test(flat) ? `work:${who}` : undefined;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
