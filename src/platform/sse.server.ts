import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends events as they come, one `data:` line of JSON each. The source goes on when the reader leaves. */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<unknown> | Iterable<unknown>,
): FastifyReply {
  async function* frames() {
    for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`;
  }
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(frames()));
}

export function wantsEvents(accept: string | undefined): boolean {
  return accept?.includes('text/event-stream') ?? false;
}
