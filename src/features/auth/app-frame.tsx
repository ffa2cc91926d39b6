import type { ReactNode } from 'react';
import { at } from '../../platform/browser/language.ts';
import { useWide } from '../../platform/browser/use-wide.ts';
import { HouseScene } from '../../ui/house-scene.tsx';
import { Mark } from '../../ui/mark.tsx';
import { TopBar } from '../help/top-bar.tsx';
import { AppTabs } from './app-tabs.tsx';
import './app-frame.css';

/** From here up the sections stand in a column at the left; below, at the foot. */
const RAIL_FROM = 960;

/** The column of every screen behind an account: the house, its sections, and its picture where no other one stands. */
export function AppRail({ bare }: { bare?: boolean }) {
  const isWide = useWide(RAIL_FROM);
  return (
    <div className="app-rail">
      <AppTabs
        head={
          <a className="brand" href={at('/')}>
            <Mark height={28} />
            <span>Juntos</span>
          </a>
        }
      />
      {isWide && !bare && <HouseScene />}
    </div>
  );
}

/** What every page behind an account stands in; the chat has a room of its own beside the same column. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <div className="app-frame">
      <AppRail />
      <div className="app-page">
        <TopBar />
        {children}
        <div className="tabs-foot">
          <AppTabs />
        </div>
      </div>
    </div>
  );
}
