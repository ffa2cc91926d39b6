// The same conversation in two tabs, or on two phones: what is said in one is read in the other.
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

const CHANNEL = 'juntos.charla';
/** Whoever comes back to the page is not shown again what was read a moment ago. */
const FRESH_MS = 10_000;

/** @returns what to call when something changed here that the other tabs should read */
export function useOtherTabs(owner: string, read: () => Promise<void>): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const lastRead = useRef(0);
  const readNow = useEffectEvent(() => {
    lastRead.current = performance.now();
    void read();
  });
  useEffect(() => {
    const onSight = () => {
      const isOld = performance.now() - lastRead.current > FRESH_MS;
      if (document.visibilityState === 'visible' && isOld) readNow();
    };
    const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
    channel.current = tabs;
    lastRead.current = performance.now();
    if (tabs) tabs.onmessage = (message) => message.data === owner && readNow();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      tabs?.close();
      channel.current = null;
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [owner]);
  return useCallback(() => channel.current?.postMessage(owner), [owner]);
}
