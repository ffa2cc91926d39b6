import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withoutLocale } from '../src/platform/locale.ts';
import { DIST, fileOf } from '../src/platform/site-files.server.ts';

const KB = 1024;
/** What a first visit may cost, compressed: the home before its font, the help page, any page in all. */
const LIMITS = { home: 14 * KB, help: 15 * KB, all: 60 * KB };
/** JavaScript of a first visit to the chat and to the questions, in bytes of Brotli; the heads of the answers come on top. */
const SCRIPT_LIMITS: Record<string, number> = {
  'features/chat/chat-page.tsx': 84_000,
  'features/intake/intake-page.tsx': 79_000,
};

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** @throws Error when a screen brings more script than a phone far from the antenna should wait for */
export function weighScripts(): void {
  const manifest = JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8')) as Manifest;
  for (const [screen, limit] of Object.entries(SCRIPT_LIMITS)) {
    const chunks = new Set<string>();
    const take = (name: string) => {
      if (chunks.has(name)) return;
      chunks.add(name);
      manifest[name]?.imports?.forEach(take);
    };
    for (const name of ['app.html', screen]) take(name);
    const bytes = sum([...chunks].map((name) => sizeOf(manifest[name]?.file ?? '')));
    if (bytes > limit)
      throw new Error(`The scripts of ${screen} weigh ${bytes} bytes; ${limit} are allowed.`);
  }
}

/** @throws Error when a page has grown past what a prepaid phone should pay for it */
export function weigh(paths: readonly string[]): void {
  for (const path of paths) {
    const html = readFileSync(join(DIST, fileOf(path)), 'utf8');
    const linked = [
      ...html.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="\/((?:assets|fonts)\/[^"]+)"/g),
    ].map(([, file = '']) => file);
    const text = sizeOf(fileOf(path)) + sum(linked.filter((file) => file.endsWith('.css')).map(sizeOf));
    const all = sizeOf(fileOf(path)) + sum(linked.map(sizeOf));
    const limit = withoutLocale(path) === '/ayuda-ahora' ? LIMITS.help : LIMITS.all;
    if (all > limit) throw new Error(`${path} weighs ${all} bytes; ${limit} are allowed.`);
    if (withoutLocale(path) === '/' && text > LIMITS.home) {
      throw new Error(`HTML and CSS of the home ${path} weigh ${text} bytes; ${LIMITS.home} are allowed.`);
    }
  }
}

function sizeOf(file: string): number {
  const path = join(DIST, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
