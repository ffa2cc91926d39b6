import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HELP_LINES } from '../features/help/help-lines.ts';
import { readabilityOf } from '../features/site/readability.ts';
import { SHARED_SCRIPT } from '../features/site/shared-script.ts';
import { translationsOf } from '../features/site/site-words.ts';
import { APP_PATHS, addressIn, isPublicPath, PUBLIC_PATHS, REDIRECTS } from '../routes.ts';
import { canonicalOf, Document, pathsOf } from './document.tsx';
import { PAGES } from './pages.ts';

const pages = PAGES.map((page) => {
  const paths = pathsOf(page);
  return { ...page, paths, name: paths[0] ?? '', html: renderToStaticMarkup(page.content) };
});
const htmlOf = (path: string) => pages.find((page) => page.paths.includes(path))?.html ?? '';
const textOf = (path: string) => htmlOf(path).replace(/<[^>]+>/g, '');

/** Answered by the server on request, not by a file. */
const ON_REQUEST = ['/blog/buscar', '/rss.xml'];

/** INFLESZ where it is not 65: easier for help and money, a little harder for the law. */
const EASE: Record<string, number> = {
  '/ayuda-ahora': 75,
  '/respirar': 75,
  '/mediosDePago': 75,
  '/privacidad': 60,
  '/terminos': 60,
  '/seguridad': 60,
  '/protocolo-de-crisis': 60,
};

/** Names of studies are quoted as they are, in their own language. */
const withoutSources = (html: string) => html.replace(/<ol class="sources">[\s\S]*?<\/ol>/g, '');

/** What the main part says, a line each block, without its sources. */
function wordsOfMain(html: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return withoutSources(main)
    .replace(/<\/(?:p|li|h\d|dt|dd|small|label|summary|a|button|legend|figcaption|time|div|span)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&[a-z#0-9]+;/g, ' ');
}

describe('every public page', () => {
  test.each(pages)('$name has one h1, a way home and Ayuda ahora', ({ html, locale = 'es' }) => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain(`href="${addressIn(locale, '/')}"`);
    expect(html).toContain(`href="${addressIn(locale, '/ayuda-ahora')}"`);
  });

  test.each(pages)('$name needs no script and no inline style', ({ html }) => {
    expect(html).not.toMatch(/<script|\sstyle=|\son[a-z]+=|javascript:/i);
  });

  test.each(pages)('$name uses each id once', ({ html }) => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test.each(pages)('$name links only to places that exist', ({ html, name }) => {
    const known = new Set([...pages.flatMap((page) => page.paths), ...APP_PATHS, ...ON_REQUEST]);
    for (const [, href = ''] of html.matchAll(/(?:href|action)="([/#][^"]*)"/g)) {
      if (href.startsWith('/api/')) continue;
      const [address = '', anchor] = href.split('#');
      const path = address.split('?')[0] || name;
      expect(known, href).toContain(path);
      if (anchor) expect(htmlOf(path), href).toContain(`id="${anchor}"`);
    }
  });

  test.each(pages)(
    '$name speaks to search engines in a title and a description of the right length',
    (page) => {
      expect(page.title.length, page.title).toBeLessThanOrEqual(72);
      expect(page.description.length, page.description).toBeGreaterThanOrEqual(60);
      expect(page.description.length, page.description).toBeLessThanOrEqual(160);
    },
  );

  test.each(pages.filter(({ locale = 'es' }) => locale === 'es'))(
    '$name reads easily from its title to its last line',
    ({ name, html }) => {
      expect(readabilityOf(wordsOfMain(html)).inflesz).toBeGreaterThanOrEqual(EASE[name] ?? 65);
    },
  );

  test('has an address, a title and a description of its own', () => {
    for (const of of [(page: (typeof pages)[number]) => page.title, canonicalOf]) {
      const values = pages.map(of);
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
    }
  });
});

test('every documented public route has a page, and no page lies outside the list of routes', () => {
  const paths = pages.flatMap((page) => page.paths);
  expect(PUBLIC_PATHS.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths.filter((path) => !isPublicPath(path))).toEqual([]);
  for (const to of Object.values(REDIRECTS)) expect([...paths, ...APP_PATHS]).toContain(to);
});

test('a page that answers at two addresses names one as its own', () => {
  expect(
    pages.filter((page) => page.paths.length > 1).map((page) => [page.paths, canonicalOf(page)]),
  ).toEqual([
    [['/', '/theme1'], '/'],
    [['/quienes-somos', '/aboutUs'], '/quienes-somos'],
  ]);
});

describe('the home', () => {
  test('keeps its promise and its two first steps word by word', () => {
    expect(textOf('/')).toContain('Hay días que pesan. Aquí puedes contarlo, a la hora que sea.');
    expect(textOf('/')).toContain(
      'Habla con una inteligencia artificial que te escucha, se acuerda de lo que le cuentas y te ayuda a dar el paso que sigue. No es una persona y no hace diagnósticos.',
    );
    expect(htmlOf('/')).toMatch(/href="\/chatbot"[^>]*>Empieza Ahora</);
    expect(htmlOf('/')).toMatch(/href="\/preguntas1"[^>]*>Empezar\b/);
  });

  test('opens the first of its five questions, and opening another closes it', () => {
    const items = [...htmlOf('/').matchAll(/<details[^>]*name="faq"[^>]*>/g)].map(([tag]) => tag);
    expect(items).toHaveLength(5);
    expect(items.map((tag) => tag.includes('open'))).toEqual([true, false, false, false, false]);
  });

  test('shows the three passes in pesos, each with its way to Medio de Pago', () => {
    for (const [plan, price] of [
      ['semana', '$7.000'],
      ['mes', '$20.000'],
      ['anio', '$150.000'],
    ]) {
      expect(textOf('/')).toContain(price);
      expect(htmlOf('/')).toContain(`href="/mediosDePago?plan=${plan}#${plan}"`);
    }
  });

  test('asks nothing of another site before a tap', () => {
    expect(htmlOf('/')).not.toMatch(/\ssrc="http|<iframe|<img/);
  });
});

test('the header holds the entries of the specification and a way to see all of each', () => {
  const html = htmlOf('/faq');
  for (const href of [
    '/soledad',
    '/problemas/acoso-escolar',
    '/problemas/alcohol-y-recuperacion',
    '/problemas/procrastinacion',
    '/problemas',
    '/luchas-comunes-soledad',
    '/temas/ansiedad',
    '/temas/estres',
    '/temas/baja-autoestima',
    '/temas',
    '/terapia-holistica',
    '/tipos-de-terapia/transpersonal',
    '/tipos-de-terapia/familiar',
    '/tipos-de-terapia/sistemica',
    '/tipos-de-terapia',
    '/contacto',
    '/blog',
    '/chatbot',
  ]) {
    expect(html).toContain(`href="${href}"`);
  }
});

test('English keeps the words that the specification fixes', () => {
  expect(textOf('/en/404')).toMatch(/404.*Sorry, something went wrong.*Go to Homepage/);
  expect(textOf('/en/comingSoon')).toMatch(/We&#x27;re Coming Soon.*Subscribe/);
  expect(textOf('/en/contacto')).toContain('Send Message');
  const comment = htmlOf('/en/blog/que-puede-y-que-no-puede-una-ia');
  expect(comment).toMatch(/data-busy="Posting\.\.\."[\s\S]*>Post Comment</);
  for (const field of ['name', 'email', 'url', 'comment']) expect(comment).toContain(`name="${field}"`);
  expect(comment).toMatch(/<textarea[^>]*rows="8"/);
  for (const path of ['/en/contacto', '/en/aliados']) {
    expect(htmlOf(path)).toContain('data-busy="Sending..."');
    expect(htmlOf(path)).toContain('data-error="Found error in the form. Please check again."');
  }
  expect(htmlOf('/en/comingSoon')).toContain('data-busy="Subscribing..."');
});

describe('a page in several languages', () => {
  const translated = pages.filter(({ name }) => translationsOf(name).length > 1);

  test('is every page but who we are, security, the protocol of crisis, and posts of one language', () => {
    const alone = pages.flatMap(({ name, locale = 'es' }) =>
      locale === 'es' && translationsOf(name).length === 1 && !name.startsWith('/blog/') ? [name] : [],
    );
    expect(alone.toSorted()).toEqual(['/protocolo-de-crisis', '/quienes-somos', '/seguridad']);
    for (const { name } of pages.filter(({ locale }) => locale !== 'es'))
      for (const { path } of translationsOf(name))
        expect(
          pages.some(({ paths }) => paths.includes(path)),
          path,
        ).toBe(true);
  });

  test.each(translated.filter(({ noindex }) => !noindex))(
    '$name leads to the others',
    ({ name, locale, html }) => {
      const others = translationsOf(name).filter((page) => page.locale !== (locale ?? 'es'));
      for (const { locale: language, path } of others) {
        expect(html).toMatch(new RegExp(`href="${path}" hrefLang="${language}"`));
      }
    },
  );

  const portuguese = pages.filter(({ locale }) => locale === 'pt');

  test.each(portuguese)('$name keeps its sentences short', ({ html }) => {
    expect(readabilityOf(wordsOfMain(html)).longestSentence).toBeLessThanOrEqual(20);
  });

  // The help page names lines of other countries as they are called there.
  test.each(portuguese.filter(({ styles }) => styles !== 'help'))('$name has no word of Spanish', (page) => {
    const shell = page.html.replace(/<main[\s\S]*<\/main>/, '').replace('>Español<', '');
    const words = `${page.title} ${page.description} ${wordsOfMain(page.html)} ${shell.replace(/<[^>]+>/g, ' ')}`;
    expect(words.match(/[¿¡!ñ]|(?<!\p{L})(?:y|el|los|las|una|ayuda|puedes)(?!\p{L})/giu)).toBeNull();
  });
});

test.each(['', '/pt'])('the lists of %s are whole: 7 problems, 24 topics, 16 therapies', (language) => {
  expect(htmlOf(`${language}/problemas`).match(/class="saying"/g)).toHaveLength(7);
  expect(htmlOf(`${language}/temas`).match(/<h3>/g)).toHaveLength(24);
  expect(htmlOf(`${language}/tipos-de-terapia`).match(/class="therapy-facts"/g)).toHaveLength(16);
});

test('a topic that needs a professional leads to people and not to the chat', () => {
  const severe = ['abuso-de-sustancias', 'trastorno-bipolar', 'trastornos-alimentarios', 'trauma'];
  expect(htmlOf('/temas').match(/class="severe"/g)).toHaveLength(severe.length);
  for (const slug of severe) {
    const main = /<main[\s\S]*<\/main>/.exec(htmlOf(`/temas/${slug}`))?.[0] ?? '';
    expect(main).toContain('Necesita apoyo profesional');
    expect(main).toMatch(/class="button[^"]*" href="\/ayuda-ahora"|href="\/ayuda-ahora" class="button/);
    expect(main).not.toContain('>Conversar<');
  }
});

test('the loneliness page answers its five questions', () => {
  expect(htmlOf('/soledad').match(/<h2 id="[^"]+">¿[^<]+\?<\/h2>/g)).toHaveLength(5);
});

test('Medio de Pago shows three providers with the price of the week, and says that nothing can be paid yet', () => {
  const html = htmlOf('/mediosDePago');
  expect(html).toContain('<h1>Medio de Pago</h1>');
  for (const name of ['Webpay', 'Mercado Pago', 'Tarjeta internacional'])
    expect(html).toContain(`Ir a ${name}<`);
  expect(html.match(/class="price-of price-of-semana"[^>]*>\$7\.000</g)).toHaveLength(3);
  expect(html.indexOf('Todavía no se puede pagar')).toBeLessThan(html.indexOf('Ir a Webpay'));
});

test('the blog has six posts a page on four pages, with a way to the next and back', () => {
  for (const page of [1, 2, 3, 4]) {
    const html = htmlOf(page === 1 ? '/blog' : `/blog/pagina/${page}`);
    expect(html.match(/class="post-row"/g)).toHaveLength(6);
    expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${page}<`));
    expect(html.includes('>Anterior<')).toBe(page > 1);
    expect(html.includes('>Siguiente<')).toBe(page < 4);
  }
});

test('breathing is one tap from Ayuda ahora, and begins without a script or a question', () => {
  for (const [help, breathe] of [
    ['/ayuda-ahora', '/respirar'],
    ['/pt/ayuda-ahora', '/pt/respirar'],
  ] as const) {
    const html = htmlOf(help);
    expect(html.indexOf(`href="${breathe}"`)).toBeGreaterThan(0);
    expect(html.indexOf(`href="${breathe}"`)).toBeLessThan(html.indexOf('<h2'));
    expect(htmlOf(breathe)).toContain('class="breathing-disc"');
    expect(htmlOf(breathe)).not.toMatch(/<form|<select/);
  }
});

test('Ayuda ahora shows every line of the table as a link to call', () => {
  const html = htmlOf('/ayuda-ahora');
  for (const line of HELP_LINES) expect(html, line.id).toContain(`Llamar al ${line.number}`);
  expect(html.match(/href="tel:/g)).toHaveLength(HELP_LINES.length);
});

test('Ajuda agora shows the same lines, with Brasil open and CVV before SAMU', () => {
  const html = htmlOf('/pt/ayuda-ahora');
  expect(html.match(/href="tel:/g)).toHaveLength(HELP_LINES.length);
  expect(html).toMatch(/<details[^>]*open=""[^>]*><summary>Brasil</);
  expect(html.match(/<details[^>]*open=""/g)).toHaveLength(1);
  const calls = [...html.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number);
  expect(calls.slice(0, 2)).toEqual(['188', '192']);
});

test('the headings of Ayuda ahora have their letters in the face of the house', () => {
  const css = readFileSync('src/features/site/help-face.css', 'utf8');
  const ranges = [...css.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  const isThere = (letter: string) =>
    ranges.some(([from = 0, to = 0]) => from <= ord(letter) && ord(letter) <= to);
  const ord = (letter: string) => letter.codePointAt(0) ?? 0;
  for (const path of ['/ayuda-ahora', '/pt/ayuda-ahora']) {
    const headings = [...htmlOf(path).matchAll(/<h[12][^>]*>([^<]*)</g)].map(([, words = '']) => words);
    expect(headings.length).toBeGreaterThan(3);
    expect([...`Juntos${headings.join('')}`].filter((letter) => !isThere(letter))).toEqual([]);
  }
});

test('the header leads whoever is in to their account, with script or without', () => {
  for (const { html, locale = 'es' } of pages) {
    const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
    expect(header).toMatch(new RegExp(`href="${addressIn(locale, '/tu')}" class="[^"]*unless-signed-out"`));
  }
});

test('the shared script stays under 700 bytes and holds neither name nor mail', () => {
  expect(new TextEncoder().encode(SHARED_SCRIPT).length).toBeLessThanOrEqual(700);
  expect(SHARED_SCRIPT).not.toMatch(/JSON|cookie|email|name/);
});

test.each(PAGES.map((page) => ({ page, name: canonicalOf(page) })))(
  '$name has an icon for the home screen',
  ({ page }) => {
    const html = renderToStaticMarkup(Document({ page, origin: 'https://juntos.test', stylesheets: [] }));
    expect(html).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
  },
);

test('no two pages of a language share a picture, but the pages of one list', () => {
  const by = new Map<string, string[]>();
  for (const page of PAGES) {
    if (!page.scene || /\/blog\/pagina/.test(canonicalOf(page))) continue;
    const key = `${page.locale ?? 'es'} ${page.scene}`;
    by.set(key, [...(by.get(key) ?? []), canonicalOf(page)]);
  }
  expect(by.size).toBeGreaterThan(90);
  expect([...by].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
