// The words of the two steps of a reset. The English lines that the specification fixes (§2, §4, §5, §8) stand
// here letter by letter.
import type { Locale } from '../../platform/locale.ts';
import { PASSWORD_MIN_LENGTH } from './sign-up-form.ts';

export type ResetCopy = {
  pageTitle: string;
  ask: { title: string; text: string; email: string; send: string; busy: string; done: string };
  choose: {
    title: string;
    text: string;
    password: string;
    hint: string;
    short: string;
    show: string;
    hide: string;
    send: string;
    busy: string;
    done: string;
  };
  /** What is wrong with the form. */
  problem: string;
  again: string;
  signIn: string;
};

const es: ResetCopy = {
  pageTitle: 'Recuperar contraseña - Juntos',
  ask: {
    title: 'Recupera tu contraseña',
    text: 'Escribe tu correo. Te enviamos un enlace para crear otra contraseña.',
    email: 'Correo',
    send: 'Enviar enlace',
    busy: 'Enviando...',
    done: 'Si hay una cuenta con ese correo, te llegará un enlace en unos minutos.',
  },
  choose: {
    title: 'Crea otra contraseña',
    text: 'Al guardarla, tu cuenta se cierra en los otros teléfonos.',
    password: 'Contraseña nueva',
    hint: `Usa ${PASSWORD_MIN_LENGTH} letras o más. Puede ser una frase.`,
    short: `La contraseña lleva ${PASSWORD_MIN_LENGTH} letras o más.`,
    show: 'Mostrar',
    hide: 'Ocultar',
    send: 'Guardar contraseña',
    busy: 'Guardando...',
    done: 'Tu contraseña nueva quedó guardada. Ya puedes ingresar.',
  },
  problem: 'Revisa el correo y envía otra vez.',
  again: 'Pedir otro enlace',
  signIn: 'Volver a ingresar',
};

const en: ResetCopy = {
  pageTitle: 'Reset Your Account - Juntos',
  ask: {
    title: 'Reset Your Account',
    text: 'Write your email. We send you a link to choose another password.',
    email: 'Email Address',
    send: 'Reset Password',
    busy: 'Resetting...',
    done: 'Form submitted successfully',
  },
  choose: {
    title: 'Choose another password',
    text: 'Once saved, your account is closed on other phones.',
    password: 'New password',
    hint: `Use ${PASSWORD_MIN_LENGTH} letters or more. It can be a sentence.`,
    short: `The password has ${PASSWORD_MIN_LENGTH} letters or more.`,
    show: 'Show',
    hide: 'Hide',
    send: 'Save password',
    busy: 'Saving...',
    done: 'Your new password is saved. You can sign in.',
  },
  problem: 'Found error in the form. Please check again.',
  again: 'Ask for another link',
  signIn: 'Back to sign in',
};

const pt: ResetCopy = {
  pageTitle: 'Recuperar senha - Juntos',
  ask: {
    title: 'Recupere sua senha',
    text: 'Escreva seu e-mail. Enviamos um link para criar outra senha.',
    email: 'E-mail',
    send: 'Enviar link',
    busy: 'Enviando...',
    done: 'Se há uma conta com esse e-mail, um link chega em alguns minutos.',
  },
  choose: {
    title: 'Crie outra senha',
    text: 'Ao salvar, sua conta se fecha nos outros telefones.',
    password: 'Senha nova',
    hint: `Use ${PASSWORD_MIN_LENGTH} letras ou mais. Pode ser uma frase.`,
    short: `A senha tem ${PASSWORD_MIN_LENGTH} letras ou mais.`,
    show: 'Mostrar',
    hide: 'Ocultar',
    send: 'Salvar senha',
    busy: 'Salvando...',
    done: 'Sua senha nova foi salva. Você já pode entrar.',
  },
  problem: 'Confira o e-mail e envie de novo.',
  again: 'Pedir outro link',
  signIn: 'Voltar a entrar',
};

export const RESET_COPY: Record<Locale, ResetCopy> = { es, en, pt };

/** The key of a reset link, which stands after the # and so never reaches a server's log; null without one. */
export function resetKeyIn(hash: string): string | null {
  const key = new URLSearchParams(hash.replace(/^#/, '')).get('clave');
  return key ? key : null;
}
