/** The two mails that follow a sign-up: one to a new address, one to an address that has an account already. */
import type { Locale } from '../../platform/locale.ts';
import type { MailWords } from '../mail/mail.ts';

type Words = Omit<MailWords, 'action'> & { label: string };

export const VERIFY_MAIL: Record<Locale, Words> = {
  es: {
    subject: 'Confirma tu correo en Juntos',
    paragraphs: [
      'Alguien creó una cuenta con este correo.',
      'El enlace sirve una sola vez, durante 24 horas.',
    ],
    label: 'Confirmar mi correo',
    ending: 'Si no fuiste tú, abre el enlace y toca “No fui yo”.',
  },
  pt: {
    subject: 'Confirme seu e-mail no Juntos',
    paragraphs: ['Alguém criou uma conta com este e-mail.', 'O link serve uma vez só, durante 24 horas.'],
    label: 'Confirmar meu e-mail',
    ending: 'Se não foi você, abra o link e toque em “Não fui eu”.',
  },
  en: {
    subject: 'Confirm your e-mail in Juntos',
    paragraphs: ['Somebody made an account with this e-mail.', 'The link works once, for 24 hours.'],
    label: 'Confirm my e-mail',
    ending: 'If it was not you, open the link and press “It was not me”.',
  },
};

export const KNOWN_MAIL: Record<Locale, Words> = {
  es: {
    subject: 'Ya tienes una cuenta en Juntos',
    paragraphs: [
      'Alguien quiso crear una cuenta con este correo, que ya tiene una.',
      'Si fuiste tú, lo de antes sigue en tu primera cuenta. Entra con su contraseña, o crea otra.',
    ],
    label: 'Crear otra contraseña',
    ending: 'Si no fuiste tú, no hagas nada. Nadie entró a tu cuenta.',
  },
  pt: {
    subject: 'Você já tem uma conta no Juntos',
    paragraphs: [
      'Alguém quis criar uma conta com este e-mail, que já tem uma.',
      'Se foi você, o de antes continua na primeira conta. Entre com a senha dela, ou crie outra.',
    ],
    label: 'Criar outra senha',
    ending: 'Se não foi você, não faça nada. Ninguém entrou na sua conta.',
  },
  en: {
    subject: 'You already have an account in Juntos',
    paragraphs: [
      'Somebody wanted to make an account with this e-mail, which has one already.',
      'If it was you, what you had is in your first account. Sign in with its password, or choose another.',
    ],
    label: 'Choose another password',
    ending: 'If it was not you, do nothing. Nobody got into your account.',
  },
};
