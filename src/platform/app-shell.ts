import en from '../../content/en/app.ts';
import es, { type EntryWords } from '../../content/es/app.ts';
import pt from '../../content/pt/app.ts';
import { addressIn } from '../routes.ts';
import type { Locale } from './locale.ts';

const WORDS: Record<Locale, EntryWords> = { es, en, pt };

/**
 * The HTML of the app area in one language, from `app.html`.
 * @param entry address of the script that starts the app in this language
 */
export function appShell(
  template: string,
  { locale, sharedScript, entry }: { locale: Locale; sharedScript: string; entry: string },
): string {
  const { tag, withoutScript } = WORDS[locale];
  const links = [
    `class="help-link" href="${addressIn(locale, '/ayuda-ahora')}"`,
    `href="${addressIn(locale, '/')}"`,
  ];
  const lines = withoutScript.map((line) =>
    line.replace(/\[([^\]]+)\]/, (_, text) => `<a ${links.shift()}>${text}</a>`),
  );
  const words = lines.map((line) => `<p>${line}</p>`).join('');
  return template
    .replace('<html lang="es">', `<html lang="${tag}">`)
    .replace('<!--shared-script-->', () => `<script>${sharedScript}</script>`)
    .replace(
      '<!--without-script-->',
      () => `<noscript><main class="screen"><h1>Juntos</h1>${words}</main></noscript>`,
    )
    .replace(/(<script type="module"[^>]* src=")[^"]+/, (_, before) => before + entry);
}
