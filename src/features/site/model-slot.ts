/** Which model is connected, on the pages that say where data goes: the server knows it, the build does not. */
import { localeOfPath, withoutLocale } from '../../platform/locale.ts';
import { escapeHtml } from '../../platform/page-frame.ts';
import { PAGE_WORDS } from './site-words.ts';

const PAGES: ReadonlySet<string> = new Set(['/privacidad', '/seguridad']);

/** `provider`: whose model it is, in words for people; null when there is none. */
export function modelSlot(path: string, provider: string | null): string | null {
  if (!PAGES.has(withoutLocale(path))) return null;
  const words = PAGE_WORDS[localeOfPath(path) === 'pt' ? 'pt' : 'es'].model;
  return `<p>${provider === null ? words.none : words.connected.replace('{provider}', () => escapeHtml(provider))}</p>`;
}
