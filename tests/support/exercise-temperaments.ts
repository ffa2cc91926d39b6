/**
 * People who go through an exercise, for the tests: willing, terse, talkative, or asking back. Who asks answers like
 * the willing one after a question of theirs; who is terse says now and then that they do not know.
 */
import type { Language } from '../../src/features/intake/style-profile.ts';
import { COMMON, OWN } from './exercise-answers-list.ts';
import type { Replier } from './replayed-exercise.ts';

export const TEMPERAMENTS = ['willing', 'terse', 'talkative', 'asking'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

const QUESTIONS: Record<Language, readonly string[]> = {
  es: [
    '¿para qué sirve esto?',
    '¿cómo así?',
    '¿me das un ejemplo?',
    '¿por qué me preguntas eso?',
    'no entiendo la pregunta',
  ],
  pt: [
    'para que serve isso?',
    'como assim?',
    'me dá um exemplo?',
    'por que você pergunta isso?',
    'não entendi',
  ],
};

/** Somebody of this temperament going through an exercise: now and then "no sé" or a question of theirs comes first. */
export function going(through: string, temperament: Temperament, language: Language): Replier {
  const kind = temperament === 'asking' ? 'willing' : temperament;
  const isUnsure = (id: string) =>
    temperament === 'terse' && /^(consent|urge|ask|bed|memory|one|bad|second)$/.test(id);
  const isAsking = (id: string) => temperament === 'asking' && id !== 'consent' && id.length % 2 === 0;
  return ({ step: { id }, times }) => {
    if (times === 0 && isUnsure(id)) return language === 'pt' ? 'não sei' : 'no sé';
    if (times === 0 && isAsking(id)) return QUESTIONS[language][id.length % QUESTIONS[language].length] ?? '';
    const answer = OWN[through]?.[language][kind][id] ?? COMMON[language][kind][id];
    if (answer === undefined) throw new Error(`nobody has an answer to ${through}.${id}`);
    return answer;
  };
}
