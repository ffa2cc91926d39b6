/** Reading what was typed into a field: a list, sums of money, an hour, a number of days. Pure. */

export const NUMBERS: Readonly<Record<string, number>> = {
  ...{
    un: 1,
    uno: 1,
    una: 1,
    um: 1,
    uma: 1,
    dos: 2,
    dois: 2,
    duas: 2,
    tres: 3,
    cuatro: 4,
    quatro: 4,
    cinco: 5,
  },
  ...{
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
  },
  ...{ doce: 12, doze: 12, quince: 15, quinze: 15, veinte: 20, vinte: 20, treinta: 30, trinta: 30 },
};

/** Without capitals and accents. */
export const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** "unidad 1, unidad 2 y repaso" → three. */
export function listIn(text: string): string[] {
  const parts = text.split(/[\n;]+|,(?!\d)/).flatMap((part) => part.split(/^[-•*]\s*/));
  const items = parts.map((part) => part.trim()).filter(Boolean);
  const last = items.pop();
  // "a, b y c": only where a list is there already, for "mamá y papá" may be one thing.
  const ends = last === undefined ? [] : items.length > 0 ? last.split(/\s+(?:y|e)\s+(?=\S)/) : [last];
  return [...items, ...ends]
    .map((item) =>
      item
        .replace(/^(?:y|e)\s+/i, '')
        .replace(/[.]$/, '')
        .trim(),
    )
    .filter(Boolean);
}

const ITEM_WORDS = 6;
/** What hangs on what stands before it is no item of its own. */
const HANGS =
  /^(?:(?:y|e) )?(?:bueno|pues|pois|es que|aunque|pero|como|porque|o sea|es decir|mas|embora|ya que|j[aá] que|cuando|quando|si|se|que (?:es|son|est[aá]|no|é)|o|ou|incluso|sobre todo|inclusive)(?!\p{L})/iu;

/** What speaks for something or is in somebody's hands: a list where it is one, else each sentence as it was typed. */
export function itemsIn(text: string): string[] {
  return text
    .split(/[\n;]+|(?<=[.!?…])\s+/)
    .flatMap((sentence) => {
      const items = listIn(sentence);
      const isList = items.every(
        (item, at) => item.split(/\s+/).length <= ITEM_WORDS && (at === 0 || !HANGS.test(item)),
      );
      return isList ? items : [sentence.trim().replace(/[.]$/, '')];
    })
    .filter((item) => /[\p{L}\d]/u.test(item));
}

/** In a list of things to study or do, what is no such thing: hours, days, how many there are. */
const NO_THING =
  /\d{1,2}\s*[:h]\s*\d{2}|\b(?:lun|mi[eé]|jue|vie|s[aá]b|dom|(?:dos|tres|cuatro|cinco|\d+) (?:partes|temas|unidades|materias|cosas|mat[eé]rias)|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|noches?|libre|trabajo de|horas?|ya tengo|me faltan?|son \d+|\d+ de \d+|segunda|ter[cç]a|quarta|quinta|sexta)\b/iu;
const THING_WORDS = 7;
const HOURS_OF_DAY = /\d{1,2}[:.]\d{2}(?:\s*[-–a]+\s*\d{1,2}[:.]\d{2})?/g;

/**
 * Things to study or do, out of however it was told: "son 7 unidades: unidad 3, unidad 4. trabajo de jueves a domingo" → two.
 * @param isOnlyPlain where nothing plain is left, nothing is taken for a thing
 */
export function thingsIn(text: string, isOnlyPlain = false): string[] {
  const pieces = text
    .replace(HOURS_OF_DAY, ' ')
    .split(/[\n;:]+|\.(?:\s|$)/)
    .flatMap((piece) => listIn(piece));
  const things = pieces.filter((piece) => !NO_THING.test(piece) && piece.split(/\s+/).length <= THING_WORDS);
  return things.length > 0 || isOnlyPlain ? things : listIn(text);
}

/** "1.480.000", "210 mil", "1,5 millones", "520 lucas", "$ 35.50" → a sum; null without one. */
export function amountIn(text: string): number | null {
  const found =
    /(\d[\d.,\s]*\d|\d)\s*(mil(?:es)?(?!l)|k|lucas?|palos?|mill[oó]n(?:es)?|milh[aã]o|milh[oõ]es)?(?!\p{L})/iu.exec(
      text,
    );
  if (!found) return null;
  const value = numberOf(found[1] ?? '');
  const unit = plain(found[2] ?? '');
  const times =
    /^(mil|k|luca)/.test(unit) && !unit.startsWith('mill') && !unit.startsWith('milh')
      ? 1_000
      : unit
        ? 1_000_000
        : 1;
  return Math.round(value * times * 100) / 100;
}

/** Dots and commas between groups of three part thousands; one before the last one or two digits parts cents. */
function numberOf(digits: string): number {
  const tight = digits.replace(/\s/g, '');
  const cents = /[.,](\d{1,2})$/.exec(tight);
  const whole = (cents ? tight.slice(0, cents.index) : tight).replace(/[.,]/g, '');
  return Number(`${whole || 0}.${cents?.[1] ?? 0}`);
}

export type Amount = { name: string; amount: number };

/** "arriendo 550, luz 40" → each with its name; what holds no number is left out. */
export function amountsIn(text: string): Amount[] {
  const parts = text.split(/[\n;+]+|,(?!\d)|(?<=\d)\s+(?:y|e)\s+|\s(?:y|e)\s(?=\$?\d)|(?<=\d),\s+/);
  return parts.flatMap((part) => {
    const amount = amountIn(part);
    if (amount === null) return [];
    const name = part
      .replace(
        /[\d.,$]+\s*(?:mil(?:es)?(?!l)|k|lucas?|millones|reais|pesos|soles|d[oó]lares)?(?!\p{L})/giu,
        ' ',
      )
      .replace(/(?<!\p{L})(?:y|e|de|son|r)(?!\p{L})/giu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s:–-]+|[\s:–-]+$/g, '');
    return [{ name, amount }];
  });
}

/** "7 pm", "19:30", "a las nueve de la noche" → minutes after midnight; null without an hour. */
export function hourIn(text: string): number | null {
  const said = plain(text);
  if (/medianoche|meia[ -]noite/.test(said)) return 0;
  const found = /(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(a\.?\s?m\.?|p\.?\s?m\.?|hs?)?/.exec(said);
  const word =
    /(?:a las?|as|hacia las|tipo) ([a-z]+)/.exec(said)?.[1] ??
    /^\W*([a-z]+)(?=(?: en punto)?(?: (?:y|e) (?:media|meia)|\W*$| de la | da ))/.exec(said)?.[1] ??
    said.trim();
  const hour = found ? Number(found[1]) : NUMBERS[word];
  if (hour === undefined || hour > 24) return /mediodia|meio-dia/.test(said) ? 720 : null;
  const half = /y media|e meia/.test(said) ? 30 : Number(found?.[2] ?? 0);
  const isLater = /p\.?\s?m|tarde|noche|noite/.test(said) && hour < 12;
  const isMidnight = hour === 12 && /a\.?\s?m|noche|noite/.test(said);
  return ((isMidnight ? 0 : hour + (isLater ? 12 : 0)) % 24) * 60 + half;
}

const WEEKDAYS: readonly RegExp[] = [
  /doming/,
  /lunes|segunda/,
  /martes|terca/,
  /miercoles|\bmier\b|quarta/,
  /jueves|quinta/,
  /viernes|sexta/,
  /sabado/,
];

/** The days of the week that are named, 0 for Sunday. */
export const weekdaysIn = (text: string): number[] => {
  const said = plain(text);
  const span = /(?:de )?(\p{L}+)(?:-feira)? ?(?:a|al|hasta|ate) ?(?:el |o )?(\p{L}+)/u.exec(said);
  const [from, to] = [span?.[1] ?? '', span?.[2] ?? ''].map((name) =>
    WEEKDAYS.findIndex((day) => day.test(name)),
  );
  if (from !== undefined && to !== undefined && from >= 0 && to >= 0)
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
  return WEEKDAYS.flatMap((day, at) => (day.test(said) ? [at] : []));
};

const MONTHS = [
  'ene|jan',
  'feb|fev',
  'mar',
  'abr',
  'may|mai',
  'jun',
  'jul',
  'ago',
  'sep|set',
  'oct|out',
  'nov',
  'dic|dez',
];
const DAY = 86_400_000;
export const DAYS_MAX = 21;

/** "tres días", "una semana", "hasta el viernes", "el 2 de diciembre" → how many days from today, today being the first; null without any. */
export function daysIn(text: string, today: Date, most: number = DAYS_MAX): number | null {
  const said = plain(text);
  const bounded = (days: number) => (days >= 1 ? Math.min(most, days) : null);
  if (/\bhoy\b|\bhoje\b|esta (?:noche|tarde)/.test(said)) return 1;
  const dated = new RegExp(`(\\d{1,2})\\s*(?:de\\s+|/|-)?\\s*(${MONTHS.join('|')})`).exec(said);
  if (dated) {
    const month = MONTHS.findIndex((name) => new RegExp(`^(?:${name})`).test(dated[2] ?? ''));
    const then = Date.UTC(today.getUTCFullYear(), month, Number(dated[1]));
    const from = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
    const days = Math.round((then - from) / DAY);
    // The day itself is when it happens: there is time until the evening before.
    return bounded(days < 0 ? days + 365 : Math.max(1, days));
  }
  const counted = /(\d{1,3}|[a-z]+)\s*(dias?|semanas?|mes(?:es)?)/.exec(said);
  const count = counted ? (NUMBERS[counted[1] ?? ''] ?? Number(counted[1])) : Number.NaN;
  if (counted && count > 0)
    return bounded(count * (counted[2]?.startsWith('s') ? 7 : counted[2]?.startsWith('m') ? 30 : 1));
  // "El miércoles 2": the next day of that number.
  const numbered =
    /(?:lunes|martes|miercoles|mier|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta)(?:-feira)?,? (?:dia )?(\d{1,2})(?!\s*(?:[:h]|am|pm|hs|de la|da))/.exec(
      said,
    );
  if (numbered) {
    const day = Number(numbered[1]);
    const ahead = Array.from({ length: 35 }, (_, at) => at + 1).find(
      (days) => new Date(today.getTime() + days * DAY).getUTCDate() === day,
    );
    if (ahead !== undefined) return bounded(ahead);
  }
  const [weekday] = weekdaysIn(text);
  if (weekday !== undefined) return bounded((weekday - today.getUTCDay() + 7) % 7 || 7);
  if (/(?:fin|fim|final) (?:de|do) mes/.test(said)) {
    const ends = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1);
    const from = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
    return bounded(Math.round((ends - from) / DAY));
  }
  if (/pasado manana|depois de amanha/.test(said)) return 2;
  if (/\bmanana\b|\bamanha\b/.test(said)) return 1;
  if (/semana/.test(said)) return 7;
  const alone = /^\D*(\d{1,3})\D*$/.exec(said);
  return alone ? bounded(Number(alone[1])) : null;
}
