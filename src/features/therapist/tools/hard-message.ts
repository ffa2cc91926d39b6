/** A message that is hard to write, in the person's own sentences, in an order that can be heard. Pure. */
import { plain } from './field-reads.ts';
import { leadOf, notedIn } from './said-how.ts';
import { saidApart, saidIn, sentencesIn } from './said-words.ts';
import { filled, type Mended, sentence, type Told, type Tool, type Values } from './tool.ts';

const GREETS =
  /^\W*(?:hola|holi|buen[oa]s?(?: d[ií]as?| tardes?| noches?)?|querid[oa]|estimad[oa]|hey|oi|ol[aá]|bom dia|boa (?:tarde|noite)|prezad[oa]|car[oa])(?!\p{L})/iu;
/** A greeting is shorter than this; what is longer is the message. */
const GREETING_WORDS = 8;

/** What is asked of them stands in it: nothing more is asked for. */
const REQUEST =
  /\?|(?<!\p{L})(?:por favor|porfa|pfv|(?:necesito|quiero|preciso|quero|me gustar[ií]a|quisiera|te pido|te pe[cç]o|le pido) (?:que|de|[^.]{0,30}que)|(?:no )?(?:puedes|pod[eé]s|podr[ií]as?|poder[ií]a|voc[eê] pode|devu[eé]lv\p{L}+|devolve))(?!\p{L})|^\W*(?:decirle |pedirle |dizer |pedir )?que /iu;

/** Whoever has it in their head writes it at once, greeting and all. */
function toldIn(text: string, { field, values }: Told): Values {
  if (field === 'happened') return values.lead || REQUEST.test(text) ? { ask: '' } : {};
  if (field !== 'greeting' || text.split(/\s+/).length <= GREETING_WORDS) return {};
  const said = saidIn(text);
  return said === '' ? {} : { greeting: '', happened: said };
}

/** What stands in quotation marks, or behind "ponlo así:", is theirs to the last word. */
const DICTATED =
  /^\W*(?:no,? )?(?:(?:mejor |solo |s[oó] )?(?:ponlo|ponelo|p[oó]ngalo|pon|pon[eé]|ponga|escribe|escrib[ií]|escr[ií]b[ae]lo|mejor|melhor|(?:quiero |quero )?que diga|d[eé]jal[oa]|dejalo|usa|coloca|escreve|p[oõ]e|bota|deixa)(?: (?:as[ií]|assim|esto|este|isso|isto|tal cual|nada m[aá]s|solo|s[oó])){0,3}|as[ií]|assim)\s*[:：]\s*(\S.{3,1100})$/isu;
const QUOTED = /^\W*["“«]([^"”»]{12,1100})["”»]\W*$/u;
const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^["“«]|["”»]$/g, '')
    .trim();

const OUT =
  '(?:sin|quit[ae]\\p{L}*|qu[ií]t\\p{L}*|sac[ae]\\p{L}*|s[aá]c\\p{L}*|borr[ae]\\p{L}*|elimin\\p{L}+|sobra|tir[ae]\\p{L}*|sem|apag\\p{L}+|no va|n[aã]o vai|fuera|cort\\p{L}+)';
const LAST = new RegExp(
  `(?<!\\p{L})(?:${OUT}[^.?]{0,12} )?(?:lo [uú]ltimo|la [uú]ltima(?: frase| parte)?|el final|o (?:[uú]ltimo|final)|a [uú]ltima(?: frase| parte)?)(?!\\p{L})`,
  'iu',
);
const FIRST = new RegExp(
  `(?<!\\p{L})(?:${OUT}[^.?]{0,12} )?(?:lo primero|el (?:principio|comienzo)|la primera(?: frase| parte)?|o come[cç]o|a primeira(?: frase| parte)?|o primeiro)(?!\\p{L})`,
  'iu',
);
const IS_OUT = new RegExp(`(?<!\\p{L})${OUT}(?!\\p{L})`, 'iu');
const GREETING = /(?<!\p{L})(?:saludo|saludos|cumprimento|sauda[cç][aã]o)(?!\p{L})/iu;
const GREETING_NOW =
  /(?<!\p{L})(?:saludo|cumprimento|sauda[cç][aã]o)[^:"“«.]{0,24}?(?:(?: por| que sea| sea| pon| p[oõ]e| coloca| seja)[ :]+|: ?)["“«]?([^"”».]{2,60})/iu;
const ABOUT = new RegExp(
  `(?<!\\p{L})${OUT} (?:(?:lo|la parte|la frase|eso|a parte|a frase|o que fala|lo que dice|lo que digo|isso) (?:de |del |da |do |sobre )?(?:que )?|(?:el |la |o |a ))(.{3,60})$`,
  'iu',
);
const SHORTER =
  /(?<!\p{L})(?:m[aá]s (?:corto|cortito|breve|corta)|mais (?:curt[oa]|breve)|ac[oó]rt\p{L}+|encurt\p{L}+|resum\p{L}+|(?:muy|demasiado|medio|tan) larg[oa]|muito (?:long[ao]|grande)|menos largo)(?!\p{L})/iu;
const SOFTER =
  /(?<!\p{L})(?:m[aá]s (?:suave|suavecito|amable|tranqui\p{L}*|cari[nñ]os[oa]|calmad[oa])|mais (?:suave|leve|delicad[oa]|gentil|calm[oa])|menos (?:dur[oa]|agresiv[oa]|fuerte|fr[ií][oa]|pesad[oa]|grosseir[oa])|suav[ií][zc]\p{L}+|(?:muy|demasiado|medio|muito) (?:dur[oa]|agresiv[oa]|fuerte|pesad[oa]|grosseir[oa]|fr[ií][oa]))(?!\p{L})/iu;
const ADDED =
  /(?<!\p{L})(?:agr[eé]g\p{L}+|a[ñn][aá]d\p{L}+|ponle|ponele|p[oó]ngale|falta|faltou|suma(?:le)?|acrescent\p{L}+|p[oõ]e|coloca)(?: (?:tambi[eé]n|tamb[eé]m|a[ií]))? (?:que |: ?)(.{3,300})$/iu;
const INSTEAD =
  /(?<!\p{L})(?:c[aá]mbi\p{L}+|reempl[aá]z\p{L}+|troca\p{L}*|muda\p{L}*|en vez de|em vez de) (?:lo de )?["“«]?(.{2,60}?)["”»]?(?:,? (?:por|pon|pon[eé]|p[oõ]e|coloca)) ["“«]?(.{1,200}?)["”».]*$/iu;

const BODY = ['happened', 'ask'] as const;

function mend(values: Values, text: string): Mended | null {
  const noted = notedIn(text, 'mend');
  if (noted) return { values: { ...values, ...noted.values } };
  const quoted = /["“«]([^"”»]{3,200})["”»]/u.exec(text)?.[1] ?? '';
  const holds = quoted !== '' && BODY.some((id) => plain(values[id] ?? '').includes(plain(quoted)));
  // Our own words held up to us: they do not belong there.
  if (holds && /[?¿]|no|n[aã]o/iu.test(text.replace(quoted, ''))) return withoutAbout(values, quoted);
  const dictated = DICTATED.exec(text)?.[1] ?? QUOTED.exec(text)?.[1];
  if (dictated) return whole(values, unquoted(dictated));
  if (GREETING.test(text)) return greeted(values, text);
  const change = INSTEAD.exec(text);
  if (change) return instead(values, change[1] ?? '', change[2] ?? '');
  if (SHORTER.test(text)) return shorter(values);
  if (SOFTER.test(text)) return values.soft ? { says: 'is-soft' } : { values: { ...values, soft: 'soft' } };
  if (LAST.test(text)) return withoutEnd(values, -1);
  if (FIRST.test(text)) return withoutEnd(values, 0);
  const about = ABOUT.exec(text)?.[1];
  if (about) return withoutAbout(values, about);
  const added = ADDED.exec(text)?.[1];
  if (added)
    return {
      values: { ...values, ask: [sentence(values.ask ?? ''), sentence(added)].filter(Boolean).join(' ') },
    };
  return null;
}

/** Taken whole as it was dictated. */
const whole = (values: Values, text: string): Mended => ({
  values: {
    ...values,
    happened: text,
    ask: '',
    soft: '',
    ...(values.lead ? { lead: '' } : {}),
    greeting: '',
  },
});

const OWN_GREETING = /^[^,.:!]{2,40}[,.:!]\s*/u;

function greeted(values: Values, text: string): Mended {
  const now = GREETING_NOW.exec(text)?.[1]?.trim();
  // One that stands in what they wrote is taken out of it.
  const own = GREETS.test(values.happened ?? '') ? OWN_GREETING.exec(values.happened ?? '')?.[0] : undefined;
  const body: Values = { ...values, happened: (values.happened ?? '').slice(own?.length ?? 0) };
  const { greeting: _, ...others } = body;
  if (now) return { values: { ...others, greeting: now } };
  return { values: IS_OUT.test(text) ? { ...others, greeting: '' } : others };
}

function instead(values: Values, from: string, to: string): Mended | null {
  const held = ['greeting', ...BODY].find((id) => plain(values[id] ?? '').includes(plain(from)));
  const text = values[held ?? ''] ?? '';
  const at = plain(text).indexOf(plain(from));
  if (held === undefined || plain(text).length !== text.length) return null;
  return { values: { ...values, [held]: `${text.slice(0, at)}${to.trim()}${text.slice(at + from.length)}` } };
}

/** The first sentence of each; of one alone, what stands before its reasons. */
function shorter(values: Values): Mended {
  const [happened = '', ask = ''] = BODY.map((id) => sentencesIn(values[id] ?? '')[0] ?? '');
  const all = BODY.flatMap((id) => sentencesIn(values[id] ?? ''));
  if (all.length > (ask ? 2 : 1)) return { values: { ...values, happened, ask } };
  const [short = ''] = happened.split(/,? (?:porque|pero|ya que|pois|mas|además|y además) |[;:]/u);
  if (short.length < happened.length && short.split(/\s+/).length > 2)
    return { values: { ...values, happened: short } };
  return ask ? { values: { ...values, ask: '' } } : { says: 'is-short' };
}

function withoutEnd(values: Values, end: 0 | -1): Mended | null {
  const held = BODY.filter((id) => values[id]);
  const id = held.at(end);
  if (id === undefined) return null;
  const sentences = sentencesIn(values[id] ?? '');
  if (held.length === 1 && sentences.length === 1) return { says: 'is-short' };
  return { values: { ...values, [id]: (end === 0 ? sentences.slice(1) : sentences.slice(0, -1)).join(' ') } };
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^a-zñ0-9]+/)
    .filter((word) => word.length > 2 && !LITTLE.has(word));
const LITTLE = new Set(
  'que los las del por con una uno para pra como muy eso esa ese isso essa esse lo la parte frase'.split(' '),
);
/** "Estudiar" and "estudio" are of one thing. */
const alike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > 3 && one.slice(0, 4) === other.slice(0, 4));

/** Without the sentence that speaks of it, or without its part where there is but one. */
function withoutAbout(values: Values, about: string): Mended | null {
  const wanted = wordsOf(about);
  const speaks = (text: string): boolean =>
    wanted.some((word) => wordsOf(text).some((other) => alike(word, other)));
  if (wanted.length === 0) return null;
  if (speaks(values.greeting ?? '')) return { values: { ...values, greeting: '' } };
  const id = BODY.find((one) => speaks(values[one] ?? ''));
  if (id === undefined) return { says: 'not-there' };
  const sentences = sentencesIn(values[id] ?? '');
  const left = sentences.flatMap((one) => (speaks(one) ? partsLeft(one, speaks) : [one]));
  const isAll = left.length === 0 && BODY.every((other) => other === id || !values[other]);
  return isAll ? { says: 'is-short' } : { values: { ...values, [id]: left.join(' ') } };
}

/** What of a sentence stands without the part that is taken out; nothing where too little is left. */
function partsLeft(one: string, speaks: (text: string) => boolean): string[] {
  const parts = one.split(/(?=,? (?:y|e|pero|mas|porque|pois) )|,/u);
  const left = parts.filter((part) => !speaks(part)).join(',');
  const told = left.replace(/^[,\s]*(?:(?:y|e|pero|mas|porque|pois) )?/u, '').trim();
  return parts.length > 1 && told.split(/\s+/).length > 2 ? [sentence(told)] : [];
}

/** What they ask of it beside it. */
const ASKED: readonly [string, RegExp][] = [
  [
    'asked-no',
    /(?:dice|disser|dizer|diz|contesta|responde\p{L}*) que (?:no|n[aã]o)|disser n[aã]o|dice no|se niega|nega(?:r)?(?!\p{L})|rechaza/iu,
  ],
  [
    'asked-silence',
    /(?:no|n[aã]o) (?:me )?(?:contest|respond|lee|ler)\p{L}*|(?:me )?(?:ignor|bloque|dejan? en visto)\p{L}*|vácuo/iu,
  ],
  ['asked-anger', /enoj|molest|ofend|brav|mal a?(?!\p{L})|grit|llor|chor|pone|ficar|chate/iu],
  [
    'asked-right',
    /(?:est[aá]|es|ser[aá]|é|t[aá]) (?:muy |tan )?(?:mal|malo|feo|mucho|exagerado|ego[ií]sta|errado|feio|ruim|demais) /iu,
  ],
  ['asked-send', /mand[oae]|env[ií]o|envio/iu],
  [
    'asked-fine',
    /(?:as[ií]|assim|dur[oa]|fuerte|suena|queda|qued[oó]|fica|ficou|soa|parece|se entiende|se ve)/iu,
  ],
];

const shouted = (text: string): string =>
  /\p{Lu}{4}/u.test(text) && !/\p{Ll}{2}/u.test(text) ? text.toLocaleLowerCase() : text;
const softened = (text: string): string => shouted(text).replace(/¡/g, '').replace(/!+/g, '.');

export const hardMessage: Tool = {
  id: 'hard-message',
  toldIn,
  mend,
  noted: notedIn,
  leadOf,
  says: ({ values, say }) => (values.spoken ? say('done-spoken') : null),
  answers: (question) =>
    saidApart(question).asked.length === 0
      ? null
      : (ASKED.find(([, form]) => form.test(question))?.[0] ?? null),
  fields: [
    { id: 'greeting', reads: 'words' },
    { id: 'happened', reads: 'said', mayAsk: true },
    { id: 'ask', reads: 'said', isOptional: true, mayAsk: true },
  ],
  make: ({ values: { greeting = '', happened = '', ask = '', soft = '', lead = '' }, say }) => {
    // Who begins with it has greeted.
    const isGreeted = greeting !== '' && plain(happened).startsWith(plain(greeting).replace(/\W+$/, ''));
    const body = lead ? `${say(lead)} ${happened}` : happened;
    const said = soft ? [body, ask].map(softened) : [body, ask];
    return filled([
      isGreeted ? null : sentence(greeting).replace(/\.$/, ','),
      soft ? say('soft') : null,
      ...said.map(sentence),
    ]);
  },
};
