import type { Language } from '../intake/style-profile.ts';
import { type Token, tokenize } from './tokens.ts';
import type { Variety } from './understanding.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Function words of one language only; shared ones ("que", "de", "a") say nothing. */
const PORTUGUESE = set(
  'vou vai fazer faz dele dela deles agora depois nem gente coisa preciso posso sinto acho medo tem ter quem trabalho filho filha irma irmao marido chefe sozinha sozinho quer era ontem aqui essas esses outra nunca ninguem cada nao eu voce vc vcs minha meu meus minhas com uma um em na no nas dos das pra pro pelo pela tambem muito ele ela eles tenho estou to ta isso essa esse foi sou mas mais sim oi ola obrigado obrigada brigada ontem hoje sempre quando ninguem tudo nada mae pai tava acho ficar fiquei comigo ao aos sem ate ja so ainda sei quero tchau bom boa dia noite',
);
const SPANISH = set(
  'voy va hacer hace dos sigo tres nunca cada otra era aqui medio trabajo hijo hija hermana hermano esposo jefe sola solo yo mi mis con una un en el los las del lo y muy pero pues porque tambien ella ellos tengo estoy esto eso esa ese fue soy si hola gracias ayer hoy siempre cuando nadie todo nada mama papa estaba creo conmigo al sin hasta ya solo aun se quiero es le les nos mas no donde hace ahora chao bueno dia noche',
);
const SAID_ONLY_IN_PORTUGUESE = /[ãõç]|\b(não|você|nh\w+)\b/i;
const SAID_ONLY_IN_SPANISH = /[ñ¿¡]/;

/** How much more of the other language a message must hold before it counts as written in it. */
const enoughOfTheOther = (tokens: readonly Token[]) => (tokens.length <= 1 ? 1 : 1.5);

/** Short sentences fit both languages: the one spoken so far stays until the other is plain. */
export function detectLanguage(
  text: string,
  tokens: readonly Token[] = tokenize(text),
  home: Language = 'es',
): Language {
  let portuguese = SAID_ONLY_IN_PORTUGUESE.test(text) ? 2 : 0;
  let spanish = SAID_ONLY_IN_SPANISH.test(text) ? 2 : 0;
  for (const { flat } of tokens) {
    if (PORTUGUESE.has(flat) && !SPANISH.has(flat)) portuguese++;
    if (SPANISH.has(flat) && !PORTUGUESE.has(flat)) spanish++;
    if (/(nh|lh)[aeo]/.test(flat) || /(cao|coes|ei|ou)$/.test(flat)) portuguese += 0.5;
    if (/(cion|ll[aeo]|ue[nr])/.test(flat)) spanish += 0.5;
  }
  if (home === 'pt') return spanish - portuguese >= enoughOfTheOther(tokens) ? 'es' : 'pt';
  return portuguese - spanish >= enoughOfTheOther(tokens) ? 'pt' : 'es';
}

const VOSEO =
  /\b(vos|sos|tenés|podés|querés|sabés|sentís|decís|entendés|escuchame|contame|decime|ayudame|mirá|dejame)\b/i;
const VOSEO_COUNTRIES = set('AR UY PY');

export function varietyOf(text: string, language: Language, country: string | null): Variety {
  if (language === 'pt') return 'pt-BR';
  return VOSEO.test(text) || (country !== null && VOSEO_COUNTRIES.has(country)) ? 'voseo' : 'neutral';
}
