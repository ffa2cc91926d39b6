/**
 * Somebody else's danger shown in little: what a son wrote or said, between quotation marks, about being gone or in the way; something
 * dear that was given away; the fear of putting the idea there by asking. Each opens one plain question about that person. Pure.
 */
const word = (body: string): RegExp => new RegExp(`(?<!\\p{L})(?:${body})(?!\\p{L})`, 'iu');

const QUOTED = /["“«]([^"”»]+)["”»]/gu;

/** Being gone, or in the way, and how the others would be then. */
const GONE = word(
  [
    '(?:si|cuando|que|se|quando|sin que|sem que) (?:yo |eu )?(?:ya |j[aá] )?(?:no|n[aã]o|me) (?:est(?:oy|é|uviera|uviese|ar[eé]|ou|iver|ivesse)|exist(?:o|iera|iese|ir|isse)|voy|vaya|vou|falte|hubiera nacido|tivesse nascido)(?: (?:mais|m[aá]s))?',
    '(?:cuando|el d[ií]a que|si|quando|se) (?:yo |eu )?(?:falte|faltara|faltar|sumir|sumisse|desapare[zc]\\p{L}+)',
    '(?:sin|sem) (?:m[ií]|mim)(?: [^.]{0,30})?(?:mejor|f[aá]cil|feli[zc]\\p{L}*|tranquil\\p{L}+|pele\\p{L}+|paz|aliviad\\p{L}+|melhor|leve|briga\\p{L}*)|(?:mejor|m[aá]s f[aá]cil|m[aá]s felices|tranquil\\p{L}+|melhor|mais f[aá]cil|mais leve|felizes) (?:sin m[ií]|sem mim)',
    '(?:yo |eu )?(?:solo |s[oó] |nom[aá]s |siempre |sempre )?(?:estorbo|sobro|molesto|soy un (?:estorbo|peso)|soy una carga|atrapalho|sou um (?:peso|estorvo|fardo)|estou (?:a )?mais)',
    '(?:quitarme|me quito|me saio|sair) (?:de en medio|del medio|do caminho)|ya no voy a (?:molestar|estorbar|estar)|n[aã]o vou mais (?:atrapalhar|incomodar|estar)',
  ].join('|'),
);

const NEAR =
  '(?:hij[oa]|hijit[oa]|nen[ea]|niñ[oa]|chic[oa]|herman[oa]|hermanit[oa]|prim[oa]|sobrin[oa]|niet[oa]|mam[aá]|pap[aá]|madre|padre|espos[oa]|marido|mujer|pareja|novi[oa]|amig[oa]|compañer[oa]|vecin[oa]|alumn[oa]|filh[oa]|irm[ãa]o?|sobrinh[oa]|net[oa]|m[ãa]e|pai|namorad[oa]|colega|vizinh[oa]|alun[oa]|menin[oa])';
const OF_SOMEBODY = word(
  `(?:mi|mis|un|una|el|la|meu|minha|um|uma|o|a|su|nuestr[oa]) (?:\\p{L}+ )?${NEAR}|(?:(?:su|el) (?:\\p{L}+ )?(?:cuaderno|diario|celular|tel[eé]fono|cuarto|mochila|estado|cama)|(?:caderno|di[aá]rio|celular|quarto|mochila|status) (?:dele|dela))|(?:me |nos )?(?:dijo|dice|escribi[oó]|mand[oó]|puso|anot[oó]|dec[ií]a|disse|fala|falou|escreveu|mandou|anotou)`,
);
/** They themselves said it. */
const I_SAID = word(
  '(?:yo |eu |le |les |lhe )(?:dije|escrib[ií]|puse|mand[eé]|disse|escrevi|falei|mandei)|(?:le|les) (?:digo|escribo)',
);

const GAVE =
  '(?:regal[oó]|reparti[oó]|dio|deu|doou|anda (?:regalando|repartiendo|dando)|est[aá] (?:regalando|repartiendo|dando|doando))';
/** A gift is a sign by what the thing was to them. */
const DEAR =
  '(?:favorit[oa]s?|preferid[oa]s?|que (?:m[aá]s|tanto) (?:quer[ií]a|quiere|amaba|amava|cuidaba|gostava|quiso)|que (?:tanto )?(?:amaba|amava|adoraba|adorava)|(?:no|ni|nem|n[aã]o) (?:l[oa]s? |a |o )?(?:soltaba|prestaba|larga(?:ba|va)|soltava|emprestava|dejaba tocar|deixava)|m[aá]s querid[oa]s?|que mais gostava)';
const GAVE_DEAR = new RegExp(
  `(?<!\\p{L})(?:le |les |se )?${GAVE}(?!\\p{L})[^?!]{0,80}(?<!\\p{L})${DEAR}(?!\\p{L})`,
  'iu',
);
const I_WAS_GIVEN = word(
  '(?:me|nos) (?:lo |la |los |las )?(?:regal[oó]|dio|deu)|(?:su|mi|meu|seu) (?:ex|jef[ea]|chefe)|cumplea[ñn]os|navidad|aniversario|boda|mudan[zç]a|muda|viaj\\p{L}+|natal|anivers[aá]rio|concierto',
);

const PUTS_IDEA = word(
  '(?:met(?:er|o|erle|erles)|d(?:ar|oy|arle|arles)|pon(?:er|go|erle)|coloc(?:ar|o)|dar|p[oô]r)(?: \\p{L}+){0,2} (?:la |a |esa |essa )?(?:ideas?|ideias?)(?: \\p{L}+){0,2}(?= ?(?:en|na|a|$|[.,;?!]|de|si|se|dele|dela))',
);
const ASKS_THEM = word(
  '(?:le|lo|la|les)? ?(?:pregunt\\p{L}+|pergunt\\p{L}+|habl(?:o|arle|ar)|fal(?:o|ar))|(?:en la cabeza|na cabe[cç]a)',
);

/** What this message shows of somebody else, or false. */
export function showsSomebody(text: string): boolean {
  const said = [...text.matchAll(QUOTED)].map(([, words = '']) => words);
  const around = text.replace(QUOTED, ' ');
  if (said.some((words) => GONE.test(words)) && OF_SOMEBODY.test(around) && !I_SAID.test(around)) return true;
  return GAVE_DEAR.test(around) && !I_WAS_GIVEN.test(around);
}

/** Whether asking puts the idea there: asked by who fears for somebody. */
export const fearsToAsk = (text: string): boolean => PUTS_IDEA.test(text) && ASKS_THEM.test(text);
