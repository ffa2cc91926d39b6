/**
 * Where the person is, when it matters for a line: "ese número no es de acá, estoy en Perú", or the country they give
 * when it is not on file and a line is due. From then on only that country's numbers are said and drawn.
 */
import { DIRECTORY, HELP_COUNTRIES, lineSentence, linesFor } from '../help/help-lines.ts';
import { normalise } from './normalise.ts';
import { atLeast } from './risk.ts';
import { countryNow } from './risk-state.ts';
import { askLighter } from './screener.ts';
import { choices, countryNameIn, hasAskedPlace, type SafetyDecision, type SafetyTurn, say } from './turn.ts';

/** What people also call a country, in the plain spelling of normalise.ts. */
const ALSO_CALLED: Record<string, string> = {
  AR: 'buenos aires|capital federal|caba',
  BO: 'la paz bolivia|santa cruz de la sierra|cochabamba',
  BR: 'brazil|sao paulo|rio de janeiro|brasilia',
  CL: 'santiago de chile|valparaiso',
  CO: 'bogota|medellin|barranquilla',
  CU: 'la habana',
  DO: 'santo domingo|rep(?:ublica)? dom(?:inicana)?|dominicana',
  EC: 'quito|guayaquil',
  ES: 'madrid|barcelona',
  HN: 'tegucigalpa|san pedro sula',
  MX: 'mejico|cdmx|ciudad de mexico|monterrey|tijuana',
  NI: 'managua',
  PE: 'lima|arequipa|cusco',
  PY: 'asuncion',
  SV: 'san salvador',
  US: 'eeuu?|ee ?\\.? ?uu|eua|usa|los estados unidos|nueva york|miami',
  UY: 'montevideo',
  VE: 'caracas|maracaibo',
};

/** Each country with everything it is called, Spanish and Portuguese; the longest first, so that none hides another. */
const CALLED: readonly (readonly [code: string, name: string])[] = HELP_COUNTRIES.flatMap(
  ({ code, name }) => {
    const names = [name, countryNameIn(code, 'es'), countryNameIn(code, 'pt')].map(normalise);
    return [...new Set([...names, ...(ALSO_CALLED[code]?.split('|') ?? [])])].map(
      (it) => [code, it] as const,
    );
  },
).sort(([, a], [, b]) => b.length - a.length);

const HERE =
  '(?:estoy|vivo|ando|me mude|resido|aca|aqui|moro|estou|escribo|escrevo|llamo|falo)(?! (?:pensando|sonando|hablando|falando))(?: \\w+){0,3} (?:en|a|em|no|na|nos|desde|de|do|da)';
/** A bare answer to our own question: "Perú", "en Bolivia", "soy de México", "sou do Brasil". */
const ONLY =
  '^(?:pues |eh |bueno |si |yo |es |e |mi pais (?:es|ahora) ?:? ?|meu pais (?:e|agora) ?:? ?|(?:yo )?soy (?=de)|(?:eu )?sou (?=d))*(?:de |en |desde |do |da |no |na |nos |em )?';
const AFTER_ONLY = '[.!, ]*(?:pues|po|gracias|obrigad[oa])?[.! ]*$';
const NOT_MINE =
  /\b(?:(?:ese|este|el) (?:numero|telefono|fono) (?:no (?:es|existe|sirve|funciona|me sale)|es de otro)|numero equivocado|no (?:es|son) de (?:aca|aqui|mi pais)|otro pais|outro pais|esse numero nao)\b/;

const NAMED = CALLED.map(([code, name]) => ({
  code,
  here: new RegExp(`\\b${HERE} ${name}\\b`),
  alone: new RegExp(`${ONLY}${name}${AFTER_ONLY}`),
}));

/** Nearly no message says where somebody is: the names are only looked for in one that does. */
const SAYS_WHERE = new RegExp(`\\b${HERE} `);

function countryNamed(plain: string, isAsked: boolean): string | undefined {
  if (!isAsked && !SAYS_WHERE.test(plain)) return undefined;
  return NAMED.find(({ here, alone }) => here.test(plain) || (isAsked && alone.test(plain)))?.code;
}

/** The turn with the country they name; the same turn when nothing is new. */
export function withPlace(turn: SafetyTurn): SafetyTurn {
  const plain = normalise(turn.text);
  const named = countryNamed(plain, hasAskedPlace(turn));
  const known = countryNow(turn.course, turn.profile.country);
  const wrong = named === undefined && NOT_MINE.test(plain) && !turn.course.country;
  if (!wrong && (named === undefined || named === known)) return turn;
  return { ...turn, course: { ...turn.course, country: named ?? 'other' } };
}

/** A country that came when a line was already given, or while a question of ours is open, is answered at once. */
export function placeIsNews(before: SafetyTurn, placed: SafetyTurn): boolean {
  return placed !== before && (placed.risk.step !== null || placed.risk.checklist.line_given === true);
}

const ELSEWHERE = {
  es: 'Gracias por avisar. La línea de ese lugar está en',
  pt: 'Que bom que avisou. A linha desse lugar está em',
} as const;

/** Gives the lines of where they are; the open question stays open for the next message. */
export function correctPlace(turn: SafetyTurn): SafetyDecision {
  const { language } = turn.profile;
  const country = countryNow(turn.course, turn.profile.country);
  const hasLines = country !== null && linesFor(country).length > 0;
  // Begins with the country: an opening already said is left out, and this must not be.
  const lead = hasLines
    ? `${countryNameIn(country, language)}: ${lineSentence(country, turn.now, language, turn.risk.kinds)}`
    : `${ELSEWHERE[language]} ${DIRECTORY}`;
  const item = askLighter(turn, lead);
  if (item)
    return { ...item, risk: { ...item.risk, checklist: { ...item.risk.checklist, line_given: true } } };
  return atLeast(turn.risk.level, 'high')
    ? placeInCrisis(turn, country, hasLines)
    : say(turn, {
        kind: 'line.someday',
        frame: hasLines ? 'place.here' : 'place.other',
        step: turn.risk.step,
        boxes: ['line_given'],
        card: true,
        holes: country ? { country: countryNameIn(country, language) } : {},
      });
}

/** Number first; who can be there is asked with it unless that was asked before. */
function placeInCrisis(turn: SafetyTurn, country: string | null, hasLines: boolean): SafetyDecision {
  const asked = turn.risk.checklist.physical_presence === true;
  const holes = country ? { country: countryNameIn(country, turn.profile.language) } : undefined;
  if (!hasLines)
    return say(turn, {
      kind: 'crisis.line',
      frame: 'place.other.now',
      step: 'crisis.place',
      boxes: ['line_given'],
      card: true,
      holes,
    });
  // One instruction a message, and it is the number.
  if (turn.risk.level === 'imminent')
    return say(turn, {
      kind: 'crisis.instruction',
      frame: 'place.here.call',
      step: 'now.emergency',
      boxes: ['line_given'],
      choices: choices(turn, 'called'),
      holes,
    });
  return say(turn, {
    kind: 'crisis.line',
    frame: asked ? 'place.here.stay' : 'place.here.now',
    step: asked ? turn.risk.step : 'crisis.place',
    boxes: asked ? ['line_given'] : ['line_given', 'physical_presence', 'trusted_person'],
    card: true,
    holes,
  });
}
