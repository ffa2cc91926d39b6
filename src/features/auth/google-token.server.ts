import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { Clock } from '../../platform/clock.server.ts';
import type { Env } from '../../platform/env.server.ts';
import { AppError } from '../../platform/errors.ts';
import { type GoogleIdentity, googleClaims } from './google-identity.ts';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** Clocks differ a little; a token is good for as long as filling in a form takes. */
const TOLERANCE_S = 30;
const MAX_AGE_S = 10 * 60;
const KEYS_WITHIN_MS = 5_000;

/**
 * Reads ID tokens of Google made for this client and for the nonce of the browser that brings them.
 * @throws AppError google_refused, google_unreachable
 */
export function googleTokens(
  env: Pick<Env, 'GOOGLE_JWKS_URL'>,
  clientId: string,
  clock: Clock,
): (token: string, nonce: string) => Promise<GoogleIdentity> {
  const keys = createRemoteJWKSet(new URL(env.GOOGLE_JWKS_URL), { timeoutDuration: KEYS_WITHIN_MS });
  return async (token, nonce) => {
    const claims = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: ISSUERS,
      audience: clientId,
      clockTolerance: TOLERANCE_S,
      maxTokenAge: MAX_AGE_S,
      currentDate: clock(),
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    }).catch((cause: unknown) => {
      if (isOutage(cause)) throw new AppError('google_unreachable');
      if (cause instanceof errors.JOSEError) throw new AppError('google_refused');
      throw cause;
    });
    const identity = googleClaims.safeParse(claims.payload);
    // One audience and no other: a token made for several clients is known to all of them.
    const isForUs = claims.payload.aud === clientId;
    if (!isForUs || !identity.success || identity.data.nonce !== nonce) throw new AppError('google_refused');
    return identity.data;
  };
}

/** Google's keys could not be had: that says nothing of the token. */
function isOutage(cause: unknown): boolean {
  if (cause instanceof errors.JWKSTimeout || cause instanceof errors.JWKSInvalid) return true;
  if (cause instanceof errors.JOSEError) return cause.code === errors.JOSEError.code;
  return cause instanceof TypeError && cause.message === 'fetch failed';
}
