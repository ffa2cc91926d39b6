/**
 * Mails that tell the owner of an account what changed about the ways into it. They hold words and no link: whoever
 * reads somebody's mail gets nothing to press, and nobody learns to press links of such mails.
 */
import type { Locale } from '../../platform/locale.ts';
import { composeMail, type Mail, type MailWords } from '../mail/mail.ts';

export type Told = 'password' | 'google';

const ENDING: Record<Locale, string> = {
  es: 'Si no fuiste tú, abre Juntos, entra a Ingresar y toca “¿Olvidaste tu contraseña?”.',
  pt: 'Se não foi você, abra o Juntos, vá em Entrar e toque em “Esqueceu a senha?”.',
  en: 'If it was not you, open Juntos, go to sign in and ask for another password.',
};

const WORDS: Record<Told, Record<Locale, Omit<MailWords, 'action' | 'ending'>>> = {
  password: {
    es: {
      subject: 'Tu contraseña de Juntos cambió',
      paragraphs: ['La contraseña de tu cuenta cambió.', 'Tu sesión se cerró en los otros aparatos.'],
    },
    pt: {
      subject: 'Sua senha do Juntos mudou',
      paragraphs: ['A senha da sua conta mudou.', 'Sua sessão foi encerrada nos outros aparelhos.'],
    },
    en: {
      subject: 'Your Juntos password changed',
      paragraphs: ['The password of your account changed.', 'You were signed out on other devices.'],
    },
  },
  google: {
    es: {
      subject: 'Ahora entras a Juntos también con Google',
      paragraphs: ['Tu cuenta quedó unida a la cuenta de Google de este correo.'],
    },
    pt: {
      subject: 'Agora você também entra no Juntos com o Google',
      paragraphs: ['Sua conta ficou unida à conta do Google deste e-mail.'],
    },
    en: {
      subject: 'You can now sign in to Juntos with Google',
      paragraphs: ['Your account was joined to the Google account of this e-mail.'],
    },
  },
};

export function toldMail(told: Told, { email, locale }: { email: string; locale: Locale }): Mail {
  return composeMail(email, locale, { ...WORDS[told][locale], ending: ENDING[locale] });
}
