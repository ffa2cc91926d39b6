import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from './env.server.ts';
import { AppError } from './errors.ts';
import { send } from './http-errors.server.ts';
import { type SharedLimits, sharedStore } from './shared-limits.server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file that needs none of a document's headers. */
    bare?: boolean;
    /** Another site may send people here by a form: nothing it changes depends on who is signed in. */
    isFromElsewhere?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Nothing of the phone is needed, nor what a browser makes of the pages somebody visits. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';
/** From one address, behind which a whole neighbourhood may share a mobile network. Strict limits stand on their routes. */
const REQUESTS_A_MINUTE = 6_000;
/** Beyond this the server says it is busy rather than answer too late. */
const EVENT_LOOP_DELAY_MS = 4_000;

/** A site that some of our pages let in, and what of it. */
export type Guest = {
  paths: ReadonlySet<string>;
  /** Addresses, by directive of the policy. */
  sources: Record<string, string>;
  headers: Record<string, string>;
};

/** Headers, limits and the origin check that stand before every route. */
export async function installEdge(
  app: FastifyInstance,
  options: {
    publicUrl: string;
    scriptHashes: string[];
    mode: Env['NODE_ENV'];
    guest: Guest | null;
    /** Other sites to which a form of ours may lead: where people pay. */
    formTargets: readonly string[];
    /** Where other processes serve the same house; null: this is the only one. */
    sharedLimits: SharedLimits | null;
  },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy:
      options.mode === 'development' ? false : { useDefaults: false, directives: policy(options) },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: options.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.bare) return void reply.header('x-content-type-options', 'nosniff');
    reply.header('permissions-policy', PERMISSIONS);
    reply.header('x-request-id', request.id);
    if (options.guest?.paths.has(request.url.split('?', 1)[0] ?? '')) letIn(reply, options.guest);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(rateLimit, {
    max: REQUESTS_A_MINUTE,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new AppError('too_many_requests'),
    ...(options.sharedLimits ? { store: sharedStore(options.sharedLimits) } : {}),
  });
  // A test worker shares its loop with the tests themselves: its delays say nothing of the server.
  if (options.mode !== 'test') {
    await app.register(underPressure, {
      maxEventLoopDelay: EVENT_LOOP_DELAY_MS,
      pressureHandler: (request, reply) => void send(request, reply, { code: 'overloaded' }),
    });
  }
  // Besides SameSite cookies: a browser says where a request comes from, and only our own pages may change things.
  app.addHook('onRequest', async (request) => {
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.isFromElsewhere) return;
    // Where a browser does not name the page, it still says whether it is one of ours.
    if (!origin && (site === 'cross-site' || site === 'same-site')) throw new AppError('foreign_origin');
    if (!origin) return;
    if (origin !== options.publicUrl && !isThisHouse(origin, host, options))
      throw new AppError('foreign_origin');
  });
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (holdsNul([params, query, body])) throw new AppError('invalid_input');
  });
}

/** Adds to the strict policy of this one page, rather than writing a looser one beside it. */
function letIn(reply: FastifyReply, { sources, headers }: Guest): void {
  const strict = reply.getHeader('content-security-policy');
  if (typeof strict === 'string') {
    const directives = new Map(strict.split(';').map((line) => [line.split(' ', 1)[0] ?? '', line]));
    for (const [name, source] of Object.entries(sources)) {
      directives.set(name, `${directives.get(name) ?? name} ${source}`);
    }
    reply.header('content-security-policy', [...directives.values()].join(';'));
  }
  reply.headers(headers);
}

/** No keyboard makes this character, and PostgreSQL keeps no text with it. Without recursion: bodies may be deep. */
function holdsNul(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next === 'object' && next !== null) {
      for (const [name, inner] of Object.entries(next)) waiting.push(name, inner);
    }
  }
  return false;
}

/** By another name, such as 127.0.0.1 for localhost; never without encryption where the house has it. */
function isThisHouse(
  origin: string,
  host: string | undefined,
  { publicUrl }: { publicUrl: string },
): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  return from === host && protocol === new URL(publicUrl).protocol;
}

function policy({ scriptHashes, formTargets }: { scriptHashes: string[]; formTargets: readonly string[] }) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formTargets],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}
