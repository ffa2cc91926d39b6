import { isAPIError } from 'better-auth/api';
import type { Accounts } from './accounts.server.ts';

export type SignedIn = { email: string; name: string; cookies: string[] };

/** The session of whoever knows this password; null for a wrong password and for an unknown e-mail alike. */
export async function signIn(
  accounts: Accounts,
  credentials: { email: string; password: string },
  headers: Headers,
): Promise<SignedIn | null> {
  try {
    const { headers: out, response } = await accounts.api.signInEmail({
      body: credentials,
      headers,
      returnHeaders: true,
    });
    return { email: response.user.email, name: response.user.name, cookies: out.getSetCookie() };
  } catch (error) {
    if (isAPIError(error)) return null;
    throw error;
  }
}
