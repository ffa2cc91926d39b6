import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { textOf } from './answers.ts';
import { AppError } from './errors.ts';

/** Who may see the figures: whoever has the token or, without one, this machine where nobody else is served. */
type Reader = { token: string | null; publicUrl: string };

const figures = textOf('text/plain', 'Figures for Prometheus');

/** Prometheus figures by route and status, and those of others; no person, id or address ever becomes a label. */
export async function installMetrics(
  app: FastifyInstance,
  ...others: (Registry | undefined)[]
): Promise<void> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to last byte',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  const registers = [register, ...others.filter((other) => other !== undefined)];
  app.get('/metrics', { schema: { hide: true, response: { 200: figures } } }, async (_, reply) => {
    const texts = await Promise.all(registers.map((one) => one.metrics()));
    return reply.type(register.contentType).send(texts.join('\n'));
  });
}

/** To everybody else there is no such page. */
export function guardMetrics(app: FastifyInstance, reader: Reader): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === '/metrics' && !mayRead(request, reader)) throw new AppError('not_found');
  });
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[?::1\]?|::ffff:127\.0\.0\.1)$/;

function mayRead({ headers, socket }: FastifyRequest, { token, publicUrl }: Reader): boolean {
  if (token === null) {
    return LOOPBACK.test(new URL(publicUrl).hostname) && LOOPBACK.test(socket.remoteAddress ?? '');
  }
  const given = Buffer.from(headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${token}`);
  return given.length === right.length && timingSafeEqual(given, right);
}
