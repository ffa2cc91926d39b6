/** What search engines read beside the page. It says nothing the page does not say. */
import type { Link } from './navigation.ts';

const CONTEXT = 'https://schema.org';

export function organizationData(origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: 'Juntos',
    url: `${origin}/`,
    inLanguage: 'es',
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

export function questionsData(items: readonly { question: string; answer: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: 'es',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type Written = { title: string; description: string; date: string; sources: readonly string[] };

export function articleData(origin: string, path: string, text: Written, picture: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    datePublished: text.date,
    inLanguage: 'es',
    mainEntityOfPage: origin + path,
    image: origin + picture,
    author: { '@type': 'Organization', name: 'Juntos', url: `${origin}/quienes-somos` },
    citation: text.sources,
  };
}
