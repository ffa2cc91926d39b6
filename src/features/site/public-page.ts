import type { ReactNode } from 'react';
import type { Locale } from '../../platform/locale.ts';
import type { SceneName } from '../../ui/scenes.tsx';
import type { Link } from './site-words.ts';

/** A page that is rendered at build time to HTML without script. */
export type PublicPage = {
  /** Every URL it answers at; the first is its own unless `canonical` says otherwise. */
  path: string | readonly string[];
  /** Spanish unless it says so. */
  locale?: Locale;
  title: string;
  description: string;
  canonical?: string;
  noindex?: boolean;
  /** `site` is the home's sheet; `reading` adds what lists, articles and forms draw; `help` stands alone. */
  styles: 'site' | 'reading' | 'help';
  /** Whether the shared inline script may stand in the head. The help page goes without any. */
  sharedScript: boolean;
  /** A constant script of its own that runs once the page has been read; its hash is in the policy. */
  lastScript?: string;
  /** Pages with a form may load the one form script; they work without it. */
  formScript?: boolean;
  /** From Inicio to the page above this one. */
  trail?: readonly Link[];
  /** The picture that stands for it when the page is passed on. */
  scene?: SceneName;
  /** Structured data beyond the breadcrumbs, given the address of the site. */
  structured?: (origin: string) => readonly object[];
  previous?: string;
  next?: string;
  content: ReactNode;
};
