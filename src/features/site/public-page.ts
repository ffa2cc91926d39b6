import type { ReactNode } from 'react';

/** A page that is rendered at build time to HTML without script. */
export type PublicPage = {
  /** Every URL it answers at; the first is its own unless `canonical` says otherwise. */
  path: string | readonly string[];
  title: string;
  description: string;
  canonical?: string;
  noindex?: boolean;
  /** `site` links site-bundle.css; `help` links the light help-bundle.css, without the heading face. */
  styles: 'site' | 'help';
  /** Whether the shared inline script may stand in the head. The help page goes without any. */
  sharedScript: boolean;
  Page: () => ReactNode;
};
