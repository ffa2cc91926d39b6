import { describe, expect, test } from 'vitest';
import { pageProblem } from './script-gate.ts';

const SHARED = 'theme()';
const page = (inside: string) =>
  `<!doctype html><html><head><script>${SHARED}</script></head><body>${inside}</body></html>`;

describe('a public page', () => {
  test('may hold the shared script, structured data and speculation rules', () => {
    const html = page(
      '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script><p>Hola</p>',
    );
    expect(pageProblem(html, [SHARED])).toBeNull();
  });

  test.each([
    ['a script file', '<script src="/x.js"></script>'],
    ['an inline script that React left', '<script>$RC("B:0","S:0")</script>'],
    ['an event handler', '<button onclick="x()">Abrir</button>'],
    ['a javascript address', '<form action="javascript:throw new Error()"></form>'],
    ['an inline style', '<p style="color:red">Hola</p>'],
  ])('is refused for %s', (_, inside) => {
    expect(pageProblem(page(inside), [SHARED])).not.toBeNull();
  });

  test('with a form may load the script of forms, and no other file', () => {
    const html = page('<script type="module" src="/assets/form.js"></script>');
    expect(pageProblem(html, [SHARED], '/assets/form.js')).toBeNull();
    expect(pageProblem(html, [SHARED], '/assets/other.js')).not.toBeNull();
  });
});
