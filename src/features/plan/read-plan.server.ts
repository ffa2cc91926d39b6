import type { KeyObject } from 'node:crypto';
import type { Db } from '../../db/db.server.ts';
import { spokenLanguage } from '../../platform/locale.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Person } from '../auth/session.server.ts';
import { findLatestConversation } from '../chat/conversation-store.server.ts';
import { panelLines } from '../help/help-lines.ts';
import { recallSlots } from '../memory/memory-store.server.ts';
import { countryNow } from '../safety/risk-state.ts';
import { PLAN_STEPS, planOf } from '../safety/safety-plan.ts';
import type { PlanPage } from './plan.ts';

/** The plan as the chat and the page keep it, with the lines of the country where the person says they are. */
export async function readPlan(
  { database, keys, clock }: Pick<ServerContext, 'database' | 'keys' | 'clock'>,
  person: Person,
): Promise<PlanPage> {
  const key = await keys.get(database.db, person.id);
  const plan = planOf(await recallSlots(database.db, key, person.id));
  const country = await whereNow(database.db, key, person);
  return {
    steps: PLAN_STEPS.map((step) => ({
      step,
      words: plan[step]?.words ?? '',
      at: plan[step]?.at ?? null,
    })),
    country,
    lines: panelLines(country, 'high', clock(), [], spokenLanguage(person.locale)),
  };
}

/** What they told in the chat counts more than what is on file. */
export async function whereNow(db: Db, key: KeyObject, person: Person): Promise<string | null> {
  const conversation = await findLatestConversation(db, key, person.id);
  return countryNow(conversation?.state.risk.course, person.country);
}
