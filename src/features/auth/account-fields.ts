import { z } from 'zod';

/** What the edge accepts for the fields of an account, wherever they are written. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, { error: 'Elige un país de la lista.' });

const NAME_TOO_LONG = { error: 'Usa hasta 80 letras.' };

/** Signs that nobody sees, or that turn what stands around them: with them a name can look like another, or like nothing. */
const UNSEEN = /\u034f|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** On one line, as it is seen. */
const seen = (name: string) => name.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();

export const personName = z
  .string()
  .max(400, NAME_TOO_LONG)
  .transform(seen)
  .pipe(z.string().min(1, { error: 'Dinos cómo quieres que te llame.' }).max(80, NAME_TOO_LONG));

const agreed = (error: string) => z.literal(true, { error });

/** What nobody can do for a person: every account begins with both. */
export const agreements = {
  isAgreed: agreed('Para crear la cuenta hay que aceptar los términos.'),
  isAdult: agreed('Juntos es para personas de 18 años o más.'),
};
