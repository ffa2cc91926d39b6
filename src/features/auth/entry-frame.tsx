import type { ReactNode } from 'react';
import { entryWords } from '../../platform/browser/language.ts';
import { useWide } from '../../platform/browser/use-wide.ts';
import { Floor } from '../../ui/floor.tsx';
import { HouseScene } from '../../ui/house-scene.tsx';
import { TopBar } from '../help/top-bar.tsx';
import './entry-frame.css';

const BESIDE_FROM = 960;

/** Where somebody decides whether to trust us: the form, and beside it the house and what holds here. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const { promise, facts } = entryWords().entry;
  const isWide = useWide(BESIDE_FROM);
  return (
    <div className="entry">
      <div className="entry-page">
        <TopBar />
        {!isWide && <Floor />}
        <main className="screen" id="contenido">
          {children}
        </main>
      </div>
      {isWide && (
        <aside className="entry-side" aria-label={promise}>
          <div className="entry-words">
            <p className="entry-promise">{promise}</p>
            <ul className="entry-facts">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
          <HouseScene />
        </aside>
      )}
    </div>
  );
}
