/**
 * Turns what people type into text that rules can compare: no accents, no disguises, no chat spelling.
 * Only for reading signals; nothing said back to a person is ever built from it. All expressions are linear.
 */
import { lately } from '../../platform/lately.ts';

/** Cyrillic and Greek letters drawn like Latin ones; compatibility forms are handled by NFKC. */
const LOOKALIKES = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    ј: 'j',
    ԁ: 'd',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    ı: 'i',
    ł: 'l',
    ø: 'o',
  }),
);

const LEET = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }),
);

/** Chat spelling, word by word, already without accents. */
const CHAT_WORDS = new Map(
  Object.entries({
    q: 'que',
    k: 'que',
    ke: 'que',
    qe: 'que',
    qu: 'que',
    xq: 'porque',
    pq: 'porque',
    xk: 'porque',
    porq: 'porque',
    pork: 'porque',
    x: 'por',
    xa: 'para',
    pa: 'para',
    pra: 'para',
    d: 'de',
    m: 'me',
    t: 'te',
    toy: 'estoy',
    tas: 'estas',
    ta: 'esta',
    tb: 'tambien',
    tmb: 'tambien',
    tbn: 'tambien',
    nd: 'nada',
    qiero: 'quiero',
    kiero: 'quiero',
    kero: 'quiero',
    qro: 'quiero',
    bn: 'bien',
    dnd: 'donde',
    cm: 'como',
    tng: 'tengo',
    ps: 'pues',
    pos: 'pues',
    aki: 'aqui',
    vo: 'voy',
    dps: 'despues',
    ahorit: 'ahorita',
    oy: 'hoy',
    aora: 'ahora',
    bida: 'vida',
    vivr: 'vivir',
    bibir: 'vivir',
    vc: 'voce',
    vcs: 'voces',
    tou: 'estou',
    td: 'tudo',
    mt: 'muito',
    mto: 'muito',
    hj: 'hoje',
    tbm: 'tambem',
    ngm: 'ninguem',
    nngm: 'ninguem',
    morrr: 'morir',
    morrir: 'morir',
    matrme: 'matarme',
    matarm: 'matarme',
    morirm: 'morirme',
    unalive: 'suicidarme',
    ...{ noxe: 'noche', nox: 'noche', noce: 'noche', muxo: 'mucho', muxa: 'mucha', lexe: 'leche' },
    ...{
      ise: 'hice',
      ize: 'hice',
      hise: 'hice',
      iso: 'hizo',
      hiso: 'hizo',
      asiendo: 'haciendo',
      aser: 'hacer',
    },
    ...{
      braso: 'brazo',
      brasos: 'brazos',
      nuebo: 'nuevo',
      bolvi: 'volvi',
      buelvo: 'vuelvo',
      pastiyas: 'pastillas',
    },
    ...{
      cuchiyo: 'cuchillo',
      kuchiyo: 'cuchillo',
      golpio: 'golpeo',
      pegava: 'pegaba',
      desidi: 'decidi',
      desido: 'decido',
    },
    ...{
      ijo: 'hijo',
      ija: 'hija',
      ijos: 'hijos',
      ermano: 'hermano',
      ermana: 'hermana',
      ogar: 'hogar',
      aogo: 'ahogo',
    },
  }),
);

/** "Me mató", with its accent, is told by somebody who lives: without it, it would be "me mato". */
const KILLED_ME = /(?<!\p{L})me mató(?!\p{L})/gu;
/** "Me cortó" is said of who left or hung up; without its accent it would be "me corto". */
const CUT_ME_OFF =
  /(?<!\p{L})me cortó(?! (?:con|un |el (?:cuello|brazo|dedo|pelo|cabello)|la (?:mano|cara|pierna|ropa)|en (?:el|la))|\p{L})/gu;
/** "Kkkk", which would be read as one letter. */
const PORTUGUESE_LAUGH = /(?<!\p{L})k{3,}(?!\p{L})/gu;

/** Format characters: zero-width spaces and joiners, direction marks, soft hyphens. */
const TAG = /<\/?[a-z][^<>]{0,200}>/gi;
const ZERO_WIDTH = /\p{Cf}/gu;
const COMBINING = /\p{M}+/gu;
const FOREIGN_LETTER = /[\u0370-\u052fıłø]/g;
const TOKEN = /[\p{L}\d@$!]+/gu;
/** A sign inside a word, or one digit for its first letter; a final exclamation is only that. */
const DISGUISED = /\p{L}[\d@$!]+\p{L}|\p{L}\d+$|^\d\p{L}{5}/u;
const MASKED_LETTER = /(\p{L})[*_#](?=\p{L})/gu;
const SPACED_LETTERS = /(?<![\p{L}\d])\p{L}(?:[ .\-_*/]\p{L}){3,}(?![\p{L}\d])/gu;
const WORD = /[a-z]+/g;
/** A joined "quieromorir" gets its space back before the word that matters. */
const JOINED_KEY = /(?<=[a-z])(suicid|matarm|morir|quitarme|desaparecer)/g;
/** sucidar, suisidio, zuicidio, su*cidio: people in pain write fast. */
const MISSPELT_SUICIDE = /\b[sz](?:ui|iu|u|i)?[cszx]{1,2}[iy]d(?=(?:a|e|i|o)(?:r|n|o|do|ri|a|me|l)?)/g;

function unleet(word: string): string {
  const letters = word.replace(/[^\p{L}]/gu, '').length;
  // "10mg", "4am" and "22hs" are amounts, not disguises.
  if (letters < 4 || !DISGUISED.test(word)) return word;
  return word.replace(/[0-9@$!]/g, (sign) => LEET.get(sign) ?? sign);
}

/** Spelling by ear, stem by stem, of the words that matter here. */
const BY_EAR: readonly (readonly [RegExp, string])[] = [
  [/^ase(?=r|rme)/, 'hace'],
  [/^[kq]is/, 'quis'],
  [/^n(?:e|es)se?s(?=it)/, 'neces'],
  [/^desapares/, 'desaparec'],
  [/^(?:mu|mo|mor)ri(?=r)/, 'mori'],
  [/^bib(?=ir|o)/, 'viv'],
  [/^acav/, 'acab'],
  [/^exsist|^ecsist/, 'exist'],
];

function respell(word: string): string {
  const known = CHAT_WORDS.get(word);
  if (known) return known;
  const heard = BY_EAR.find(([stem]) => stem.test(word));
  if (heard) return word.replace(heard[0], heard[1]);
  if (!word.includes('k') || word === 'ok' || word === 'kms' || word === 'kill') return word;
  return word.replace(/k(?=[ei])/g, 'qu').replace(/k(?=[aou])/g, 'c');
}

/** Lower-case comparable text; sentence marks stay, a comma stands as its own word. */
export const normalise = lately((text) => {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(ZERO_WIDTH, '')
    .replace(TAG, ' ')
    .replace(KILLED_ME, 'me impacto')
    .replace(CUT_ME_OFF, 'me dejo')
    .replace(PORTUGUESE_LAUGH, 'jaja')
    .normalize('NFD')
    .replace(COMBINING, '')
    .replace(FOREIGN_LETTER, (letter) => LOOKALIKES.get(letter) ?? letter);
  return plain
    .replace(TOKEN, unleet)
    .replace(SPACED_LETTERS, (run) => run.replace(/[^\p{L}]/gu, '').replace(JOINED_KEY, ' $1'))
    .replace(MASKED_LETTER, '$1')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/([aeiou])\1\b/g, '$1')
    .replace(WORD, respell)
    .replace(MISSPELT_SUICIDE, 'suicid')
    .replace(/,/g, ' , ')
    .replace(/[^a-z\d,.;:?!\n*%/ ]+/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
});
