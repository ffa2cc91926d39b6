/** Seven problems, each met first by a sentence one could have said. */

import { addressIn } from '../../routes.ts';
import { Icon } from '../../ui/icons.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { type Entry, isListed, PROBLEMS, problemPath } from './content.ts';
import { listedPages } from './listed-pages.ts';
import { PROBLEM_PICTURES, pictureOf } from './page-pictures.ts';
import { TalkPlaca } from './placas.tsx';
import type { PublicPage } from './public-page.ts';
import { Colophon, Html, Neighbours, PageHead, Reading } from './reading.tsx';
import { Shell } from './shell.tsx';
import { homeLink, LIST_WORDS, type Link, PAGE_LOCALES, type PageLocale } from './site-words.ts';

const listLink = (locale: PageLocale): Link => ({
  href: addressIn(locale, '/problemas'),
  label: LIST_WORDS[locale].problems.label,
});

type Problem = Entry<'problem'>;

function ProblemPage({ problem, locale }: { problem: Problem; locale: PageLocale }) {
  const words = LIST_WORDS[locale];
  const list = listLink(locale);
  const all = PROBLEMS[locale];
  const at = all.indexOf(problem);
  return (
    <Shell here={list.href} locale={locale} path={problemPath(problem)}>
      <article>
        <PageHead
          trail={[homeLink(locale), list]}
          title={problem.title}
          facts={words.minutes.replace('{minutes}', String(problem.minutes))}
          scene={pictureOf(PROBLEM_PICTURES, problem.slug)}
          locale={locale}
        />
        <Reading headings={problem.headings} aside={<TalkPlaca locale={locale} />} locale={locale}>
          <p className="voice">“{problem.line}”</p>
          <Html className="prose" html={problem.html} />
          <Colophon entry={problem} locale={locale} />
        </Reading>
      </article>
      <Neighbours
        label={words.problems.neighbours}
        previous={linkTo(all[at - 1])}
        next={linkTo(all[at + 1])}
        locale={locale}
      />
    </Shell>
  );
}

function linkTo(problem: Problem | undefined): Link | undefined {
  return problem && { href: problemPath(problem), label: problem.name };
}

function ProblemsPage({ locale }: { locale: PageLocale }) {
  const words = LIST_WORDS[locale].problems;
  const list = listLink(locale);
  return (
    <Shell here={list.href} locale={locale} path={list.href}>
      <PageHead
        trail={[homeLink(locale)]}
        title={words.title}
        lead={words.lead}
        scene="lluvia"
        locale={locale}
      />
      <ul className="sayings column">
        {PROBLEMS[locale].map((problem) => (
          <li key={problem.slug} id={problem.slug}>
            <a href={problemPath(problem)}>
              <span className="saying">“{problem.line}”</span>
              <span className="saying-name">
                {problem.name} <Icon name="forward" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="after column">
        <p>
          <LinkedText text={words.after} to={[addressIn(locale, '/temas'), addressIn(locale, '/chatbot')]} />
        </p>
      </div>
    </Shell>
  );
}

const pagesIn = (locale: PageLocale): PublicPage[] =>
  listedPages({
    locale,
    list: listLink(locale),
    words: LIST_WORDS[locale].problems,
    scene: 'lluvia',
    content: <ProblemsPage locale={locale} />,
    readings: // Loneliness has its own page with its five questions.
      PROBLEMS[locale].filter((problem) => isListed(problemPath(problem))),
    page: (problem) => ({
      path: problemPath(problem),
      scene: pictureOf(PROBLEM_PICTURES, problem.slug),
      content: <ProblemPage problem={problem} locale={locale} />,
    }),
  });

export const pages: readonly PublicPage[] = PAGE_LOCALES.flatMap(pagesIn);
