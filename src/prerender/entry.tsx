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
      const html = await renderPage(page, origin, stylesheets[page.styles]);
      return pathsOf(page).map((path) => ({ path, html }));
    }),
  );
  return rendered.flat();
}

/** The page at one path, or null. Development renders page by page. */
export async function renderPath(
  path: string,
  origin: string,
  stylesheets: Stylesheets,
): Promise<string | null> {
  const page = PAGES.find((candidate) => pathsOf(candidate).includes(path));
  return page ? renderPage(page, origin, stylesheets[page.styles]) : null;
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
    Page: GalleryPage,
  };
  return renderPage(gallery, origin, ['/ui/gallery.css']);
}

async function renderPage(page: PublicPage, origin: string, stylesheets: string[]): Promise<string> {
  // A large Suspense boundary would be sent late by an inline script; a file has all the time in the world.
  const { prelude } = await prerender(<Document page={page} origin={origin} stylesheets={stylesheets} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}
