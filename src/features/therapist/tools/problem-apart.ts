/** A problem taken apart: what can be moved, what cannot, one step with its moment. Pure. */
import { itemsIn } from './field-reads.ts';
import { filled, sentence, type Told, type Tool, type Values } from './tool.ts';

const bullets = (text: string): string[] => itemsIn(text).map((one) => `– ${one}`);

/** Of one thing alone it is not asked which is the easiest. */
function toldIn(text: string, { field }: Told): Values {
  const isNone = /^\W*(?:no|n[aã]o|nada|ni idea|sei l[aá])(?!\p{L})/iu.test(text);
  const [only, another] = field === 'mine' && !isNone ? itemsIn(text) : [];
  return only && !another ? { step: only } : {};
}

export const problemApart: Tool = {
  id: 'problem-apart',
  toldIn,
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
