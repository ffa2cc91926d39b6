// Creating an account: a nickname, an e-mail, a password, and consents that are asked apart and never ticked.
// Nobody under 18 gets an account; they get the lines for young people instead.
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { postJson, putJson } from '../../platform/browser/api.ts';
import { countryChoices, guessCountry } from '../../platform/browser/country-guess.ts';
import { noSoonerThan, SEEN_MS } from '../../platform/browser/pace.ts';
import { safeReturnPath, withReturn } from '../../platform/browser/return-path.ts';
import { navigate, useArrival, usePlace } from '../../platform/browser/router.tsx';
import { isSharedPhone } from '../../platform/browser/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldFrame } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TopBar } from '../help/top-bar.tsx';
import { FormBanner, type Notice } from './form-banner.tsx';
import { RightsFooter } from './rights-footer.tsx';
import { PASSWORD_MIN_LENGTH, type SignUpField, type SignUpForm, signUpProblems } from './sign-up-form.ts';
import { useSession } from './use-session.tsx';
import { YouthHelp } from './youth-help.tsx';
import './sign-up-page.css';

type SignUpReply = { ok: true; signedIn: boolean; data: { userEmail: string; userName: string } | null };

const idOf = (field: string) => `registro-${field}`;
const CHECK_FORM = 'Hay algo por corregir. Revisa lo marcado y envía otra vez.';

function noticeOf(problems: Record<string, string>, text: string): Notice {
  const fields = Object.entries(problems).map(([field, problem]) => ({ id: idOf(field), text: problem }));
  return { kind: 'error', text, fields };
}

function useSignUp() {
  const { query } = usePlace();
  const { enter } = useSession();
  const volver = safeReturnPath(query.get('volver'), window.location.origin);
  const [form, setForm] = useState<SignUpForm>(() => ({
    name: '',
    email: '',
    password: '',
    country: guessCountry() ?? '',
    isAdult: false,
    isAgreed: false,
    memory: false,
  }));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function finish({ signedIn, data }: SignUpReply) {
    setNotice({ kind: 'ok', text: 'Formulario enviado exitosamente.' });
    if (!signedIn || !data) {
      await noSoonerThan(SEEN_MS, Promise.resolve());
      navigate(`${withReturn('/inicio-de-sesion', volver ?? '/preguntas1')}&cuenta=lista`, 'replace');
      return;
    }
    if (form.memory) await putJson('/api/v1/consents', { memory: true });
    await noSoonerThan(SEEN_MS, enter({ email: data.userEmail, name: data.userName }, !isSharedPhone()));
    navigate(volver ?? '/preguntas1', 'replace');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = signUpProblems(form);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setNotice(noticeOf(found, CHECK_FORM));
      return;
    }
    setBusy(true);
    const { name, email, password, isAgreed, isAdult, country } = form;
    const body = {
      name: name.trim(),
      email: email.trim(),
      password,
      isAgreed,
      isAdult,
      country: country || undefined,
    };
    const result = await noSoonerThan(SEEN_MS, postJson<SignUpReply>('/api/v1/signup', body));
    if (result.ok) return finish(result.value);
    const refused = result.error.fields ?? {};
    setProblems(refused);
    setNotice(noticeOf(refused, result.error.message));
    setBusy(false);
  }

  const change = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { name, value } = event.target;
    const isTick = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
    setForm((before) => ({ ...before, [name]: isTick ? (event.target as HTMLInputElement).checked : value }));
  };
  /** What every field of the form shares: its name, its id, its value and what is wrong with it. */
  const text = (name: SignUpField & ('name' | 'email' | 'password')) => ({
    name,
    id: idOf(name),
    value: form[name],
    error: problems[name],
    required: true,
    onChange: change,
  });
  const tick = (name: 'isAdult' | 'isAgreed' | 'memory') => ({
    name,
    id: idOf(name),
    checked: form[name],
    error: problems[name],
    onChange: change,
  });
  return { form, notice, isBusy, volver, submit, change, text, tick };
}

export default function SignUpPage() {
  const { form, notice, isBusy, volver, submit, change, text, tick } = useSignUp();
  useArrival('Crear cuenta - Juntos');
  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>Crea tu cuenta</h1>
        <FormBanner notice={notice} />
        <form className="form" noValidate onSubmit={submit}>
          <Field
            {...text('name')}
            label="¿Cómo quieres que te llame?"
            hint="Puede ser un apodo."
            autoComplete="nickname"
            maxLength={60}
          />
          <Field
            {...text('email')}
            label="Correo"
            hint="Solo para entrar a tu cuenta."
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          <PasswordField
            {...text('password')}
            label="Contraseña"
            hint={`${PASSWORD_MIN_LENGTH} letras o más. Una frase corta sirve.`}
            autoComplete="new-password"
            showLabel="Mostrar"
            hideLabel="Ocultar"
          />
          <CountryField value={form.country} onChange={change} />
          <div>
            <Checkbox {...tick('isAdult')} label="Tengo 18 años o más" />
            <YouthHelp country={form.country || null} />
            <Checkbox
              {...tick('isAgreed')}
              label={
                <>
                  Acepto los <a href="/terminos">términos</a> y la{' '}
                  <a href="/privacidad">política de privacidad</a>
                </>
              }
            />
            <Checkbox
              {...tick('memory')}
              label="Quiero que la IA recuerde lo que le cuento"
              hint="Es opcional. Lo cambias cuando quieras en Tú."
            />
          </div>
          <ul className="privacy-card">
            <li>Guardamos lo que escribes cifrado, con una llave solo tuya.</li>
            <li>Tus mensajes no van a otra empresa si no lo permites.</li>
            <li>Aquí no hay publicidad ni rastreadores.</li>
          </ul>
          <Button kind="primary" wide type="submit" busy={isBusy} busyLabel="Creando tu cuenta...">
            Crear cuenta
          </Button>
        </form>
        <p>
          ¿Ya tienes cuenta? <a href={withReturn('/inicio-de-sesion', volver)}>Ingresar</a>
        </p>
        <RightsFooter />
      </main>
    </>
  );
}

function CountryField(props: { value: string; onChange: (event: ChangeEvent<HTMLSelectElement>) => void }) {
  const id = idOf('country');
  return (
    <FieldFrame id={id} label="País (opcional)" hint="Así vemos qué líneas de ayuda mostrarte.">
      <select className="input" id={id} aria-describedby={`${id}-hint`} name="country" {...props}>
        <option value="">Prefiero no decirlo</option>
        {countryChoices().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
