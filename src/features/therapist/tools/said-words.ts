/** What is meant to be said to somebody, apart from what is said to us beside it. Pure. */

/** "¿Cómo se lo pongo?" is asked of us, and stands in no message. */
const ASKS_US =
  /^[¿\s]*(?:y )?(?:est[aá]|es|ser[aá]|é|t[aá]) (?:muy |tan )?(?:mal|malo|feo|mucho|exagerado|ego[ií]sta|errado|feio|ruim|demais) (?:pedir|decir|hacer|que|falar|dizer|fazer)\p{L}*[^?]*\?|(?:c[oó]mo|como) (?:se lo|le|eu|se la)? ?(?:pongo|digo|escribo|falo|coloco|escrevo|hago|pido)|no s[eé] c[oó]mo|n[aã]o sei como|(?:^|[¿ ])(?:le|lo|la) (?:pido|digo|mando|escribo|llamo)[^?]*\?/iu;
/** "¿Está bien así?", "¿suena muy duro?", "¿se lo mando ya?" */
const OF_THE_TEXT =
  /^[¿\s]*(?:(?:y|e|o|pero|mas) )?(?:(?:est[aá]|t[aá]) (?:bien|bom|boa|mal|ok|ruim) (?:as[ií]|assim)|(?:as[ií]|assim) (?:est[aá]|t[aá]|queda|fica) (?:bien|bom|boa|mal|ok|ruim)|(?:queda|qued[oó]|suena|se ve|se lee|se entiende|fic(?:a|ou)|soa|parece|t[aá]|est[aá])(?: muy| demasiado| muito| tan)?(?: bien| mal| bom| boa| dur[oa]| fuerte| fr[ií][oa]| fe[oa]| larg[oa]| pesad[oa]| clar[oa]| ruim| grosseir[oa]| agresiv[oa]| longo)?(?: as[ií]| assim)?|(?:se )?(?:lo|la|le) (?:mando|env[ií]o)(?: ya| as[ií]| ahora)?|mando(?: agora| assim| j[aá])?)\s*\?/iu;
/** "¿Y si me dice que no?", "E se ela disser não?": of somebody who is spoken to, it would say "tú". */
const IF_THEY =
  /^[¿\s]*(?:(?:y|e|pero|mas) )?(?:(?:qu[eé] (?:hago|digo|le digo|pasa|respondo)|o que (?:eu )?(?:fa[cç]o|digo|respondo)) )?(?:si|se) (?:(?:ella|[eé]l|ellos|ellas|ela|ele|eles|elas|mi \p{L}+|meu \p{L}+|minha \p{L}+) \p{L}+|(?:no |n[aã]o )?(?:me |se |le |lo |la )?(?:dice|disser|dizer|diz|contesta|responde|responder|enoja|molesta|ofende|pone|lee|llora|chorar|niega|negar|rechaza|grita|gritar|bloquea|bloquear|ignora|ignorar|ficar|fica|achar|toma a mal|toma mal|levar))(?!\p{L})[^?]*\?/iu;
/** "Esto no lo pongas", "entre nosotros", "me da miedo que se enoje". */
const ASIDE =
  /(?:no|n[aã]o) (?:lo |la |le |se lo |eso |isso )?(?:pongas|pong[aá]s|ponga|digas|dig[aá]s|diga|cuentes|cont[eé]s|escribas|incluyas|coloca|coloque|põe|ponha|escreve|escreva|conta|fala)(?: eso| esto| isso)?(?: (?:a ella|a [eé]l|pra ela|pra ele|ah[ií]|en el mensaje|na mensagem))?[,. ]|(?:esto|eso|isso) (?:no va|n[aã]o vai|es para (?:ti|vos|usted)|[eé] (?:s[oó] )?pra voc[eê]|no es para (?:ella|[eé]l)|queda entre|fica entre)|(?:solo|s[oó]lo) (?:te|le) (?:lo )?(?:digo|cuento) a (?:ti|vos|usted)|(?:aqu[ií] )?entre n[oó]s(?:otros|otras)?(?!\p{L})|^\W*me da (?:miedo|cosa|pena|verg[uü]enza) (?:que (?:se|me|le|lo)|decir|mandar|escribir)|^\W*(?:tengo|tenho) (?:miedo|medo) (?:de )?(?:que (?:se|me|ela|ele)|decir)|^\W*no s[eé] si (?:lo|la|se|me) (?:va|vaya|tome|entienda)|^\W*(?:n[aã]o sei se|ser[aá] que) (?:ela|ele) /iu;
/** Told to us: "que si me puedo quedar", "quiero decirle que". */
const TO_US =
  /^\W*(?:(?:pues|bueno|ah|o sea|es|eu|(?:le |les |lhe )?(?:quiero|quisiera|quer[ií]a|quero)) )*(?:(?:decirle|decir|contarle|pedirle|dizer|falar|pedir)(?: (?:a|pra|para) (?:ela|ele|ella|[eé]l))? )?(?:que|q|k) /iu;

/** A text in its sentences, each with its end. */
export const sentencesIn = (text: string): string[] =>
  (text.match(/[^.!?…\n]+[.!?…"”»)]*/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\d]/u.test(one));

const asksUs = (sentence: string): boolean =>
  ASKS_US.test(sentence) || OF_THE_TEXT.test(sentence) || IF_THEY.test(sentence);
/** Brackets that speak to us. */
const IN_BRACKETS = / ?\([^()]{3,200}\)/g;
const isAside = (sentence: string): boolean => ASIDE.test(`${sentence} `);

export type SaidApart = {
  /** What the other person is to read; '' where nothing is. */
  said: string;
  /** What was asked of us. */
  asked: string[];
  /** Something was told to us alone. */
  hasAside: boolean;
};

export function saidApart(text: string): SaidApart {
  let hasAside = false;
  const open = text.replace(IN_BRACKETS, (inside) => {
    if (!isAside(inside) && !asksUs(inside.trim().slice(1, -1))) return inside;
    hasAside = true;
    return '';
  });
  const sentences = sentencesIn(open);
  const asked = sentences.filter(asksUs);
  const told = sentences.filter((one) => !asksUs(one));
  const said = told.filter((one) => !isAside(one));
  return {
    said: said
      .map((part, at) => (at === 0 ? part.replace(TO_US, '') : part))
      .join(' ')
      .trim(),
    asked,
    hasAside: hasAside || said.length < told.length,
  };
}

export const saidIn = (text: string): string => saidApart(text).said;
