/** Ways of looking at what was built. They throw when the line does not hold. */
import assert from 'node:assert/strict';
import type { Calls, Check, MadePage, Visit } from './line.ts';

type Href = string;

export function page(where: string, holds: (page: MadePage) => void): Check {
  return { how: 'page', where, holds };
}

/** Every public page there is. */
export function everyPage(holds: (page: MadePage) => void): Check {
  return { how: 'pages', where: 'every public page', holds: (pages) => pages.forEach(holds) };
}

export function call(where: string, holds: (calls: Calls) => Promise<void>): Check {
  return { how: 'call', where, holds };
}

/** A constant, or a pure function, of the named file. */
export function value(where: string, holds: () => void): Check {
  return { how: 'value', where, holds };
}

export function screen(where: string, holds: (visit: Visit) => Promise<void>): Check {
  return { how: 'browser', where, holds };
}

export function shows(path: string, ...words: string[]): Check {
  return page(path, ({ text }) => {
    for (const word of words) assert.ok(text.includes(word), `${path} does not say "${word}"`);
  });
}

export function showsNowhere(...words: string[]): Check {
  return everyPage(({ path, text }) => {
    for (const word of words) assert.ok(!text.includes(word), `${path} says "${word}"`);
  });
}

/** Links by their words, in any order. */
export function links(path: string, expected: Record<string, Href>): Check {
  return page(path, (made) => {
    const found = linksOf(made);
    for (const [words, href] of Object.entries(expected)) {
      const isThere = found.some((link) => link.href === href && link.words.includes(words));
      assert.ok(isThere, `${path} has no link "${words}" to ${href}`);
    }
  });
}

export function linksOf({ html }: MadePage): { href: Href; words: string }[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href = '', inside = '']) => ({
      href,
      words: wordsOf(inside),
    }),
  );
}

/** A form by what it posts: names of its fields in order, those that must be filled in, and its button. */
export function form(
  path: string,
  action: string,
  expected: { fields: string[]; required: string[]; button: string },
): Check {
  return page(path, ({ html }) => {
    const inside =
      new RegExp(`<form\\b[^>]*action="${action}"[^>]*>([\\s\\S]*?)</form>`).exec(html)?.[1] ?? '';
    const controls = [...inside.matchAll(/<(?:input|textarea)\b[^>]*>/g)].map(([tag]) => tag);
    const shown = controls.filter((tag) => !/type="hidden"|name="fax"/.test(tag));
    const namesOf = (tags: string[]) => tags.map((tag) => /\bname="([^"]+)"/.exec(tag)?.[1]);
    assert.deepEqual(namesOf(shown), expected.fields);
    assert.deepEqual(namesOf(shown.filter((tag) => /\srequired/.test(tag))), expected.required);
    assert.equal(wordsOf(/<button\b[^>]*>([\s\S]*?)<\/button>/.exec(inside)?.[1] ?? ''), expected.button);
  });
}

/** The public page itself is there, with a heading. */
export function exists(path: string): Check {
  return page(path, ({ html }) => assert.match(html, /<h1[ >]/));
}

/** An address of the app area: the running server gives the screen with this heading, out of search engines. */
export function appScreen(path: string, heading: string | RegExp): Check {
  return screen(path, async (visit) => {
    const opened = await visit.open(path);
    await opened.getByRole('heading', { level: 1, name: heading }).waitFor();
  });
}

export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?!)])/g, '$1')
    .trim();
}

export function count(html: string, pattern: RegExp): number {
  return [...html.matchAll(pattern)].length;
}
