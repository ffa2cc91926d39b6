import { z } from 'zod';
import { riskKindSchema } from '../safety/risk-schema.ts';
import { moveSchema, pieceSchema } from '../therapist/move.ts';
import { sayAgainSchema } from '../therapist/say-again.ts';
import type { ChatEvent, TurnStatus } from './chat-event.ts';

/** What was decided for a turn, kept so that trying again after a crash says the same. */
export const turnPlanSchema = z.object({
  move: moveSchema,
  /** Kinds of danger open at this turn: they choose the help lines. */
  kinds: z.array(riskKindSchema),
  /** Their safety plan holds something: the help panel leads to it. */
  hasPlan: z.boolean().optional(),
  /** Says that this is an AI, above the reply: see ai-notice.ts. */
  notice: z.string().optional(),
  /** The free messages of the day were used up: it is kept, and answered only where danger is heard in it after all. */
  isOverFree: z.boolean().optional(),
  /** The message gave the memory an order: what it forgot must not come back from this talk. */
  ordered: z.boolean().optional(),
  /** The last reply in another way: nothing was planned anew. */
  again: sayAgainSchema.optional(),
});
export type TurnPlan = z.infer<typeof turnPlanSchema>;

/** What the person was shown. */
export const turnReplySchema = z.object({
  text: z.string(),
  piece: pieceSchema.optional(),
  choices: z.array(z.string()).optional(),
  /** Who answers and why, where that changed with this reply. */
  notice: z.string().optional(),
  /** Whose words these are, at least in part. */
  engine: z.enum(['guided', 'llm', 'fake']).optional(),
});
export type TurnReply = z.infer<typeof turnReplySchema>;

export type Turn = {
  id: string;
  conversationId: string;
  position: string;
  status: TurnStatus;
  /** null for the opening of a conversation. */
  text: string | null;
  plan: TurnPlan;
  reply: TurnReply | null;
  /** Whoever answers it now, while it runs; a process that takes it over puts another id here. */
  heldBy: string | null;
  createdAt: Date;
};

/** A turn that somebody answers. */
export type HeldTurn = Turn & { heldBy: string };

/** A closed turn as the stream it was: what a repeated message id gets. */
export function replayTurn(turn: Turn): ChatEvent[] {
  const events: ChatEvent[] = [{ type: 'accepted', turnId: turn.id }];
  for (const text of [turn.plan.notice, turn.reply?.notice]) if (text) events.push({ type: 'notice', text });
  if (turn.reply?.text) events.push({ type: 'text', text: turn.reply.text });
  if (turn.reply?.piece) events.push({ type: 'piece', piece: turn.reply.piece });
  if (turn.reply?.choices) events.push({ type: 'choices', choices: turn.reply.choices });
  const { level, kind } = turn.plan.move;
  events.push({
    type: 'done',
    turnId: turn.id,
    status: turn.status === 'stopped' ? 'stopped' : 'done',
    level,
    move: kind,
  });
  return events;
}
