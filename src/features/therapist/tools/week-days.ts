/** The days of the week as people name them: "jueves a domingo", "lun mar mie", "entre semana", "el resto". Pure. */

/** 0 is Sunday. "La segunda" is no Monday in Portuguese, where it stands without the article. */
const NAMES: readonly string[] = [
  'domingos?|dom',
  'lunes|lun|(?<!la )segundas?(?:-feiras?)?|seg',
  'martes|(?<!al |el )mar|tercas?(?:-feiras?)?|ter',
  'miercoles|mierc?|mie|(?<!la )quartas?(?:-feiras?)?|qua',
  'jueves|jue|(?<!la )quintas?(?:-feiras?)?|qui',
  'viernes|vie|(?<!la )sextas?(?:-feiras?)?|sex',
  'sabados?|sab',
];
const NAME = `(?<![a-z])(?:${NAMES.join('|')})(?![a-z])`;
/** Between two days of one list. */
const BETWEEN =
  '(?: ?[,/-] ?| )(?:(?:y|e|o|ou|a|al|hasta|ate|ni|nem) )?(?:(?:el|los|o|os|na|no|nas|nos|ao|aos|as) )?';

const APART: readonly [RegExp, (today: number) => readonly number[]][] = [
  [/finde|fin(?:es)? |fi(?:m|ns) |fds/, () => [6, 0]],
  [/semana$/, () => [1, 2, 3, 4, 5]],
  [/^tod|^cada|^diario|^siempre|^sempre/, () => [0, 1, 2, 3, 4, 5, 6]],
  [/^pasado|^depois/, (today) => [(today + 2) % 7]],
  [/^ma[nñ]ana|^amanha/, (today) => [(today + 1) % 7]],
  [/^ho[yj]/, (today) => [today]],
];
const SPECIAL =
  'entre semana|dias? de semana|(?:los |el |o |os )?(?:fines|fin|fim|fins) de semana|findes?|fds|todos los dias|todos os dias|todo dia|cada dia|diario|siempre|sempre|pasado manana|depois de amanha|(?<!(?:la|una|las) )manana|amanha|hoy|hoje';
/** Those spoken of just before, and those not spoken of. */
const SAME = '(?:ese|esos|ese mismo|esse|esses|nesse|nesses) dias?';
const OTHERS = '(?:el resto|o resto|los demas|os demais|los otros|os outros)(?: de)?(?: los| dos)?(?: dias)?';

export const DAYS_SAID = `${NAME}(?:${BETWEEN}${NAME})*|${SPECIAL}|${SAME}|${OTHERS}`;

const dayOf = (name: string): number => NAMES.findIndex((form) => new RegExp(`^(?:${form})$`).test(name));
const NAMED = new RegExp(NAME, 'g');
const SPANS = /(?:^| )(?:a|al|hasta|ate|ao) |^ ?- ?$/;
const LISTS = /(?:^| )(?:y|e|ni|nem) |,/;

/** @param text one of `DAYS_SAID` @param before the days spoken of last @param named all that were spoken of */
export function daysNamed(
  text: string,
  today: number,
  before: readonly number[],
  named: readonly number[],
): readonly number[] {
  if (new RegExp(`^(?:${SAME})$`).test(text)) return before;
  if (new RegExp(`^(?:${OTHERS})$`).test(text))
    return [0, 1, 2, 3, 4, 5, 6].filter((day) => !named.includes(day));
  const found = [...text.matchAll(NAMED)];
  if (found.length === 0) return APART.find(([form]) => form.test(text))?.[1](today) ?? [];
  return found.flatMap((one, at) => {
    const day = dayOf(one[0]);
    const last = found[at - 1];
    const between = last ? text.slice(last.index + last[0].length, one.index) : '';
    if (!last || !SPANS.test(between) || LISTS.test(between)) return [day];
    const from = dayOf(last[0]);
    return Array.from({ length: (day - from + 7) % 7 }, (_, step) => (from + step + 1) % 7);
  });
}
