/** What every page to be read is made of: title beside its picture on the floor, index, text, sources. */
import type { ReactNode } from 'react';
import type { Locale } from '../../platform/locale.ts';
import { Floor } from '../../ui/floor.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Scene, type SceneName } from '../../ui/scenes.tsx';
import type { Heading } from './markdown.ts';
import { homeLink, LIST_WORDS, type Link, type PageLocale, SITE_WORDS } from './site-words.ts';
import { writtenDate } from './written-date.ts';

export const HOME: Link = homeLink('es');

export function Breadcrumb({ trail, label }: { trail: readonly Link[]; label: string }) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol className="crumb-list">
        {trail.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type PageHeadProps = {
  trail: readonly Link[];
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Reading time, date: what stands small. */
  facts?: ReactNode;
  scene: SceneName;
  locale?: Locale;
  /** On a phone without the picture, where what follows has to fit one screen. */
  compact?: boolean;
};

/** Title left, picture right, both standing on the floor. */
export function PageHead({ trail, title, lead, facts, scene, locale = 'es', compact }: PageHeadProps) {
  return (
    <header className={compact ? 'stand stand-compact' : 'stand'}>
      <div className="stand-columns column">
        <div className="stand-text">
          <Breadcrumb trail={trail} label={SITE_WORDS[locale].reading.trail} />
          <h1>{title}</h1>
          {lead && <p className="stand-lead">{lead}</p>}
          {facts && <p className="stand-facts">{facts}</p>}
        </div>
        <Scene name={scene} />
      </div>
      <Floor />
    </header>
  );
}

/** Markdown of our own content folder, rendered at build. */
export function Html({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own checked files, never what somebody sent
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

function IndexLinks({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul className="toc-links">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

type ReadingProps = {
  headings: readonly Heading[];
  /** Beside the text on wide screens, after it on phones. */
  aside?: ReactNode;
  locale?: Locale;
  children: ReactNode;
};

/** Index, text and what stands beside it. The index is a folded line on phones, a rail on wide screens. */
export function Reading({ headings, aside, locale = 'es', children }: ReadingProps) {
  const { onThisPage } = SITE_WORDS[locale].reading;
  const chapters = headings.filter(({ level }) => level === 2);
  return (
    <div className="reading column">
      {chapters.length > 1 && (
        <>
          <details className="toc-fold">
            <summary>
              {onThisPage}
              <Icon name="chevron" />
            </summary>
            <IndexLinks headings={chapters} />
          </details>
          <nav className="toc-rail" aria-label={onThisPage}>
            <p>{onThisPage}</p>
            <IndexLinks headings={chapters} />
          </nav>
        </>
      )}
      <div className="reading-text">{children}</div>
      {aside && <aside className="reading-aside">{aside}</aside>}
    </div>
  );
}

const URL_IN_SOURCE = /(https?:\/\/\S+?)\.?$/;

function Source({ text }: { text: string }) {
  const url = URL_IN_SOURCE.exec(text)?.[1];
  if (!url) return text;
  return (
    <>
      {text.slice(0, text.indexOf(url))}
      <a href={url} rel="noreferrer">
        {new URL(url).hostname.replace(/^www\./, '')}
      </a>
    </>
  );
}

type Signed = { date: string; reviewedBy: string; sources: readonly string[] };

/** Sources, date and who reviewed it. Where nobody did, it says so. */
export function Colophon({ entry, locale = 'es' }: { entry: Signed; locale?: Locale }) {
  const words = SITE_WORDS[locale].reading;
  return (
    <footer className="colophon">
      {entry.sources.length > 0 && (
        <>
          <h2 id="fuentes">{words.sources}</h2>
          <ol className="sources">
            {entry.sources.map((source) => (
              <li key={source}>
                <Source text={source} />
              </li>
            ))}
          </ol>
        </>
      )}
      <p>
        {words.published} <time dateTime={entry.date}>{writtenDate(entry.date, locale)}</time>.{' '}
        {entry.reviewedBy ? `${words.reviewedBy} ${entry.reviewedBy}.` : words.notReviewed}
      </p>
    </footer>
  );
}

type NeighboursProps = {
  previous?: Link | undefined;
  next?: Link | undefined;
  label: string;
  locale?: PageLocale;
};

export function Neighbours({ previous, next, label, locale = 'es' }: NeighboursProps) {
  const words = LIST_WORDS[locale];
  return (
    <nav className="neighbours column" aria-label={label}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span className="soft">{words.before}</span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className="neighbour-next">
          <span className="soft">{words.next}</span>
          {next.label}
        </a>
      )}
    </nav>
  );
}
