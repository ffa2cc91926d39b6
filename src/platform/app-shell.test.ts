import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appShell } from './app-shell.ts';

const template = readFileSync('src/app.html', 'utf8');
const shell = (locale: 'es' | 'pt' | 'en') =>
  appShell(template, { locale, sharedScript: 'let a', entry: `/app-${locale}.ts` });

test.each([
  ['es', 'lang="es"', 'necesita JavaScript'],
  ['pt', 'lang="pt-BR"', 'precisa de JavaScript'],
  ['en', 'lang="en"', 'needs JavaScript'],
] as const)(
  'the page of the app in %s says its language, and the way to help without script',
  (locale, lang, words) => {
    const html = shell(locale);
    expect(html).toContain(`<html ${lang}>`);
    expect(html).toContain(words);
    expect(html).toMatch(/<noscript>.*href="[^"]*\/ayuda-ahora".*<\/noscript>/);
    expect(html.indexOf('<noscript>')).toBeLessThan(html.indexOf('<div id="app">'));
    expect(html).toContain(`src="/app-${locale}.ts"`);
    expect(html).toContain('<script>let a</script>');
    expect(html).toContain('noindex');
    expect(html).not.toMatch(/<!--|\[|undefined/);
  },
);
