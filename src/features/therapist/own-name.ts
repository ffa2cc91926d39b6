/** The first name a person gives for themselves; "soy un desastre", "soy de Lima", "soy enfermera" are none. */

import type { Token } from './tokens.ts';
import { readingsOf } from './verbs-es.ts';
import { COMMON } from './words-common.ts';

const INTRODUCTIONS = [
  ['me', 'llamo'],
  ['mi', 'nombre', 'es'],
  ['me', 'dicen'],
  ['me', 'chamo'],
  ['meu', 'nome', 'e'],
];
const I_AM: ReadonlySet<string> = new Set(['soy', 'sou', 'aqui']);
/** Most words open neither. */
const OPENS: ReadonlySet<string> = new Set([...I_AM, ...INTRODUCTIONS.flatMap(([first]) => first ?? [])]);
/** After "soy" only these shapes can be a name: no trade, origin, trait or feeling. */
const TRADE =
  /(ista|ero|era|dor|dora|tor|tora|ante|ente|logo|loga|ario|aria|ado|ada|ido|ida|oso|osa|ano|ana|ense|ino|ina|eno|ena|il|al|az|iz|ble|ivo|iva|ico|ica|ura|dad|nte|on|ona|udo|uda)$/;
const NAMES_LIKE_TRADES = new Set(
  `ana mariana juliana adriana viviana liliana luciana tatiana fabiana susana rosana diana silvana emiliano luciano adriano mariano fabiano juliano
  elena jimena ximena filomena magdalena lorena milena helena valentina carolina cristina martina josefina agustina florentina catalina marina karina paulina
  carina regina joaquina martin joaquin valentino agustino camilo daniel rafael gabriel miguel ismael samuel manuel israel marisol abigail raquel isabel maribel mabel anabel
  ramon simon aaron leon nelson wilson jason edison anderson belen beatriz luz paz rosario dario mario gregorio antonio rosalia rodrigo francisco federico erica jessica monica veronica angelica
  veronica ludovico enrico mauricio patricio sonia ingrid vicente clemente dante violante marcos esteban ivan fabian julian adrian sebastian damian cristian renata agustin facundo ricardo leonardo eduardo gerardo bernardo fernando armando orlando rolando
  ramiro oscar omar cesar hector victor itzel yolanda belkis yokasta ruben caro maricarmen alejandra sandra alma sol leticia lucia maria sofia rocio julia luis luisa jose juan jorge pedro pablo laura paula andrea carla carlos claudia karla marta rosa teresa
  noemi esther ruth abril emilia camila daniela gabriela manuela fernanda amanda miranda esperanza constanza blanca aurora pilar consuelo guadalupe lupita pancho memo nacho beto tito kike quique joao thiago tiago bruna bruno lucas larissa leticia beatriz rafaela`
    .trim()
    .split(/\s+/),
);
const NOT_A_NAME = new Set(
  `mujer hombre madre padre mama papa hijo hija gay bi trans lesbiana madre abuela abuelo chileno peruana mexicana mexicano yo asi capaz feliz triste mala malo buena bueno raro rara flojo floja tonto tonta fea feo fuerte debil timido
  profe profesora maestra maestro medico doctora chofer contador abogada abogado vendedora madre joven mayor vieja viejo grande chica chico libre virgen celoso celosa seria serio nueva nuevo muy tan bien mas menos el la los las
  un una de del alguien nadie nada todo quien parte igual diferente distinta distinto ansiosa ansioso consciente hetero alergica soltera soltero viuda viudo casada casado diabetica psicologa chef policia militar autista bipolar borderline
  mae pai mulher homem casada solteiro`
    .trim()
    .split(/\s+/),
);

function properName(token: Token | undefined): string | undefined {
  if (!token || !/^\p{L}{3,14}$/u.test(token.text)) return undefined;
  if (COMMON.has(token.flat) || NOT_A_NAME.has(token.flat)) return undefined;
  return token.text.charAt(0).toUpperCase() + token.low.slice(1);
}

export function readOwnName(tokens: readonly Token[]): string | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (!OPENS.has(tokens[at]?.flat ?? '')) continue;
    const introduction = INTRODUCTIONS.find((words) =>
      words.every((word, i) => tokens[at + i]?.flat === word),
    );
    const isTheirs = introduction && tokens[at - 1]?.flat !== 'no' && !isSomebodyElses(tokens, at);
    if (isTheirs) return properName(tokens[at + introduction.length]);
    if (I_AM.has(tokens[at]?.flat ?? '')) {
      const name = nameAfterSoy(tokens, at);
      if (name) return name;
    }
  }
  return undefined;
}

/** "Me llamó Silvina recién" tells who called, with its accent or with when it was. */
function isSomebodyElses(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.low === 'llamó' || tokens[at + 1]?.low === 'chamou') return true;
  return CALLED_WHEN.test(tokens[at + 3]?.flat ?? '');
}
const CALLED_WHEN =
  /^(?:recien|ayer|anoche|hoy|ahora|ahorita|llorando|para|por|desde|despues|antes|diciendo)$/;

/** A bare word after "soy": a known name, or a capital that is no trade. What follows must not continue it. */
function nameAfterSoy(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at + 1];
  const before = tokens[at - 1];
  if (tokens[at]?.flat === 'aqui' && !NAMES_LIKE_TRADES.has(token?.flat ?? '')) return undefined;
  if (
    before?.isWord &&
    !/^(hola|buenas|buenos|dias|noches|tardes|yo|oi|ola|eu|bueno|pues|hey)$/.test(before.flat)
  )
    return undefined;
  const name = properName(token);
  if (!name || !token) return undefined;
  if (NAMES_LIKE_TRADES.has(token.flat)) return name;
  const next = tokens[at + 2];
  const ends = !next?.isWord || /^(y|x|por|tengo|e|de|mucho)$/.test(next.flat);
  if (!ends || TRADE.test(token.flat) || readingsOf(token.flat).length > 0) return undefined;
  return /^\p{Lu}\p{Ll}+$/u.test(token.text) ? name : undefined;
}
