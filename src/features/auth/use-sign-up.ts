// The sign-up form at work: the check before sending, and where a new person goes next.
import { type FormEvent, useState } from 'react';
import { postJson, putJson } from '../../platform/browser/api.ts';
import { at, entryWords } from '../../platform/browser/language.ts';
import { noSoonerThan, SEEN_MS } from '../../platform/browser/pace.ts';
import { safeReturnPath, withReturn } from '../../platform/browser/return-path.ts';
import { navigate, usePlace } from '../../platform/browser/router.tsx';
import { isSharedPhone } from '../../platform/browser/storage.ts';
import type { Notice } from './form-banner.tsx';
import { type SignUpForm, signUpProblems } from './sign-up-form.ts';
import { useSession } from './use-session.tsx';
import { noticeOf, type Problems, refusedIn, useSignUpFields, worded } from './use-sign-up-fields.ts';

type SignUpReply = { ok: true; signedIn: boolean; data: { userEmail: string; userName: string } | null };

function bodyOf({ memory: _asked, ...form }: SignUpForm) {
  return { ...form, name: form.name.trim(), email: form.email.trim(), country: form.country || undefined };
}

export function useSignUp() {
  const words = entryWords().signUp;
  const { query } = usePlace();
  const { enter } = useSession();
  const volver = safeReturnPath(query.get('volver'), window.location.origin);
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fields = useSignUpFields(problems);
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
    const found = worded(signUpProblems(form));
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

  return { fields, notice, isBusy, volver, submit };
}
