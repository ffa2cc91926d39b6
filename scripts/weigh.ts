import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withoutLocale } from '../src/platform/locale.ts';
import { DIST, fileOf } from '../src/platform/site-files.server.ts';

const KB = 1024;
/** What a first visit may cost, compressed: the home before its font, the help page, any page in all. */
const LIMITS = { home: 14 * KB, help: 15 * KB, all: 60 * KB };

/** @throws Error when a page has grown past what a prepaid phone should pay for it */
export function weigh(paths: readonly string[]): void {
  const sizeOf = (file: string) => {
    const path = join(DIST, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
