// Who answers for Juntos, on the pages that say it: what whoever runs it set, and what is still missing.
export type OperatorWords = {
  /** The names of the rows, in the order of the page. */
  facts: Record<'name' | 'taxId' | 'address' | 'dataOfficer' | 'clinicalDirector' | 'supportHours', string>;
  /** How a missing one is named in a list. */
  missing: OperatorWords['facts'];
  and: string;
  none: string;
  some: string;
  doubt: string;
  /** The only promise about time, and only where it was set. */
  answers: { one: string; many: string };
};

const es: OperatorWords = {
  facts: {
    name: 'Nombre legal',
    taxId: 'RUT o registro',
    address: 'Dirección',
    dataOfficer: 'A cargo de los datos',
    clinicalDirector: 'A cargo de lo clínico',
    supportHours: 'Horario de atención',
  },
  missing: {
    name: 'el nombre legal',
    taxId: 'el RUT o registro',
    address: 'la dirección',
    dataOfficer: 'quién cuida los datos',
    clinicalDirector: 'quién dirige lo clínico',
    supportHours: 'el horario de atención',
  },
  and: ' y ',
  none: 'Nadie ha puesto todavía su nombre aquí.',
  some: 'Esto es lo que se sabe.',
  doubt: 'Falta decir {missing}. Mientras falte, haces bien en dudar.',
  answers: {
    one: 'Contestamos tu mensaje en un día hábil.',
    many: 'Contestamos tu mensaje en {days} días hábiles.',
  },
};

export default es;
