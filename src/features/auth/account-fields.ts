import { z } from 'zod';

/** What the edge accepts for the fields of an account, wherever they are written. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, { error: 'Elige un país de la lista.' });

export const personName = z
  .string()
  .trim()
  .min(1, { error: 'Dinos cómo quieres que te llame.' })
  .max(80, { error: 'Usa hasta 80 letras.' });
