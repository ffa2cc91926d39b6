// The small router of the app area: History API, app links intercepted, everything else a normal navigation.
// The address is the only state; `isAppPath` is given once at the start so that this file knows no page.
import { useEffect, useSyncExternalStore } from 'react';

export type Place = { path: string; query: URLSearchParams };

const listeners = new Set<() => void>();
let isAppPath: (path: string) => boolean = () => false;
let place = readPlace();

function readPlace(): Place {
  const { pathname, search } = window.location;
  return { path: pathname, query: new URLSearchParams(search) };
}

function announce(): void {
  place = readPlace();
  for (const listener of listeners) listener();
}

/** Goes to a same-origin path: inside the app when it is one of its pages, else as the browser would. */
export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  const url = new URL(to, window.location.href);
  if (url.origin !== window.location.origin || !isAppPath(url.pathname)) {
    if (how === 'replace') window.location.replace(url);
    else window.location.assign(url);
    return;
  }
  if (how === 'replace') window.history.replaceState(null, '', url);
  else window.history.pushState(null, '', url);
  window.scrollTo(0, 0);
  announce();
}

/** A press of a link that is meant to be followed here: no new tab, nobody else's. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

function followLink(event: MouseEvent): void {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href, window.location.href);
  if (url.origin !== window.location.origin || !isAppPath(url.pathname)) return;
  if (url.hash && url.pathname === window.location.pathname) return;
  event.preventDefault();
  navigate(url.pathname + url.search + url.hash);
}

export function startRouter(knows: (path: string) => boolean): void {
  isAppPath = knows;
  document.addEventListener('click', followLink);
  window.addEventListener('popstate', announce);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePlace(): Place {
  return useSyncExternalStore(subscribe, () => place);
}

/** Each screen calls it: sets the title and moves focus to the screen's h1, so that it is read first. */
export function useArrival(title: string): void {
  useEffect(() => {
    document.title = title;
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [title]);
}
