import { assess } from './assess.ts';
import { CALM } from './risk-state.ts';

/** Whether a text outside the chat asks for the help lines: any sign, about oneself or somebody else. */
export function speaksOfDanger(text: string): boolean {
  return assess(text, CALM).level !== 'none';
}
