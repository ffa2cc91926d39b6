import { z } from 'zod';
import { withTx } from '../../db/with-tx.server.ts';
import { type Locale, spokenLanguage } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { panelFor } from '../help/panel.ts';
import { panelSchema } from '../help/panel-line.ts';
import { shownDanger } from '../safety/marks.ts';
import { hasPlan } from '../safety/safety-plan.ts';
import { pieceSchema } from '../therapist/move.ts';
import { newState, styleNow } from '../therapist/state.ts';
import { turnStatusSchema } from './chat-event.ts';
import { findLatestConversation } from './conversation-store.server.ts';
import { type Verdict, verdictSchema } from './feedback.ts';
import { findVerdicts } from './feedback-store.server.ts';
import { openConversation } from './open-conversation.server.ts';
import { readPerson } from './read-person.server.ts';
import type { Turn } from './turn.ts';
import { type LostTurn, listAllTurns } from './turn-store.server.ts';
import { whoLeads } from './who-leads.ts';

const PAGE_MESSAGES = 30;

export const messageSchema = z.object({
  id: z.string(),
  turnId: z.string(),
  from: z.enum(['person', 'therapist']),
  text: z.string(),
  at: z.string(),
  status: turnStatusSchema,
  /** Stands above the reply: this is an AI. */
  notice: z.string().optional(),
  piece: pieceSchema.optional(),
  choices: z.array(z.string()).optional(),
  /** What the person said it did to them. */
  verdict: verdictSchema.optional(),
});
export type Message = z.infer<typeof messageSchema>;

export const messagePageSchema = z.object({
  messages: z.array(messageSchema),
  more: z.boolean(),
  /** Pass as `before` for the page above; null on the first page of all. */
  cursor: z.string().nullable(),
  panel: panelSchema.nullable(),
  /** Turn that is being answered now. */
  running: z.string().nullable(),
  engine: z.enum(['guided', 'llm', 'fake']),
  intakeRead: z.boolean(),
  isWatched: z.boolean(),
  /** Questions of the intake with an answer. */
  answered: z.number(),
});
export type MessagePage = z.infer<typeof messagePageSchema>;

/** The last messages, oldest first; without a cursor it also opens a conversation when none is open. */
export async function listMessages(
  { database, keys, clock, engine }: Pick<ServerContext, 'database' | 'keys' | 'clock' | 'engine'>,
  person: Person,
  before: string | undefined,
): Promise<MessagePage> {
  const key = await keys.get(database.db, person.id);
  return withTx(database.db, async (tx) => {
    const [, { profile, mayLeave, choseGuided, ...memory }, latest] = await Promise.all([
      keys.lock(database, tx, person.id),
      readPerson(tx, key, person),
      findLatestConversation(tx, key, person.id),
    ]);
    const now = clock();
    // While nothing may be used, nothing is begun: what was said can still be read.
    const conversation = person.pause
      ? latest
      : await openConversation(tx, key, { userId: person.id, profile, ...memory, latest, now });
    const state = conversation?.state ?? newState();
    // A turn makes up to two messages: half a page of turns fills a page, one more tells whether there is more.
    const found = await listAllTurns(tx, key, person.id, { before, limit: PAGE_MESSAGES / 2 + 1 });
    const shown = found.slice(-PAGE_MESSAGES / 2);
    const verdicts = await findVerdicts(
      tx,
      person.id,
      shown.map(({ id }) => id),
    );
    const panelOf = () => {
      const danger = shownDanger(state.risk);
      if (danger === null) return null;
      const { country } = styleNow(profile, state);
      const panel = panelFor(country, danger, now, spokenLanguage(person.locale));
      return { ...panel, hasPlan: hasPlan(memory.memories) };
    };
    return {
      messages: shown.flatMap((turn) =>
        'isLost' in turn ? [lostMessage(turn, person.locale)] : messagesOf(turn, verdicts.get(turn.id)),
      ),
      more: found.length > shown.length,
      cursor: found.length > shown.length ? (shown[0]?.position ?? null) : null,
      panel: panelOf(),
      running: shown.find((turn) => turn.status === 'running')?.id ?? null,
      engine: whoLeads(engine, { mayLeave, choseGuided })?.name ?? 'guided',
      intakeRead: Object.keys(profile.answers).length > 0,
      isWatched: Boolean(state.risk.watched),
      answered: Object.keys(profile.answers).length,
    };
  });
}

const LOST: Record<Locale, string> = {
  es: 'Aquí falta un mensaje: se dañó y ya no se puede leer.',
  pt: 'Aqui falta uma mensagem: ela se danificou e já não dá para ler.',
  en: 'A message is missing here: it was damaged and can no longer be read.',
};

/** Stands where a turn was that cannot be read any more. */
function lostMessage({ id, createdAt, status }: LostTurn, locale: Locale): Message {
  const at = createdAt.toISOString();
  return { id: `${id}:t`, turnId: id, from: 'therapist', text: '', notice: LOST[locale], at, status };
}

function messagesOf(turn: Turn, verdict: Verdict | undefined): Message[] {
  const shared = { turnId: turn.id, at: turn.createdAt.toISOString(), status: turn.status };
  const messages: Message[] = [];
  if (turn.text !== null) messages.push({ id: `${turn.id}:p`, from: 'person', text: turn.text, ...shared });
  if (turn.reply) {
    const { text, piece, choices } = turn.reply;
    const notice = [turn.plan.notice, turn.reply.notice].filter(Boolean).join(' ') || undefined;
    messages.push({
      id: `${turn.id}:t`,
      from: 'therapist',
      text,
      notice,
      piece,
      choices,
      verdict,
      ...shared,
    });
  }
  return messages;
}
