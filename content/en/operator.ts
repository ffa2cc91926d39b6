// Who answers for Juntos, on the pages in English.
import type { OperatorWords } from '../es/operator.ts';

const en: OperatorWords = {
  facts: {
    name: 'Legal name',
    taxId: 'Tax or registry number',
    address: 'Address',
    dataOfficer: 'In charge of data',
    clinicalDirector: 'In charge of the clinical side',
    supportHours: 'Support hours',
  },
  missing: {
    name: 'the legal name',
    taxId: 'the tax or registry number',
    address: 'the address',
    dataOfficer: 'who is in charge of data',
    clinicalDirector: 'who is in charge of the clinical side',
    supportHours: 'the support hours',
  },
  and: ' and ',
  none: 'Nobody has put a name here yet.',
  some: 'This is what is known.',
  doubt: 'Still missing: {missing}. While it is, you are right to doubt.',
  answers: {
    one: 'We answer your message in one working day.',
    many: 'We answer your message in {days} working days.',
  },
};

export default en;
