/** Pages that are one text: who we are, loneliness, the holistic article, and the house rules. */
import type { ReactNode } from 'react';
import { addressIn } from '../../routes.ts';
import type { SceneName } from '../../ui/scenes.tsx';
import { type Entry, getText } from './content.ts';
import { TalkPlaca } from './placas.tsx';
import type { PublicPage } from './public-page.ts';
import { Colophon, Html, PageHead, Reading } from './reading.tsx';
import { scenePicture } from './share-picture.ts';
import { Shell } from './shell.tsx';
import { homeLink, LIST_WORDS, type Link, PAGE_LOCALES, type PageLocale } from './site-words.ts';
import { articleData, questionsData } from './structured-data.ts';

type TextPage = {
  locale?: PageLocale;
  slug: string;
  path: string | readonly string[];
  /** Of the browser tab; the heading is the text's own title. */
  title: string;
  scene: SceneName;
  trail?: readonly Link[];
  /** The entry of the menu it belongs to. */
  here?: string;
  aside?: ReactNode;
  structured?: (entry: Entry<'page'>) => object;
  article?: boolean;
  /** Its small headings count, like house numbers. */
  numbered?: boolean;
};

function textPage({ locale = 'es', slug, path, title, scene, here, aside, ...rest }: TextPage): PublicPage {
  const entry = getText(slug, locale);
  const trail = rest.trail ?? [homeLink(locale)];
  const own = [path].flat()[0] ?? '';
  return {
    path,
    locale,
    canonical: own,
    title,
    description: entry.description,
    styles: 'reading',
    sharedScript: true,
    trail,
    scene,
    structured: (origin) => [
      ...(rest.structured ? [rest.structured(entry)] : []),
      ...(rest.article ? [articleData(origin, own, entry, scenePicture(scene))] : []),
    ],
    content: (
      <Shell here={here} locale={locale} path={own}>
        <article>
          <PageHead
            trail={trail}
            title={entry.title}
            lead={entry.hero}
            facts={rest.article && LIST_WORDS[locale].minutes.replace('{minutes}', String(entry.minutes))}
            scene={scene}
            locale={locale}
          />
          <Reading headings={entry.headings} aside={aside} locale={locale}>
            <Html className={rest.numbered ? 'prose numbered' : 'prose'} html={entry.html} />
            <Colophon entry={entry} locale={locale} />
          </Reading>
        </article>
      </Shell>
    ),
  };
}

const QUESTION = /\?$/;

/** The headings of a text that are questions, with what stands under them. */
function questionsOf(entry: Entry<'page'>): object {
  const items = entry.sections.flatMap(({ text, level, answer }) =>
    level === 2 && QUESTION.test(text) ? [{ question: text, answer }] : [],
  );
  return questionsData(items, entry.locale);
}

/** Two readings that belong to a list and have an address of their own. */
function longReadings(locale: PageLocale): PublicPage[] {
  const words = LIST_WORDS[locale];
  const shared = { locale, article: true, aside: <TalkPlaca locale={locale} /> } as const;
  const above = (path: string, label: string) => ({ href: addressIn(locale, path), label });
  const problems = above('/problemas', words.problems.label);
  const therapies = above('/tipos-de-terapia', words.therapies.label);
  return [
    textPage({
      ...shared,
      slug: 'soledad',
      path: addressIn(locale, '/soledad'),
      title: words.soledad.pageTitle,
      scene: 'paradero',
      trail: [homeLink(locale), problems],
      here: problems.href,
      structured: questionsOf,
    }),
    textPage({
      ...shared,
      slug: 'terapia-holistica',
      path: addressIn(locale, '/terapia-holistica'),
      title: words.holistic.pageTitle,
      scene: 'cerros-volantin',
      trail: [homeLink(locale), therapies],
      here: therapies.href,
    }),
  ];
}

export const pages: readonly PublicPage[] = [
  textPage({
    slug: 'quienes-somos',
    path: ['/quienes-somos', '/aboutUs'],
    title: 'Quienes somos - Juntos',
    scene: 'banca',
    numbered: true,
  }),
  ...PAGE_LOCALES.flatMap(longReadings),
  textPage({
    slug: 'privacidad',
    path: '/privacidad',
    title: 'Privacidad: qué guardamos y quién lo lee - Juntos',
    scene: 'noche-carta',
  }),
  textPage({
    slug: 'terminos',
    path: '/terminos',
    title: 'Términos en palabras simples - Juntos',
    scene: 'calle-lentes',
  }),
  textPage({
    locale: 'pt',
    slug: 'privacidad',
    path: '/pt/privacidad',
    title: 'Privacidade: o que guardamos e quem lê - Juntos',
    scene: 'noche-carta',
  }),
  textPage({
    locale: 'pt',
    slug: 'terminos',
    path: '/pt/terminos',
    title: 'Termos em palavras simples - Juntos',
    scene: 'calle-lentes',
  }),
  textPage({
    slug: 'seguridad',
    path: '/seguridad',
    title: 'Seguridad: cómo se guarda lo que escribes - Juntos',
    scene: 'farol',
  }),
  textPage({
    slug: 'protocolo-de-crisis',
    path: '/protocolo-de-crisis',
    title: 'Qué hace Juntos en una crisis - Juntos',
    scene: 'mar-mapa',
  }),
];
