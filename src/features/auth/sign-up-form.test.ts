import { expect, test } from 'vitest';
import { emailProblem, type SignUpForm, signUpProblems } from './sign-up-form.ts';

const whole: SignUpForm = {
  name: 'Cami',
  email: 'cami@example.com',
  password: 'una frase corta',
  country: 'CL',
  isAdult: true,
  isAgreed: true,
  memory: false,
};

test('a nickname, an e-mail and a long password are enough; the optional consent stays off', () => {
  expect(signUpProblems(whole)).toEqual({});
});

test('each missing thing is named at its own field', () => {
  const empty = { ...whole, name: ' ', email: '', password: 'corta', isAdult: false, isAgreed: false };
  expect(Object.keys(signUpProblems(empty))).toEqual(['name', 'email', 'password', 'isAdult', 'isAgreed']);
});

test.each([
  ['cami', 'noAt'],
  ['cami@', 'afterAt'],
  ['cami@example', 'afterAt'],
  ['@example.com', 'beforeAt'],
  [' cami@example.com ', null],
])('the e-mail %s says what it lacks', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});
