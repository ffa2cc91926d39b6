// Sends what is due in the outbox: at least once, a little later each time it fails, and gives up after eight.
// It runs inside the server, because the embedded database belongs to one process.
import type { KeyObject } from 'node:crypto';
import type { Database, Db } from '../../db/db.server.ts';
import { withTx } from '../../db/with-tx.server.ts';
import type { Clock } from '../../platform/clock.server.ts';
import { keyedMark } from '../../platform/crypto.server.ts';
import { newId } from '../../platform/ids.server.ts';
import { countHits, uncountHits } from '../../platform/limit-store.server.ts';
import type { Log } from '../../platform/log.server.ts';
import type { Mail } from './mail.ts';
import { countedFor, type MailCause } from './mail-limits.ts';
import {
  claimDue,
  closeMail,
  type DueMail,
  dropMail,
  openMail,
  postponeMail,
  putMail,
} from './outbox-store.server.ts';
import { MailFailure, type Transport } from './transport.server.ts';

const EVERY_MS = 5_000;
const LEASE_MS = 120_000;
const FIRST_PAUSE_MS = 30_000;
const ATTEMPTS = 8;
const AT_ONCE = 10;

export type Postman = {
  /**
   * Puts a mail in the outbox, inside the transaction of what causes it. One that the address may not get, or that is too
   * many from its sender or to it, is left out, and whoever asked is not told: that would tell of others.
   */
  queue(tx: Db, entry: MailCause & { dedupeKey: string; mail: Mail }): Promise<void>;
  /** Call after that transaction: sends now instead of at the next round. Never throws. */
  wake(): void;
  /** Sends everything due; resolves when nothing is left to try now. */
  deliverDue(): Promise<void>;
  /** Erases what is left of mail to an address that was sent, where any is. */
  forget(address: string): Promise<void>;
  /** Begins the rounds; the answer ends them after the mail in hand. */
  start(): () => Promise<void>;
};

type PostmanParts = { database: Database; key: KeyObject; transport: Transport; clock: Clock; log: Log };

export function createPostman({ database: { db }, key, transport, clock, log }: PostmanParts): Postman {
  let round: Promise<void> | null = null;
  let isStarted = false;

  async function queue(tx: Db, entry: MailCause & { dedupeKey: string; mail: Mail }): Promise<void> {
    const { dedupeKey, kind, mail } = entry;
    if ('isProved' in entry && !entry.isProved) return;
    const [id, now] = [newId(), clock()];
    if (!(await putMail(tx, key, { id, dedupeKey, kind, mail, now }))) return;
    const counted = countedFor(entry, mail.to).map(({ name, ...limit }) => ({
      ...limit,
      mark: keyedMark(key, name),
    }));
    const hits = await countHits(tx, counted, now);
    if (counted.every(({ mark, most }) => (hits.get(mark)?.hits ?? 0) <= most)) return;
    await dropMail(tx, id);
    await uncountHits(
      tx,
      counted.map(({ mark }) => mark),
    );
    log.warn('mail held back', { kind });
  }

  async function deliver(due: DueMail): Promise<void> {
    const { id, kind, attempts } = due;
    try {
      await transport.send(id, openMail(key, due));
      await closeMail(db, id, { status: 'sent', sentAt: clock() });
      log.info('mail sent', { id, kind, to: transport.label });
    } catch (error) {
      const failure = error instanceof MailFailure ? error : new MailFailure('EUNKNOWN', false, error);
      const isOver = failure.isFinal || attempts >= ATTEMPTS;
      if (isOver) await closeMail(db, id, { status: 'dead', lastError: failure.code });
      else await postponeMail(db, id, new Date(clock().getTime() + pauseMs(attempts)), failure.code);
      log.warn(isOver ? 'mail given up' : 'mail postponed', { id, kind, attempts, code: failure.code });
    }
  }

  async function deliverDue(): Promise<void> {
    for (;;) {
      const now = clock();
      const claim = {
        now,
        lockedUntil: new Date(now.getTime() + LEASE_MS),
        limit: AT_ONCE,
        longestPauseMs: pauseMs(ATTEMPTS),
      };
      const due = await withTx(db, (tx) => claimDue(tx, claim));
      if (due.length === 0) return;
      for (const mail of due) await deliver(mail);
    }
  }

  function wake(): void {
    if (!isStarted) return;
    round ??= deliverDue()
      .catch((cause: unknown) => log.error('mail round failed', { cause }))
      .finally(() => {
        round = null;
      });
  }

  return {
    queue,
    wake,
    deliverDue,
    forget: async (address) => transport.forget?.(address),
    start: () => {
      isStarted = true;
      wake();
      const timer = setInterval(wake, EVERY_MS);
      return async () => {
        isStarted = false;
        clearInterval(timer);
        await round;
      };
    },
  };
}

/** 30 s, 1 min, 2 min … 32 min before the eighth and last. */
function pauseMs(attempts: number): number {
  return FIRST_PAUSE_MS * 2 ** (attempts - 1);
}
