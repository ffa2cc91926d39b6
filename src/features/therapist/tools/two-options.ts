/** Two options side by side, with what each gives and costs. Pure. */
import { listIn } from './field-reads.ts';
import { filled, type Making, sentence, type Tool } from './tool.ts';

const option = (name: string, good: string, hard: string, { say }: Making): string[] => [
  sentence(name).replace(/\.$/, ''),
  ...listIn(good).map((one) => `+ ${one}`),
  ...listIn(hard).map((one) => `− ${one}`),
  ...(good || hard ? [] : [say('nothing')]),
];

export const twoOptions: Tool = {
  id: 'two-options',
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
