// The fields of a new account, wherever it is made: what each shares, and what is wrong with them in words.
import { type ChangeEvent, useState } from 'react';
import { guessCountry } from '../../platform/browser/country-guess.ts';
import { entryWords, fill } from '../../platform/browser/language.ts';
import type { Notice } from './form-banner.tsx';
import { PASSWORD_MIN_LENGTH, type SignUpForm, type SignUpProblems } from './sign-up-form.ts';

export type Problems = Record<string, string>;

export const idOf = (field: string) => `registro-${field}`;

export function noticeOf(problems: Problems, text: string): Notice {
  const fields = Object.entries(problems).map(([field, problem]) => ({ id: idOf(field), text: problem }));
  return { kind: 'error', text, fields };
}

/** What is wrong, in words, by field. */
export function worded(found: SignUpProblems): Problems {
  const words = entryWords().signUp.problems;
  return Object.fromEntries(
    Object.entries(found).map(([field, problem]) => [
      field,
      fill(words[problem], { count: PASSWORD_MIN_LENGTH }),
    ]),
  );
}

/** What the server found wrong besides, in the language of the page. */
export function refusedIn(fields: Problems): Problems {
  const words: Problems = entryWords().signUp.refused;
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, words[field] ?? text]));
}

/** The form, and the props that every field of a kind shares. */
export function useSignUpFields(problems: Problems, given: Partial<SignUpForm> = {}) {
  const [form, setForm] = useState<SignUpForm>(() => ({
    name: '',
    email: '',
    password: '',
    country: guessCountry() ?? '',
    isAdult: false,
    isAgreed: false,
    memory: false,
    ...given,
  }));
  const write = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setForm((before) => ({ ...before, [event.target.name]: event.target.value }));
  const tick = (event: ChangeEvent<HTMLInputElement>) =>
    setForm((before) => ({ ...before, [event.target.name]: event.target.checked }));
  return {
    form,
    writeField: (name: 'name' | 'email' | 'password') => ({
      name,
      id: idOf(name),
      value: form[name],
      error: problems[name],
      required: true,
      onChange: write,
    }),
    tickField: (name: 'isAdult' | 'isAgreed' | 'memory') => ({
      name,
      id: idOf(name),
      checked: form[name],
      error: problems[name],
      onChange: tick,
    }),
    countryField: { value: form.country, onChange: write },
  };
}

export type SignUpFields = ReturnType<typeof useSignUpFields>;
