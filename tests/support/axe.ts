import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds on the screen as it stands, as "rule at element, element".
 * It runs where the page is: gathering results in a blank page beside it, as frames would need, takes ten times as long.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('Frames would need to be looked at one by one.');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}
