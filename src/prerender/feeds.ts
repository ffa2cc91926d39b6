/** What machines read of the site: sitemap, robots and the feed of the blog. */

type Listed = { path: string; noindex: boolean };
type FeedPost = { path: string; title: string; summary: string; date: string };

export function sitemapOf(origin: string, pages: readonly Listed[]): string {
  const urls = pages
    .filter(({ noindex }) => !noindex)
    .map(({ path }) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The app area is not shut out here: a crawler has to see its noindex. */
export function robotsOf(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export function feedOf(origin: string, posts: readonly FeedPost[]): string {
  const items = posts.map(
    ({ path, title, summary, date }) =>
      `<item><title>${escapeXml(title)}</title><link>${origin}${path}</link><guid>${origin}${path}</guid>` +
      `<pubDate>${new Date(`${date}T12:00:00Z`).toUTCString()}</pubDate><description>${escapeXml(summary)}</description></item>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
    `<title>Blog de Juntos</title><link>${origin}/blog</link><description>Textos para días que pesan.</description><language>es</language>` +
    `<atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>\n${items.join('\n')}\n</channel></rss>\n`
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
