import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** What routes read that a page may post to without script. */
export const FORM_TYPES = ['application/json', FORM_TYPE];

/** Lets the routes of this scope read what a page without script posts. Of a repeated name the last counts. */
export function acceptPlainForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** Whoever posts a plain form waits for a page; everybody else for JSON. */
export function isPlainForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith(FORM_TYPE) ?? false;
}

/** The page of ours the request came from, or null. */
export function cameFrom(request: FastifyRequest): string | null {
  const { referer, host } = request.headers;
  if (!referer || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return url.host === host && /^https?:$/.test(url.protocol) ? url.pathname : null;
}
