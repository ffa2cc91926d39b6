// Who to call, above what a form or a search answers; HTML as text, because it is made on request.
import type { Locale } from '../../platform/locale.ts';
import { escapeHtml } from '../../platform/page-frame.ts';
import { addressIn } from '../../routes.ts';
import type { PanelLine } from '../help/panel-line.ts';
import { FORM_COPY } from './form-copy.ts';

/** The country is null, and there are no lines, where nothing tells where somebody lives. */
export type Help = { country: string | null; lines: readonly PanelLine[] };

/** Stands first and by itself: before the case number, before what went wrong, and in no box of ours. */
export function helpHtml(locale: Locale, { country, lines: [first, ...others] }: Help): string {
  const { title, text, call, more, allCountries } = FORM_COPY[locale].help;
  const page = addressIn(locale, '/ayuda-ahora') + (country ? `#${country.toLowerCase()}` : '');
  // Beside a line that listens stands the emergency number, and the other way round.
  const wanted = others.find((line) => (line.kind === 'emergency') !== (first?.kind === 'emergency'));
  const second = wanted ?? others[0];
  const parts = [
    `<h2>${title}</h2><p>${text}</p>`,
    first && callHtml(first, 'button button-help button-wide', call.replace('{number}', first.number)),
    first && `<p>${escapeHtml(`${first.label}. ${first.note}`)}</p>`,
    second && callHtml(second, 'button button-help-line', `${second.label} ${second.number}`),
    `<a class="button ${first ? 'button-help-line' : 'button-help'}" href="${page}">${first ? more : allCountries}</a>`,
  ];
  return `<section class="form-help" aria-label="${title}" tabindex="-1">${parts.filter(Boolean).join('')}</section>`;
}

function callHtml({ dial, number }: PanelLine, look: string, words: string): string {
  const href = `tel:${(dial ?? number).replace(/\s/g, '')}`;
  return `<a class="${look}" href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;
}
