// Creating an account: a nickname, an e-mail, a password, and consents that are asked apart and never ticked.
// Nobody under 18 gets an account; they get the lines for young people instead.
import type { ChangeEvent } from 'react';
import { countryChoices } from '../../platform/browser/country-guess.ts';
import { withReturn } from '../../platform/browser/return-path.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldFrame } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TopBar } from '../help/top-bar.tsx';
import { FormBanner } from './form-banner.tsx';
import { RightsFooter } from './rights-footer.tsx';
import { PASSWORD_MIN_LENGTH } from './sign-up-form.ts';
import { idOf, useSignUp } from './use-sign-up.ts';
import { YouthHelp } from './youth-help.tsx';
import './sign-up-page.css';

export default function SignUpPage() {
  const { form, notice, isBusy, volver, submit, writeField, tickField, countryField } = useSignUp();
  useArrival('Crear cuenta - Juntos');
  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>Crea tu cuenta</h1>
        <FormBanner notice={notice} />
        <form className="form" noValidate onSubmit={submit}>
          <Field
            {...writeField('name')}
            label="¿Cómo quieres que te llame?"
            hint="Puede ser un apodo."
            autoComplete="nickname"
            maxLength={60}
          />
          <Field
            {...writeField('email')}
            label="Correo"
            hint="Solo para entrar a tu cuenta."
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          <PasswordField
            {...writeField('password')}
            label="Contraseña"
            hint={`${PASSWORD_MIN_LENGTH} letras o más. Una frase corta sirve.`}
            autoComplete="new-password"
            showLabel="Mostrar"
            hideLabel="Ocultar"
          />
          <CountryField {...countryField} />
          <div>
            <Checkbox {...tickField('isAdult')} label="Tengo 18 años o más" />
            <YouthHelp country={form.country || null} />
            <Checkbox
              {...tickField('isAgreed')}
              label={
                <>
                  Acepto los <a href="/terminos">términos</a> y la{' '}
                  <a href="/privacidad">política de privacidad</a>
                </>
              }
            />
            <Checkbox
              {...tickField('memory')}
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
