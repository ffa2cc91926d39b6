import type { Db } from '../../db/db.server.ts';
import { newId } from '../../platform/ids.server.ts';
import type { Locale } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import { type Told, toldMail } from './told-mail.ts';

type TheOwner = { userId: string; email: string; emailVerified: boolean; locale: Locale };

/** Tells the owner of an account, in the transaction of what they are told; the caller wakes the postman after it. Where nobody showed that the address is
 * theirs, nobody is told. */
export async function tell(
  tx: Db,
  postman: ServerContext['postman'],
  told: Told,
  { userId, email, emailVerified, locale }: TheOwner,
): Promise<void> {
  const mail = toldMail(told, { email, locale });
  // Each time it happens is a mail of its own.
  await postman.queue(tx, {
    dedupeKey: `${told}-told:${userId}:${newId()}`,
    kind: `${told}-told`,
    from: userId,
    isProved: emailVerified,
    mail,
  });
}
