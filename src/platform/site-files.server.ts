import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { StartError } from './env.server.ts';

/** dist/ after a build: `site/` holds public pages and assets, `app/` the app area. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const YEAR_S = 31_536_000;

export type Built = { scriptHashes: string[] };

/** @throws StartError when nothing was built */
export function readBuilt(): Built {
  const path = join(DIST, 'built.json');
  if (!existsSync(path)) throw new StartError('Nothing is built yet. Run `npm start`, which builds first.');
  return JSON.parse(readFileSync(path, 'utf8')) as Built;
}

/** Serves what the build made: precompressed, hashed assets for a year, pages always asked again. */
export async function serveFiles(
  app: FastifyInstance,
  pages: { publicPaths: readonly string[]; appPaths: readonly string[] },
): Promise<(reply: FastifyReply) => FastifyReply | Promise<FastifyReply>> {
  await app.register(fastifyStatic, { root: DIST, serve: false, preCompressed: true, cacheControl: false });
  const page = (reply: FastifyReply, file: string) =>
    reply.header('cache-control', 'no-cache').sendFile(file, DIST, { cacheControl: false });

  for (const path of pages.publicPaths) app.get(path, (_, reply) => page(reply, fileOf(path)));
  for (const path of pages.appPaths) {
    app.get(path, (_, reply) => page(reply.header('x-robots-tag', 'noindex, nofollow'), 'app/index.html'));
  }
  // Headers of documents say nothing to a script or a stylesheet, and a phone pays for each of them.
  const bare = { helmet: false, config: { rateLimit: false, bare: true } } as const;
  app.get('/assets/*', bare, (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    return reply
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .sendFile(join('assets', name));
  });
  for (const name of ['favicon.svg', 'fonts/rosario.woff2']) {
    app.get(`/${name}`, bare, (_, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(name),
    );
  }
  return (reply) => page(reply.status(404), 'site/404.html');
}

export function fileOf(path: string): string {
  return path === '/' ? 'site/index.html' : `site${path}.html`;
}
