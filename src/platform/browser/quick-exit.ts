import { pageLocale } from './language.ts';

const SHIFTS = 3;
const SHIFTS_WITHIN_MS = 1500;

/** Goes to a page anyone may have open. Leaves nothing of this tab behind the back button. */
export function leaveQuickly(): void {
  document.title = 'Wikipedia';
  document.body.hidden = true;
  window.location.replace(`https://${pageLocale()}.wikipedia.org/`);
}

/** True when this press is the third bare Shift in a row within the time; pure so that it can be tested. */
export function countShifts(
  presses: number[],
  key: string,
  at: number,
): { presses: number[]; leave: boolean } {
  if (key !== 'Shift') return { presses: [], leave: false };
  const recent = [...presses.filter((press) => at - press < SHIFTS_WITHIN_MS), at];
  return { presses: recent, leave: recent.length >= SHIFTS };
}

/** Shift three times leaves, on every screen of the app area. */
export function listenForQuickExit(): void {
  let presses: number[] = [];
  document.addEventListener('keydown', (event) => {
    if (event.repeat) return;
    const counted = countShifts(presses, event.key, event.timeStamp);
    presses = counted.presses;
    if (counted.leave) leaveQuickly();
  });
}
