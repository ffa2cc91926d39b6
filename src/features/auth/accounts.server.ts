import type { KeyObject } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Db } from '../../db/db.server.ts';
import * as schema from '../../db/schema.ts';
import { deriveKey } from '../../platform/crypto.server.ts';
import { newId } from '../../platform/ids.server.ts';
import { PASSWORD_MAX_LENGTH } from './new-password.ts';
import { hashPassword, matchesPassword } from './password-hash.server.ts';
import { PASSWORD_MIN_LENGTH } from './sign-up-form.ts';

const DAY_S = 86_400;

/**
 * Better Auth, kept behind our own calls: its HTTP handler is never mounted, so only what the use cases of
 * this feature call exists. It keeps sessions in the database.
 */
export function createAccounts(db: Db, options: { publicUrl: string; masterKey: KeyObject }) {
  const secret = deriveKey(options.masterKey, 'juntos sessions').export().toString('hex');
  return betterAuth({
    baseURL: options.publicUrl,
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema, transaction: true }),
    // Signing in is a second, explicit call: then signing up with a known e-mail and with a new one look alike.
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: { hash: hashPassword, verify: matchesPassword },
    },
    user: {
      additionalFields: {
        country: { type: 'string', required: false },
        claimedEmail: { type: 'string', required: false },
        besideEmail: { type: 'string', required: false },
        agreedAt: { type: 'date', required: false },
        agreedVersion: { type: 'string', required: false },
      },
    },
    verification: { storeIdentifier: 'hashed' }, // a dump of the table opens no account
    session: { expiresIn: 30 * DAY_S, updateAge: DAY_S },
    advanced: {
      cookiePrefix: 'juntos',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      database: { generateId: () => newId() },
    },
    rateLimit: { enabled: false }, // `auth.api` skips it; platform/rate-limit.server.ts guards our own calls
    telemetry: { enabled: false },
    logger: { disabled: true }, // it writes e-mail addresses
  });
}

export type Accounts = ReturnType<typeof createAccounts>;
