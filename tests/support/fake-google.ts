import { createServer } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What a token says unless a test says otherwise; `nonce` is always the test's. */
export type Claims = Record<string, unknown> & { nonce: string | undefined };

export type FakeGoogle = {
  /** For the server: its client and where the keys are. */
  env: { GOOGLE_CLIENT_ID: string; GOOGLE_JWKS_URL: string };
  /** An ID token as Google makes them, with these claims changed or, when undefined, left out. */
  token(claims: Claims, how?: { alg?: string; key?: CryptoKey | Uint8Array }): Promise<string>;
  /** Times the keys were asked for. */
  asked(): number;
  close(): Promise<void>;
};

export const GOOGLE_CLIENT = 'juntos-prueba.apps.googleusercontent.com';

/** An issuer of our own with keys of its own, served on this machine. */
export async function fakeGoogle(now: () => Date = () => new Date()): Promise<FakeGoogle> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'uno', alg: 'RS256', use: 'sig' };
  let asked = 0;
  const server = createServer((_, response) => {
    asked++;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    env: { GOOGLE_CLIENT_ID: GOOGLE_CLIENT, GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/certs` },
    token: (claims, { alg = 'RS256', key = privateKey } = {}) => {
      const seconds = Math.floor(now().getTime() / 1000);
      const said = {
        iss: 'https://accounts.google.com',
        aud: GOOGLE_CLIENT,
        iat: seconds,
        exp: seconds + 3600,
        email_verified: true,
        given_name: 'Rosario',
        family_name: 'Prueba',
        name: 'Rosario Prueba',
        ...claims,
      };
      return new SignJWT(said).setProtectedHeader({ alg, kid: 'uno' }).sign(key);
    },
    asked: () => asked,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}
