import { assess } from './assess.ts';
import { isDoubt, type RiskKind } from './risk.ts';
import { CALM } from './risk-state.ts';

/** The dangers of which a text outside the chat speaks: any sign, about oneself or somebody else, but a doubt. */
export function dangersIn(text: string): RiskKind[] {
  const assessment = assess(text, CALM);
  return assessment.kinds.filter((kind) => !isDoubt(assessment, kind));
}

/** Whether a text outside the chat asks for the help lines. */
export function speaksOfDanger(text: string): boolean {
  return dangersIn(text).length > 0;
}
