import { assess } from './assess.ts';
import { isDoubt } from './risk.ts';
import { CALM } from './risk-state.ts';

/** Whether a text outside the chat asks for the help lines: any sign, about oneself or somebody else, but a doubt. */
export function speaksOfDanger(text: string): boolean {
  const assessment = assess(text, CALM);
  return assessment.kinds.some((kind) => !isDoubt(assessment, kind));
}
