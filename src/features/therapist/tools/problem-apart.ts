/** A problem taken apart: what can be moved, what cannot, one step with its moment. Pure. */
import { listIn } from './field-reads.ts';
import { filled, sentence, type Tool } from './tool.ts';

const bullets = (text: string): string[] => listIn(text).map((one) => `– ${one}`);

export const problemApart: Tool = {
  id: 'problem-apart',
  fields: [
    { id: 'problem', reads: 'words' },
    { id: 'mine', reads: 'list' },
    { id: 'not-mine', reads: 'list', isOptional: true },
    { id: 'step', reads: 'words', labelsOf: 'mine' },
    { id: 'when', reads: 'words', isOptional: true },
  ],
  make: ({ values, say }) => {
    const { problem = '', mine = '', step = '', when = '' } = values;
    const others = values['not-mine'] ?? '';
    return filled([
      sentence(problem),
      say('mine'),
      ...bullets(mine),
      ...(others ? [say('not-mine'), ...bullets(others)] : []),
      when
        ? say('step-when', { step: sentence(step).replace(/\.$/, ''), when })
        : say('step', { step: sentence(step) }),
    ]);
  },
};
