/** Two options side by side, with what each gives and costs. Pure. */
import { itemsIn } from './field-reads.ts';
import { filled, type Making, sentence, type Told, type Tool, type Values } from './tool.ts';

const option = (name: string, good: string, hard: string, { say }: Making): string[] => [
  sentence(name).replace(/\.$/, ''),
  ...itemsIn(good).map((one) => `+ ${one}`),
  ...itemsIn(hard).map((one) => `− ${one}`),
  ...(good || hard ? [] : [say('nothing')]),
];

const SIDE = '([^.,;:?¿]{3,60}?)';
const TWO = '(?:(?:dos|duas|las|as|estas|essas) )?(?:opciones|cosas|caminos|op[cç][oõ]es|coisas)';
const NAMED: readonly RegExp[] = [
  new RegExp(
    `(?:${TWO}|compar\\p{L}+|decidir|elegir|escolher|dud[oa])(?: comigo| conmigo)?(?: ${TWO})?[ :,]+(?:entre |si |se |son |s[aã]o )*${SIDE},? (?:o|ou|vs\\.?) (?:si |se )?${SIDE}[.?!]*$`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})entre ${SIDE} (?:y|e|o|ou) ${SIDE}[.?!]*$`, 'iu'),
  new RegExp(
    `(?<!\\p{L})n(?:o s[eé]|[aã]o sei) (?:si|se) ${SIDE},? (?:o|ou) (?:si |se )?${SIDE}[.?!]*$`,
    'iu',
  ),
];

/** "Entre quedarme y volver": both are named already. */
function toldIn(text: string, { field }: Told): Values {
  if (field !== null) return {};
  const found = NAMED.map((form) => form.exec(text.trim())).find((one) => one !== null);
  const [, first = '', second = ''] = found ?? [];
  const isNone = new RegExp(`^${TWO}$`, 'iu').test(first.trim());
  return first && second && !isNone ? { first: first.trim(), second: second.trim() } : {};
}

const SHORT = 6;

/** What stands there, said in two sentences, and one question. */
function says({ values, say }: Making): string {
  const items = (id: string) => itemsIn(values[id] ?? '');
  const of = (kind: 'good' | 'hard') => ['first', 'second'].map((side) => items(`${side}-${kind}`));
  const [good, hard] = [of('good'), of('hard')];
  const isCounted = [...good, ...hard].flat().every((item) => item.split(/\s+/).length <= SHORT);
  const compared = (kind: 'good' | 'hard', [one = [], two = []]: string[][]): string | null => {
    if (one.length === two.length) return null;
    const which = say(one.length > two.length ? 'read-first' : 'read-second');
    const [less, more] = [one.length, two.length].toSorted((a, b) => a - b);
    return say(`read-${kind}`, { which, more: more ?? 0, less: less ?? 0 });
  };
  const counts = isCounted ? filled([compared('good', good), compared('hard', hard)]) : [];
  const isEven = isCounted && counts.length === 0 && good.flat().length > 0;
  const matters = (values.matters ?? '').trim().replace(/[.]$/, '');
  return [
    ...(isEven ? [say('read-even')] : counts),
    matters ? say('read-matters', { matters }) : say('read-open'),
  ].join(' ');
}

export const twoOptions: Tool = {
  id: 'two-options',
  toldIn,
  says,
  fields: [
    { id: 'first', reads: 'words' },
    { id: 'second', reads: 'words' },
    { id: 'first-good', reads: 'list', isOptional: true },
    { id: 'first-hard', reads: 'list', isOptional: true },
    { id: 'second-good', reads: 'list', isOptional: true },
    { id: 'second-hard', reads: 'list', isOptional: true },
    { id: 'matters', reads: 'words', isOptional: true },
  ],
  make: (making) => {
    const { values, say } = making;
    const { first = '', second = '', matters = '' } = values;
    return filled([
      ...option(first, values['first-good'] ?? '', values['first-hard'] ?? '', making),
      ...option(second, values['second-good'] ?? '', values['second-hard'] ?? '', making),
      matters ? say('matters', { matters: sentence(matters) }) : null,
      say('wait'),
    ]);
  },
};
