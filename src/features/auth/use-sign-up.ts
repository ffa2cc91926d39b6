// The sign-up form at work: what each field shares, the check before sending, and where a new person goes next.
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { postJson, putJson } from '../../platform/browser/api.ts';
import { guessCountry } from '../../platform/browser/country-guess.ts';
import { at, entryWords, fill } from '../../platform/browser/language.ts';
import { noSoonerThan, SEEN_MS } from '../../platform/browser/pace.ts';
import { safeReturnPath, withReturn } from '../../platform/browser/return-path.ts';
import { navigate, usePlace } from '../../platform/browser/router.tsx';
import { isSharedPhone } from '../../platform/browser/storage.ts';
import type { Notice } from './form-banner.tsx';
import { PASSWORD_MIN_LENGTH, type SignUpForm, signUpProblems } from './sign-up-form.ts';
import { useSession } from './use-session.tsx';

type SignUpReply = { ok: true; signedIn: boolean; data: { userEmail: string; userName: string } | null };
type Problems = Record<string, string>;

export const idOf = (field: string) => `registro-${field}`;

function noticeOf(problems: Problems, text: string): Notice {
  const fields = Object.entries(problems).map(([field, problem]) => ({ id: idOf(field), text: problem }));
  return { kind: 'error', text, fields };
}

/** What is wrong, in words, by field. */
function problemsIn(form: SignUpForm): Problems {
  const words = entryWords().signUp.problems;
  return Object.fromEntries(
    Object.entries(signUpProblems(form)).map(([field, problem]) => [
      field,
      fill(words[problem], { count: PASSWORD_MIN_LENGTH }),
    ]),
  );
}

/** What the server found wrong besides, in the language of the page. */
function refusedIn(fields: Problems): Problems {
  const words: Problems = entryWords().signUp.refused;
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, words[field] ?? text]));
}

function bodyOf({ memory: _asked, ...form }: SignUpForm) {
  return { ...form, name: form.name.trim(), email: form.email.trim(), country: form.country || undefined };
}

/** The form, and the props that every field of a kind shares. */
function useFields(problems: Problems) {
  const [form, setForm] = useState<SignUpForm>(() => ({
    name: '',
    email: '',
    password: '',
    country: guessCountry() ?? '',
    isAdult: false,
    isAgreed: false,
    memory: false,
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

export function useSignUp() {
  const words = entryWords().signUp;
  const { query } = usePlace();
  const { enter } = useSession();
  const volver = safeReturnPath(query.get('volver'), window.location.origin);
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fields = useFields(problems);
  const { form } = fields;

  async function finish({ signedIn, data }: SignUpReply) {
    setNotice({ kind: 'ok', text: words.done });
    const next = volver ?? at('/preguntas1');
    if (!signedIn || !data) {
      navigate(`${withReturn(at('/inicio-de-sesion'), next)}&cuenta=lista`, 'replace');
      return;
    }
    if (form.memory) await putJson('/api/v1/consents', { memory: true });
    await noSoonerThan(SEEN_MS, enter({ email: data.userEmail, name: data.userName }, !isSharedPhone()));
    navigate(next, 'replace');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemsIn(form);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setNotice(noticeOf(found, words.check));
      return;
    }
    setBusy(true);
    const result = await noSoonerThan(SEEN_MS, postJson<SignUpReply>('/api/v1/signup', bodyOf(form)));
    if (result.ok) return finish(result.value);
    const { code, message, fields: named } = result.error;
    const refused = code === 'common_password' ? { password: message } : refusedIn(named ?? {});
    setProblems(refused);
    setNotice(noticeOf(refused, result.error.message));
    setBusy(false);
  }

  return { ...fields, notice, isBusy, volver, submit };
}
