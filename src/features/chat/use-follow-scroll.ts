import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this, new words carry the person along; further up, they never steal the scroll. */
const NEAR_END_PX = 80;

export type FollowScroll = {
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** Something new arrived below while the person was reading above. */
  isBehind: boolean;
  toEnd: () => void;
};

/** `oldest` names what stands first: when it changes, the person keeps reading where they were. */
export function useFollowScroll(oldest: unknown): FollowScroll {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const height = useRef(0);
  const top = useRef(oldest);
  const [isBehind, setBehind] = useState(false);

  const toEnd = useCallback(() => {
    const box = ref.current;
    if (box) box.scrollTop = box.scrollHeight;
    isNear.current = true;
    setBehind(false);
  }, []);

  const onScroll = useCallback(() => {
    const box = ref.current;
    if (!box) return;
    isNear.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
    if (isNear.current) setBehind(false);
  }, []);

  // After every render: whatever was added may have changed the height.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const grewAtTop = top.current !== oldest && height.current > 0;
    if (grewAtTop && !isNear.current) box.scrollTop += box.scrollHeight - height.current;
    else if (isNear.current) box.scrollTop = box.scrollHeight;
    else if (box.scrollHeight > height.current) setBehind(true);
    top.current = oldest;
    height.current = box.scrollHeight;
  });

  // The keyboard of a phone opens, the help panel appears or a card comes late: whoever was at the end stays there.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (isNear.current) box.scrollTop = box.scrollHeight;
      height.current = box.scrollHeight;
    });
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  return { ref, onScroll, isBehind, toEnd };
}
