import { prerender } from 'react-dom/static';
import { PAGES } from '../features/site/pages.ts';
import type { PublicPage } from '../features/site/public-page.ts';
import { GalleryPage } from '../ui/gallery-page.tsx';
import { Document, pathsOf } from './document.tsx';

export { SHARED_SCRIPT } from '../features/site/shared-script.ts';

/** Stylesheet addresses by bundle. */
export type Stylesheets = Record<PublicPage['styles'], string[]>;

export async function renderPages(
  origin: string,
  stylesheets: Stylesheets,
): Promise<{ path: string; html: string }[]> {
  const rendered = await Promise.all(
    PAGES.map(async (page) => {
      const html = await renderPage(page, origin, stylesheets);
      return pathsOf(page).map((path) => ({ path, html }));
    }),
  );
  return rendered.flat();
}

/** Development only: every piece of the design system. */
const GALLERY: PublicPage = {
  path: '/gallery',
  title: 'Piezas - Juntos',
  description: 'Cada pieza del diseño en cada estado.',
  noindex: true,
  styles: 'site',
  sharedScript: true,
  Page: GalleryPage,
};

/** The page at one path, or null. Development renders page by page, and the gallery too. */
export async function renderPath(
  path: string,
  origin: string,
  stylesheets: Stylesheets,
): Promise<string | null> {
  const page = [...PAGES, GALLERY].find((candidate) => pathsOf(candidate).includes(path));
  return page ? renderPage(page, origin, stylesheets) : null;
}

async function renderPage(page: PublicPage, origin: string, stylesheets: Stylesheets): Promise<string> {
  // A large Suspense boundary would be sent late by an inline script; a file has all the time in the world.
  const { prelude } = await prerender(
    <Document page={page} origin={origin} stylesheets={stylesheets[page.styles]} />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
