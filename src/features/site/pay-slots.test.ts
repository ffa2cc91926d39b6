import { describe, expect, test } from 'vitest';
import { filledSlot, slotAround } from '../../platform/page-frame.ts';
import type { PaymentProvider } from '../billing/payment-provider.ts';
import { CLOSED, payHeadSlot, payingOf, payWaysSlot } from './pay-slots.ts';

const provider = (id: PaymentProvider['id'], live = true) => ({ id, live }) as PaymentProvider;
const opened = (...ids: PaymentProvider['id'][]) => payingOf(ids.map((id) => provider(id, id !== 'prueba')));
const buttonsIn = (html: string) =>
  [...html.matchAll(/<button [^>]*?(?:value="(\w+)"|disabled)>/g)].map(([, way]) => way ?? 'closed');

describe('where nobody takes payments', () => {
  test('the page says so and holds no form', () => {
    for (const [path, words] of [
      ['/mediosDePago', 'Todavía no se puede pagar'],
      ['/pt/mediosDePago', 'Ainda não dá para pagar'],
    ] as const) {
      expect(payHeadSlot(path, CLOSED)).toContain(words);
      const ways = payWaysSlot(path, CLOSED) ?? '';
      expect(ways).not.toMatch(/<form|<button/);
      expect(ways.match(/href="#aun-no"/g)).toHaveLength(3);
    }
  });
});

describe('where somebody does', () => {
  test('each way that is set up is a button of one form, and the others press nothing', () => {
    const ways = payWaysSlot('/mediosDePago', opened('webpay', 'stripe')) ?? '';
    expect(ways).toContain('<form id="pagar" method="post" action="/mediosDePago">');
    expect(buttonsIn(ways)).toEqual(['webpay', 'closed', 'stripe']);
    expect(ways.match(/class="price-of price-of-semana"/g)).toHaveLength(4);
    expect(payHeadSlot('/mediosDePago', opened('webpay'))).toBe('');
  });

  test('what the bank writes is said before', () => {
    expect(payWaysSlot('/mediosDePago', opened('webpay'))).toContain('verás “JUNTOS SPA”.');
    expect(payWaysSlot('/pt/mediosDePago', opened('webpay'))).toContain('vai aparecer “JUNTOS SPA”.');
  });

  test('the payment for trying stands first, is marked, and names no statement', () => {
    const paying = opened('prueba');
    expect(payHeadSlot('/mediosDePago', paying)).toContain('Esto es una demostración');
    expect(payHeadSlot('/pt/mediosDePago', paying)).toContain('Isto é uma demonstração');
    const ways = payWaysSlot('/pt/mediosDePago', paying) ?? '';
    expect(buttonsIn(ways)).toEqual(['prueba', 'closed', 'closed', 'closed']);
    expect(ways).toContain('action="/pt/mediosDePago"');
    expect(ways).not.toContain('JUNTOS SPA');
  });
});

test('no other page has these slots', () => {
  for (const path of ['/', '/faq', '/pt', '/en', '/mediosDePago/resultado']) {
    expect(payHeadSlot(path, CLOSED)).toBeNull();
    expect(payWaysSlot(path, CLOSED)).toBeNull();
  }
});

test('what stood in a slot gives way to what fills it', () => {
  const page = `<main>${slotAround('payWays', '<p>antes</p>\n<p>$&</p>')}<p>otro</p></main>`;
  expect(filledSlot(page, 'payWays', '<b>$1 ahora</b>')).toBe('<main><b>$1 ahora</b><p>otro</p></main>');
});
