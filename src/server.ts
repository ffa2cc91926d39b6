import { randomUUID } from 'node:crypto';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountApi } from './features/account/account-api.server.ts';
import { authApi } from './features/auth/auth-api.server.ts';
import { GOOGLE_GUEST } from './features/auth/google-guest.ts';
import { billingApi } from './features/billing/billing-api.server.ts';
import { blogApi, commentsIn } from './features/blog/blog-api.server.ts';
import { chatApi } from './features/chat/chat-api.server.ts';
import { helpApi } from './features/help/help-api.server.ts';
import { inboxApi } from './features/inbox/inbox-api.server.ts';
import { intakeApi } from './features/intake/intake-api.server.ts';
import { memoryApi } from './features/memory/memory-api.server.ts';
import { planApi } from './features/plan/plan-api.server.ts';
import { privacyApi } from './features/privacy/privacy-api.server.ts';
import { modelSlot } from './features/site/model-slot.ts';
import { answersSlot, operatorSlot } from './features/site/operator-slot.ts';
import { payHeadSlot, payingOf, payWaysSlot } from './features/site/pay-slots.ts';
import { describeCall } from './platform/describe-call.server.ts';
import { installEdge } from './platform/edge.server.ts';
import { AppError } from './platform/errors.ts';
import { answerUnreadable, installErrors, refuseConnection, send } from './platform/http-errors.server.ts';
import { guardMetrics, installMetrics } from './platform/metrics.server.ts';
import { type Built, readBuilt, type SlotFiller, serveFiles } from './platform/site-files.server.ts';
import { logUnreadable } from './platform/unreadable.server.ts';
import { APP_PATHS, elsewhere, isAppPath, isPublicPath, REDIRECTS } from './routes.ts';
import type { ServerContext } from './server-context.ts';

z.config(z.locales.es());

const BODY_MAX_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;

/** Serves pages: built files, or Vite in development. Resolves with what answers an unknown page. */
export type Pages = (
  app: FastifyInstance,
  slots: Record<string, SlotFiller>,
) => ReturnType<typeof serveFiles>;

export const builtPages: Pages = (app, slots) =>
  serveFiles(app, { publicPaths: readBuilt().publicPaths, appPaths: APP_PATHS, slots });

/** The Fastify host: edge, features, health and pages. Listens nowhere by itself. */
export async function createServer(
  context: ServerContext,
  built: Pick<Built, 'scriptHashes'>,
  pages: Pages,
): Promise<FastifyInstance> {
  const { env, log } = context;
  const app = Fastify({
    genReqId: () => randomUUID(),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: proxiesOf(env.TRUST_PROXY),
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: true,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: refuseConnection,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrors(app, log);
  const endTelling = logUnreadable(log);
  app.addHook('onClose', async () => endTelling());
  await installEdge(app, {
    publicUrl: env.PUBLIC_URL,
    scriptHashes: built.scriptHashes,
    mode: env.NODE_ENV,
    guest: env.GOOGLE_CLIENT_ID ? GOOGLE_GUEST : null,
    formTargets: context.payments.flatMap(({ origins }) => origins),
    sharedLimits: context.isOneOfSeveral
      ? { db: context.database.db, key: context.inboxKey, clock: context.clock }
      : null,
  });
  guardMetrics(app, { token: env.METRICS_TOKEN ?? null, publicUrl: env.PUBLIC_URL });
  await installMetrics(app, context.figures?.registry);
  await app.register(swagger, {
    openapi: { info: { title: 'Juntos', version: '1' } },
    transform: describeCall,
  });

  await app.register(async (api) => {
    const features = [
      authApi,
      accountApi,
      intakeApi,
      chatApi,
      memoryApi,
      planApi,
      privacyApi,
      billingApi,
      helpApi,
      inboxApi,
      blogApi,
    ];
    for (const feature of features) feature(api, context);
    const health = { schema: { hide: true, response: { 200: z.object({ ok: z.literal(true) }) } } };
    api.get('/healthz', health, () => ({ ok: true }));
    api.get('/readyz', health, async () => {
      await context.database.ping().catch(() => {
        throw new AppError('not_ready');
      });
      return { ok: true };
    });
    const described = { schema: { hide: true, response: { 200: z.record(z.string(), z.unknown()) } } };
    api.get('/api/docs', described, () => app.swagger() as unknown as Record<string, unknown>);
  });

  for (const [from, to] of Object.entries(REDIRECTS)) {
    app.get(from, (request, reply) => reply.redirect(to + queryOf(request.url), 302));
  }
  const paying = payingOf(context.payments);
  const notFoundPage = await pages(app, {
    comments: (path) => commentsIn(context, path),
    model: async (path) => modelSlot(path, context.engine?.provider ?? null),
    operator: async (path) => operatorSlot(path, env.operator),
    answers: async (path) => answersSlot(path, env.operator),
    payHead: async (path) => payHeadSlot(path, paying),
    payWays: async (path) => payWaysSlot(path, paying),
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (!wantsPage) return send(request, reply, { code: 'not_found' });
    const query = queryOf(request.url);
    const isPage = (path: string) =>
      (isPublicPath(path) || isAppPath(path) || path in REDIRECTS) &&
      app.hasRoute({ method: 'GET', url: path });
    const to = elsewhere(request.url.slice(0, request.url.length - query.length), isPage);
    return to === null ? notFoundPage(reply) : reply.redirect(to + query, 302);
  });
  return app;
}

/** So many hops, or a list of addresses; by default nobody is believed about where a request comes from. */
function proxiesOf(
  setting: string | undefined,
): false | string | ((address: string, hop: number) => boolean) {
  if (!setting) return false;
  return /^\d{1,2}$/.test(setting) ? (_, hop) => hop < Number(setting) : setting;
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}
