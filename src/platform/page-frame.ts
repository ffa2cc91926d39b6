/** Pages made on request (the result of a form, a search) in the same frame as the pages made at build. */
import type { Locale } from './locale.ts';

export type FramedPage = {
  locale: Locale;
  title: string;
  /** HTML of the main part; whatever a person wrote in it went through {@link escapeHtml}. */
  main: string;
};

export type PageFrame = (page: FramedPage) => string;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The place in a built page that is filled on request. */
export const slot = (name: string): string => `<div data-slot="${name}"></div>`;

/** The same, with what stands there where nobody fills it. */
export const slotAround = (name: string, html: string): string => `<!--${name}-->${html}<!--/${name}-->`;

/** The page with a slot of either kind filled. */
export const filledSlot = (page: string, name: string, content: string): string =>
  page
    .replace(slot(name), () => content)
    .replace(new RegExp(`<!--${name}-->[\\s\\S]*?<!--/${name}-->`), () => content);

type BuiltPages = { es: string } & { [locale in Locale]?: string | undefined };

/**
 * A frame from built pages, one a locale: their title and main part are replaced, and stylesheets they lack
 * are linked. A locale without a page of its own uses the Spanish one.
 */
export function frameFrom(pages: BuiltPages, stylesheets: readonly string[]): PageFrame {
  return ({ locale, title, main }) => {
    const page = pages[locale] ?? pages.es;
    const links = stylesheets
      .filter((href) => !page.includes(`href="${href}"`))
      .map((href) => `<link rel="stylesheet" href="${href}">`);
    return (
      page
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)} - Juntos</title>`)
        // After its own: the first sheet names the order of the cascade layers.
        .replace('</head>', () => `${links.join('')}</head>`)
        .replace(/<link rel="canonical"[^>]*>/, '')
        .replace(
          /(<main\b[^>]*>)[\s\S]*<\/main>/,
          (_, open) => `${open}<div class="answer column">${main}</div></main>`,
        )
    );
  };
}

/** Without built pages: the words, the stylesheet, the way home and the way to help. */
export function plainFrame(stylesheets: readonly string[]): PageFrame {
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return ({ locale, title, main }) =>
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} - Juntos</title><meta name="robots" content="noindex">${links}</head><body><header class="bar column"><a class="brand" href="/">Juntos</a> <a class="help-link" href="/ayuda-ahora">Ayuda ahora</a></header><main id="contenido" class="column">${main}</main></body></html>`;
}
