import { useEffect, useState } from 'react';
import { getJson } from '../../platform/browser/api.ts';
import { useWide } from '../../platform/browser/use-wide.ts';
import { useSession } from '../auth/use-session.tsx';
import { type Beside, besideTalk } from '../memory/beside-talk.ts';
import type { MemoryPage, ShownMemory } from '../memory/memory.ts';

/** From here up a third column has room. */
const BESIDE_FROM = 1200;

export type BesideTalk = Beside<ShownMemory>;

/**
 * What the third column holds, read again after each reply; null: there is no such column. Until it is known the column
 * keeps its room (undefined), so that the talk does not move.
 */
export function useBeside(mayShow: boolean, isReplying: boolean): BesideTalk | null | undefined {
  const { session } = useSession();
  const isWide = useWide(BESIDE_FROM);
  const isOn = mayShow && isWide && session.status === 'in' && session.me.consents.memory;
  const [beside, setBeside] = useState<BesideTalk | null | undefined>(undefined);
  useEffect(() => {
    if (!isOn || isReplying) return;
    let isShown = true;
    void getJson<MemoryPage>('/api/v1/memories').then((result) => {
      if (isShown) setBeside(result.ok ? besideTalk(result.value.memories) : null);
    });
    return () => {
      isShown = false;
    };
  }, [isOn, isReplying]);
  return isOn ? beside : null;
}
