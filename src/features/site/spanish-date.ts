const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** "2026-11-18" → "18 de noviembre de 2026"; "2026-11" → "noviembre de 2026". No time zone can move the day. */
export function spanishDate(iso: string): string {
  const [year = '', month, day] = iso.split('-');
  const monthName = month && MONTHS[Number(month) - 1];
  return [day && Number(day), monthName, year].filter(Boolean).join(' de ');
}
