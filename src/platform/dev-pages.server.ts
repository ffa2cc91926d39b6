import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply } from 'fastify';
import { createServer as createVite } from 'vite';
import type { Assets } from '../prerender/entry.tsx';
import { isAppPath } from '../routes.ts';
import type { Pages } from '../server.ts';
import { appShell } from './app-shell.ts';
import type { Env } from './env.server.ts';
import { inLocale, localeOfPath } from './locale.ts';
import { filledPage } from './site-files.server.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const ROOT = join(SRC, '..');
const ASSETS: Assets = {
  sheets: {
    site: ['/features/site/site-bundle.css'],
    reading: ['/features/site/site-bundle.css', '/features/site/reading-bundle.css'],
    help: ['/features/site/help-bundle.css'],
  },
  formScript: '/features/inbox/form-script.ts',
};
const FONT = join(ROOT, 'node_modules/@fontsource-variable/rosario/files/rosario-latin-wght-normal.woff2');
const HELP_FONT = join(ROOT, 'src/features/site/rosario-ayuda.woff2');

type Prerender = typeof import('../prerender/entry.tsx');

/** Development: Vite inside this process; pages are rendered on request and reload when a file changes. */
export function devPages(env: Env): Pages {
  return async (app, slots) => {
    const vite = await createVite({
      root: SRC,
      configFile: join(ROOT, 'vite.config.ts'),
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server }, watch: { ignored: ['**/data/**'] } },
    });
    app.addHook('onClose', () => vite.close());
    app.get('/fonts/rosario.woff2', (_, reply) => reply.type('font/woff2').send(readFileSync(FONT)));
    app.get('/fonts/rosario-ayuda.woff2', (_, reply) =>
      reply.type('font/woff2').send(readFileSync(HELP_FONT)),
    );
    app.get('/favicon.svg', (_, reply) =>
      reply.type('image/svg+xml').send(readFileSync(join(SRC, 'ui/favicon.svg'))),
    );

    const notFound = (path: string) => inLocale(localeOfPath(path), '/404');
    const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);
    const publicPage = async (path: string): Promise<string | null> => {
      const { renderGallery, renderPath } = (await vite.ssrLoadModule('/prerender/entry.tsx')) as Prerender;
      const page =
        path === '/gallery'
          ? await renderGallery(env.PUBLIC_URL)
          : await renderPath(path, env.PUBLIC_URL, ASSETS);
      return page && vite.transformIndexHtml(path, page);
    };
    app.get('/*', async (request, reply) => {
      const path = new URL(request.url, env.PUBLIC_URL).pathname;
      if (isAppPath(path)) {
        const { SHARED_SCRIPT } = (await vite.ssrLoadModule('/prerender/entry.tsx')) as Prerender;
        const locale = localeOfPath(path);
        const template = readFileSync(join(SRC, 'app.html'), 'utf8');
        const shell = { locale, sharedScript: SHARED_SCRIPT, entry: `/app-${locale}.ts` };
        return html(reply, await vite.transformIndexHtml(path, appShell(template, shell)));
      }
      const page = await publicPage(path);
      if (page) return html(reply, (await filledPage(path, slots, async () => page)) ?? page);
      return new Promise<FastifyReply>((resolve) => {
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, async () => {
          reply.raw.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          reply.raw.end((await publicPage(notFound(path))) ?? 'No encontramos esta página.');
          resolve(reply);
        });
      });
    });
    return async (reply) => html(reply.status(404), (await publicPage(notFound(reply.request.url))) ?? '');
  };
}
