import { withTx } from '../../db/with-tx.server.ts';
import { spokenLanguage } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { panelFor } from '../help/panel.ts';
import { addMemories, clearSlot } from '../memory/memory-store.server.ts';
import { assess } from '../safety/assess.ts';
import { atLeast } from '../safety/risk.ts';
import { CALM } from '../safety/risk-state.ts';
import { type PlanStep, planMemory, planSlot } from '../safety/safety-plan.ts';
import type { SavedStep } from './plan.ts';
import { whereNow } from './read-plan.server.ts';

/**
 * Writes one step in its place, over what the page or the chat had there; no words leave it empty. It is kept whether
 * or not the chat may remember: here the person writes it down themselves.
 */
export async function savePlanStep(
  { database, keys, clock }: Pick<ServerContext, 'database' | 'keys' | 'clock'>,
  person: Person,
  { step, text }: { step: PlanStep; text: string },
): Promise<SavedStep> {
  const words = text.trim();
  const key = await keys.get(database.db, person.id);
  const now = clock();
  await withTx(database.db, async (tx) => {
    await keys.lock(database, tx, person.id);
    if (words === '') await clearSlot(tx, key, person.id, planSlot(step));
    else await addMemories(tx, key, person.id, { drafts: [planMemory(step, words)], turnId: null, at: now });
  });
  // A sign of a bad hour may well name death; only what sounds like now brings the lines to the screen.
  const { own: level, kinds } = assess(words, CALM);
  const country = atLeast(level, 'high') ? await whereNow(database.db, key, person) : null;
  const panel = atLeast(level, 'high')
    ? panelFor(country, { level, kinds }, now, spokenLanguage(person.locale))
    : null;
  return { step: { step, words, at: words === '' ? null : now.toISOString() }, panel };
}
