/** The day a sentence names for something still to come, and how long ago a day was, in words. */
import type { Language } from '../../intake/style-profile.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS: Readonly<Record<string, number>> = {
  domingo: 0,
  lunes: 1,
  martes: 2,
  miercoles: 3,
  jueves: 4,
  viernes: 5,
  sabado: 6,
  segunda: 1,
  terca: 2,
  quarta: 3,
  quinta: 4,
  sexta: 5,
};
const MONTHS = [
  /enero|janeiro/,
  /febrero|fevereiro/,
  /marzo|marco/,
  /abril/,
  /mayo|maio/,
  /junio|junho/,
  /julio|julho/,
  /agosto/,
  /sep?tiembre|setembro/,
  /octubre|outubro/,
  /noviembre|novembro/,
  /diciembre|dezembro/,
];

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Past tenses look back: "el jueves me caí" has no day to come. */
const LOOKS_BACK =
  /\b(?:pasad[oa]|ayer|anoche|ontem|todos los|cada|toda|todo|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|murio|fallecio|morreu|me (?:cai|fui|dijo|dijeron|dejo|peleo|echaron|despidieron)|fue|tuve|foi|tive|hice|fiz)\b/;

/** @param flat the sentence without accents */
export function dayNamed(flat: string, now: Date): string | null {
  if (LOOKS_BACK.test(flat)) return null;
  if (/\b(?:pasado manana|depois de amanha)\b/.test(flat)) return dayOf(new Date(now.getTime() + 2 * DAY_MS));
  if (/(?<!(?:la|esta|cada|de la|por la) )\b(?:manana|amanha)\b/.test(flat))
    return dayOf(new Date(now.getTime() + DAY_MS));
  const date = /\b(\d{1,2}) de (\w+)/.exec(flat);
  const month = date ? MONTHS.findIndex((name) => name.test(date[2] ?? '')) : -1;
  if (date && month >= 0) return nextDate(Number(date[1]), month, now);
  const weekday = /\b(?:el|este|no|na|nesta|proximo|proxima) (\w+?)(?:-feira)?\b/g;
  const bare = /^(\w+)(?:-feira)? (?:tengo|tenho|es|vou|voy)\b/.exec(flat)?.[1];
  for (const name of [bare, ...Array.from(flat.matchAll(weekday), ([, found]) => found)]) {
    const day = name === undefined ? undefined : WEEKDAYS[name];
    if (day !== undefined) return dayOf(new Date(now.getTime() + ahead(day, now) * DAY_MS));
  }
  const number = /\bel (\d{1,2})(?! (?:de|anos|horas|por))\b/.exec(flat);
  return number && Number(number[1]) <= 31 ? nextDate(Number(number[1]), null, now) : null;
}

/** "El jueves" said on a Thursday is the next one. */
function ahead(day: number, now: Date): number {
  return ((day - now.getUTCDay() + 6) % 7) + 1;
}

function nextDate(day: number, month: number | null, now: Date): string | null {
  const year = now.getUTCFullYear();
  const tries =
    month === null
      ? [0, 1].map((add) => new Date(Date.UTC(year, now.getUTCMonth() + add, day)))
      : [0, 1].map((add) => new Date(Date.UTC(year + add, month, day)));
  const found = tries.find((date) => date.getUTCDate() === day && dayOf(date) >= dayOf(now));
  return found ? dayOf(found) : null;
}

/** "ayer", "la semana pasada", "hace tres semanas": as one says it, from full days. */
export function agoInWords(at: string, now: Date, language: Language): string {
  const days = Math.round((now.getTime() - Date.parse(at)) / DAY_MS);
  const pt = language === 'pt';
  if (days <= 0) return pt ? 'hoje' : 'hoy';
  if (days === 1) return pt ? 'ontem' : 'ayer';
  if (days <= 5) return pt ? `há ${days} dias` : `hace ${days} días`;
  if (days <= 10) return pt ? 'na semana passada' : 'la semana pasada';
  if (days <= 45) {
    const weeks = Math.round(days / 7);
    return pt ? `há ${weeks} semanas` : `hace ${weeks} semanas`;
  }
  const months = Math.round(days / 30);
  if (months < 12) return pt ? `há ${months} meses` : `hace ${months} meses`;
  return pt ? 'há mais de um ano' : 'hace más de un año';
}
