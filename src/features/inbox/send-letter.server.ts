import { keyedMark } from '../../platform/crypto.server.ts';
import { AppError } from '../../platform/errors.ts';
import { newCaseNumber, newId } from '../../platform/ids.server.ts';
import type { Locale } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import { speaksOfDanger } from '../safety/speaks-of-danger.ts';
import { WAITING_MAX } from './keeping.ts';
import { countWaitingLetters, type LetterKind, putLetter } from './letter-store.server.ts';

export type NewLetter = {
  /** Absent when the page has no script; then sending twice is two letters. */
  id?: string | undefined;
  kind: LetterKind;
  name: string;
  email: string;
  message: string;
  locale: Locale;
  isTrapped: boolean;
};

/**
 * Keeps what somebody wrote to us; `help` says that the writer should be shown the help lines.
 * @throws AppError inbox_full while too much from this address waits
 */
export async function sendLetter(
  { database, inboxKey, clock, log }: Pick<ServerContext, 'database' | 'inboxKey' | 'clock' | 'log'>,
  letter: NewLetter,
): Promise<{ caseNumber: string; help: boolean }> {
  const { id = newId(), kind, name, email, message, locale, isTrapped } = letter;
  const help = speaksOfDanger(message);
  const emailMark = keyedMark(inboxKey, email);
  const mayBeFull = !help && !isTrapped;
  if (mayBeFull && (await countWaitingLetters(database.db, { emailMark, id })) >= WAITING_MAX) {
    throw new AppError('inbox_full');
  }
  const caseNumber = await putLetter(database.db, inboxKey, {
    id,
    caseNumber: newCaseNumber(),
    kind,
    status: isTrapped ? 'trap' : 'new',
    emailMark,
    createdAt: clock(),
    content: { name, email, message, locale, help },
  });
  // Not the id: the page chose that, and a log holds nothing that a sender chose.
  log.info('letter kept', { caseNumber, kind, trapped: isTrapped });
  return { caseNumber, help };
}
