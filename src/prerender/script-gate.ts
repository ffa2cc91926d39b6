const ALLOWED_TYPES = new Set(['application/ld+json', 'speculationrules']);

/**
 * Why a public page may not ship, or null. It holds no inline style and no script but those known by their words and,
 * where there is a form, the form's.
 */
export function pageProblem(html: string, known: readonly string[], formScript?: string): string | null {
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1];
    if (type && ALLOWED_TYPES.has(type)) continue;
    if (formScript && body === '' && attributes.includes(` src="${formScript}"`)) continue;
    if (!known.includes(body) || /\bsrc=/.test(attributes))
      return `a script of its own: <script${attributes}>`;
  }
  const outside = html.replace(/<script\b[\s\S]*?<\/script>/gi, '');
  if (/\sstyle="/i.test(outside)) return 'an inline style attribute, which the policy blocks';
  if (/\son[a-z]+="/i.test(outside)) return 'an inline event handler';
  if (/(?:href|action)="javascript:/i.test(outside)) return 'a javascript: address';
  return null;
}
