/** What the providers of payments need; null: not set up, so not offered. */
export type PaymentSettings = {
  webpay: WebpaySettings | null;
  mercadopago: MercadoPagoSettings | null;
  stripe: StripeSettings | null;
  /** Whether the payment for trying is offered, which moves no money. */
  trial: boolean;
};

/** `baseUrl` of each without a trailing slash. */
export type WebpaySettings = { commerceCode: string; apiKey: string; baseUrl: string };
export type MercadoPagoSettings = { accessToken: string; webhookSecret: string; baseUrl: string };
export type StripeSettings = { secretKey: string; webhookSecret: string; baseUrl: string };
