import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** A route as Fastify registered it; `HEAD` goes with its `GET` and is left out. */
export type ServerRoute = { name: string; method: string; url: string; options: RouteOptions };

const CHANNEL = 'fastify.initialization';

/** What `make` resolves to, and every route that was registered on the way, told by Fastify itself. */
export async function withRoutes<T>(make: () => Promise<T>): Promise<{ made: T; routes: ServerRoute[] }> {
  const routes: ServerRoute[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (options) => {
      for (const method of [options.method].flat()) {
        if (method === 'HEAD') continue;
        routes.push({ name: `${method} ${options.url}`, method, url: options.url, options });
      }
    });
  };
  subscribe(CHANNEL, watch);
  try {
    return { made: await make(), routes };
  } finally {
    unsubscribe(CHANNEL, watch);
  }
}
