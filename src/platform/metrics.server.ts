import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { textOf } from './answers.ts';

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
