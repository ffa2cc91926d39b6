/** Every public page. The build renders this list and nothing else. */
import { page as help } from './help-page.tsx';
import { page as home } from './home-page.tsx';
import { page as notFound } from './not-found-page.tsx';
import { page as privacy } from './privacy-page.tsx';
import type { PublicPage } from './public-page.ts';
import { page as terms } from './terms-page.tsx';

export const PAGES: readonly PublicPage[] = [home, help, privacy, terms, notFound];
