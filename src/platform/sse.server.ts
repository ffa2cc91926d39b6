import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Events = AsyncIterable<unknown> | Iterable<unknown>;

/** Sends events as they come, one `data:` line of JSON each. A source that cares is told when the reader leaves. */
export function sendEvents(reply: FastifyReply, events: Events): FastifyReply {
  const frames = new Readable({ read() {} });
  void pour(events, frames);
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(frames);
}

/** Events of the same moment leave as one packet: a packet each costs the server and the phone more than the words. */
async function pour(events: Events, frames: Readable): Promise<void> {
  const source = Symbol.asyncIterator in events ? events[Symbol.asyncIterator]() : events[Symbol.iterator]();
  frames.once('close', () => void source.return?.());
  let together = '';
  const flush = () => {
    if (together !== '') frames.push(together);
    together = '';
  };
  try {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      if (together === '') setImmediate(flush);
      together += `data: ${JSON.stringify(next.value)}\n\n`;
    }
    flush();
    frames.push(null);
  } catch (error) {
    flush();
    frames.destroy(error as Error);
  }
}

export function wantsEvents(accept: string | undefined): boolean {
  return accept?.includes('text/event-stream') ?? false;
}
