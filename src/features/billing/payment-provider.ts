import type { Money, PayState, ProviderId } from './money.ts';

/** What the provider's receipt shows besides the amount. Never a whole card number. */
export type PaymentDetail = {
  authorizationCode?: string;
  cardLast4?: string;
  /** As the provider abbreviates it: VD is a debit card at Webpay. */
  paymentType?: string;
  installments?: number;
};

/** How a payment stands at its provider, as the provider itself said it. */
export type Snapshot = {
  state: PayState;
  /** What was asked to be paid or was paid. */
  money?: { amount: number; currency: string };
  /** Whole pesos given back until now. */
  refunded?: number;
  /** Ours, as the provider repeats it. */
  reference?: string;
  /** What the provider calls the payment itself, where that is not what it called the order. */
  paymentRef?: string;
  /** False while nobody has begun to pay: once the form is over, nobody will. */
  isBegun?: boolean;
  /** Every payment of the order that stands now, where a form can be paid twice. */
  approved?: { paymentRef: string; amount: number }[];
  detail?: PaymentDetail;
  /** A few words of the answer, for whoever looks into it: states and codes only. */
  said?: Record<string, string | number | null>;
};

/** Where a browser goes to pay. */
export type Redirect = { method: 'GET' | 'POST'; url: string; fields?: Record<string, string> };

/** How an order is found at its provider. */
export type OrderKey = {
  /** Ours, at most 26 letters and digits. */
  reference: string;
  /** What the provider called it as it began; null where its answer never came. */
  providerRef: string | null;
  paymentRef: string | null;
  /** A payment that somebody named, a browser perhaps: whose it is, the provider says. */
  hint?: string;
};

export type Started = { providerRef: string; redirect: Redirect };

/** Which order somebody came back from, as the address says. Nothing else in it is believed. */
export type Returned = { providerRef?: string; reference?: string } | null;

/** One message of a provider that was really sent by it. */
export type Notice = { eventId: string; reference?: string; providerRef?: string; paymentRef?: string };

export interface PaymentProvider {
  readonly id: ProviderId;
  /** Whether money moves. */
  readonly live: boolean;
  /** How long pressing the button again leads to the same form. */
  readonly reuseMs: number;
  /** How long its form can be filled in: afterwards an order nobody began to pay is over. */
  readonly formMs: number;
  /** For how many days after the payment it is asked whether the money went back. */
  readonly followDays: number;
  /** Where its forms stand, for the policy of our pages. */
  readonly origins: readonly string[];

  /** @throws ProviderError */
  start(order: {
    id: string;
    reference: string;
    money: Money;
    title: string;
    locale: string;
    returnUrl: string;
    notifyUrl: string;
    expiresAt: Date;
  }): Promise<Started>;

  /** Which order the query (or posted form) of a return is about; null when it is about none. */
  returned(query: Record<string, string>): Returned;

  /** Finishes what the return is about and says how it stands. Webpay takes the money here and nowhere else. @throws ProviderError */
  onReturn(query: Record<string, string>, order: OrderKey): Promise<Snapshot>;

  /** Checks who sent it. Null: nothing for us. @throws BadSignature */
  onWebhook?(
    raw: Buffer,
    headers: Record<string, string | undefined>,
    query: Record<string, string>,
  ): Notice | null;

  /** Whose payment a notice is about, where it does not say so itself: our reference. @throws ProviderError */
  locate?(notice: Notice): Promise<string | null>;

  /** The provider's truth; asking changes nothing. @throws ProviderError */
  read(order: OrderKey): Promise<Snapshot>;

  /** Gives back so much. The same key never gives back twice. @throws ProviderError */
  refund(order: OrderKey, money: Money, key: string): Promise<Snapshot>;
}
