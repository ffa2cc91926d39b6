/** The 24 topics: one list by groups, and a page for each. */

import { addressIn } from '../../routes.ts';
import { type Entry, TOPICS, topicPath, topicsByGroup } from './content.ts';
import { listedPages } from './listed-pages.ts';
import { slugOf } from './markdown.ts';
import { pictureOf, TOPIC_PICTURES } from './page-pictures.ts';
import { CarePlaca, TalkPlaca } from './placas.tsx';
import type { PublicPage } from './public-page.ts';
import { Colophon, Html, Neighbours, PageHead, Reading } from './reading.tsx';
import { Shell } from './shell.tsx';
import { homeLink, LIST_WORDS, type Link, PAGE_LOCALES, type PageLocale } from './site-words.ts';

const listLink = (locale: PageLocale): Link => ({
  href: addressIn(locale, '/temas'),
  label: LIST_WORDS[locale].topics.label,
});

type Topic = Entry<'topic'>;

function TopicPage({ topic, locale }: { topic: Topic; locale: PageLocale }) {
  const words = LIST_WORDS[locale];
  const list = listLink(locale);
  const all = TOPICS[locale];
  const at = all.indexOf(topic);
  const minutes = words.minutes.replace('{minutes}', String(topic.minutes));
  const Way = topic.severe ? CarePlaca : TalkPlaca;
  return (
    <Shell here={list.href} locale={locale} path={topicPath(topic)}>
      <article>
        <PageHead
          trail={[homeLink(locale), list]}
          title={topic.title}
          facts={`${words.topics.groups[topic.group]}. ${minutes}`}
          scene={pictureOf(TOPIC_PICTURES, topic.slug)}
          locale={locale}
        />
        <Reading headings={topic.headings} aside={<Way locale={locale} />} locale={locale}>
          <p className="voice">“{topic.card}”</p>
          <Html className="prose" html={topic.html} />
          <Colophon entry={topic} locale={locale} />
        </Reading>
      </article>
      <Neighbours
        label={words.topics.neighbours}
        previous={linkTo(all[at - 1])}
        next={linkTo(all[at + 1])}
        locale={locale}
      />
    </Shell>
  );
}

function linkTo(topic: Topic | undefined): Link | undefined {
  return topic && { href: topicPath(topic), label: topic.name };
}

function TopicsPage({ locale }: { locale: PageLocale }) {
  const words = LIST_WORDS[locale].topics;
  const list = listLink(locale);
  const groups = topicsByGroup(locale).map(({ group, topics }) => ({ name: words.groups[group], topics }));
  return (
    <Shell here={list.href} locale={locale} path={list.href}>
      <PageHead
        trail={[homeLink(locale)]}
        title={words.title}
        lead={words.lead}
        scene="patio-libros"
        locale={locale}
      />
      <nav className="jump column" aria-label={words.groupsLabel}>
        {groups.map(({ name }) => (
          <a key={name} href={`#${slugOf(name)}`}>
            {name}
          </a>
        ))}
      </nav>
      {groups.map(({ name, topics }) => (
        <section key={name} className="group column" aria-labelledby={slugOf(name)}>
          <h2 id={slugOf(name)}>{name}</h2>
          <ul className="voices">
            {topics.map((topic) => (
              <li key={topic.slug}>
                <h3>
                  <a href={topicPath(topic)}>{topic.name}</a>
                </h3>
                <p>“{topic.card}”</p>
                {topic.severe && <p className="severe">{words.severe}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Shell>
  );
}

const pagesIn = (locale: PageLocale): PublicPage[] =>
  listedPages({
    locale,
    list: listLink(locale),
    words: LIST_WORDS[locale].topics,
    scene: 'patio-libros',
    content: <TopicsPage locale={locale} />,
    readings: TOPICS[locale],
    page: (topic) => ({
      path: topicPath(topic),
      scene: pictureOf(TOPIC_PICTURES, topic.slug),
      content: <TopicPage topic={topic} locale={locale} />,
    }),
  });

export const pages: readonly PublicPage[] = PAGE_LOCALES.flatMap(pagesIn);
