// Who answers for Juntos, in the Portuguese of Brazil.
import type { OperatorWords } from '../es/operator.ts';

const pt: OperatorWords = {
  facts: {
    name: 'Nome legal',
    taxId: 'CNPJ ou registro',
    address: 'Endereço',
    dataOfficer: 'Quem cuida dos dados',
    clinicalDirector: 'Quem dirige a parte clínica',
    supportHours: 'Horário de atendimento',
  },
  missing: {
    name: 'o nome legal',
    taxId: 'o CNPJ ou registro',
    address: 'o endereço',
    dataOfficer: 'quem cuida dos dados',
    clinicalDirector: 'quem dirige a parte clínica',
    supportHours: 'o horário de atendimento',
  },
  and: ' e ',
  none: 'Ninguém pôs ainda o nome aqui.',
  some: 'Isto é o que se sabe.',
  doubt: 'Falta dizer {missing}. Enquanto faltar, você faz bem em desconfiar.',
  answers: {
    one: 'Respondemos a sua mensagem em um dia útil.',
    many: 'Respondemos a sua mensagem em {days} dias úteis.',
  },
};

export default pt;
