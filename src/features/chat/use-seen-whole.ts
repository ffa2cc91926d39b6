import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a card so that it is seen whole, when it comes and whenever `page` changes; one too tall begins at its top.
 * Once the talk has gone on below it, it stays where it is.
 */
export function useSeenWhole(card: RefObject<HTMLElement | null>, page: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another height
  useEffect(() => {
    const box = card.current?.closest('.chat-scroll');
    if (!box || !card.current || card.current.nextElementSibling?.matches('.speech, .chat-day')) return;
    const isTaller = card.current.offsetHeight > box.clientHeight;
    card.current.scrollIntoView({ block: isTaller ? 'start' : 'nearest' });
  }, [card, page]);
}
