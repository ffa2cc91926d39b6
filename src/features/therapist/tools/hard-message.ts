/** A message that is hard to write, in the person's own sentences, in an order that can be heard. Pure. */
import { filled, sentence, type Tool } from './tool.ts';

export const hardMessage: Tool = {
  id: 'hard-message',
  fields: [
    { id: 'greeting', reads: 'words' },
    { id: 'happened', reads: 'said', mayAsk: true },
    { id: 'ask', reads: 'said', isOptional: true, mayAsk: true },
  ],
  make: ({ values: { greeting = '', happened = '', ask = '' } }) =>
    filled([sentence(greeting).replace(/\.$/, ','), sentence(happened), sentence(ask)]),
};
