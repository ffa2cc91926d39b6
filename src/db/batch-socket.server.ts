import { Socket } from 'node:net';

/** What is written in the same moment leaves as one packet: the driver closes a packet after every statement. */
export class BatchSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
