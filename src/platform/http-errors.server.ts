import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isResponseSerializationError } from 'fastify-type-provider-zod';
import { AppError, errorBody, type RefusalCode, statusOf } from './errors.ts';
import { localeOfRequest } from './locale.ts';
import type { Log } from './log.server.ts';

/** What Fastify and its plugins refuse by themselves, in our codes. */
const FOREIGN: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_BAD_URL: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
  // Whoever was sending went away; nobody reads this.
  ECONNRESET: 'bad_json',
  FST_UNDER_PRESSURE: 'overloaded',
};

/** What the file server says to a name outside its folder. */
const NO_FILE = new Set(['ForbiddenError', 'BadRequestError', 'NotFoundError']);

const UNREADABLE: Record<string, string | undefined> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Every error leaves in one shape with the right status; only bugs are logged, and never with content. */
export function installErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal)
      log.error('bug', { requestId: request.id, route: request.routeOptions.url ?? null, cause: error });
    return send(request, reply, refusal ?? { code: 'internal' });
  });
}

export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: { code: RefusalCode; fields?: Record<string, string> | undefined },
): FastifyReply {
  return reply
    .status(statusOf(refusal.code))
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal.code, request.id, refusal.fields, localeOfRequest(request))));
}

/** An address that is none, before any hook has run. Fastify would repeat it. */
export function answerUnreadable(_: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  send(request, reply.header('x-content-type-options', 'nosniff'), { code: 'not_found' });
}

/** What does not even parse as HTTP, or takes too long to come: there is no request to answer. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = UNREADABLE[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function refusalOf(
  error: FastifyError,
): { code: RefusalCode; fields?: Record<string, string> | undefined } | null {
  if (error instanceof AppError) return { code: error.code, fields: error.fields };
  if (error.validation) return { code: 'invalid_input', fields: fieldsOf(error) };
  if (isResponseSerializationError(error)) return null;
  if (error instanceof SyntaxError && error.statusCode === 400) return { code: 'bad_json' };
  const known = FOREIGN[error.code];
  if (known) return { code: known };
  if (NO_FILE.has(error.name)) return { code: 'not_found' };
  if (error.statusCode === 429) return { code: 'too_many_requests' };
  return null;
}

function fieldsOf(error: FastifyError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of error.validation ?? []) {
    const field = instancePath.split('/').filter(Boolean).join('.') || 'body';
    fields[field] ??= message ?? 'No tiene la forma esperada.';
  }
  return fields;
}
