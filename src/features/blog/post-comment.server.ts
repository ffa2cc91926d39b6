import { keyedMark } from '../../platform/crypto.server.ts';
import { AppError } from '../../platform/errors.ts';
import { newCaseNumber, newId } from '../../platform/ids.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { WAITING_MAX } from '../inbox/keeping.ts';
import { speaksOfDanger } from '../safety/speaks-of-danger.ts';
import { countWaitingComments, putComment } from './comment-store.server.ts';
import { isPost } from './read-posts.server.ts';

export type NewComment = {
  id?: string | undefined;
  slug: string;
  name: string;
  email: string;
  url?: string | undefined;
  comment: string;
  isTrapped: boolean;
};

/**
 * Keeps a comment for somebody to read; nothing is shown before.
 * @throws AppError not_found without such a post, inbox_full while too much from this address waits
 */
export async function postComment(
  { database, inboxKey, clock, log }: Pick<ServerContext, 'database' | 'inboxKey' | 'clock' | 'log'>,
  entry: NewComment,
): Promise<{ caseNumber: string; help: boolean }> {
  const { id = newId(), slug, name, email, url = '', comment, isTrapped } = entry;
  if (!isPost(slug)) throw new AppError('not_found');
  const help = speaksOfDanger(comment);
  const emailMark = keyedMark(inboxKey, email);
  const mayBeFull = !help && !isTrapped;
  if (mayBeFull && (await countWaitingComments(database.db, { emailMark, id })) >= WAITING_MAX) {
    throw new AppError('inbox_full');
  }
  const caseNumber = await putComment(database.db, inboxKey, {
    id,
    caseNumber: newCaseNumber(),
    slug,
    status: isTrapped ? 'trap' : 'pending',
    emailMark,
    createdAt: clock(),
    content: { name, email, url, comment, help },
  });
  log.info('comment kept', { caseNumber, trapped: isTrapped });
  return { caseNumber, help };
}
