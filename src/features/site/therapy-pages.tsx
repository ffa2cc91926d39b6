/** Sixteen ways of doing therapy, each with what it is, when it helps, how well it is tested and what the AI
 *  can do of it. Holistic therapy is an umbrella word and its long article says so. */

import { addressIn } from '../../routes.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { type Entry, isListed, THERAPIES, therapyPath } from './content.ts';
import { EvidenceTiles } from './evidence-tiles.tsx';
import { EVIDENCE } from './front-matter.ts';
import { listedPages } from './listed-pages.ts';
import { pictureOf, THERAPY_PICTURES } from './page-pictures.ts';
import { TalkPlaca } from './placas.tsx';
import type { PublicPage } from './public-page.ts';
import { Colophon, Html, Neighbours, PageHead, Reading } from './reading.tsx';
import { Shell } from './shell.tsx';
import { homeLink, LIST_WORDS, type Link, PAGE_LOCALES, type PageLocale } from './site-words.ts';

const listLink = (locale: PageLocale): Link => ({
  href: addressIn(locale, '/tipos-de-terapia'),
  label: LIST_WORDS[locale].therapies.label,
});

type Therapy = Entry<'therapy'>;
type Of = { therapy: Therapy; locale: PageLocale };

function Facts({ therapy, locale }: Of) {
  const words = LIST_WORDS[locale].therapies;
  return (
    <dl className="facts-rows">
      <div>
        <dt>{words.simple}</dt>
        <dd>{therapy.simple}</dd>
      </div>
      <div>
        <dt>{words.useful}</dt>
        <dd>{therapy.useful}</dd>
      </div>
      <div>
        <dt>{words.evidence}</dt>
        <dd>
          <EvidenceTiles level={therapy.evidence} locale={locale} />
          {therapy.evidenceNote}
        </dd>
      </div>
      <div>
        <dt>{words.ai}</dt>
        <dd>{therapy.ai}</dd>
      </div>
    </dl>
  );
}

function TherapyPage({ therapy, locale }: Of) {
  const words = LIST_WORDS[locale];
  const list = listLink(locale);
  const all = THERAPIES[locale];
  const at = all.indexOf(therapy);
  return (
    <Shell here={list.href} locale={locale} path={therapyPath(therapy)}>
      <article>
        <PageHead
          trail={[homeLink(locale), list]}
          title={therapy.title}
          facts={words.minutes.replace('{minutes}', String(therapy.minutes))}
          scene={pictureOf(THERAPY_PICTURES, therapy.slug)}
          locale={locale}
        />
        <Reading headings={therapy.headings} aside={<TalkPlaca locale={locale} />} locale={locale}>
          <Facts therapy={therapy} locale={locale} />
          <Html className="prose" html={therapy.html} />
          <Colophon entry={therapy} locale={locale} />
        </Reading>
      </article>
      <Neighbours
        label={words.therapies.neighbours}
        previous={linkTo(all[at - 1])}
        next={linkTo(all[at + 1])}
        locale={locale}
      />
    </Shell>
  );
}

function linkTo(therapy: Therapy | undefined): Link | undefined {
  return therapy && { href: therapyPath(therapy), label: therapy.name };
}

function Row({ therapy, locale }: Of) {
  const words = LIST_WORDS[locale].therapies;
  return (
    <li id={therapy.slug}>
      <div className="therapy-name">
        <h2>
          <a href={therapyPath(therapy)}>{therapy.name}</a>
        </h2>
        <EvidenceTiles level={therapy.evidence} locale={locale} />
      </div>
      <dl className="therapy-facts">
        <div>
          <dt>{words.simple}</dt>
          <dd>{therapy.simple}</dd>
        </div>
        <div>
          <dt>{words.useful}</dt>
          <dd>{therapy.useful}</dd>
        </div>
        <div>
          <dt>{words.ai}</dt>
          <dd>{therapy.ai}</dd>
        </div>
      </dl>
    </li>
  );
}

function TherapiesPage({ locale }: { locale: PageLocale }) {
  const words = LIST_WORDS[locale].therapies;
  const list = listLink(locale);
  return (
    <Shell here={list.href} locale={locale} path={list.href}>
      <PageHead
        trail={[homeLink(locale)]}
        title={words.title}
        lead={words.lead}
        scene="calle-piezas"
        locale={locale}
      />
      <div className="intro column">
        {words.intro.map((text) => (
          <p key={text}>
            <LinkedText text={text} to={[addressIn(locale, '/terapia-holistica')]} />
          </p>
        ))}
        <p className="legend">
          {EVIDENCE.map((level) => (
            <EvidenceTiles key={level} level={level} locale={locale} />
          ))}
        </p>
      </div>
      <ul className="therapies column">
        {THERAPIES[locale].map((therapy) => (
          <Row key={therapy.slug} therapy={therapy} locale={locale} />
        ))}
      </ul>
    </Shell>
  );
}

const pagesIn = (locale: PageLocale): PublicPage[] =>
  listedPages({
    locale,
    list: listLink(locale),
    words: LIST_WORDS[locale].therapies,
    scene: 'calle-piezas',
    content: <TherapiesPage locale={locale} />,
    readings: THERAPIES[locale].filter((therapy) => isListed(therapyPath(therapy))),
    page: (therapy) => ({
      path: therapyPath(therapy),
      scene: pictureOf(THERAPY_PICTURES, therapy.slug),
      content: <TherapyPage therapy={therapy} locale={locale} />,
    }),
  });

export const pages: readonly PublicPage[] = PAGE_LOCALES.flatMap(pagesIn);
