import { expect, test } from 'vitest';
import { feedOf, robotsOf, sitemapOf } from './feeds.ts';

const ORIGIN = 'https://juntos.example';

test('the sitemap lists what may be found and leaves out the rest', () => {
  const xml = sitemapOf(ORIGIN, [
    { path: '/temas', noindex: false },
    { path: '/404', noindex: true },
  ]);
  expect(xml).toContain('<loc>https://juntos.example/temas</loc>');
  expect(xml).not.toContain('/404');
});

test('the feed says when each text came out, whatever the time zone, and escapes its title', () => {
  const xml = feedOf(ORIGIN, [{ path: '/blog/a', title: 'Tú & yo', summary: 'S', date: '2026-11-18' }]);
  expect(xml).toContain('Tú &amp; yo');
  expect(xml).toContain('Wed, 18 Nov 2026');
});

test('robots points to the sitemap and keeps crawlers off the calls only', () => {
  expect(robotsOf(ORIGIN)).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://juntos.example/sitemap.xml\n',
  );
});
