/** The key of a reset link, which stands after the # and so never reaches a server's log; null without one. */
export function resetKeyIn(hash: string): string | null {
  const key = new URLSearchParams(hash.replace(/^#/, '')).get('clave');
  return key ? key : null;
}
