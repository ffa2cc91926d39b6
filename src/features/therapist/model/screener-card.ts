/**
 * A question of the screener on a card, in the wording of Columbia's official versions (clinical reference §3): what the
 * reply owed and did not ask. Pure.
 */
import type { StyleProfile } from '../../intake/style-profile.ts';
import { SAFETY_FRAMES } from '../guided/frames-safety.ts';
import type { Piece } from '../move.ts';
import type { Duty } from './duties.ts';

const ITEM: Partial<Record<Duty, keyof typeof SAFETY_FRAMES>> = {
  direct: 'screen.Q2',
  how: 'screen.Q3',
  intent: 'screen.Q4',
  before: 'screen.Q6',
};
const ANSWERS = {
  es: ['Sí', 'No', 'Prefiero no decir'],
  pt: ['Sim', 'Não', 'Prefiro não dizer'],
} as const;

export function screenerCard(
  duty: Duty,
  { address, language }: StyleProfile,
): { piece: Piece; choices: string[] } | null {
  const frame = ITEM[duty];
  const phrase = frame && SAFETY_FRAMES[frame][address][0];
  const question = phrase?.match(/[¿]?[^.¿{}]*\?/)?.[0].trim();
  if (!question) return null;
  const text =
    question.charAt(0) +
    (question.charAt(0) === '¿' ? question.charAt(1).toUpperCase() + question.slice(2) : question.slice(1));
  return {
    piece: { kind: 'screener', text: text.charAt(0).toUpperCase() + text.slice(1) },
    choices: [...ANSWERS[language]],
  };
}
