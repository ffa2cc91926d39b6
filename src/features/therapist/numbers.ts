/**
 * Numbers as people answer a scale: "8", "como un 8", "seis y medio", "ochenta y tantos" (85, approximate).
 * A number only counts as an answer when a scale was asked for, or when the message is little else.
 */
import type { PendingHint } from './state.ts';
import type { Token } from './tokens.ts';

type ReadNumber = { value: number; scale: 10 | 100 | null; approximate: boolean };

const UNITS: Readonly<Record<string, number>> = {
  cero: 0,
  zero: 0,
  uno: 1,
  un: 1,
  um: 1,
  una: 1,
  dos: 2,
  dois: 2,
  duas: 2,
  tres: 3,
  cuatro: 4,
  quatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  sete: 7,
  ocho: 8,
  oito: 8,
  nueve: 9,
  nove: 9,
  diez: 10,
  dez: 10,
  once: 11,
  onze: 11,
  doce: 12,
  doze: 12,
  trece: 13,
  treze: 13,
  catorce: 14,
  catorze: 14,
  quince: 15,
  quinze: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  vinte: 20,
  veinticinco: 25,
  treinta: 30,
  trinta: 30,
  cuarenta: 40,
  quarenta: 40,
  cincuenta: 50,
  cinquenta: 50,
  sesenta: 60,
  sessenta: 60,
  setenta: 70,
  ochenta: 80,
  oitenta: 80,
  noventa: 90,
  cien: 100,
  cem: 100,
  ciento: 100,
};
const SOME_MORE = new Set(['tantos', 'tanto', 'pico', 'algo', 'poco', 'tantas', 'pouco']);
const ABOUT = new Set([
  'como',
  'casi',
  'quase',
  'aprox',
  'aproximadamente',
  'tipo',
  'unos',
  'uns',
  'quizas',
  'talvez',
  'creo',
  'acho',
  'maybe',
  'masomenos',
  'sera',
  'digamos',
  'alrededor',
]);
/** Words that may stand around the answer of a scale. */
const AROUND = new Set([
  ...ABOUT,
  'un',
  'una',
  'um',
  'uma',
  'el',
  'al',
  'a',
  'de',
  'yo',
  'diria',
  'eu',
  'seria',
  'mmm',
  'mm',
  'pues',
  'bueno',
  'ahora',
  'agora',
  'hoy',
  'hoje',
  'esta',
  'ta',
  'en',
  'em',
  'mas',
  'menos',
  'mais',
  'ou',
  'o',
  'y',
  'e',
  'ya',
  'ja',
  'bajo',
  'subio',
  'igual',
  'sigue',
  'sobre',
  'es',
  'si',
  'sim',
  'que',
  'dicho',
  'asi',
  'uf',
  'por',
  'ai',
  'ahi',
  'va',
  'estoy',
  'estou',
  'to',
  'bastante',
  'confianza',
  'confianca',
  'digo',
  'unos',
  'medio',
  'poco',
  'tantos',
  'pico',
  'tal',
  'vez',
  'ok',
]);
const UNITS_OF_OTHER_THINGS =
  /^(horas?|dias?|semanas?|mes|meses|anos?|veces|vezes|minutos?|kilos?|kg|mil|pesos|hijos|filhos|reales|reais|am|pm|cuadras|personas|hermanos|noches?)$/;

type Found = { value: number; at: number; length: number; approximate: boolean; digits: boolean };

function findNumber(words: readonly Token[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at++) {
    const flat = words[at]?.flat ?? '';
    const digits = /^(\d{1,3})(?:[.,](\d))?%?$/.exec(flat);
    if (digits) {
      const value = Number(`${digits[1]}.${digits[2] ?? 0}`);
      found.push({ value, at, length: 1, approximate: false, digits: true });
      continue;
    }
    const base = UNITS[flat];
    if (base === undefined) continue;
    const joined = words[at + 1]?.flat === 'y' || words[at + 1]?.flat === 'e';
    const after = words[at + 2]?.flat ?? '';
    if (joined && base >= 20 && base < 100 && SOME_MORE.has(after)) {
      found.push({ value: base + 5, at, length: 3, approximate: true, digits: false });
      at += 2;
    } else if (joined && (after === 'medio' || after === 'media' || after === 'meio')) {
      found.push({ value: base + 0.5, at, length: 3, approximate: false, digits: false });
      at += 2;
    } else if (joined && base >= 20 && base < 100 && (UNITS[after] ?? 99) < 10) {
      found.push({ value: base + (UNITS[after] ?? 0), at, length: 3, approximate: false, digits: false });
      at += 2;
    } else found.push({ value: base, at, length: 1, approximate: false, digits: false });
  }
  return found;
}

/** "A las ocho", "às 8", "8 de la noche": the time of day rates nothing. */
function isHour(words: readonly Token[], { at, length }: Found): boolean {
  const [before = '', article = ''] = [words[at - 2]?.flat, words[at - 1]?.flat];
  const [after = '', what = '', when = ''] = [0, 1, 2].map((i) => words[at + length + i]?.flat);
  if ((article === 'las' || article === 'la') && /^(a|de|desde|hasta|tipo)$/.test(before)) return true;
  if (words[at - 1]?.low === 'às' || (article === 'as' && before !== 'nas')) return true;
  if (/^(de|da)$/.test(after) && /^(noche|manana|tarde|noite|manha)$/.test(what === 'la' ? when : what))
    return true;
  return /^(am|pm|h|hs|hrs)$/.test(after);
}

export function readNumber(tokens: readonly Token[], pending: PendingHint | null): ReadNumber | undefined {
  const words = tokens.filter((token) => token.isWord);
  const scale = pending === 'scale10' ? 10 : pending === 'scale100' ? 100 : null;
  const isArticle = (it: Found) =>
    !it.digits && it.value === 1 && words.length > it.at + 1 && words[it.at]?.flat !== 'uno';
  const candidates = findNumber(words).filter(
    (it) =>
      !isArticle(it) &&
      !isHour(words, it) &&
      !UNITS_OF_OTHER_THINGS.test(words[it.at + it.length]?.flat ?? ''),
  );
  const outOf = /\b(\d{1,3})\s*(?:\/|de|sobre)\s*(10|100)\b/.exec(
    tokens.map((token) => token.flat).join(' '),
  );
  // "del 10 al 5 bajó a 3": the last number said is where they are now.
  const chosen = outOf ? candidates.find((it) => it.value === Number(outOf[1])) : candidates.at(-1);
  if (!chosen) return undefined;
  const rest = words.filter(
    (word, i) => (i < chosen.at || i >= chosen.at + chosen.length) && !AROUND.has(word.flat),
  );
  const limit = scale ?? (outOf ? Number(outOf[2]) : 100);
  const lonely = rest.length === 0;
  if (chosen.value > limit) return undefined;
  if (scale === null && !outOf && !lonely) return undefined;
  if (scale !== null && !lonely && rest.length > 6 && chosen.at > 4) return undefined;
  const before = words.slice(Math.max(0, chosen.at - 3), chosen.at);
  const approximate =
    chosen.approximate ||
    before.some((word) => word.flat === 'casi' || word.flat === 'quase') ||
    /mas o menos|mais ou menos|aprox|tantos/.test(words.map((word) => word.flat).join(' '));
  return {
    value: chosen.value,
    scale: scale ?? (outOf ? (Number(outOf[2]) as 10 | 100) : null),
    approximate,
  };
}
