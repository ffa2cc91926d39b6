// Builds dist/: the app area and stylesheets with Vite, the public pages with React, then a compressed copy
// of every text file. Fails when a public page would carry a script or when a page of routes.ts is missing.

import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { build } from 'vite';
import { appShell } from '../src/platform/app-shell.ts';
import { readEnv } from '../src/platform/env.server.ts';
import { LOCALES } from '../src/platform/locale.ts';
import { type Built, DIST, fileOf } from '../src/platform/site-files.server.ts';
import { pageProblem } from '../src/prerender/script-gate.ts';
import { isPublicPath, PUBLIC_PATHS } from '../src/routes.ts';
import { weigh, weighScripts } from './weigh.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PRERENDER_OUT = join(ROOT, '.cache/prerender');
const FONT = 'node_modules/@fontsource-variable/rosario/files/rosario-latin-wght-normal.woff2';

type Manifest = Record<string, { file: string; css?: string[] }>;
type Prerender = typeof import('../src/prerender/entry.tsx');

await build({ root: join(ROOT, 'src'), configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
await build({
  root: join(ROOT, 'src'),
  configFile: join(ROOT, 'vite.config.ts'),
  logLevel: 'warn',
  build: {
    ssr: 'prerender/entry.tsx',
    outDir: PRERENDER_OUT,
    manifest: false,
    rollupOptions: { input: join(ROOT, 'src/prerender/entry.tsx'), output: { entryFileNames: 'entry.js' } },
  },
});
const prerender: Prerender = await import(`${pathToFileURL(join(PRERENDER_OUT, 'entry.js'))}?${Date.now()}`);

writeApp(prerender.SHARED_SCRIPT);
const publicPaths = await writePages(prerender);
for (const [name, text] of Object.entries(prerender.feedFiles(readEnv().PUBLIC_URL))) write(name, text);
writeSharePictures(prerender);
mkdirSync(join(DIST, 'fonts'), { recursive: true });
cpSync(join(ROOT, FONT), join(DIST, 'fonts/rosario.woff2'));
cpSync(join(ROOT, 'src/features/site/rosario-ayuda.woff2'), join(DIST, 'fonts/rosario-ayuda.woff2'));
cpSync(join(ROOT, 'src/ui/favicon.svg'), join(DIST, 'favicon.svg'));
writeTouchIcon();
const built: Built = {
  scriptHashes: [prerender.SHARED_SCRIPT, prerender.HELP_SCRIPT, prerender.SPECULATION_RULES].map(hashOf),
  publicPaths,
};
write('built.json', JSON.stringify(built));
await compressAll();
weigh(publicPaths);
weighScripts();

/** One shell a language: the same page, with the entry that brings its words. */
function writeApp(sharedScript: string): void {
  const template = readFileSync(join(DIST, 'app.html'), 'utf8');
  rmSync(join(DIST, 'app.html'));
  const manifest = readManifest();
  for (const locale of LOCALES) {
    const entry = `/${manifest[locale === 'es' ? 'app.html' : `app-${locale}.ts`]?.file}`;
    write(`app/${locale}.html`, appShell(template, { locale, sharedScript, entry }));
  }
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8')) as Manifest;
}

/** Writes every public page and says which paths there are. */
async function writePages({ renderPages, SHARED_SCRIPT, HELP_SCRIPT }: Prerender): Promise<string[]> {
  const manifest = readManifest();
  const sheet = (entry: string) => [`/${manifest[`features/site/${entry}-bundle.css`]?.file}`];
  const formScript = `/${manifest['features/inbox/form-script.ts']?.file}`;
  const pages = await renderPages(readEnv().PUBLIC_URL, {
    sheets: { site: sheet('site'), reading: [...sheet('site'), ...sheet('reading')], help: sheet('help') },
    formScript,
  });
  for (const { path, html } of pages) {
    const problem = pageProblem(html, [SHARED_SCRIPT, HELP_SCRIPT], formScript);
    if (problem) throw new Error(`The public page ${path} holds ${problem}.`);
    write(fileOf(path), html);
  }
  const missing = PUBLIC_PATHS.filter((path) => !pages.some((page) => page.path === path));
  if (missing.length > 0) throw new Error(`No page was made for ${missing.join(', ')}.`);
  const paths = pages.map(({ path }) => path);
  const unlisted = paths.filter((path) => !isPublicPath(path));
  if (unlisted.length > 0) throw new Error(`routes.ts does not know ${unlisted.join(', ')}.`);
  return paths;
}

/** The pictures that stand for pages on other sites: our own scenes as PNG. */
function writeSharePictures({ sharePictures }: Prerender): void {
  const tokens = readFileSync(join(ROOT, 'src/ui/tokens.css'), 'utf8');
  for (const { file, svg } of sharePictures(tokens)) {
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: 1200 } }).render().asPng();
    mkdirSync(dirname(join(DIST, file)), { recursive: true });
    writeFileSync(join(DIST, file), png);
  }
}

/** The icon of a home screen; the ground fills the corners, which the phone rounds by itself. */
function writeTouchIcon(): void {
  const svg = readFileSync(join(ROOT, 'src/ui/favicon.svg'), 'utf8');
  const image = new Resvg(svg.replace('rx="14"', ''), { fitTo: { mode: 'width', value: 180 } });
  writeFileSync(join(DIST, 'apple-touch-icon.png'), image.render().asPng());
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(DIST, file)), { recursive: true });
  writeFileSync(join(DIST, file), text);
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

async function compressAll(): Promise<void> {
  const files = globSync('**/*.{html,css,js,svg,xml,txt}', { cwd: DIST });
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all(
    files.map(async (file) => {
      const path = join(DIST, file);
      if (statSync(path).size < 512) return;
      const text = readFileSync(path);
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(text, best));
      writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
}
