/** What to tell the psychologist or the doctor: a sheet to read from. Pure. */
import { filled, sentence, type Tool } from './tool.ts';

const FIELDS = ['what', 'since', 'often', 'stops', 'tried', 'ask'] as const;

const HAVE =
  /^[¿\s]*(?:(?:y|e|pero|mas) )?(?:es|son|ser[aá]|seria|ser[ií]a|tengo|tendr[eé]|puede ser|pode ser|é|eh|tenho|ser[aá] que)(?!\p{L})/iu;
const OFTEN =
  /cada (?:vez|d[ií]a|semana|cu[aá]nto)|por (?:d[ií]a|semana)|toda (?:vez|semana)|todo dia|(?:desde|contar) (?:cu[aá]ndo|qu[eé]|que|as|las)/iu;
const COUNTS =
  /(?:eso|esto|isso|tamb[ií]en|tamb[eé]m) (?:se (?:dice|pone|cuenta|anota|diz)|va|cuenta|sirve|conta)(?!\p{L})/iu;

export const forTheVisit: Tool = {
  id: 'for-the-visit',
  answers: (question) =>
    OFTEN.test(question)
      ? 'asked-often'
      : COUNTS.test(question)
        ? 'asked-counts'
        : HAVE.test(question)
          ? 'asked-have'
          : null,
  fields: FIELDS.map((id) => ({ id, reads: 'words', isOptional: id !== 'what', mayAsk: id === 'ask' })),
  make: ({ values, say }) =>
    filled([
      say('opening'),
      ...FIELDS.map((id) => (values[id] ? say(id, { said: sentence(values[id]) }) : null)),
      say('closing'),
    ]),
};
