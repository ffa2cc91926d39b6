/** The two mails of leaving: that it was asked for, with the way back, and that it was done. */
import type { Locale } from '../../platform/locale.ts';
import { addressIn } from '../../routes.ts';
import { composeMail, type Mail, type MailWords } from '../mail/mail.ts';

type Words = Omit<MailWords, 'action'>;

const LEAVING: Record<Locale, (receipt: string, day: string) => Words & { label: string }> = {
  es: (receipt, day) => ({
    subject: 'Vamos a borrar tu cuenta de Juntos',
    paragraphs: [
      `Pediste borrar tu cuenta. La borramos después del ${day}. Hasta entonces puedes arrepentirte.`,
      `Tu comprobante es ${receipt}. Guárdalo: después no sabremos que era tuyo.`,
    ],
    label: 'Deshacer',
    ending: 'Si no fuiste tú, entra, deshazlo y cambia tu contraseña.',
  }),
  pt: (receipt, day) => ({
    subject: 'Vamos apagar sua conta do Juntos',
    paragraphs: [
      `Você pediu para apagar sua conta. Apagamos depois de ${day}. Até lá, dá para voltar atrás.`,
      `Seu comprovante é ${receipt}. Guarde: depois não saberemos que era seu.`,
    ],
    label: 'Desfazer',
    ending: 'Se não foi você, entre, desfaça e troque sua senha.',
  }),
  en: (receipt, day) => ({
    subject: 'We are going to erase your Juntos account',
    paragraphs: [
      `You asked to erase your account. We erase it after ${day}. Until then you can undo it.`,
      `Your receipt is ${receipt}. Keep it: afterwards we will not know that it was yours.`,
    ],
    label: 'Undo',
    ending: 'If it was not you, sign in, undo it and change your password.',
  }),
};

const TAGS: Record<Locale, string> = { es: 'es', pt: 'pt-BR', en: 'en' };

export function leavingMail(
  { email, locale }: { email: string; locale: Locale },
  { receipt, eraseAt, publicUrl }: { receipt: string; eraseAt: Date; publicUrl: string },
): Mail {
  // A mail is read anywhere: the hour says which clock it means.
  const day = eraseAt.toLocaleString(TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const { label, ...words } = LEAVING[locale](receipt, `${day} UTC`);
  const url = publicUrl + addressIn(locale, '/tu/datos');
  return composeMail(email, locale, { ...words, action: { label, url } });
}

/** In both languages of the people here: nothing is left that says which was theirs. */
export function goneMail(email: string, receipt: string): Mail {
  return composeMail(email, 'es', {
    subject: 'Borramos tu cuenta de Juntos / Apagamos sua conta do Juntos',
    paragraphs: [
      `Borramos tu cuenta y todo lo que había en ella. Comprobante: ${receipt}. Este correo también se borra de nuestro lado.`,
      `Apagamos sua conta e tudo o que havia nela. Comprovante: ${receipt}. Este e-mail também se apaga do nosso lado.`,
    ],
    ending: 'Gracias por haber confiado. Obrigado pela confiança.',
  });
}
