import type { ProviderId } from '../src/features/billing/money.ts';
import type { PlanId } from '../src/features/billing/plans.ts';
import type { SignedNotice } from '../tests/support/stub-mercadopago.ts';

/** What a process of `npm run eval:payments` is told to do. */
export type Command =
  | { do: 'begin'; person: string; plan: PlanId; provider: ProviderId }
  | { do: 'return'; provider: ProviderId; query: Record<string, string> }
  | { do: 'notice'; provider: ProviderId; notice: SignedNotice }
  | { do: 'look'; reference: string }
  | { do: 'refund'; person: string; order: string }
  | { do: 'reconcile' }
  | { do: 'decide'; id: string; state: 'paid' | 'failed' | 'aborted' | 'expired' }
  | { do: 'give back'; id: string; amount: number }
  | { do: 'rows'; sql: string };

/** `id` 0: it is there. */
export type Reply = { id: number; value?: unknown; refused?: string; bug?: string };
