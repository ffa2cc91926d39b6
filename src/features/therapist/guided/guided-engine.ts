/**
 * The guided voice: says a move. What the guide wrote is said as it stands; of the phrases of a frame whose holes can be filled
 * it takes the one with most of them, then the least recently used, then what the seed picks.
 */
import type { Address, Language } from '../../intake/style-profile.ts';
import { atLeast } from '../../safety/risk.ts';
import { FRAMES } from './frames.ts';
import type { GuidedTurn } from './guided-turn.ts';

const MAX_WORDS = 60;

/** Short starts for when every phrase would begin like one of the last six replies. */
const LEADS: Record<Address, readonly string[]> = {
  tu: ['Bien.', 'De acuerdo.', 'Muy bien.', 'Está bien.', 'Vamos con calma.'],
  vos: ['Bien.', 'De acuerdo.', 'Muy bien.', 'Está bien.', 'Vamos con calma.'],
  usted: ['Bien.', 'De acuerdo.', 'Muy bien.', 'Está bien.', 'Vamos con calma.'],
  voce: ['Certo.', 'Tudo bem.', 'Muito bem.', 'Combinado.', 'Vamos devagar.'],
};

/** Written whole, it can be said again with its first sentence and what it asks. */
function saidAgain(says: string, again: GuidedTurn['again']): string {
  if (again !== 'shorter' && again !== 'direct') return says;
  const sentences = sentencesOf(says);
  const asked = sentences.at(-1)?.endsWith('?') ? sentences.slice(-1) : [];
  return [...new Set([...sentences.slice(0, 1), ...asked])].join(' ');
}

/** What the guide says is written whole. */
export const GUIDE_FRAME = 'guide';

export function say(turn: GuidedTurn): string {
  if (turn.move.frame === GUIDE_FRAME) return saidAgain(turn.move.holes.says ?? '', turn.again);
  if (turn.move.frame.startsWith(`${GUIDE_FRAME} + `)) {
    const rest = { ...turn, move: { ...turn.move, frame: turn.move.frame.slice(GUIDE_FRAME.length + 3) } };
    return `${turn.move.holes.says ?? ''} ${say(rest)}`.trim();
  }
  const aside = turn.move.frame.split(' + ').find((name) => ASIDES.has(name));
  const text = sayParts(
    turn,
    turn.move.frame.split(' + ').filter((name) => name !== aside),
  );
  const more = aside ? choose(turn, aside, { isFirst: false, mayAsk: true }) : '';
  return more && words(`${text} ${more}`) <= MAX_WORDS ? `${text} ${more}` : text;
}

/** What is said at the end, and only where there is room for it. */
const ASIDES: ReadonlySet<string> = new Set(['place.ask']);

function sayParts(turn: GuidedTurn, parts: string[]): string {
  const chosen: string[] = [];
  // Backwards: the last part holds the question, and what stands before it must then hold none.
  for (const [index, name] of [...parts.entries()].reverse()) {
    const asks = chosen.some((text) => text.includes('?'));
    const text = choose(turn, name, {
      isFirst: index === 0,
      mayAsk: !asks,
    });
    if (text) chosen.unshift(text);
  }
  return withFreshOpener(fitting(chosen), turn);
}

type Wish = { isFirst: boolean; mayAsk: boolean };

function choose(turn: GuidedTurn, name: string, wish: Wish): string {
  const frame = FRAMES[name];
  if (!frame) throw new Error(`no frame is called ${name}`);
  const phrases = frame[turn.profile.address];
  const eligible = phrases.filter((phrase) => madeOf(phrase).holes.every((hole) => turn.move.holes[hole]));
  const quiet = eligible.filter((phrase) => wish.mayAsk || !phrase.includes('?'));
  const usable = quiet.length > 0 ? quiet : eligible;
  const fresh = wish.isFirst
    ? usable.filter((phrase) => !isUsed(fill(phrase, turn), turn.recentOpeners))
    : usable;
  const best = pick(fresh.length > 0 ? fresh : usable, turn, name);
  return best === undefined ? '' : fill(best, turn);
}

/** Most filled holes, then least recently used, then the seed. */
function pick(phrases: string[], turn: GuidedTurn, name: string): string | undefined {
  const said = turn.history
    .filter((line) => line.from === 'therapist')
    .map((line) => line.text.toLowerCase());
  const ranked = phrases.map((phrase) => {
    const { holes, fixed } = madeOf(phrase);
    return { phrase, holes: holes.length, lastUsed: said.findLastIndex((text) => text.includes(fixed)) };
  });
  const mostHoles = Math.max(...ranked.map((item) => item.holes));
  const unused = ranked.filter((item) => item.lastUsed < 0);
  // A phrase never said yet is worth more than one with a hole more.
  const pool = unused.some((item) => item.holes === mostHoles) || unused.length === 0 ? ranked : unused;
  const holes = Math.max(...pool.map((item) => item.holes));
  const filled = pool.filter((item) => item.holes === holes);
  const oldest = Math.min(...filled.map((item) => item.lastUsed));
  const last = filled.filter((item) => item.lastUsed === oldest);
  return last[hash(`${turn.seed}|${name}|${said.length}`) % Math.max(last.length, 1)]?.phrase;
}

export function holesOf(phrase: string): string[] {
  return [...phrase.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}

/** `fixed`: the longest stretch of a phrase that is ours; by it a phrase is recognised in what was said. */
type Made = { holes: string[]; fixed: string };

/** Phrases are ours and never change: each is read once. */
const read = new Map<string, Made>();

function madeOf(phrase: string): Made {
  const known = read.get(phrase);
  if (known) return known;
  const parts = phrase.toLowerCase().split(/\{\w+\}/);
  const made = {
    holes: holesOf(phrase),
    fixed: parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '').trim(),
  };
  read.set(phrase, made);
  return made;
}

function fill(phrase: string, turn: GuidedTurn): string {
  const text = phrase.replace(/\{(\w+)\}/g, (_, hole: string) => bare(turn.move.holes[hole] ?? ''));
  return capitals(
    contracted(text, turn.profile.language)
      .replace(/…\./g, '…')
      .replace(/([.?])\.+/g, '$1')
      .replace(/\s+([,.;:?])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** "a el refugio" → "al refugio", "de o ônibus" → "do ônibus": our preposition meets their article. */
function contracted(text: string, language: Language): string {
  if (language === 'es')
    return text.replace(/(?<!\p{L})(a|de) el (?=\p{L})/giu, (_, word: string) => `${word}l `);
  return text.replace(
    /(?<!\p{L})(a|de|em) (o|a)(s?) (?=\p{L})/gu,
    (_, word: string, article: string, plural: string) =>
      word === 'a'
        ? `${article === 'a' ? 'à' : 'ao'}${plural} `
        : `${word === 'de' ? 'd' : 'n'}${article}${plural} `,
  );
}

/** What the person gave, without a stop of its own: the phrase brings the punctuation. */
function bare(value: string): string {
  return value.trim().replace(/[.,;:]+$/, '');
}

function capitals(text: string): string {
  return text.replace(
    /(^|[.?]["”»]?\s+)(["“«¿(]*)(\p{Ll})/gu,
    (_, before: string, marks: string, letter: string) => before + marks + letter.toUpperCase(),
  );
}

/** Over the limit, the middle goes first: how it begins and the question stay. */
function fitting(parts: string[]): string {
  let kept = parts;
  while (words(kept.join(' ')) > MAX_WORDS && kept.length > 2) kept = kept.toSpliced(1, 1);
  if (words(kept.join(' ')) > MAX_WORDS && kept.length === 2) kept = kept.slice(1);
  return kept.join(' ');
}

function withFreshOpener(text: string, { recentOpeners, profile, move, seed }: GuidedTurn): string {
  if (!isUsed(text, recentOpeners) || atLeast(move.level, 'low')) return text;
  const leads = LEADS[profile.address];
  const start = hash(seed + recentOpeners.length) % leads.length;
  const rotated = [...leads.slice(start), ...leads.slice(0, start)];
  const lead = rotated.find((candidate) => !isUsed(`${candidate} ${text}`, recentOpeners));
  return lead ? `${lead} ${text}` : text;
}

const OPENER = /([\p{L}\d]+)(?:[^\p{L}\d]+([\p{L}\d]+))?(?:[^\p{L}\d]+([\p{L}\d]+))?/u;

/** First three words, without marks: what "the same opener" is measured by. */
export function openerOf(text: string): string {
  const [, ...words] = OPENER.exec(text) ?? [];
  return words.filter(Boolean).join(' ').toLowerCase();
}

const isUsed = (text: string, recentOpeners: readonly string[]): boolean =>
  recentOpeners.slice(-6).includes(openerOf(text));

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** FNV-1a: same seed and turn, same words. */
function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  return value >>> 0;
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?…]["”»]?)\s+(?=["“«¿(]*[\p{Lu}\d])/u);
}
