/** Where `?volver=` may lead: a path of this site and nothing else. */
export function safeReturnPath(wanted: string | null, origin: string): string | null {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || /[\\\p{Cc}]/u.test(wanted)) return null;
  const url = new URL(wanted, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

/** A sign-in or sign-up address that comes back to `path`. */
export function withReturn(page: string, path: string | null): string {
  return path ? `${page}?volver=${encodeURIComponent(path)}` : page;
}
