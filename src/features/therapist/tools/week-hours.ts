/** Hours as people say them beside a day of the week, each read by its sense: "de 2 a 10 de la noche", "hasta la 1". Pure. */

export const NOON = 12 * 60;
export const DAY_END = 24 * 60;

export type Span = { from: number; to: number };
/** An hour as it was written: what stands behind it says which half of the day is meant. */
export type Said = { hour: number; minute: number; half: 'am' | 'pm' | null };

/** "7", "7:30 pm", "7 y media de la tarde". It has five groups. */
export const HOUR =
  '(\\d{1,2})(?:[:h](\\d{2}))?( y media| e meia)?(?:\\s?(?:hs?|horas)(?![a-z]))?' +
  '(?:\\s?([ap]\\.?m\\.?)(?![a-z])|\\s(?:de la|da|de|en la)\\s(manana|manha|madrugada|tarde|noche|noite)(?![a-z]))?';
export function saidHour(groups: readonly (string | undefined)[]): Said | null {
  const [hour, minute, half, mark = '', part = ''] = groups;
  if (hour === undefined || Number(hour) > 24) return null;
  const isMorning = mark.startsWith('a') || /^ma/.test(part);
  const isLater = mark.startsWith('p') || /^(?:tarde|no)/.test(part);
  return {
    hour: Number(hour),
    minute: half ? 30 : Number(minute ?? 0),
    half: isMorning ? 'am' : isLater ? 'pm' : null,
  };
}

/** After midnight, where the half of the day was said or the hour has but one. */
function plainly({ hour, minute, half }: Said): number | null {
  if (half === 'pm') return (hour < 12 ? hour + 12 : hour) * 60 + minute;
  if (half === 'am') return (hour % 12) * 60 + minute;
  return hour > 12 || hour === 0 ? hour * 60 + minute : null;
}

/** Up to this hour what is not said is the afternoon. */
const AFTERNOON = 6;

/** When something begins, or an hour that stands alone: "a las 2" is the afternoon, "a las 9" the morning. */
export const beginning = (said: Said): number =>
  plainly(said) ?? (said.hour <= AFTERNOON ? said.hour + 12 : said.hour) * 60 + said.minute;

/** When something ends: "salgo a las 7" is the evening. */
export const ending = (said: Said): number =>
  plainly(said) ?? (said.hour < 12 ? said.hour + 12 : said.hour) * 60 + said.minute;

/** "De 9 a 1", "de 2 a 10 de la noche", "de 22 a 6": the shortest that makes sense; past midnight it goes on the next day. */
export function spanOf(first: Said, last: Said): Span {
  const sure = plainly(first);
  const sureEnd = plainly(last);
  const either = ({ hour, minute }: Said) => [(hour % 12) * 60 + minute, (hour % 12) * 60 + minute + NOON];
  if (sure === null && sureEnd !== null) {
    const before = either(first).filter((at) => at < sureEnd);
    const from = before.at(-1);
    // Nothing of the same day stands before it: it began the evening before.
    return from === undefined
      ? { from: Math.max(...either(first)), to: sureEnd + DAY_END }
      : { from, to: sureEnd };
  }
  const from = sure ?? beginning(first);
  const ends = sureEnd === null ? either(last) : [sureEnd];
  const to = [...ends, ...ends.map((at) => at + DAY_END)].find((at) => at > from);
  return { from, to: to ?? DAY_END };
}

const PARTS: readonly [RegExp, Span][] = [
  [/madrugada/, { from: 0, to: 6 * 60 }],
  [/ma(?:nana|nha)/, { from: 6 * 60, to: NOON }],
  [/medio ?dia|meio-dia/, { from: NOON, to: 14 * 60 }],
  [/tarde/, { from: 13 * 60, to: 19 * 60 }],
  [/no(?:che|ite)/, { from: 19 * 60, to: 23 * 60 }],
];

export const partOf = (name: string): Span | null => PARTS.find(([part]) => part.test(name))?.[1] ?? null;
