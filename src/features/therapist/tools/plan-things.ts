/** What is to be studied or done, out of however it is told, with the day each is for and without what is done. Pure. */
import { daysIn, NUMBERS, plain, thingsIn } from './field-reads.ts';
import { weekTimesIn } from './week-times.ts';

/** `due` in days from today, today being the first; null where it is for the same day as the others. */
export type Thing = { name: string; due: number | null };

const NOUN =
  '(?:unidad(?:es)?|unidades?|cap(?:[ií]tulos?|s?\\.?)|temas?|m[oó]dulos?|lecci(?:ones|[oó]n)|li[cç](?:ões|ão)|bolillas?|aulas?|pr[aá]cticos?|gu[ií]as?)';
/** Of what they are: "en fisio", "de derecho". */
const OF = '(?:,? ((?:de|en|del|do|da|em) (?!la \\d|\\d)\\p{L}+(?: de \\p{L}{4,})?))?';
const THE = '(?:(?:de|del|da|do|la|el|las|los|a|o|as|os) ){0,2}';

type Numbered = { noun: string; numbers: number[]; of: string };
const MOST = 40;
const counted = (from: number, to: number): number[] =>
  from >= 1 && to >= from && to <= MOST ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [];
const number = (text: string | undefined): number =>
  NUMBERS[plain(text ?? '')] ?? (text === undefined ? Number.NaN : Number(text));

const COUNT_WORD =
  '(?:\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|duas|três|quatro|sete|oito|nove|dez)';
/** Where somebody is of how many, from one to another, several of them, how many there are. */
const NUMBERED: readonly [RegExp, (groups: readonly (string | undefined)[]) => Numbered][] = [
  [
    new RegExp(
      `(?:voy|vou|estoy|estou|ando)(?: \\p{L}+)?,? (?:por|en|no|na|em) ${THE}(${NOUN}) (\\d{1,2}) (?:de|sobre) (\\d{1,2})(?!\\d)${OF}`,
      'giu',
    ),
    ([noun = '', at, all, of = '']) => ({ noun, numbers: counted(Number(at) + 1, Number(all)), of }),
  ],
  [
    new RegExp(
      `(${NOUN}),? ${THE}(\\d{1,2}) ?(?:a|al|ao|hasta|at[eé]|-|–) ?(?:la |el )?(\\d{1,2})(?!\\d)${OF}`,
      'giu',
    ),
    ([noun = '', from, to, of = '']) => ({ noun, numbers: counted(Number(from), Number(to)), of }),
  ],
  [
    new RegExp(
      `(${NOUN}),? ${THE}(\\d{1,2}(?:(?:,| y| e|, y) (?:la |el |a |o )?\\d{1,2}){1,20})(?!\\d)${OF}`,
      'giu',
    ),
    ([noun = '', list = '', of = '']) => ({ noun, numbers: list.match(/\d+/g)?.map(Number) ?? [], of }),
  ],
  [
    new RegExp(`(?<!de )(?<![\\p{L}\\d])(${COUNT_WORD}) (${NOUN})(?!\\p{L})${OF}`, 'giu'),
    ([count, noun = '', of = '']) => ({ noun, numbers: counted(1, number(count)), of }),
  ],
];

const HOW_MANY = NUMBERED.at(-1)?.[0];

/** "Llevo 2", "ya hice 3", "voy en la 4": how far they are, where it was said how many there are. */
const FAR = new RegExp(
  `(?<!\\p{L})(?:(?:y |e |pero |mas )?(?:ya |j[aá] )?(?:llevo|vou (?:na|no)|voy (?:en|por)(?: la| el)?)|(?:ya|j[aá]) (?:hice|vi|le[ií]|termin[eé]|estudi[eé]|tengo|fiz|li|estudei|terminei))(?: ya)? (${COUNT_WORD}|una?|uma?)(?: (?:de (?:ell|es)[ao]s|list[ao]s|hech[ao]s|feit[ao]s|pront[ao]s|${NOUN}))?(?! ?(?:[:h\\d]|de \\d|y \\d|e \\d|horas?|d[ií]as?|semanas?|meses|a[nñ]os?))(?!\\p{L})`,
  'iu',
);
/** @returns the text without it, and how many are done */
function farIn(text: string): { text: string; far: number } {
  const found = HOW_MANY && text.search(HOW_MANY) >= 0 ? FAR.exec(text) : null;
  const far = number(found?.[1]);
  return found && far > 0 ? { text: text.replace(found[0], ' , '), far } : { text, far: 0 };
}

/** "Es historia, son 7 unidades", "anatomía: unidad 1, unidad 2": what they are of. */
const SUBJECT =
  /^\W*(?:(?:es|son de|é|de|la materia es|se llama|a matéria é) ([^,.;:\d][^,.;:]{2,40}?)(?=[,.;:])|([^,.;:\d]{3,30}):)/iu;

const ONE: readonly [RegExp, string][] = [
  [/unidades$/i, 'unidad'],
  [/lecciones$/i, 'lección'],
  [/ões$/i, 'ão'],
  [/([^s])s$/i, '$1'],
];
const singular = (noun: string, isPortuguese: boolean): string => {
  if (isPortuguese && /^unidades?$/i.test(noun)) return 'unidade';
  const rule = ONE.find(([many]) => many.test(noun));
  return (rule ? noun.replace(rule[0], rule[1]) : noun).toLowerCase();
};
const PORTUGUESE = /(?<!\p{L})(?:unidade|n[aã]o|j[aá]|tenho|preciso|estudar|até|em|do|da)(?!\p{L})/iu;

/** "Tengo que estudiar", "me faltan": said to us, and no part of what is to be done. */
const LEAD =
  /^\W*(?:(?:bueno|pues|hola|son|es|eh|mira|tambi[eé]n|oi|tipo)[ ,]+){0,3}(?:(?:yo |eu )?(?:tengo|hay|debo|necesito|quiero|tenho|preciso|quero|me faltan?|faltan?|me quedan?|voy a|vou)(?: que| de| a)? )?(?:(?:estudiar|repasar|preparar|rendir|presentar|estudar|revisar)(?: para)? )?(?:(?:los?|las?|el|os?|as?) )?(?:(?:finales?|ex[aá]menes?|examen|parciales?|pruebas?|provas?) (?:de |son |da |do )?)?/iu;

const MONTH = '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|fev|mai|out|dez)\\p{L}*';
const DAY_OR_DATE = `(?:(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lun|mi[eé]|jue|vie|s[aá]b|dom|segunda|ter[cç]a|quarta|quinta|sexta)(?:-feira)?(?: \\d{1,2})?(?: (?:que viene|que vem|pr[oó]xim[oa]|d[ae] (?:la )?(?:otra|pr[oó]xima|outra) semana|d[ae] (?:la )?semana que v(?:iene|em)))?|\\d{1,2} (?:de )?${MONTH}|ma[nñ]ana|amanh[aã])`;
/** "Química el martes", "física es para el jueves 26". */
const DUE_AFTER = new RegExp(
  `^(.{2,60}?)[ ,:(]+(?:(?:que |lo |la )?(?:es|son|rindo|doy|entrego|é|fica) )?(?:(?:para|pra|pro) )?(?:el |este |esta |o |no |na |a )?(${DAY_OR_DATE})\\)?$`,
  'iu',
);
/** "Martes: química", "el jueves tengo física". */
const DUE_BEFORE = new RegExp(
  `^(?:el |no |na |este )?(${DAY_OR_DATE})[ ,:]+(?:(?:tengo|rindo|doy|es|tenho|é) )?(?:(?:el |la |final |examen |parcial |prova ){0,2}(?:de )?)?(\\p{L}.{1,40})$`,
  'iu',
);

const NEXT_WEEK = /(?:otra|pr[oó]xima|outra) semana|semana (?:que vi?e(?:ne|m)|próxima|proxima)/iu;
const A_DATE = /\d{1,2}|ma[nñ]ana|amanh/iu;

/** How many days there are until a day of the week, a date or a span, of the next week where it was said so. */
export function dueIn(text: string, today: Date, isNextWeek = NEXT_WEEK.test(text)): number | null {
  const days = daysIn(text, today);
  if (days === null || !isNextWeek || A_DATE.test(text)) return days;
  const weekday = (today.getUTCDay() + days) % 7;
  const toMonday = (8 - today.getUTCDay()) % 7 || 7;
  return toMonday + ((weekday + 6) % 7);
}

const DATES = new RegExp(`(?<!\\p{L})${DAY_OR_DATE}(?!\\p{L})`, 'giu');
const SEVERAL_DATES = new RegExp(
  `(\\d{1,2}(?:(?:,| y| e) (?:el |o )?\\d{1,2}){1,6}) (?:de )?(${MONTH})`,
  'iu',
);
/** Several days or dates in the order they were told: "martes, jueves y viernes". */
export function duesIn(text: string, today: Date): number[] {
  const isNextWeek = NEXT_WEEK.test(text);
  const [, several = '', month = ''] = SEVERAL_DATES.exec(text) ?? [];
  if (month) return (several.match(/\d+/g) ?? []).flatMap((day) => daysIn(`${day} de ${month}`, today) ?? []);
  const found = [...text.matchAll(DATES)];
  return found.flatMap(([one]) => dueIn(one, today, isNextWeek) ?? []);
}

function dueThing(piece: string, today: Date, isNextWeek: boolean): Thing | null {
  // "El jueves trabajo" is a time, not a thing.
  if (weekTimesIn(piece, today.getUTCDay()).length > 0) return null;
  const found = DUE_AFTER.exec(piece)?.slice(1) ?? DUE_BEFORE.exec(piece)?.slice(1).reverse();
  const [name, when]: (string | undefined)[] = found ?? [];
  const due = when === undefined ? null : dueIn(when, today, isNextWeek);
  const told = (name ?? '')
    .replace(LEAD, '')
    .replace(/^(?:el|la|de)\s/i, '')
    .trim();
  return due === null || told.length < 2 || NO_NAME.test(told) ? null : { name: told, due };
}

const piecesIn = (text: string): string[] =>
  text
    .split(
      /[\n;:]+|,(?!\d)|\.(?:\s|$)|\s(?:y|e)\s(?=(?:(?:el|la|a|o) )?(?:de )?\p{L}+ (?:el|para|na|no|é|es)\s)/u,
    )
    .map((piece) => piece.trim())
    .filter(Boolean);

const SHORT = 3;
/** "Química y física" are two where nothing else is listed. */
function apart(things: readonly string[]): string[] {
  const [only] = things;
  if (things.length !== 1 || !only) return [...things];
  const sides = only.split(/\s+(?:y|e)\s+/);
  const words = sides.map((side) => side.split(/\s+/).length);
  return Math.max(...words) <= SHORT && Math.max(...words) - Math.min(...words) <= 1 ? sides : [only];
}

/** What is left of a sentence about them names none. */
const NO_NAME =
  /^.?$|^(?:rindo|doy|entrego|presento|es|prova|examen|final|parcial|son|s[aã]o|en total|hola|ser[ií]an|ah|eh|ok)$|(?<!\p{L})semana|^(?:\d+|dos|tres|cuatro|cinco|duas|três|quatro) (?:finales|materias|ex[aá]menes|parciales|provas|mat[eé]rias)/iu;

/** @param isWhole whether all of the text is a list; else only what is plainly one is taken out of it */
function read(whole: string, today: Date, isWhole: boolean, isOnlyPlain = false): Thing[] {
  const { text, far } = farIn(whole);
  const isNextWeek = NEXT_WEEK.test(text);
  const found: Thing[] = [];
  let left = text;
  for (const [form, numbered] of NUMBERED)
    left = left.replace(form, (told: string, ...rest: unknown[]) => {
      const at = rest.findIndex((one) => typeof one === 'number');
      const { noun, numbers: all, of } = numbered(rest.slice(0, at) as (string | undefined)[]);
      const numbers = form === HOW_MANY ? all.filter((one) => one > far) : all;
      const name = singular(noun, PORTUGUESE.test(whole));
      // How many there are says little where some are named.
      const isNamed = form === HOW_MANY && new RegExp(`${name} ?(?:la )?\\d`, 'i').test(text);
      if (numbers.length === 0 || isNamed) return told;
      found.push(...numbers.map((one) => ({ name: `${name} ${one}${of ? ` ${of}` : ''}`, due: null })));
      return ' , ';
    });
  const dues = piecesIn(left).map((piece) => dueThing(piece, today, isNextWeek));
  const due = dues.filter((thing) => thing !== null);
  if (due.length > 1 || (due.length === 1 && isWhole)) {
    found.push(...due);
    left = piecesIn(left)
      .filter((_, at) => dues[at] === null)
      .join(', ');
  }
  if (!isWhole || (found.length > 0 && doneIn(left) !== '')) return found;
  const others = /\p{L}/u.test(left) ? thingsIn(left, isOnlyPlain || found.length > 0) : [];
  const named = apart(others.map((one) => one.replace(LEAD, '').trim()).filter((one) => !NO_NAME.test(one)));
  const parts = [...found, ...named.filter((one) => PART.test(one)).map((name) => ({ name, due: null }))];
  const subject = subjectOf(
    text,
    named.filter((one) => !PART.test(one)),
  );
  if (subject && parts.length > 0 && parts.every(({ name }) => PART.test(name)))
    return parts.map(({ name, due }) => ({ name: `${name} de ${subject}`, due }));
  return [...found, ...named.map((name) => ({ name, due: null }))];
}

/** One part by its number: "unidad 2". */
const PART = new RegExp(`^${NOUN} \\d{1,2}$`, 'iu');

/** The only thing beside what is numbered, where it was said that they are of it. */
function subjectOf(text: string, named: readonly string[]): string | null {
  const [only, another] = named;
  const [, is, before] = SUBJECT.exec(text) ?? [];
  const subject = (is ?? before ?? '').trim();
  return only && !another && subject.endsWith(only) ? subject : null;
}

const DONE =
  /(?<!\p{L})(?:(?:ya|j[aá])(?: \p{L}+){0,4}? (?:estudi(?:é|e|adas?|ados?)|hice|hech[oa]s?|vi|v[ií]stas?|le[ií]|termin(?:é|e|ei|adas?)|repas[eé]|tengo|est[aá]n?|t[aá]|pas[eé]|fiz|li|estudei|revis(?:é|ei)|entregu[eé]|entreguei|sé|me las? sé)|(?:sin|sem|menos|excepto|exceto|salvo|quit[aá](?:le|me)?|qu[ií]tale|sac[aá](?:le)?|tira) (?:la|el|las|los|lo|a|o|as|os|unidad|cap[ií]tulo|tema|unidade))(?!\p{L})/iu;
/** "La 1", before ", la 2 ya las hice". */
const BESIDE = new RegExp(`^(?:y |e )?(?:${THE}|${NOUN} )(?:${NOUN} )?\\d{1,2}$`, 'iu');

/** What of a text says that something is done, or is to be left out. */
export function doneIn(text: string): string {
  const pieces = text.split(/[\n;:,]+|\.(?:\s|$)|\s(?:pero|mas)\s/).map((piece) => piece.trim());
  const done = pieces.filter((piece, at) => {
    if (DONE.test(piece)) return true;
    const next = pieces.findIndex((other, after) => after > at && !BESIDE.test(other));
    return BESIDE.test(piece) && next >= 0 && DONE.test(pieces[next] ?? '');
  });
  return done.join('; ');
}

function isDone({ name }: Thing, done: readonly string[]): boolean {
  const own = /(\d{1,2})(?!\d)/.exec(name)?.[1];
  const words = plain(name)
    .split(/[^a-zñ]+/)
    .filter((word) => word.length > 3);
  return done.some((piece) => {
    const upTo = /(?:hasta|at[eé]) (?:la |el |o |a )?(?:\p{L}+ )?(\d{1,2})/iu.exec(piece)?.[1];
    if (own !== undefined)
      return (
        (upTo !== undefined && Number(own) <= Number(upTo)) || piece.match(/\d+/g)?.includes(own) === true
      );
    const said = plain(piece);
    return words.length > 0 && words.every((word) => said.includes(word));
  });
}

/**
 * @param done what was said to be done anywhere else, as `doneIn` gave it
 * @param isOnlyPlain what is hardly a list is not taken for one
 */
export function planThings(text: string, done: string, today: Date, isOnlyPlain = false): Thing[] {
  const out = [done, doneIn(farIn(text).text)].flatMap((one) => one.split('; ')).filter(Boolean);
  return read(text, today, true, isOnlyPlain).filter((thing) => !isDone(thing, out));
}

const DAY = 86_400_000;
const DATE = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What a message that is about other things as well plainly lists, as a list; empty where it lists nothing. */
export const listedIn = (text: string, today: Date): string =>
  read(text, today, false)
    .map(({ name, due }) =>
      due === null ? name : `${name} el ${DATE.format(new Date(today.getTime() + due * DAY))}`,
    )
    .join(', ');

/** A text without what it says is for which day, so that "química el martes" is no free Tuesday. */
export const withoutDue = (text: string, today: Date): string =>
  piecesIn(text)
    .filter((piece) => dueThing(piece, today, false) === null)
    .join(', ');
