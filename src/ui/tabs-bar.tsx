import type { MouseEvent, ReactNode } from 'react';

export type Tab = { href: string; label: string };

type TabsBarProps = {
  label: string;
  tabs: readonly Tab[];
  /** The href of the tab the person is on. */
  current: string | undefined;
  /** Stands as a column from 960 px up. */
  side?: boolean;
  /** Stands above them. */
  head?: ReactNode;
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
};

export function TabsBar({ label, tabs, current, side, head, onNavigate }: TabsBarProps) {
  return (
    <nav className={side ? 'tabs tabs-side' : 'tabs'} aria-label={label}>
      {head}
      {tabs.map((tab) => (
        <a
          key={tab.href}
          className="tab"
          href={tab.href}
          aria-current={currentOf(tab.href, current)}
          onClick={onNavigate && ((event) => onNavigate(event, tab.href))}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}

/** On its page, or on one that lies under it. */
function currentOf(href: string, current: string | undefined): 'page' | 'true' | undefined {
  if (href === current) return 'page';
  return current?.startsWith(`${href}/`) ? 'true' : undefined;
}
