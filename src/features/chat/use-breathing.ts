import { useEffect, useRef, useState } from 'react';
import { type BreathMoment, type BreathPace, breathAt } from './breathing.ts';

export type Breathing =
  | { kind: 'waiting' }
  | { kind: 'breathing' | 'paused'; moment: BreathMoment }
  | { kind: 'over' };

const TICK_MS = 50;

/** The clock of the breathing piece; pausing keeps the place. `isBegun`: it runs from the first moment. */
export function useBreathing(pace: BreathPace, isBegun = false) {
  const [state, setState] = useState<'waiting' | 'breathing' | 'paused'>(isBegun ? 'breathing' : 'waiting');
  const [seconds, setSeconds] = useState(0);
  const before = useRef(0);

  useEffect(() => {
    if (state !== 'breathing') return;
    const from = performance.now();
    const start = before.current;
    const timer = setInterval(() => {
      before.current = start + (performance.now() - from) / 1000;
      setSeconds(before.current);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [state]);

  const moment = breathAt(pace, seconds);
  const breathing: Breathing =
    state === 'waiting' ? { kind: 'waiting' } : moment ? { kind: state, moment } : { kind: 'over' };
  const isOver = breathing.kind === 'over';
  useEffect(() => {
    if (isOver) setState('paused');
  }, [isOver]);

  return {
    breathing,
    start: () => setState('breathing'),
    pause: () => setState('paused'),
  };
}
