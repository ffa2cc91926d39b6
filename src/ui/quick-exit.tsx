import type { ReactNode } from 'react';

/**
 * Leaves for a harmless page. Without script it is a plain link; with script the page is replaced, so that
 * "back" does not return here.
 */
export function QuickExit({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      className="button button-link button-quiet"
      href={href}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        location.replace(href);
      }}
    >
      {children}
    </a>
  );
}
