import type { Locale } from '../../platform/locale.ts';
import { escapeHtml, type FramedPage } from '../../platform/page-frame.ts';
import { addressIn } from '../../routes.ts';
import { SUBSCRIPTION_COPY } from './subscription-copy.ts';

/** Behind the link of a mail: nothing changes until a button is pressed. */
export function askPage(locale: Locale, token: string): FramedPage {
  const { ask } = SUBSCRIPTION_COPY[locale];
  const form = (action: string, label: string, look: string) =>
    `<form method="post" action="/api/v1/newsletter/${action}"><input type="hidden" name="locale" value="${locale}"><input type="hidden" name="clave" value="${escapeHtml(token)}"><p><button class="${look}" type="submit">${label}</button></p></form>`;
  const main = `<h1>${ask.title}</h1><p>${ask.text}</p>${form('confirm', ask.confirm, 'button button-primary')}${form('leave', ask.leave, 'button')}`;
  return { locale, title: ask.title, main };
}

export function tellPage(locale: Locale, outcome: 'confirmed' | 'left' | 'invalid'): FramedPage {
  const copy = SUBSCRIPTION_COPY[locale];
  const { title, text } = copy[outcome];
  const home = `<p><a class="button" href="${addressIn(locale, '/')}">${copy.home}</a></p>`;
  return { locale, title, main: `<h1>${title}</h1><p role="status">${text}</p>${home}` };
}
