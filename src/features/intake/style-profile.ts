import type { Locale } from '../../platform/locale.ts';
import { type Answers, findQuestion } from './questions.ts';

export type Language = 'es' | 'pt';
export type Address = 'tu' | 'vos' | 'usted' | 'voce';

/** Reasons an exercise may not be offered, from the intake and from what the person says (clinical.md §8). */
export const CONTRAINDICATIONS = [
  'lungs',
  'heart',
  'pregnancy',
  'pain',
  'eating',
  'psychosis',
  'mania',
  'alcohol',
  'violence',
  'low_mood',
] as const;
export type Contraindication = (typeof CONTRAINDICATIONS)[number];

/** How this person wants to be spoken to, and what the intake lets us know (clinical.md §9). */
export type StyleProfile = {
  name: string | null;
  /** ISO 3166 alpha-2, or null when unknown. */
  country: string | null;
  language: Language;
  address: Address;
  /** Only for agreement ("cansada"); null means: word it without gender. */
  gender: 'f' | 'm' | null;
  directness: 'gentle' | 'middle' | 'direct';
  structure: 'flexible' | 'middle' | 'structured';
  formality: 'casual' | 'middle' | 'formal';
  /** Values of question 6. */
  seeks: ('listens' | 'past' | 'skills' | 'beliefs' | 'goals' | 'tasks')[];
  /** Indexes 0..9 of the options of question 5. */
  reasons: number[];
  /** Question 17: 0 Ninguno … 3 Prácticamente todos los días; null when not answered. */
  selfHarmDays: 0 | 1 | 2 | 3 | null;
  contraindications: Contraindication[];
  answers: Answers;
};

const VOSEO_COUNTRIES = new Set(['AR', 'UY', 'PY']);
const SEEKS = ['listens', 'past', 'skills', 'beliefs', 'goals', 'tasks'] as const;

/** `locale`: the language of the page the person is on, where there is a page. */
export type ProfileOf = { name: string | null; country: string | null; locale?: Locale };

/** Reads the intake into a profile. Nothing is assumed from an answer that was not given. */
export function styleProfile(answers: Answers, person: ProfileOf): StyleProfile {
  const chosen = (id: number) => answers[id]?.[0] ?? '';
  const scale = <T>(id: number, low: T, middle: T, high: T): T => {
    const index = optionIndexes(answers, id)[0];
    return index === 0 ? low : index === 2 ? high : middle;
  };
  const language = person.locale === 'pt' || person.country === 'BR' ? 'pt' : 'es';
  const formality = scale(9, 'casual', 'middle', 'formal');
  return {
    name: person.name,
    country: person.country,
    language,
    address: addressFor(language, formality, person.country),
    gender: chosen(1) === 'Mujer' ? 'f' : chosen(1) === 'Hombre' ? 'm' : null,
    directness: scale(7, 'gentle', 'middle', 'direct'),
    structure: scale(8, 'flexible', 'middle', 'structured'),
    formality,
    seeks: optionIndexes(answers, 6).flatMap((index) => SEEKS[index] ?? []),
    reasons: optionIndexes(answers, 5),
    selfHarmDays: (optionIndexes(answers, 17)[0] ?? null) as StyleProfile['selfHarmDays'],
    contraindications: contraindicationsOf(answers),
    answers,
  };
}

function addressFor(
  language: Language,
  formality: StyleProfile['formality'],
  country: string | null,
): Address {
  if (language === 'pt') return 'voce';
  if (formality === 'formal') return 'usted';
  return country && VOSEO_COUNTRIES.has(country) ? 'vos' : 'tu';
}

function contraindicationsOf(answers: Answers): Contraindication[] {
  const found: Contraindication[] = [];
  if (answers[23]?.[0] === 'Sí') found.push('pain');
  if (answers[11]?.[0] === 'Malo') found.push('eating');
  if (answers[20]?.[0] === 'Diario') found.push('alcohol');
  // Question 12, nearly every day: what asks for good moments would only show how few there are.
  if (optionIndexes(answers, 12)[0] === 3) found.push('low_mood');
  return found;
}

function optionIndexes(answers: Answers, questionId: number): number[] {
  const options = findQuestion(questionId)?.options ?? [];
  return (answers[questionId] ?? [])
    .map((value) => options.findIndex((option) => option.value === value))
    .filter((index) => index >= 0);
}
