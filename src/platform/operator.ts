/** Who answers for this house, as the one who runs it says; what nobody said is null. */
export type Operator = {
  name: string | null;
  taxId: string | null;
  address: string | null;
  dataOfficer: string | null;
  clinicalDirector: string | null;
  supportHours: string | null;
  /** Working days in which letters are answered. Without them nothing is promised. */
  answerDays: number | null;
};

/** What people are told, in this order, with the variable that says it. */
export const OPERATOR_VARIABLES = {
  name: 'OPERATOR_NAME',
  taxId: 'OPERATOR_TAX_ID',
  address: 'OPERATOR_ADDRESS',
  dataOfficer: 'OPERATOR_DATA_OFFICER',
  clinicalDirector: 'OPERATOR_CLINICAL_DIRECTOR',
  supportHours: 'OPERATOR_SUPPORT_HOURS',
} as const;

export type OperatorFact = keyof typeof OPERATOR_VARIABLES;
export const OPERATOR_FACTS = Object.keys(OPERATOR_VARIABLES) as OperatorFact[];

export const missingFacts = (operator: Operator): OperatorFact[] =>
  OPERATOR_FACTS.filter((fact) => operator[fact] === null);
