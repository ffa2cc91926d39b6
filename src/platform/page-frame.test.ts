import { expect, test } from 'vitest';
import { escapeHtml, frameFrom, plainFrame } from './page-frame.ts';

const built = (words: string) =>
  `<html><head><title>${words}</title><link rel="canonical" href="/404"><link rel="stylesheet" href="/a.css"></head><body><nav>${words}</nav><main id="contenido"><h1>404</h1></main></body></html>`;

test('a page made on request keeps the bar of the built one and changes title and main part', () => {
  const frame = frameFrom({ es: built('barra') }, ['/a.css', '/b.css']);
  const html = frame({ locale: 'es', title: 'Recibido', main: '<h1>Recibido</h1>' });
  expect(html).toContain('<title>Recibido - Juntos</title>');
  expect(html).toContain('<nav>barra</nav>');
  expect(html).toContain('<main id="contenido"><div class="answer column"><h1>Recibido</h1></div></main>');
  expect(html).not.toMatch(/404|canonical/);
});

test('the sheets it adds come after its own, which name the order of the layers, and none comes twice', () => {
  const html = frameFrom({ es: built('') }, ['/a.css', '/b.css'])({ locale: 'es', title: '', main: '' });
  expect([...html.matchAll(/stylesheet" href="([^"]+)/g)].map(([, href]) => href)).toEqual([
    '/a.css',
    '/b.css',
  ]);
});

test('a locale without a page of its own stands in the Spanish one', () => {
  const frame = frameFrom({ es: built('barra'), en: built('bar') }, []);
  expect(frame({ locale: 'en', title: '', main: '' })).toContain('<nav>bar</nav>');
  expect(frame({ locale: 'pt', title: '', main: '' })).toContain('<nav>barra</nav>');
});

test('what a person wrote stays words in the title too, whatever signs it has', () => {
  for (const frame of [frameFrom({ es: built('') }, []), plainFrame([])]) {
    const html = frame({ locale: 'es', title: '</title><script>$&', main: '' });
    expect(html).toContain(`<title>${escapeHtml('</title><script>$&')} - Juntos</title>`);
    expect(html).not.toContain('<script>');
  }
});
