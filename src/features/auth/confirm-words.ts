/** What the page of the confirmation link says where the link alone does not do. */
import type { Locale } from '../../platform/locale.ts';

type ConfirmWords = {
  /** Where another link is asked for. */
  ask: string;
  password: string;
  confirm: string;
  disown: string;
  disownHint: string;
  disowned: string;
};

export const CONFIRM_WORDS: Record<Locale, ConfirmWords> = {
  es: {
    ask: 'Pedir otro enlace',
    password: 'Contraseña de la cuenta',
    confirm: 'Confirmar con mi contraseña',
    disown: 'No fui yo',
    disownHint: 'Si no creaste esta cuenta, la separamos de tu correo.',
    disowned: 'Listo. Esa cuenta ya no tiene tu correo.',
  },
  pt: {
    ask: 'Pedir outro link',
    password: 'Senha da conta',
    confirm: 'Confirmar com minha senha',
    disown: 'Não fui eu',
    disownHint: 'Se você não criou esta conta, nós a separamos do seu e-mail.',
    disowned: 'Pronto. Essa conta já não tem seu e-mail.',
  },
  en: {
    ask: 'Ask for another link',
    password: 'Password of the account',
    confirm: 'Confirm with my password',
    disown: 'It was not me',
    disownHint: 'If you did not make this account, we take your e-mail off it.',
    disowned: 'Done. That account no longer has your e-mail.',
  },
};
