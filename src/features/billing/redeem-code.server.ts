import { withTx } from '../../db/with-tx.server.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { type Person, requireInUse } from '../auth/session.server.ts';
import { putPass } from './pass-store.server.ts';
import { readSponsorCode } from './sponsor-code.ts';
import { addSponsorUse, findSponsorCode, takeSponsorUse } from './sponsor-code-store.server.ts';
import { markOfCode } from './sponsor-codes.server.ts';

/** What a pass of an ally is kept as; whose code it was stands apart, and no page says it. */
export const SPONSORED_PLAN = 'aliado';

/**
 * Turns a code of an ally into a pass, once for each person.
 * @throws AppError code_unknown, code_over (used up, expired or revoked), code_yours; data_blocked, account_leaving
 */
export async function redeemCode(
  { database, inboxKey, clock }: Pick<ServerContext, 'database' | 'inboxKey' | 'clock'>,
  person: Person,
  written: string,
): Promise<void> {
  requireInUse(person);
  const code = readSponsorCode(written);
  if (code === null) throw new AppError('code_unknown');
  await withTx(database.db, async (tx) => {
    const now = clock();
    const found = await findSponsorCode(tx, markOfCode(inboxKey, code));
    if (found === null) throw new AppError('code_unknown');
    const { id: codeId, days } = found;
    // First that it is theirs: of one code two presses at once are one use.
    if (!(await addSponsorUse(tx, { userId: person.id, codeId, at: now }))) throw new AppError('code_yours');
    if (!(await takeSponsorUse(tx, codeId, now))) throw new AppError('code_over');
    const pass = { userId: person.id, id: newId(), plan: SPONSORED_PLAN, days, grantedAt: now };
    await putPass(tx, pass);
  });
}
