/**
 * What of the page of prices only the server knows: by which ways one can pay here. The page is built closed, so that where
 * nobody fills it in it promises nothing.
 */
import { withoutLocale } from '../../platform/locale.ts';
import { escapeHtml } from '../../platform/page-frame.ts';
import { addressIn } from '../../routes.ts';
import { type Payments, STATEMENT_NAME } from '../billing/payments.ts';
import { PLANS, pesos } from '../billing/plans.ts';
import { LIST_WORDS, type ListWords, type PageLocale } from './site-words.ts';

export type PayWay = keyof ListWords['payment']['providers'];
/** The three of the specification, in the order they are offered. */
const NAMED = ['webpay', 'mercadopago', 'stripe'] as const satisfies PayWay[];

export type Paying = {
  /** By which ways one can pay; none: the page says that one cannot pay yet. */
  ways: readonly PayWay[];
  /** What the bank writes on the statement; null where nobody is charged. */
  statement: string | null;
};

export const payingOf = (payments: Payments): Paying => ({
  ways: payments.map(({ id }) => id),
  statement: payments.some(({ live }) => live) ? STATEMENT_NAME : null,
});

export const CLOSED: Paying = { ways: [], statement: null };

/** The form the passes and the buttons belong to; where it posts to is the page itself. */
export const PAY_FORM = 'pagar';
export const PAY_PATH = '/mediosDePago';

const localeOfPayPage = (path: string): PageLocale | null => {
  if (withoutLocale(path) !== PAY_PATH) return null;
  return path === PAY_PATH ? 'es' : 'pt';
};

/** Above the passes: that one cannot pay yet, or that this is a demonstration; nothing where one can. */
export function payHeadSlot(path: string, paying: Paying): string | null {
  const locale = localeOfPayPage(path);
  return locale && payHead(locale, paying);
}

/** Below them: the ways, each with the price of the chosen pass. */
export function payWaysSlot(path: string, paying: Paying): string | null {
  const locale = localeOfPayPage(path);
  return locale && payWays(locale, paying);
}

export function payHead(locale: PageLocale, { ways }: Paying): string {
  const { notYet, demo } = LIST_WORDS[locale].payment;
  if (ways.length === 0) {
    const start = `<a class="button" href="${addressIn(locale, '/chatbot')}">${notYet.button}</a>`;
    return `<div id="aun-no" class="not-yet"><div><h2>${notYet.title}</h2><p>${notYet.text}</p></div>${start}</div>`;
  }
  if (!ways.includes('prueba')) return '';
  return `<div class="not-yet pay-demo"><div><h2>${demo.title}</h2><p>${demo.text}</p></div></div>`;
}

export function payWays(locale: PageLocale, { ways, statement }: Paying): string {
  const words = LIST_WORDS[locale].payment;
  const isOpen = ways.length > 0;
  const shown = [...ways.filter((way) => way === 'prueba'), ...NAMED];
  const cards = shown.map((way) => `<li>${card(locale, way, { isOpen, isThere: ways.includes(way) })}</li>`);
  const list = `<ul class="providers">${cards.join('')}</ul>`;
  const named =
    statement === null ? '' : ` ${words.statement.replace('{name}', () => escapeHtml(statement))}`;
  return [
    `<section aria-labelledby="medio"><h2 id="medio">${words.how}</h2>`,
    isOpen
      ? `<form id="${PAY_FORM}" method="post" action="${addressIn(locale, PAY_PATH)}">${list}</form>`
      : list,
    isOpen ? `<p class="pay-total">${words.total} <strong>${prices()}</strong></p>` : '',
    `<p>${words.lead}</p><p class="soft">${words.note}${named}</p></section>`,
  ].join('');
}

type Standing = { isOpen: boolean; isThere: boolean };

function card(locale: PageLocale, way: PayWay, { isOpen, isThere }: Standing): string {
  const { providers, go, closed } = LIST_WORDS[locale].payment;
  const { name, note } = providers[way];
  const hint = isOpen && !isThere ? closed : note;
  const inside = [
    `<span class="provider-name">${go.replace('{name}', name)}<span class="choice-hint">${hint}</span></span>`,
    `<span class="provider-price">${prices()}</span>`,
  ].join('');
  if (!isOpen) return `<a class="provider" href="#aun-no">${inside}</a>`;
  const is = isThere ? `name="medio" value="${way}"` : 'disabled';
  return `<button class="provider" type="submit" ${is}>${inside}</button>`;
}

/** One price for each pass; the stylesheet shows the chosen one, and the week where nothing is chosen. */
const prices = (): string =>
  PLANS.map(
    ({ id, price }) => `<data class="price-of price-of-${id}" value="${price}">${pesos(price)}</data>`,
  ).join('');
