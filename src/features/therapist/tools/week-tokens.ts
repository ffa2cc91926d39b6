/** What of a text speaks of days, hours, and whether somebody can then; read from the plainest form to the vaguest. Pure. */
import { DAYS_SAID } from './week-days.ts';
import { beginning, DAY_END, ending, HOUR, partOf, type Span, saidHour, spanOf } from './week-hours.ts';

export const WHOLE: Span = { from: 0, to: DAY_END };
/** What is gone to at an hour, and is no work, takes so long. */
const ERRAND = 2 * 60;

type Found = { groups: readonly (string | undefined)[]; text: string };
/** What a single hour beside a word means: from then on, until then, or for as long as an errand takes. */
type Lasts = 'onward' | 'until' | 'errand';
export type Cue = { is: 'cue'; isFree: boolean; isWeak: boolean; lasts: Lasts };
/** What is told by its own words does not hang on those beside it. */
export type Time = {
  is: 'span';
  read: (isFree: boolean | null, lasts: Lasts) => Span | null;
  isFree: boolean | null;
};
export type Token = { is: 'days'; text: string } | Time | Cue | { is: 'break' };
type Reader = (found: Found) => Token | null;

const first = ({ groups }: Found) => saidHour(groups.slice(0, 5));
const second = ({ groups }: Found) => saidHour(groups.slice(5, 10));
const span =
  (
    read: (found: Found, isFree: boolean | null, lasts: Lasts) => Span | null,
    isFree: boolean | null = null,
  ): Reader =>
  (found) => ({ is: 'span', isFree, read: (known, lasts) => read(found, isFree ?? known, lasts) });
const cue =
  (isFree: boolean, { isWeak = false, lasts = 'onward' as Lasts } = {}): Reader =>
  () => ({ is: 'cue', isFree, isWeak, lasts });

const between = (found: Found): Span | null => {
  const [from, to] = [first(found), second(found)];
  return from && to && spanOf(from, to);
};
const until = (found: Found, isFree: boolean | null): Span | null => {
  const hour = first(found);
  return hour && { from: 0, to: isFree ? beginning(hour) : ending(hour) };
};
const onward = (found: Found): Span | null => {
  const hour = first(found);
  return hour && { from: beginning(hour), to: DAY_END };
};
const at = (found: Found, isFree: boolean | null, lasts: Lasts): Span | null => {
  if (lasts === 'until') return until(found, isFree);
  const from = onward(found);
  return from && lasts === 'errand' ? { ...from, to: from.from + ERRAND } : from;
};

/** What is counted is no hour: "unidad 1 a 7", "2 a 3 horas por día", "del 2 al 10 de diciembre". */
const OF_A_LIST =
  '(?<!(?:unidad|unidade|tema|capitulo|cap|modulo|parte|leccion|pagina|aula)(?:e?s)? (?:de )?(?:la |el )?)';
const NO_COUNT =
  '(?! ?(?:%|dias|semanas|unidades|temas|capitulos|materias|horas? (?:por|al|diari|cada)|de (?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|fev|mai|out|dez)))(?!\\d)';
const AT = '(?:(?:las?|as) )?';
const TO = '(?: ?[-–] ?| (?:a|hasta|ate|as) )';
const PART = '(?:mananas?|manhas?|tardes?|noches?|noites?|madrugadas?|medio ?dia)';
const DAY =
  '(?:(?:(?:lo |la parte |o )?(?:del?|do|da) )|(?:el|los|o|os|na|no|a) )?(?:dom|lun|mar|mie|jue|vie|sab|seg|ter|qua|qui|sex)';
const NOT = '(?:no|nao)';

/** What is read first takes its words from what is read after it. */
const FORMS: readonly [string, Reader][] = [
  [
    `(?:de|en la|por la|da|a) (?:noche|noite),? (?:de|desde|das) ${AT}${HOUR}${TO}${AT}${HOUR}`,
    span((found) => {
      const [from, to] = [first(found), second(found)];
      return from && to && spanOf({ ...from, half: from.hour < 12 ? 'pm' : from.half }, to);
    }),
  ],
  [`entre ${AT}${HOUR} (?:y|e) ${AT}${HOUR}${NO_COUNT}`, span(between)],
  [`${OF_A_LIST}(?:(?:de|desde|das|da) )?${AT}${HOUR}${TO}${AT}${HOUR}${NO_COUNT}`, span(between)],
  [
    `(?:solo|so|nomas|unicamente) (?:puedo |posso |tengo |tenho )?(?:hasta|ate|antes de|antes das?) ${AT}${HOUR}`,
    span(until, true),
  ],
  [`(?:hasta|ate|antes de|antes das?) ${AT}${HOUR}${NO_COUNT}`, span(until)],
  [`(?:desde|a partir de|a partir das?|despues de|depois das?) ${AT}${HOUR}${NO_COUNT}`, span(onward)],
  // Getting up is no time to keep.
  [`(?:levant|despiert|despert|acuest|duerm|deit|durm|acord)[a-z]+(?: (?:a las?|as) ${HOUR})?`, () => null],
  [`(?:a las?|as) ${HOUR}${NO_COUNT}`, span(at)],
  ['(\\d{1,2})(?:[:h](\\d{2}))?( y media)? ?([ap]\\.?m\\.?)', span(at)],
  [
    `(?:toda la|todas las|en las?|por las?|de la|a la|las|pelas?|toda a|a|as|de|nas?|ao) ${PART}`,
    span(({ text }) => partOf(text)),
  ],
  ['(?:todo el|o) dia(?: todo| entero| completo)?|dia entero', span(() => WHOLE)],
  [
    `(?:sin|sem|menos|excepto|exceto|salvo|ni|nem|quit[aeo]\\w*|saca\\w*|borra\\w*|elimina\\w*|tira)(?= ${DAY})`,
    cue(false),
  ],
  // "El sábado sigue ahí": it was to go.
  [
    '(?:todavia |aun |ainda )?(?:sigue|siguen|esta|sale|salen|aparece|aparecen|continua)(?: (?:ahi|alli|igual|apareciendo|puesto|ai|ali|la))',
    cue(false),
  ],
  [DAYS_SAID, ({ text }) => ({ is: 'days', text })],
  [
    `${NOT} (?:trabajo|trabalho|entro|curso|(?:tengo|tenho) (?:clases?|turno|trabajo|trabalho|aula|nada))`,
    cue(true),
  ],
  [
    `${NOT} (?:puedo|podria|podre|me da|hay|tengo (?:tiempo|rato)|estoy|cuento|posso|da|tenho tempo|consigo)|imposible|impossivel|nada|sin tiempo|ocupad[oa]s?`,
    cue(false),
  ],
  [
    '(?:salgo|salir|saio|termino|acabo)(?: (?:de|del|do|da) [a-z]+)?|me libero|me desocupo',
    cue(false, { lasts: 'until' }),
  ],
  [
    'cita|consulta|medico|dentista|reunion|reuniao|misa|culto|clases?|aulas?',
    cue(false, { lasts: 'errand' }),
  ],
  [
    'trabaj(?:o|ar|ando|amos)|trabalh(?:o|ar)|entro|entrar|turnos?|jornada|laburo|chambeo|chamba|cursada|curso|facultad|faculdade|gimnasio|gym|academia|guardia|plantao|viajo|viaje|viagem|iglesia|igreja|ensayo|entreno|entrenamiento|treino|cuido|descansar',
    cue(false),
  ],
  ['puedo|podria|posso|consigo|libres?|livres?|disponible|disponivel|descanso|franco|folga', cue(true)],
  [
    'pon(?:lo|los|la|las|me|melo|er|erlo|le|elo|ga|gamos)?|mejor|melhor|prefiero|prefiro|dej[ae]l[oa]|pasal[oa]|muevel[oa]|acomodal[oa]|que sea|estudio|estudiar|estudo|estudar|coloca|poe|bota|deixa|passa',
    cue(true),
  ],
  // "Tengo toda la tarde": what stood behind it is read already.
  ['(?:tengo|tenho)(?=  )|si|sim|solo|so|nomas|quiero|quero|quisiera', cue(true, { isWeak: true })],
  [`${NOT}(?= ?(?:[.,;\\n]|$))`, cue(false, { isWeak: true })],
  ['[.,;\\n()]|pero|pues', () => ({ is: 'break' })],
];
const READERS = FORMS.map(([form, read]): [RegExp, Reader] => [
  new RegExp(`(?<![a-z0-9])(?:${form})(?![a-z0-9])`, 'g'),
  read,
]);

const NUMBERS = [
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];
const NUMEROS = [
  'uma',
  'duas',
  'tres',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
];
const HOUR_WORD = new RegExp(
  `(?<= (?:las?|as|a) )(${[...new Set([...NUMBERS, ...NUMEROS])].join('|')})(?![a-z])`,
  'g',
);
const hourWord = (word: string): string => String(Math.max(NUMBERS.indexOf(word), NUMEROS.indexOf(word)) + 1);

const plain = (text: string): string =>
  ` ${text}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ l a v(?![a-z])/g, ' lunes a viernes')
    .replace(/ las? ([ap]m)/g, ' $1')
    .replace(HOUR_WORD, hourWord)
    .replace(/(?<= (?:de|a) )mediodia(?![a-z])/g, '12');

export function tokensIn(text: string): Token[] {
  const found: { at: number; token: Token }[] = [];
  let left = plain(text);
  for (const [form, read] of READERS)
    left = left.replace(form, (whole: string, ...rest: unknown[]) => {
      const at = rest.findIndex((one) => typeof one === 'number');
      const token = read({ text: whole, groups: rest.slice(0, at) as (string | undefined)[] });
      if (token) found.push({ at: rest[at] as number, token });
      return ' '.repeat(whole.length);
    });
  return found.sort((a, b) => a.at - b.at).map(({ token }) => token);
}
