import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothing } from '../../platform/answers.ts';
import { AppError } from '../../platform/errors.ts';
import { localeOfRequest } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import { agreements, countryCode, personName } from './account-fields.ts';
import { enterWithGoogle, type GoogleAnswers } from './enter-with-google.server.ts';
import { addNonce, hasNonce, listWaysIn, unlinkGoogle } from './google-account-store.server.ts';
import { googleTokens } from './google-token.server.ts';
import { headersOf, readCookie, requirePerson } from './session.server.ts';

const PATH = '/api/v1/authentication/google';
const NONCE_COOKIE = 'juntos.google';
/** As long as the sign-in page may lie open before Google is used. */
const NONCE_S = 60 * 60;

const ATTEMPTS = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };
const OPENINGS = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

const entryBody = z.object({
  token: z.string().min(1).max(8_000),
  /** For an account that is there already. */
  password: z.string().max(1000).optional(),
  /** For a new account: all of them, as at signing up. */
  name: personName.optional(),
  country: countryCode.nullish(),
  isAgreed: agreements.isAgreed.optional(),
  isAdult: agreements.isAdult.optional(),
});

const googleUser = z.object({
  email: z.string(),
  name: z.string(),
  google_id: z.string(),
  givenName: z.string(),
  familyName: z.string(),
});

const entryReply = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('ok'),
    user: googleUser,
    data: z.object({ userEmail: z.string(), userName: z.string() }),
  }),
  z.object({
    status: z.enum(['needs_agreement', 'needs_password']),
    user: z.null(),
    data: z.object({
      userEmail: z.string(),
      /** What Google calls them: a proposal. */
      userName: z.string(),
      /** Whether another account may be made although one has this e-mail: nobody proved that it is theirs. */
      canStartAnew: z.boolean(),
      isWrong: z.boolean(),
    }),
  }),
]);

/** Signing in with Google, where a client ID is set. */
export function googleApi(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { env, database, clock } = context;
  const clientId = env.GOOGLE_CLIENT_ID ?? null;

  routes.get(
    PATH,
    {
      ...OPENINGS,
      schema: {
        summary: 'What the sign-in page needs to ask Google; nulls where Google is not offered',
        response: { 200: z.object({ clientId: z.string().nullable(), nonce: z.string().nullable() }) },
      },
    },
    async (_, reply) => {
      if (!clientId) return { clientId: null, nonce: null };
      const nonce = await addNonce(database.db, new Date(clock().getTime() + NONCE_S * 1000));
      reply.header('set-cookie', nonceCookie(nonce, NONCE_S));
      return { clientId, nonce };
    },
  );

  routes.delete(
    PATH,
    {
      schema: {
        summary: 'Stop signing in with Google; a password has to be left as a way in',
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      if (!(await listWaysIn(database.db, person.id)).includes('password')) throw new AppError('only_way_in');
      await unlinkGoogle(database.db, person.id);
      return reply.status(204).send();
    },
  );

  if (!clientId) return;
  const readToken = googleTokens(env, clientId, clock);

  routes.post(
    PATH,
    {
      ...ATTEMPTS,
      schema: {
        summary: 'Sign in with the credential of Google; `user` is null while something more is needed',
        body: entryBody,
        response: { 200: entryReply },
      },
    },
    async (request, reply) => {
      const nonce = readCookie(request, NONCE_COOKIE);
      if (!nonce || !(await hasNonce(database.db, nonce, clock()))) throw new AppError('google_refused');
      const google = await readToken(request.body.token, nonce);
      const visit = { headers: headersOf(request), from: request.ip, locale: localeOfRequest(request) };
      const entry = await enterWithGoogle(context, google, answersIn(request.body), visit);
      if (entry.status !== 'ok') {
        const { status } = entry;
        const { canStartAnew, isWrong } = { canStartAnew: false, isWrong: false, ...entry };
        const userName = google.givenName || google.name || '';
        return { status, user: null, data: { userEmail: google.email, userName, canStartAnew, isWrong } };
      }
      const { email, name, cookies } = entry.signedIn;
      reply.header('set-cookie', [...cookies, nonceCookie('', 0)]);
      const { sub, givenName, familyName } = google;
      return {
        status: entry.status,
        user: { email, name, google_id: sub, givenName, familyName },
        data: { userEmail: email, userName: name },
      };
    },
  );

  /** Sent to these calls alone, and never to another site's. */
  function nonceCookie(value: string, maxAgeS: number): string {
    const secure = env.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
    return `${NONCE_COOKIE}=${value}; Max-Age=${maxAgeS}; Path=${PATH}; HttpOnly; SameSite=Lax${secure}`;
  }
}

function answersIn({ name, country, isAgreed, isAdult, password }: z.infer<typeof entryBody>): GoogleAnswers {
  return {
    ...(password ? { password } : {}),
    ...(name && isAgreed && isAdult ? { newAccount: { name, country: country ?? null } } : {}),
  };
}
