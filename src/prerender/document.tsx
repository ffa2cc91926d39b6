import type { PublicPage } from '../features/site/public-page.ts';
import { scenePicture } from '../features/site/share-picture.ts';
import { SHARED_SCRIPT } from '../features/site/shared-script.ts';
import { homeLink, SITE_WORDS, translationsOf } from '../features/site/site-words.ts';
import { breadcrumbData } from '../features/site/structured-data.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

export function pathsOf(page: PublicPage): readonly string[] {
  return typeof page.path === 'string' ? [page.path] : page.path;
}

/** The one address of a page, whatever alias it was opened by. */
export function canonicalOf(page: PublicPage): string {
  return page.canonical ?? pathsOf(page)[0] ?? '/';
}

type DocumentProps = { page: PublicPage; origin: string; stylesheets: string[]; formScript?: string };

/** The whole HTML of a public page. */
export function Document({ page, origin, stylesheets, formScript }: DocumentProps) {
  const { title, description, content } = page;
  return (
    <html lang={SITE_WORDS[page.locale ?? 'es'].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111815" media="(prefers-color-scheme: dark)" />
        <link
          rel="preload"
          href={page.styles === 'help' ? '/fonts/rosario-ayuda.woff2' : '/fonts/rosario.woff2'}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {page.sharedScript && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, its hash is in the policy
          <script dangerouslySetInnerHTML={{ __html: SHARED_SCRIPT }} />
        )}
        {page.formScript && formScript && <script type="module" src={formScript} />}
        <Found page={page} origin={origin} />
        {page.styles !== 'help' && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, its hash is in the policy
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
        )}
      </head>
      <body>
        {content}
        {page.lastScript && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, its hash is in the policy
          <script dangerouslySetInnerHTML={{ __html: page.lastScript }} />
        )}
      </body>
    </html>
  );
}

/** What search engines and those who pass the page on see of it. */
function Found({ page, origin }: { page: PublicPage; origin: string }) {
  const canonical = canonicalOf(page);
  const words = SITE_WORDS[page.locale ?? 'es'];
  const translations = page.noindex ? [] : translationsOf(canonical);
  const heading = page.title.replace(/ - Juntos$/, '');
  const data = [
    ...(page.structured?.(origin) ?? []),
    ...(page.trail ? [breadcrumbData(origin, page.trail, { href: canonical, label: heading })] : []),
  ];
  return (
    <>
      <link rel="canonical" href={origin + canonical} />
      {translations.length > 1 &&
        translations.map(({ locale, path }) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={origin + path} />
        ))}
      {page.noindex && <meta name="robots" content="noindex" />}
      {page.previous && <link rel="prev" href={origin + page.previous} />}
      {page.next && <link rel="next" href={origin + page.next} />}
      {words.tag === 'es' && (
        <link rel="alternate" type="application/rss+xml" title="Blog de Juntos" href="/rss.xml" />
      )}
      <meta property="og:site_name" content="Juntos" />
      <meta
        property="og:type"
        content={canonical === homeLink(page.locale ?? 'es').href ? 'website' : 'article'}
      />
      <meta property="og:locale" content={words.territory} />
      <meta property="og:title" content={heading} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={origin + canonical} />
      <meta property="og:image" content={origin + scenePicture(page.scene)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={words.picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {data.map((entry) => (
        <script
          key={JSON.stringify(entry).slice(0, 80)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own texts, with < escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(entry).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}
