import { type FormEvent, useState } from 'react';
import { postJson } from '../../platform/browser/api.ts';
import { noSoonerThan, SEEN_MS } from '../../platform/browser/pace.ts';
import { safeReturnPath, withReturn } from '../../platform/browser/return-path.ts';
import { navigate, useArrival, usePlace } from '../../platform/browser/router.tsx';
import { isSharedPhone } from '../../platform/browser/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TopBar } from '../help/top-bar.tsx';
import { FormBanner, type Notice } from './form-banner.tsx';
import { RightsFooter } from './rights-footer.tsx';
import { useSession } from './use-session.tsx';

type SignInReply =
  | { authorized: true; data: { userEmail: string; userName: string } }
  | { authorized: false };

const FROM_SIGN_UP: Notice = { kind: 'ok', text: 'Formulario enviado exitosamente. Ahora ingresa.' };

export default function SignInPage() {
  const { query } = usePlace();
  const { enter } = useSession();
  const volver = safeReturnPath(query.get('volver'), window.location.origin);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isOwnPhone, setOwnPhone] = useState(() => !isSharedPhone());
  const [notice, setNotice] = useState<Notice | null>(query.has('cuenta') ? FROM_SIGN_UP : null);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useArrival('Ingresar - Juntos');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isIncomplete = email.trim() === '' || password === '';
    setMissing(isIncomplete);
    if (isIncomplete) {
      setNotice({ kind: 'error', text: 'Faltan campos. Por favor, verifica.' });
      return;
    }
    setBusy(true);
    const body = { userEmail: email.trim(), userPass: password };
    const result = await noSoonerThan(SEEN_MS, postJson<SignInReply>('/api/v1/userLogin', body));
    if (!result.ok) {
      setNotice({ kind: 'error', text: result.error.message || 'Error en login' });
    } else if (!result.value.authorized) {
      setNotice({ kind: 'error', text: 'El correo o la contraseña no coinciden.' });
    } else {
      setNotice({ kind: 'ok', text: 'Formulario enviado exitosamente.' });
      const { userEmail, userName } = result.value.data;
      await noSoonerThan(SEEN_MS, enter({ email: userEmail, name: userName }, isOwnPhone));
      navigate(volver ?? '/', 'replace');
      return;
    }
    setBusy(false);
  }

  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>Ingresa a tu cuenta</h1>
        <FormBanner notice={notice} />
        <form className="form" noValidate onSubmit={submit}>
          <Field
            label="Correo"
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={isMissing && email.trim() === '' ? 'Falta tu correo.' : undefined}
          />
          <PasswordField
            label="Contraseña"
            name="password"
            showLabel="Mostrar"
            hideLabel="Ocultar"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={isMissing && password === '' ? 'Falta tu contraseña.' : undefined}
          />
          <Checkbox
            label="Este teléfono es solo mío"
            hint="Si no lo es, quita la marca. Tu sesión termina al cerrar la página."
            checked={isOwnPhone}
            onChange={(event) => setOwnPhone(event.target.checked)}
          />
          <Button kind="primary" wide type="submit" busy={isBusy} busyLabel="Enviando...">
            Entrar
          </Button>
        </form>
        <div className="link-row">
          <a href="/resetPassword">¿Olvidaste tu contraseña?</a>
          <a href={withReturn('/signup', volver)}>Registrar</a>
        </div>
        <RightsFooter />
      </main>
    </>
  );
}
