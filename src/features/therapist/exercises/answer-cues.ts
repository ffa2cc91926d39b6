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

const OPENS =
  '(?:(?:ya|ay|uf|pues|bueno|no|mira|la verdad|ah|ai|nossa|olha|perdon|disculpa|sabes que|sabe)[ ,]+)*';
const THIS =
  '(?:esto|eso|isto|isso|el ejercicio|este ejercicio|o exercicio|esse exercicio|mas|mais|todo esto)';
const END = `(?: con| de| en)?(?: ${THIS})*(?: por (?:hoy|favor)| hoje| ahora| agora)?[.! ]*$`;

/** They want no more of it: "ya no quiero hacer esto", "mejor lo dejo". */
const QUITS = new RegExp(
  `^${OPENS}(?:(?:no|nao) (?:lo )?(?:quiero|quero|voy a|vou|puedo|consigo) (?:hacer|seguir|continuar|fazer)(?:lo)?${END}|(?:no|nao) (?:quiero|quero)(?: (?:mas|mais) (?:preguntas|pasos|ejercicios|perguntas|passos|exercicios))?${END}|(?:mejor|melhor) (?:lo (?:dejo|dejamos)|paramos?|parar|deixar?)${END}|(?:quiero|quero|podemos|vamos a|vamos) (?:parar|dejarlo|salir|sair)${END}|(?:paremos|dejemoslo|terminemos|cortemos|paramos|ya fue|ja foi|deixa pra la|otro dia|outro dia|vamos parar)(?: (?:por favor|ya|aqui|aca|hoy|hoje))?(?:[.!, ]*$|[,.!] .{0,40}$)|(?:dejalo|dejemoslo|dejelo|deixa|deja|larga|largalo|corta|cortala|parala|para|pare|basta|alto|chega)(?:[.!, ]*$|[,.!] .{0,40}$))`,
);
/** They make light of it or are annoyed by it: "qué tontería", "me aburre". */
const SCOFFS = new RegExp(
  `^${OPENS}(?:que |(?:${THIS} )?(?:me parece|parece|es|e|eh) (?:una? |uma? |puta |pura )*)(?:tonteria|estupidez|pavada|payasada|huevada|weba|babosada|bobada|boludez|perdida de tiempo|ridicul[oae]z?|inutil|bobagem|besteira|palhacada|perda de tempo|aburrid[oa]|aburrimiento|fastidio|pereza|hueva|paja|saco|chato|chatice)\\b.{0,40}$|^${OPENS}(?:(?:ya )?me (?:aburri|aburre)|(?:ya )?(?:me (?:canse|harte)|cansei|estoy hart[oa]|to de saco cheio) de)(?: ${THIS})*(?:[, ]+(?:chau|chao|tchau|adios))?[.! ]*$`,
);

/** Said of what is being done, and not well: "esto me pone peor", "qué flojera seguir con esto", "mucho texto". */
const WEARY =
  '(?:peor|pior|mal|sentido|flojera|pereza|preguica|hueva|paja|pesad[oa]|cans\\w+|larg[oa]|longo|absurd[oa]|incomod\\w+|fastidi\\w+|agot\\w+)';
const OF_IT = '(?:esto|eso|isto|isso|(?:el|este|o|esse) (?:ejercicio|exercicio))';
const WEARIES = new RegExp(
  `^${OPENS}(?:${OF_IT} (?:ya )?(?:me (?:pone|hace(?: sentir)?|esta poniendo|deixa|faz|da|tiene|ta deixando|esta deixando)|no (?:le veo|tiene)|nao (?:vejo|faz|tem)|(?:es|e|eh|esta|ta)(?: (?:muy|re|demasiado|muito|bem))?) (?:(?:muy|re|mucha|mas|tanto|muito) )?${WEARY}|(?:no|nao) (?:me |estoy |to |estou )*(?:esta |ta )?(?:gust\\w+|gostando|para (?:esto|eso|isso|isto)|convenc\\w+)(?: ${OF_IT})?|me (?:esta |ta )?(?:dando|da|poniendo|pone|deixando|deixa) (?:mas |mais |muy |muito )?(?:ansi\\w+|angusti\\w+|nervios\\w*|${WEARY}) ${OF_IT}|(?:que|me da|da) ${WEARY} (?:seguir|hacer|continuar|fazer)?(?: con| com)? ?${OF_IT}|(?:no le veo|nao vejo) (?:el |o )?sentido(?: (?:a|em|n)? ?${OF_IT})?|(?:es |e )?(?:mucho|muito|demasiado) texto|(?:son |sao )?(?:muchas|demasiadas|muitas) (?:preguntas|perguntas)|(?:es |e )?(?:muy|muito|demasiado) (?:largo|longo))[.! ]*$`,
);

export const quits = (text: string): boolean => QUITS.test(text) && !scoffs(text);
export const scoffs = (text: string): boolean => {
  const rest = text.replace(LEAVE_WORD, '');
  return SCOFFS.test(text) || WEARIES.test(text) || (rest !== text && SCOFFS.test(rest));
};
const LEAVE_WORD = /^(?:dejalo|deja|dejelo|deixa|basta|para|pare|alto|chega)[ ,.!]+/;
