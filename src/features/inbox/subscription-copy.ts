import type { Locale } from '../../platform/locale.ts';
import type { MailWords } from '../mail/mail.ts';

type SubscriptionCopy = {
  mail: Omit<MailWords, 'action'> & { button: string };
  ask: { title: string; text: string; confirm: string; leave: string };
  confirmed: { title: string; text: string };
  left: { title: string; text: string };
  invalid: { title: string; text: string };
  home: string;
};

const es: SubscriptionCopy = {
  mail: {
    subject: 'Confirma tu correo en Juntos',
    paragraphs: [
      'Alguien pidió recibir las novedades de Juntos en este correo.',
      'Si fuiste tú, confirma aquí.',
    ],
    button: 'Confirmar mi correo',
    ending: 'Si no fuiste tú, no hagas nada. Borramos este correo en siete días.',
  },
  ask: {
    title: 'Novedades de Juntos',
    text: 'Confirma si quieres recibirlas en tu correo. También puedes borrarte aquí.',
    confirm: 'Confirmar mi correo',
    leave: 'Borrar mi correo de la lista',
  },
  confirmed: { title: 'Tu correo quedó confirmado', text: 'Para salir, usa el mismo enlace cuando quieras.' },
  left: { title: 'Borramos tu correo', text: 'Ya no está en nuestra lista.' },
  invalid: {
    title: 'Este enlace ya no sirve',
    text: 'Puede estar vencido o incompleto. Suscríbete otra vez.',
  },
  home: 'Ir al inicio',
};

const en: SubscriptionCopy = {
  mail: {
    subject: 'Confirm your email at Juntos',
    paragraphs: [
      'Someone asked to receive the news of Juntos at this address.',
      'If it was you, confirm here.',
    ],
    button: 'Confirm my email',
    ending: 'If it was not you, do nothing. We erase this address in seven days.',
  },
  ask: {
    title: 'News of Juntos',
    text: 'Confirm if you want them in your email. You can also leave here.',
    confirm: 'Confirm my email',
    leave: 'Erase my email from the list',
  },
  confirmed: { title: 'Your email is confirmed', text: 'To leave, use the same link whenever you want.' },
  left: { title: 'We erased your email', text: 'It is no longer on our list.' },
  invalid: { title: 'This link no longer works', text: 'It may be old or incomplete. Subscribe again.' },
  home: 'Go to Homepage',
};

const pt: SubscriptionCopy = {
  mail: {
    subject: 'Confirme seu e-mail no Juntos',
    paragraphs: [
      'Alguém pediu para receber as novidades do Juntos neste e-mail.',
      'Se foi você, confirme aqui.',
    ],
    button: 'Confirmar meu e-mail',
    ending: 'Se não foi você, não faça nada. Apagamos este e-mail em sete dias.',
  },
  ask: {
    title: 'Novidades do Juntos',
    text: 'Confirme se quer receber no seu e-mail. Você também pode sair aqui.',
    confirm: 'Confirmar meu e-mail',
    leave: 'Apagar meu e-mail da lista',
  },
  confirmed: { title: 'Seu e-mail foi confirmado', text: 'Para sair, use o mesmo link quando quiser.' },
  left: { title: 'Apagamos seu e-mail', text: 'Ele não está mais na nossa lista.' },
  invalid: {
    title: 'Este link não vale mais',
    text: 'Pode ter vencido ou estar incompleto. Assine de novo.',
  },
  home: 'Ir ao início',
};

export const SUBSCRIPTION_COPY: Record<Locale, SubscriptionCopy> = { es, en, pt };
