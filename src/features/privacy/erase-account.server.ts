// Leaving: asked for with a typed word, undone within a day, and then done for good by the caretaker.
import { withTx } from '../../db/with-tx.server.ts';
import { keyedMark } from '../../platform/crypto.server.ts';
import { newCaseNumber } from '../../platform/ids.server.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { endOtherSessions } from '../auth/session-store.server.ts';
import { eraseComments } from '../blog/comment-store.server.ts';
import { eraseLetters } from '../inbox/letter-store.server.ts';
import { eraseSubscriptions } from '../inbox/subscription-store.server.ts';
import { goneMail, leavingMail } from './erase-mail.ts';
import { type Leaving, UNDO_MS } from './privacy.ts';
import { type DueErasure, eraseAccount, getPrivacy, putPrivacy } from './privacy-store.server.ts';

type Parts = Pick<ServerContext, 'env' | 'database' | 'postman' | 'clock'>;

/** From now on nothing of theirs is used, and only this device stays signed in. Asking again changes nothing. */
export async function requestErasure(context: Parts, person: Person): Promise<Leaving> {
  const { env, database, postman, clock } = context;
  const leaving = await withTx(database.db, async (tx) => {
    const asked = (await getPrivacy(tx, person.id)).leaving;
    if (asked) return asked;
    const eraseRequestedAt = clock();
    const eraseAt = new Date(eraseRequestedAt.getTime() + UNDO_MS);
    const receipt = newCaseNumber();
    await putPrivacy(tx, person.id, { eraseRequestedAt, eraseAt, receipt });
    await endOtherSessions(tx, person.id, person.sessionId);
    const mail = leavingMail(person, { receipt, eraseAt, publicUrl: env.PUBLIC_URL });
    await postman.queue(tx, {
      dedupeKey: `leaving:${receipt}`,
      kind: 'account-leaving',
      isProved: person.emailVerified,
      from: person.id,
      mail,
    });
    return { receipt, requestedAt: eraseRequestedAt.toISOString(), eraseAt: eraseAt.toISOString() };
  });
  postman.wake();
  return leaving;
}

export async function undoErasure({ database }: Parts, person: Person): Promise<void> {
  await putPrivacy(database.db, person.id, { eraseRequestedAt: null, eraseAt: null, receipt: null });
}

/**
 * Done for good: the data key, every row, and what came through the public forms from the same address, which is
 * theirs only if they showed that the address is.
 */
export async function eraseForGood(
  context: Pick<ServerContext, 'database' | 'postman' | 'clock' | 'keys' | 'inboxKey' | 'erased'>,
  due: DueErasure,
): Promise<void> {
  const { database, postman, clock, keys, inboxKey, erased } = context;
  const isGone = await withTx(database.db, async (tx) => {
    await keys.lock(database, tx, due.userId);
    const { leaving } = await getPrivacy(tx, due.userId);
    if (leaving?.receipt !== due.receipt) return false; // undone, or done by another instance, at the last moment
    if (due.emailVerified) {
      const mark = keyedMark(inboxKey, due.email);
      await eraseLetters(tx, mark);
      await eraseComments(tx, mark);
      await eraseSubscriptions(tx, mark);
    }
    await eraseAccount(tx, due, clock());
    const mail = goneMail(due.email, due.receipt);
    await postman.queue(tx, {
      dedupeKey: `gone:${due.receipt}`,
      kind: 'account-gone',
      isProved: due.emailVerified,
      from: due.userId,
      mail,
    });
    return true;
  });
  if (!isGone) return;
  erased.add(due.userId);
  keys.forget(due.userId);
  await postman.forget(due.email);
  postman.wake();
}
