import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import es from '../../../content/es/app.ts';
import pt from '../../../content/pt/app.ts';
import { setLanguage } from '../../platform/browser/language.ts';
import { LineOf } from './unconfirmed-line.tsx';
import type { Me, Session } from './use-session.tsx';

const into = (emailVerified: boolean): Session => ({ status: 'in', me: { emailVerified } as Me });
const lineFor = (session: Session) => renderToStaticMarkup(<LineOf session={session} />);

test('an account whose e-mail was not confirmed shows how to do it, and where an older one is', () => {
  setLanguage('es', es);
  expect(lineFor(into(false))).toBe(
    '<p class="quiet"><a href="/tu/datos">Confirma tu correo</a>. ¿Ya tenías cuenta? <a href="/inicio-de-sesion">Entra aquí</a>.</p>',
  );
  setLanguage('pt', pt);
  expect(lineFor(into(false))).toContain('<a href="/pt/inicio-de-sesion">Entre aqui</a>');
});

test('nobody else sees a line', () => {
  setLanguage('es', es);
  for (const session of [into(true), { status: 'loading' }, { status: 'out', expiredFor: null }] as Session[])
    expect(lineFor(session)).toBe('');
});
