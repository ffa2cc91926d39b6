import type { ReactNode } from 'react';
import { at, entryWords } from '../../platform/browser/language.ts';
import { HelpLink } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import './top-bar.css';

/** The bar of every screen of the app area: where one is, then help, always in the same place. */
export function TopBar({ start, end }: { start?: ReactNode; end?: ReactNode }) {
  return (
    <header className="top-bar">
      {start ?? (
        <a className="brand" href={at('/')}>
          <Mark height={28} />
          <span>Juntos</span>
        </a>
      )}
      <div className="top-bar-end">
        <HelpLink href={at('/ayuda-ahora')}>{entryWords().frame.help}</HelpLink>
        {end}
      </div>
    </header>
  );
}
