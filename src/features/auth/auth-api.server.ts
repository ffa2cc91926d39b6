import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothing } from '../../platform/answers.ts';
import { AppError } from '../../platform/errors.ts';
import { localeOfRequest } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import { accessApi } from './access-api.server.ts';
import { agreements, countryCode, personName } from './account-fields.ts';
import { deviceApi } from './device-api.server.ts';
import { emailApi } from './email-api.server.ts';
import { googleApi } from './google-api.server.ts';
import { newPassword, requireUncommon } from './new-password.ts';
import { forgetPassword, resetPassword } from './reset-password.server.ts';
import { headersOf, renewedCookie } from './session.server.ts';
import { type SignedIn, signIn } from './sign-in.server.ts';
import { signUp } from './sign-up.server.ts';

const personData = z.object({ userEmail: z.string(), userName: z.string() });

const signUpBody = z.object({
  name: personName,
  email: z.email({ error: 'Revisa el correo.' }).max(320),
  password: newPassword,
  ...agreements,
  country: countryCode.nullish(),
});

/** Strict: few attempts from one address at signing in and up. */
const ATTEMPTS = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };

/** Fewer still where each attempt may send a mail or try a key. */
const RESETS = { config: { rateLimit: { max: 10, timeWindow: '10 minutes' } } };
/** Longer than writing a mail takes, so that the time of the answer tells nothing either. */
const FORGOT_NOT_BEFORE_MS = 400;

/** Accounts: the documented `userLogin`, and our own sign-up, sign-out and reset. */
export function authApi(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { accounts } = context;
  app.addHook('onSend', async (request, reply) => {
    const cookie = renewedCookie(request);
    // Signing out and in decide themselves what the browser keeps.
    if (cookie && !reply.hasHeader('set-cookie')) reply.header('set-cookie', cookie);
  });

  routes.post(
    '/api/v1/userLogin',
    {
      ...ATTEMPTS,
      schema: {
        summary: 'Sign in with e-mail and password; the session is an HttpOnly cookie',
        body: z.object({ userEmail: z.string().max(320), userPass: z.string().max(1000) }),
        response: {
          200: z.union([
            z.object({ authorized: z.literal(true), data: personData }),
            z.object({ authorized: z.literal(false) }),
          ]),
        },
      },
    },
    async (request, reply) => {
      const email = request.body.userEmail.trim().toLowerCase();
      const password = request.body.userPass;
      if (email === '' || password === '') return { authorized: false as const };
      const signedIn = await signIn(context, { email, password }, headersOf(request), request.ip);
      if (!signedIn) return { authorized: false as const };
      return { authorized: true as const, data: welcome(reply, signedIn) };
    },
  );

  routes.post(
    '/api/v1/signup',
    {
      ...ATTEMPTS,
      schema: {
        summary: 'Make an account and sign in; the answer never tells whether the e-mail had one',
        body: signUpBody,
        response: {
          200: z.object({ ok: z.literal(true), signedIn: z.boolean(), data: personData.nullable() }),
        },
      },
    },
    async (request, reply) => {
      const { name, password, country } = request.body;
      const email = request.body.email.toLowerCase();
      requireUncommon(password, [email, name]);
      const locale = localeOfRequest(request);
      const person = { name, email, password, country: country ?? null, locale };
      const signedIn = await signUp(context, person, headersOf(request), request.ip);
      return { ok: true as const, signedIn: true, data: welcome(reply, signedIn) };
    },
  );

  routes.post(
    '/api/v1/logout',
    { schema: { summary: 'End this session', response: { 204: nothing } } },
    async (request, reply) => {
      const { headers } = await accounts.api.signOut({ headers: headersOf(request), returnHeaders: true });
      return reply.header('set-cookie', headers.getSetCookie()).status(204).send();
    },
  );

  passwordRoutes(app, context);
  accessApi(app, context);
  deviceApi(app, context);
  emailApi(app, context);
  googleApi(app, context);
}

function passwordRoutes(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const done = { 200: z.object({ ok: z.literal(true) }) };

  routes.post(
    '/api/v1/password/forgot',
    {
      ...RESETS,
      schema: {
        summary:
          'Ask for a link to choose another password; the answer never tells whether there is an account',
        body: z.object({ email: z.email({ error: 'Revisa el correo.' }).max(320) }),
        response: done,
      },
    },
    async (request) => {
      const email = request.body.email.toLowerCase();
      const asked = { email, locale: localeOfRequest(request), from: request.ip };
      await forgetPassword(context, asked, FORGOT_NOT_BEFORE_MS);
      return { ok: true as const };
    },
  );

  routes.post(
    '/api/v1/password/reset',
    {
      ...RESETS,
      schema: {
        summary: 'Choose another password with the key of the link; ends every session of the person',
        body: z.object({ token: z.string().min(1).max(200), password: newPassword }),
        response: done,
      },
    },
    async (request) => {
      const { token, password } = request.body;
      requireUncommon(password, []);
      const locale = localeOfRequest(request);
      if (!(await resetPassword(context, { token, password, locale }))) throw new AppError('link_expired');
      return { ok: true as const };
    },
  );
}

function welcome(reply: FastifyReply, { cookies, email, name }: SignedIn): z.infer<typeof personData> {
  reply.header('set-cookie', cookies);
  return { userEmail: email, userName: name };
}
