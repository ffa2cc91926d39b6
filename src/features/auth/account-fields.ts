import { z } from 'zod';

/** What the edge accepts for the fields of an account, wherever they are written. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, { error: 'Elige un país de la lista.' });

export const personName = z
  .string()
  .trim()
  .min(1, { error: 'Dinos cómo quieres que te llame.' })
  .max(80, { error: 'Usa hasta 80 letras.' });

const agreed = (error: string) => z.literal(true, { error });

/** What nobody can do for a person: every account begins with both. */
export const agreements = {
  isAgreed: agreed('Para crear la cuenta hay que aceptar los términos.'),
  isAdult: agreed('Juntos es para personas de 18 años o más.'),
};
