import { prerender } from 'react-dom/static';
import { POSTS, postPath } from '../features/site/content.ts';
import type { PublicPage } from '../features/site/public-page.ts';
import { GalleryPage } from '../ui/gallery-page.tsx';
import { canonicalOf, Document, pathsOf } from './document.tsx';
import { feedOf, robotsOf, sitemapOf } from './feeds.ts';
import { PAGES } from './pages.ts';

export { HELP_SCRIPT } from '../features/site/help-script.ts';
export { SHARED_SCRIPT } from '../features/site/shared-script.ts';
export { sharePictures } from './share-pictures.tsx';
export { SPECULATION_RULES } from './speculation-rules.ts';

/** Addresses of what the pages link: stylesheets by bundle, and the script of forms. */
export type Assets = { sheets: Record<PublicPage['styles'], string[]>; formScript: string };

export async function renderPages(origin: string, assets: Assets): Promise<{ path: string; html: string }[]> {
  const rendered = await Promise.all(
    PAGES.map(async (page) => {
      const html = await renderPage(page, origin, assets);
      return pathsOf(page).map((path) => ({ path, html }));
    }),
  );
  return rendered.flat();
}

/** The page at one path, or null. Development renders page by page. */
export async function renderPath(path: string, origin: string, assets: Assets): Promise<string | null> {
  const page = PAGES.find((candidate) => pathsOf(candidate).includes(path));
  return page ? renderPage(page, origin, assets) : null;
}

/** Development only: every piece of the design system in every state. */
export function renderGallery(origin: string): Promise<string> {
  const gallery: PublicPage = {
    path: '/gallery',
    title: 'Piezas - Juntos',
    description: 'Cada pieza en cada estado.',
    noindex: true,
    styles: 'site',
    sharedScript: true,
    content: <GalleryPage />,
  };
  return renderPage(gallery, origin, {
    sheets: { site: ['/ui/gallery.css'], reading: [], help: [] },
    formScript: '',
  });
}

/** Files for machines, by name. */
export function feedFiles(origin: string): Record<string, string> {
  const pages = PAGES.map((page) => ({ path: canonicalOf(page), noindex: page.noindex === true }));
  return {
    'sitemap.xml': sitemapOf(origin, pages),
    'robots.txt': robotsOf(origin),
    'rss.xml': feedOf(
      origin,
      POSTS.es.map((post) => ({ ...post, path: postPath(post) })),
    ),
  };
}

async function renderPage(page: PublicPage, origin: string, { sheets, formScript }: Assets): Promise<string> {
  // A large Suspense boundary would be sent late by an inline script; a file has all the time in the world.
  const { prelude } = await prerender(
    <Document page={page} origin={origin} stylesheets={sheets[page.styles]} formScript={formScript} />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
