import type { ReactNode } from 'react';
import { HelpLink } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import './top-bar.css';

/** The bar of every screen of the app area: where one is, then help, always in the same place. */
export function TopBar({ start, end }: { start?: ReactNode; end?: ReactNode }) {
  return (
    <header className="top-bar">
      {start ?? (
        <a className="brand" href="/">
          <Mark height={28} />
          <span>Juntos</span>
        </a>
      )}
      <div className="top-bar-end">
        <HelpLink href="/ayuda-ahora">Ayuda ahora</HelpLink>
        {end}
      </div>
    </header>
  );
}
