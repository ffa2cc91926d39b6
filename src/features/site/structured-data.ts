/** What search engines read beside the page. It says nothing the page does not say. */
import type { Locale } from '../../platform/locale.ts';
import { type Link, SITE_WORDS } from './site-words.ts';

const CONTEXT = 'https://schema.org';

export function organizationData(origin: string, locale: Locale): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: 'Juntos',
    url: `${origin}/`,
    inLanguage: SITE_WORDS[locale].tag,
  };
}

export function breadcrumbData(origin: string, trail: readonly Link[], here: Link): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, here].map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}

type Answered = { question: string; answer: string };

export function questionsData(items: readonly Answered[], locale: Locale = 'es'): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: SITE_WORDS[locale].tag,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type Written = {
  title: string;
  description: string;
  date: string;
  sources: readonly string[];
  locale: Locale;
};

export function articleData(origin: string, path: string, text: Written, picture: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    datePublished: text.date,
    inLanguage: SITE_WORDS[text.locale].tag,
    mainEntityOfPage: origin + path,
    image: origin + picture,
    author: { '@type': 'Organization', name: 'Juntos', url: `${origin}/quienes-somos` },
    citation: text.sources,
  };
}
