import { useEffect, useEffectEvent } from 'react';
import { getJson } from './api.ts';

/** A phone may call itself online with a dead network: so long after a silence the server is asked again, in seconds. */
const ASK_AFTER_S = [15, 30, 60, 120, 300];

/**
 * Calls back when the server can be reached again: the phone says that the signal returned, the person looks at the
 * page again, or the server answers. Only while something waits.
 */
export function useComingBack(isWaiting: boolean, comeBack: () => void): void {
  const back = useEffectEvent(comeBack);
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => (await getJson('/healthz')).ok && back();
    const askAgain = (times: number) => {
      const seconds = ASK_AFTER_S[Math.min(times, ASK_AFTER_S.length - 1)] ?? 0;
      timer = setTimeout(() => void ask().then(() => askAgain(times + 1)), seconds * 1000);
    };
    const onSight = () => document.visibilityState === 'visible' && void ask();
    const onSignal = () => back();
    askAgain(0);
    window.addEventListener('online', onSignal);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onSignal);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [isWaiting]);
}
