import { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

/**
 * What is written in the same moment leaves as one packet: the driver closes a packet after every statement. And it leaves
 * as one piece: handed over message by message, five a statement, it costs the system several times as much.
 */
export class BatchSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }

  override _writev(pieces: { chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(pieces.map(({ chunk }) => chunk)), 'buffer' as BufferEncoding, done);
  }
}
