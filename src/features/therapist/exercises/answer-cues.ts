/** How a plain answer to a question of care is told from the rest: lower case, no accents. */

/** Said outright or told: "sí", "a veces", "me pegó una vez". A denial that goes on ("no, pero me empuja") counts. */
const YES =
  /^(?:(?:pues|mmm?|la verdad|bueno|ay|uf|creo que|acho que) )*(?:si+p?|sim|claro|a veces|as vezes|algunas veces|una vez|uma vez|alguna vez|un poco|um pouco|casi siempre|siempre|sempre|bastante|mucho|muito|tengo|tenho|tiembl[oa]|tremo|sud[oa]|suo|ya|correcto|exacto|asi es|isso)\b/;
const UNSURE =
  /^(?:(?:pues|mmm?|la verdad|bueno) )*(?:no se|nose|no lo se|nao sei|sei la|tal vez|talvez|quizas?|puede ser|pode ser|capaz|a lo mejor|mas o menos|mais ou menos|depende|no estoy segur[oa]|nao tenho certeza)\b/;

/** "No, pero una vez me empujó": told behind a no. "Nunca me ha pegado" is none. */
const HURT =
  /(?<!\b(?:no|nunca|jamas|ni|nao|nem) )\b(?:me|nos) (?:ha |a |ja )?(?:peg(?!u?e bien)\w*|golpe\w*|empuj\w*|amenaz\w*|jalone\w*|cachete\w*|ahorc\w*|bat(?:e|eu|ia)|empurr\w*|ameac\w*|machuc\w*|estapei\w*|enforc\w*)\b/;

export const plainly = { yes: YES, unsure: UNSURE, hurt: HURT };
