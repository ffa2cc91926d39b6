import { AFTER, BEFORE, type Exercise, type ExerciseStep, TAKEAWAY } from './exercise.ts';

const group = (id: string, part: RegExp): ExerciseStep => ({
  id,
  frame: `ex.muscles.${id}`,
  expects: 'done',
  help: 'ex.muscles.help',
  part,
});

/** Progressive relaxation after Jacobson (clinical reference §8, row 7): seven groups, and none that hurts. */
export const muscles: Exercise = {
  id: 'muscles',
  name: { es: 'soltar los músculos por partes', pt: 'soltar os músculos por partes' },
  minutes: 6,
  unfit: ['pain'],
  why: 'ex.muscles.why',
  checksBody: false,
  instead: 'grounding',
  steps: [
    BEFORE,
    group('hands', /\b(manos?|munecas?|dedos?|puno|maos?|pulsos?|punhos?)\b/),
    group('arms', /\b(brazos?|codos?|bracos?|cotovelos?)\b/),
    group('face', /\b(cara|mandibula|dientes|muela|rosto|dentes|maxilar|boca)\b/),
    group('shoulders', /\b(hombros?|cuello|nuca|cervical\w*|ombros?|pescoco)\b/),
    group('belly', /\b(espalda|lumbar|cintura|columna|panza|abdomen|barriga|cesarea|costas|coluna|hernia)\b/),
    group('legs', /\b(piernas?|rodillas?|caderas?|muslos?|pernas?|joelhos?|quadril|coxas?)\b/),
    group('feet', /\b(pies?|tobillos?|talon|pes?|tornozelos?|calcanhar)\b/),
    AFTER,
    TAKEAWAY,
  ],
};
