/** "ese número no es de acá, estoy en Perú": the line given belongs to another country than where they are. */
import { DIRECTORY, HELP_COUNTRIES } from '../help/help-lines.ts';
import { normalise } from './normalise.ts';
import { atLeast } from './risk.ts';
import { askLighter } from './screener.ts';
import { type SafetyDecision, type SafetyTurn, say } from './turn.ts';

const NAMES: readonly (readonly [string, string])[] = HELP_COUNTRIES.map(({ code, name }) => [
  code,
  normalise(name),
]);
const HERE = '(?:estoy|vivo|ando|me mude|resido|aca|aqui|moro|estou)(?: \\w+){0,3} (?:en|a|em|no|na)';
const NOT_MINE =
  /\b(?:(?:ese|este|el) (?:numero|telefono|fono) (?:no (?:es|existe|sirve|funciona|me sale)|es de otro)|numero equivocado|no (?:es|son) de (?:aca|aqui|mi pais)|otro pais|outro pais|esse numero nao)\b/;

/** The turn with the country they name; the same turn when nothing is corrected. */
export function withPlace(turn: SafetyTurn): SafetyTurn {
  const plain = normalise(turn.text);
  const named = NAMES.find(([, name]) => new RegExp(`\\b${HERE} ${name}\\b`).test(plain))?.[0];
  const known = turn.course.country ?? turn.profile.country;
  const wrong = named === undefined && NOT_MINE.test(plain) && !turn.course.country;
  if (!wrong && (named === undefined || named === known)) return turn;
  const country = named === turn.profile.country ? null : (named ?? 'other');
  return { ...turn, course: { ...turn.course, country } };
}

const THANKS = {
  es: 'Gracias por avisar. La línea de ese lugar está en',
  pt: 'Que bom que avisou. A linha desse lugar está em',
} as const;

const placed = (turn: SafetyTurn): string => `${THANKS[turn.profile.language]} ${DIRECTORY}`;

/** Says where their own lines are; the open question stays open for the next message. */
export function correctPlace(turn: SafetyTurn): SafetyDecision {
  const item = askLighter(turn, placed(turn));
  if (item) return item;
  const high = atLeast(turn.risk.level, 'high');
  return say(turn, {
    kind: high ? 'crisis.line' : 'line.someday',
    frame: high ? 'place.other.now' : 'place.other',
    step: high ? 'crisis.place' : turn.risk.step,
    boxes: ['line_given'],
    card: true,
  });
}
