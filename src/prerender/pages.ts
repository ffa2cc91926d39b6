/** Every public page. The build renders this list and nothing else. */
import { pages as blog } from '../features/blog/blog-pages.tsx';
import { pages as englishPost } from '../features/blog/english-post-page.tsx';
import { page as allies } from '../features/site/allies-page.tsx';
import { pages as breathe } from '../features/site/breathe-page.tsx';
import { page as comingSoon } from '../features/site/coming-soon-page.tsx';
import { pages as contact } from '../features/site/contact-page.tsx';
import { pages as english } from '../features/site/english-pages.tsx';
import { pages as faq } from '../features/site/faq-page.tsx';
import { pages as help } from '../features/site/help-page.tsx';
import { pages as home } from '../features/site/home-page.tsx';
import { pages as notFound } from '../features/site/not-found-page.tsx';
import { pages as payment } from '../features/site/payment-page.tsx';
import { pages as problems } from '../features/site/problem-pages.tsx';
import type { PublicPage } from '../features/site/public-page.ts';
import { pages as texts } from '../features/site/text-pages.tsx';
import { pages as therapies } from '../features/site/therapy-pages.tsx';
import { pages as topics } from '../features/site/topic-pages.tsx';

export const PAGES: readonly PublicPage[] = [
  ...home,
  ...help,
  ...breathe,
  ...problems,
  ...topics,
  ...therapies,
  ...texts,
  ...blog,
  ...faq,
  ...contact,
  allies,
  ...payment,
  comingSoon,
  ...notFound,
  ...english,
  ...englishPost,
];
