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
export type SignUpProblems = Partial<Record<Required, string>>;

/** No rules of composition: length is what protects (NIST SP 800-63B). */
export const PASSWORD_MIN_LENGTH = 10;

export function emailProblem(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'Falta tu correo.';
  if (!trimmed.includes('@')) return 'Al correo le falta la @.';
  if (trimmed.startsWith('@') || /\s/.test(trimmed)) return 'Revisa lo que va antes de la @.';
  return /@[^@]+\.[^@.]+$/.test(trimmed) ? null : 'Falta lo que va después de @.';
}

export function signUpProblems(form: SignUpForm): SignUpProblems {
  const problems: SignUpProblems = {};
  if (form.name.trim() === '') problems.name = 'Falta cómo quieres que te llame.';
  const email = emailProblem(form.email);
  if (email) problems.email = email;
  if ([...form.password].length < PASSWORD_MIN_LENGTH) {
    problems.password = `La contraseña lleva ${PASSWORD_MIN_LENGTH} letras o más.`;
  }
  if (!form.isAdult) problems.isAdult = 'Marca si tienes 18 años o más.';
  if (!form.isAgreed) problems.isAgreed = 'Falta aceptar los términos.';
  return problems;
}
