/** "Dilo de otra forma": what the person is shown to have said. The server writes it, so that nothing else passes as it. */
import type { Language } from '../intake/style-profile.ts';
import type { SayAgain } from '../therapist/say-again.ts';

export const SAY_AGAIN_WORDS: Record<Language, Record<SayAgain, string>> = {
  es: { shorter: 'Dilo más corto', direct: 'Dilo más directo', example: 'Dilo con un ejemplo' },
  pt: { shorter: 'Diga mais curto', direct: 'Diga mais direto', example: 'Diga com um exemplo' },
};
