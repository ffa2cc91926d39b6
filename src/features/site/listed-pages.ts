/** A list of readings and the page of each, as problems, topics and therapies have them in every language. */
import type { ReactNode } from 'react';
import type { SceneName } from '../../ui/scenes.tsx';
import type { PublicPage } from './public-page.ts';
import { scenePicture } from './share-picture.ts';
import { homeLink, type Link, type PageLocale } from './site-words.ts';
import { articleData } from './structured-data.ts';

type Reading = Parameters<typeof articleData>[2];

export type Listed<T extends Reading> = {
  locale: PageLocale;
  list: Link;
  words: { pageTitle: string; description: string };
  scene: SceneName;
  content: ReactNode;
  /** Those that have a page of this kind; others are linked to where they stand. */
  readings: readonly T[];
  page: (reading: T) => { path: string; scene: SceneName; content: ReactNode };
};

export function listedPages<T extends Reading>({
  locale,
  list,
  words,
  readings,
  page,
  ...first
}: Listed<T>): PublicPage[] {
  const home = homeLink(locale);
  const look = { styles: 'reading', sharedScript: true, locale } as const;
  return [
    {
      ...look,
      ...first,
      path: list.href,
      title: words.pageTitle,
      description: words.description,
      trail: [home],
    },
    ...readings.map((reading): PublicPage => {
      const { path, scene, content } = page(reading);
      return {
        ...look,
        path,
        title: `${reading.title} - Juntos`,
        description: reading.description,
        trail: [home, list],
        scene,
        structured: (origin) => [articleData(origin, path, reading, scenePicture(scene))],
        content,
      };
    }),
  ];
}
