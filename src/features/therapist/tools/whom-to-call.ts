/** Whom I can call, for what, and how to begin. Pure. */
import { filled, sentence, type Tool } from './tool.ts';

const COUNTS = /(?<!\p{L})(?:cuenta|sirve|vale|puede ser|serve|pode ser|conta)(?!\p{L})/iu;

export const whomToCall: Tool = {
  id: 'whom-to-call',
  answers: (question) => (COUNTS.test(question) ? 'asked-counts' : null),
  fields: [
    { id: 'talk', reads: 'words' },
    { id: 'company', reads: 'words', isOptional: true },
    { id: 'hands', reads: 'words', isOptional: true },
    { id: 'begin', reads: 'words', mayAsk: true },
  ],
  make: ({ values: { talk = '', company = '', hands = '', begin = '' }, say }) =>
    filled([
      talk ? say('talk', { who: sentence(talk) }) : null,
      company ? say('company', { who: sentence(company) }) : null,
      hands ? say('hands', { who: sentence(hands) }) : null,
      say('begin', { words: sentence(begin || say('begin-any')) }),
    ]),
};
