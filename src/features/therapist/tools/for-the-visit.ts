/** What to tell the psychologist or the doctor: a sheet to read from. Pure. */
import { filled, sentence, type Tool } from './tool.ts';

const FIELDS = ['what', 'since', 'often', 'stops', 'tried', 'ask'] as const;

export const forTheVisit: Tool = {
  id: 'for-the-visit',
  fields: FIELDS.map((id) => ({ id, reads: 'words', isOptional: id !== 'what', mayAsk: id === 'ask' })),
  make: ({ values, say }) =>
    filled([
      say('opening'),
      ...FIELDS.map((id) => (values[id] ? say(id, { said: sentence(values[id]) }) : null)),
      say('closing'),
    ]),
};
