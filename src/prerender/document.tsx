import type { PublicPage } from '../features/site/public-page.ts';
import { SHARED_SCRIPT } from '../features/site/shared-script.ts';

export function pathsOf(page: PublicPage): readonly string[] {
  return typeof page.path === 'string' ? [page.path] : page.path;
}

type DocumentProps = { page: PublicPage; origin: string; stylesheets: string[] };

/** The whole HTML of a public page. */
export function Document({ page, origin, stylesheets }: DocumentProps) {
  const { title, description, Page } = page;
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={origin + (page.canonical ?? pathsOf(page)[0])} />
        {page.noindex && <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111815" media="(prefers-color-scheme: dark)" />
        {page.styles === 'site' && (
          <link
            rel="preload"
            href="/fonts/rosario.woff2"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        )}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {page.sharedScript && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, its hash is in the policy
          <script dangerouslySetInnerHTML={{ __html: SHARED_SCRIPT }} />
        )}
      </head>
      <body>
        <Page />
      </body>
    </html>
  );
}
