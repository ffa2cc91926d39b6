/** What the sign-up form holds, and what is wrong with it before it is sent. */
export type SignUpForm = {
  name: string;
  email: string;
  password: string;
  country: string;
  isAdult: boolean;
  isAgreed: boolean;
  memory: boolean;
};

type Required = 'name' | 'email' | 'password' | 'isAdult' | 'isAgreed';
export type EmailProblem = 'noEmail' | 'noAt' | 'beforeAt' | 'afterAt';
export type SignUpProblem = EmailProblem | 'noName' | 'shortPassword' | 'notAdult' | 'notAgreed';
export type SignUpProblems = Partial<Record<Required, SignUpProblem>>;

/** No rules of composition: length is what protects (NIST SP 800-63B). */
export const PASSWORD_MIN_LENGTH = 10;

export function emailProblem(email: string): EmailProblem | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'noEmail';
  if (!trimmed.includes('@')) return 'noAt';
  if (trimmed.startsWith('@') || /\s/.test(trimmed)) return 'beforeAt';
  return /@[^@]+\.[^@.]+$/.test(trimmed) ? null : 'afterAt';
}

export function isShortPassword(password: string): boolean {
  return [...password].length < PASSWORD_MIN_LENGTH;
}

export function signUpProblems(form: SignUpForm): SignUpProblems {
  const problems: SignUpProblems = {};
  if (form.name.trim() === '') problems.name = 'noName';
  const email = emailProblem(form.email);
  if (email) problems.email = email;
  if (isShortPassword(form.password)) problems.password = 'shortPassword';
  if (!form.isAdult) problems.isAdult = 'notAdult';
  if (!form.isAgreed) problems.isAgreed = 'notAgreed';
  return problems;
}
