/** Who the browser last saw signed in, for display only; the truth is the server's session. */
export type StoredPerson = { email: string; name: string };

function parse(raw: string | null): StoredPerson | null {
  if (!raw) return null;
  try {
    const { email, name } = JSON.parse(raw) ?? {};
    return typeof email === 'string' && email !== ''
      ? { email, name: typeof name === 'string' ? name : '' }
      : null;
  } catch {
    return null;
  }
}

/** `user` wins, then `userLogin`; an unreadable one counts as absent. */
export function storedPerson(user: string | null, userLogin: string | null): StoredPerson | null {
  return parse(user) ?? parse(userLogin);
}
