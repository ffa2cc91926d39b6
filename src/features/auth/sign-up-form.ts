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

/** What an account lacks however the person signs in. */
export function personProblems({
  name,
  isAdult,
  isAgreed,
}: Pick<SignUpForm, 'name' | 'isAdult' | 'isAgreed'>) {
  const problems: SignUpProblems = {};
  if (name.trim() === '') problems.name = 'noName';
  if (!isAdult) problems.isAdult = 'notAdult';
  if (!isAgreed) problems.isAgreed = 'notAgreed';
  return problems;
}

/** In the order of the form. */
export function signUpProblems(form: SignUpForm): SignUpProblems {
  const { name, ...agreements } = personProblems(form);
  const problems: SignUpProblems = name ? { name } : {};
  const email = emailProblem(form.email);
  if (email) problems.email = email;
  if (isShortPassword(form.password)) problems.password = 'shortPassword';
  return { ...problems, ...agreements };
}
