// What is told by mail of a payment: that there was one, how much, and where it is seen. Nothing of what Juntos is for.

import { type Locale, localeOf } from '../../platform/locale.ts';
import { addressIn } from '../../routes.ts';
import { composeMail, type Mail, type MailWords } from '../mail/mail.ts';
import type { ProviderId } from './money.ts';
import { PROVIDER_NAMES } from './payments.ts';
import { type PlanId, pesos } from './plans.ts';

type Told = {
  reference: string;
  plan: PlanId;
  days: number;
  amount: number;
  provider: ProviderId;
  live: boolean;
  locale: string;
};

/** {days}, {amount}, {how}, {number} */
type Words = {
  receipt: Omit<MailWords, 'action'>;
  refund: Omit<MailWords, 'action'>;
  label: string;
  trial: string;
};

const WORDS: Record<Locale, Words> = {
  es: {
    receipt: {
      subject: 'Tu comprobante de Juntos',
      paragraphs: [
        'Recibimos tu pago de {amount}, IVA incluido, con {how}. Tu pase dura {days} días.',
        'Es un pago único y no se renueva solo. Si te arrepientes en los primeros 10 días, te devolvemos todo tu dinero.',
        'Número: {number}',
      ],
      ending: 'Si no fuiste tú, escríbenos desde la página Contacto.',
    },
    refund: {
      subject: 'Tu devolución de Juntos',
      paragraphs: [
        'Se confirmó la devolución de {amount} por {how}. Tu banco puede tardar unos días en mostrarla.',
        'Número: {number}',
      ],
      ending: 'Si no fuiste tú, escríbenos desde la página Contacto.',
    },
    label: 'Ver tu pase',
    trial: 'Es una demostración: no se cobró nada.',
  },
  pt: {
    receipt: {
      subject: 'Seu comprovante do Juntos',
      paragraphs: [
        'Recebemos seu pagamento de {amount}, com imposto incluído, por {how}. Seu passe dura {days} dias.',
        'É um pagamento único e não se renova sozinho. Se você se arrepender nos primeiros 10 dias, devolvemos todo o seu dinheiro.',
        'Número: {number}',
      ],
      ending: 'Se não foi você, escreva para nós na página Contato.',
    },
    refund: {
      subject: 'Sua devolução do Juntos',
      paragraphs: [
        'Foi confirmada a devolução de {amount} por {how}. Seu banco pode levar alguns dias para mostrar.',
        'Número: {number}',
      ],
      ending: 'Se não foi você, escreva para nós na página Contato.',
    },
    label: 'Ver seu passe',
    trial: 'É uma demonstração: nada foi cobrado.',
  },
  en: {
    receipt: {
      subject: 'Your Juntos receipt',
      paragraphs: [
        'We received your payment of {amount} (Chilean pesos, VAT included) with {how}. Your pass lasts {days} days.',
        'You pay once and it does not renew by itself. If you change your mind in the first 10 days, we give all your money back.',
        'Number: {number}',
      ],
      ending: 'If it was not you, write to us from the contact page.',
    },
    refund: {
      subject: 'Your Juntos refund',
      paragraphs: [
        'The refund of {amount} by {how} was confirmed. Your bank may take a few days to show it.',
        'Number: {number}',
      ],
      ending: 'If it was not you, write to us from the contact page.',
    },
    label: 'See your pass',
    trial: 'This is a demonstration: nothing was charged.',
  },
};

export const receiptMail = (to: string, order: Told, publicUrl: string): Mail =>
  compose('receipt', to, order, publicUrl);
export const refundMail = (to: string, order: Told, publicUrl: string): Mail =>
  compose('refund', to, order, publicUrl);

function compose(what: 'receipt' | 'refund', to: string, order: Told, publicUrl: string): Mail {
  const locale = localeOf(order.locale);
  const { label, trial, ...words } = WORDS[locale];
  const { subject, paragraphs, ending } = words[what];
  const holes: Record<string, string> = {
    days: String(order.days),
    amount: pesos(order.amount),
    how: PROVIDER_NAMES[order.provider],
    number: order.reference,
  };
  const filled = paragraphs.map((line) => line.replace(/\{(\w+)\}/g, (_, name) => holes[name] ?? ''));
  return composeMail(to, locale, {
    subject,
    paragraphs: order.live ? filled : [trial, ...filled],
    action: { label, url: publicUrl + addressIn(locale, '/tu/pase') },
    ending,
  });
}
