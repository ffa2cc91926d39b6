import { EXERCISE_TEXTS_ES } from '../../../../content/es/exercises.ts';
import { EXERCISE_TEXTS_PT } from '../../../../content/pt/exercises.ts';
import type { Address, Language } from '../../intake/style-profile.ts';
import type { Piece } from '../move.ts';

/** The fixed words of an exercise; in Spanish `{tú|vos|usted}` stands wherever the three differ. */
export type ExerciseText = {
  name: string;
  /** What it is for. */
  intro: string;
  /** Whom it is not for, in a sentence said before the first step. */
  unfit?: string;
  steps: readonly string[];
};
export type ExerciseTexts = Record<string, ExerciseText>;

const TEXTS: Record<Language, ExerciseTexts> = { es: EXERCISE_TEXTS_ES, pt: EXERCISE_TEXTS_PT };
const FORMS: Record<Address, number> = { tu: 0, vos: 1, usted: 2, voce: 0 };

/** The exercise as a card to read step by step; null for an id without one. */
export function exerciseCard(id: string, language: Language, address: Address): Piece | null {
  const texts = TEXTS[language];
  const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
  if (!text) return null;
  const say = (words: string) =>
    words.replace(/\{([^}]*)\}/g, (_, forms: string) => forms.split('|')[FORMS[address]] ?? '');
  return {
    kind: 'exercise',
    id,
    name: say(text.name),
    intro: [text.intro, text.unfit].flatMap((words) => (words ? [say(words)] : [])).join('\n\n'),
    steps: text.steps.map(say),
  };
}
