import { type FormEvent, useState } from 'react';
import { postJson } from '../../platform/browser/api.ts';
import { noSoonerThan, SEEN_MS } from '../../platform/browser/pace.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TopBar } from '../help/top-bar.tsx';
import { FormBanner, type Notice } from './form-banner.tsx';
import { emailProblem } from './sign-up-form.ts';

const NOT_YET = 'Todavía no podemos enviar el enlace. Tu cuenta sigue igual.';

export default function ResetPage() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);
  useArrival('Recuperar contraseña - Juntos');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found);
    if (found) {
      setNotice({ kind: 'error', text: 'Revisa el correo y envía otra vez.' });
      return;
    }
    setBusy(true);
    const sent = postJson('/api/v1/password/forgot', { email: email.trim() });
    const result = await noSoonerThan(SEEN_MS, sent);
    setBusy(false);
    if (result.ok) {
      setEmail('');
      setNotice({
        kind: 'ok',
        text: 'Si hay una cuenta con ese correo, te llegará un enlace en unos minutos.',
      });
    } else {
      const isMissing = result.error.status === 404;
      setNotice({ kind: 'error', text: isMissing ? NOT_YET : result.error.message });
    }
  }

  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>Recupera tu contraseña</h1>
        <p>Escribe tu correo. Te enviamos un enlace para crear otra contraseña.</p>
        <FormBanner notice={notice} />
        <form className="form" noValidate onSubmit={submit}>
          <Field
            label="Correo"
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={problem}
          />
          <Button kind="primary" wide type="submit" busy={isBusy} busyLabel="Enviando...">
            Enviar enlace
          </Button>
        </form>
        <p>
          <a href="/inicio-de-sesion">Volver a ingresar</a>
        </p>
      </main>
    </>
  );
}
