import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StartError } from './env.server.ts';
import { inLocale, localeOfPath } from './locale.ts';
import { filledSlot, frameFrom, type PageFrame } from './page-frame.ts';

/** dist/ after a build: `site/` holds public pages and assets, `app/` the app area. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const ROOT_FILES = [
  'favicon.svg',
  'apple-touch-icon.png',
  'fonts/rosario.woff2',
  'fonts/rosario-ayuda.woff2',
  'sitemap.xml',
  'robots.txt',
  'rss.xml',
];
const YEAR_S = 31_536_000;

/** What the build tells the server: which inline texts the policy lets through, and which pages exist. */
export type Built = { scriptHashes: string[]; publicPaths: string[] };

/** HTML for a slot of the page at a path, or null to leave the page as it was built. */
export type SlotFiller = (path: string) => Promise<string | null>;

/** @throws StartError when nothing was built */
export function readBuilt(): Built {
  const path = join(DIST, 'built.json');
  if (!existsSync(path)) throw new StartError('Nothing is built yet. Run `npm start`, which builds first.');
  return JSON.parse(readFileSync(path, 'utf8')) as Built;
}

/** Serves what the build made: precompressed, hashed assets for a year, pages always asked again. */
export async function serveFiles(
  app: FastifyInstance,
  pages: { publicPaths: readonly string[]; appPaths: readonly string[]; slots: Record<string, SlotFiller> },
): Promise<(reply: FastifyReply) => FastifyReply | Promise<FastifyReply>> {
  await app.register(fastifyStatic, { root: DIST, serve: false, preCompressed: true, cacheControl: false });
  const page = (reply: FastifyReply, file: string) =>
    reply.header('cache-control', 'no-cache').sendFile(file, DIST, { cacheControl: false });

  for (const path of pages.publicPaths) {
    app.get(path, async (request, reply) => {
      const built = () => readFile(join(DIST, fileOf(path)), 'utf8');
      const html = await filledPage(path, pages.slots, built);
      if (html !== null) return sendHtml(request, reply, html);
      return page(path.endsWith('/404') ? reply.status(404) : reply, fileOf(path));
    });
  }
  for (const path of pages.appPaths) {
    const shell = `app/${localeOfPath(path)}.html`;
    app.get(path, (_, reply) => page(reply.header('x-robots-tag', 'noindex, nofollow'), shell));
  }
  // Headers of documents say nothing to a script or a stylesheet, and a phone pays for each of them.
  const bare = { helmet: false, config: { rateLimit: false, bare: true } } as const;
  // The folder itself is the root: a `..` in the name is refused instead of being folded away.
  const folder = (path: string, cache: string) =>
    app.get(`${path}/*`, bare, (request, reply) =>
      reply
        .header('cache-control', cache)
        .sendFile((request.params as { '*': string })['*'], join(DIST, path), { cacheControl: false }),
    );
  folder('/assets', `public, max-age=${YEAR_S}, immutable`);
  folder('/compartir', 'public, max-age=86400');
  for (const name of ROOT_FILES) {
    app.get(`/${name}`, bare, (_, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(name),
    );
  }
  return (reply) => page(reply.status(404), fileOf(inLocale(localeOfPath(reply.request.url), '/404')));
}

export function fileOf(path: string): string {
  return path === '/' ? 'site/index.html' : `site${path}.html`;
}

/** The page with its slots filled, or null when there is nothing to put in. */
export async function filledPage(
  path: string,
  slots: Record<string, SlotFiller>,
  read: () => Promise<string>,
): Promise<string | null> {
  let html: string | null = null;
  for (const [name, fill] of Object.entries(slots)) {
    const content = await fill(path);
    if (content === null) continue;
    html ??= await read();
    html = filledSlot(html, name, content);
  }
  return html;
}

/** A page finished on request, compressed as far as is worth while somebody waits. */
function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return reply.header('content-encoding', 'br').send(brotliCompressSync(html, quality));
}

/** The bar, the floor and the footer of the page for unknown addresses, around words made on request. */
export function builtFrame(): PageFrame {
  const built = (path: string) => join(DIST, fileOf(path));
  const page = (path: string) => (existsSync(built(path)) ? readFileSync(built(path), 'utf8') : undefined);
  const manifest = JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string } | undefined
  >;
  const sheets = ['site', 'reading'].flatMap(
    (name) => manifest[`features/site/${name}-bundle.css`]?.file ?? [],
  );
  const stylesheets = sheets.map((file) => `/${file}`);
  return frameFrom({ es: page('/404') ?? '', en: page('/en/404'), pt: page('/pt/404') }, stylesheets);
}
