import { resolve } from 'node:path';
import { z } from 'zod';
import type { Operator } from './operator.ts';
import type { PaymentSettings } from './payment-settings.ts';

// The only place that reads process.env. One schema, read once; a bad value stops the start with a
// sentence that names the variable and what it expects.

const url = (protocols: string[], example: string) =>
  z.string().refine(
    (value) => {
      try {
        return protocols.includes(new URL(value).protocol);
      } catch {
        return false;
      }
    },
    { error: `expects an address such as ${example}` },
  );

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//;

const key = z.string().regex(/^[0-9a-f]{64}$/i, { error: 'expects 64 hexadecimal digits (32 bytes)' });

const onUnlessOff = z.enum(['on', 'off'], { error: 'expects on or off' }).default('on');

/** Up to half an hour, so that a development run can be patient. */
const milliseconds = (usual: number) =>
  z
    .string()
    .regex(/^\d{3,7}$/, { error: MILLISECONDS })
    .transform(Number)
    .refine((ms) => ms >= 200 && ms <= 1_800_000, { error: MILLISECONDS })
    .default(usual);
const MILLISECONDS = 'expects milliseconds from 200 to 1800000';

const tokens = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, { error: 'expects how many tokens a day may cost, such as 2000000' })
  .transform(Number);

const secret = (what: string) =>
  z
    .string()
    .regex(/^[\x21-\x7e]{8,400}$/, { error: `expects ${what}` })
    .optional();

/** Whoever answers there decides who has paid. */
const providerUrl = (usual: string) =>
  url(['http:', 'https:'], usual)
    .refine((value) => value.startsWith('https:') || LOOPBACK.test(`${value}/`), {
      error: 'expects an https address: whoever answers there decides who has paid',
    })
    .transform((value) => value.replace(/\/+$/, ''))
    .default(usual);

/** One line that people read as it stands. */
const said = (example: string) =>
  z
    .string()
    .trim()
    .regex(/^[^\p{C}<>]{2,200}$/u, { error: `expects one line of 2 to 200 letters, such as ${example}` })
    .optional();

const envSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'expects development, production or test' })
    .default('production'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'expects a port number from 0 to 65535' })
    .transform(Number)
    .refine((port) => port <= 65535, { error: 'expects a port number from 0 to 65535' })
    .default(3000),
  HOST: z.string().min(1, { error: 'expects a host name or address such as 127.0.0.1' }).default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:'], 'https://juntos.example').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(\d{1,2}|[\da-fA-F:.,/]+|loopback)$/, {
      error: 'expects how many proxies stand in front (1), or their addresses (10.0.0.0/8,127.0.0.1)',
    })
    .optional(),
  DATA_DIR: z.string().min(1, { error: 'expects a folder such as ./data' }).default('./data'),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'postgres://person:secret@127.0.0.1:5432/juntos',
  ).optional(),
  MASTER_KEY: key.optional(),
  NEXT_MASTER_KEY: key.optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://person:secret@mail.example:465').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, {
      error: 'expects a sender such as Juntos <hola@juntos.example>',
    })
    .default('Juntos <no-responder@localhost>'),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,255}$/, {
      error: 'expects the ID of a web client, such as 1234-abcd.apps.googleusercontent.com',
    })
    .optional(),
  GOOGLE_JWKS_URL: url(['http:', 'https:'], 'https://www.googleapis.com/oauth2/v3/certs')
    .refine((value) => value.startsWith('https:') || LOOPBACK.test(value), {
      error: 'expects an https address: whoever answers there decides who signs in',
    })
    .default('https://www.googleapis.com/oauth2/v3/certs'),
  OPENAI_BASE_URL: z
    .union([z.literal('auto'), url(['http:', 'https:'], '')], {
      error:
        'expects an address such as https://api.openai.com/v1, or auto for a model server on this machine',
    })
    .optional(),
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'expects the key of that server, or any word where it wants none' })
    .optional(),
  OPENAI_MODEL: z
    .string()
    .regex(/^\S.*$/, { error: 'expects the name of a model of that server' })
    .optional(),
  OPENAI_PROVIDER: z
    .string()
    .max(80, { error: 'expects at most 80 letters, such as OpenAI, Estados Unidos; or local' })
    .optional(),
  OPENAI_REASONING_EFFORT: z
    .enum(['none', 'minimal', 'low', 'medium', 'high'], {
      error: 'expects none, minimal, low, medium or high',
    })
    .optional(),
  OPENAI_SIZE: z.enum(['large', 'small'], { error: 'expects large or small' }).default('large'),
  OPENAI_IN_EMERGENCY: onUnlessOff,
  OPENAI_AUDITION: onUnlessOff,
  OPENAI_CONCURRENCY: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { error: 'expects how many replies may be written at once, from 1 to 99999' })
    .transform(Number)
    .default(200),
  OPENAI_DAILY_TOKENS: tokens.optional(),
  OPENAI_DAILY_TOKENS_PER_PERSON: tokens.optional(),
  OPENAI_QUEUE_MS: milliseconds(20_000),
  OPENAI_TIMEOUT_CONNECT_MS: milliseconds(3_000),
  OPENAI_TIMEOUT_FIRST_MS: milliseconds(8_000),
  OPENAI_TIMEOUT_DANGER_MS: milliseconds(4_000),
  OPENAI_TIMEOUT_IDLE_MS: milliseconds(12_000),
  OPENAI_TIMEOUT_TOTAL_MS: milliseconds(45_000),
  RISK_SECOND_READER: onUnlessOff,
  OPERATOR_NAME: said('Fundación Ejemplo'),
  OPERATOR_TAX_ID: said('RUT 11.111.111-1'),
  OPERATOR_ADDRESS: said('Calle Uno 123, Santiago, Chile'),
  OPERATOR_DATA_OFFICER: said('Nombre Apellido, datos@juntos.example'),
  OPERATOR_CLINICAL_DIRECTOR: said('Nombre Apellido, psicóloga, registro 12345'),
  OPERATOR_SUPPORT_HOURS: said('lunes a viernes de 9 a 18, hora de Chile'),
  OPERATOR_ANSWER_DAYS: z
    .string()
    .regex(/^[1-9]\d?$/, { error: 'expects in how many working days letters are answered, from 1 to 99' })
    .transform(Number)
    .optional(),
  WEBPAY_COMMERCE_CODE: z
    .string()
    .regex(/^\d{12}$/, { error: 'expects the 12 digits of a shop at Transbank' })
    .optional(),
  WEBPAY_API_KEY: secret('the secret key of that shop'),
  WEBPAY_BASE_URL: providerUrl('https://webpay3g.transbank.cl'),
  MERCADOPAGO_ACCESS_TOKEN: secret('the access token of an application at Mercado Pago'),
  MERCADOPAGO_WEBHOOK_SECRET: secret('the secret with which its notifications are signed'),
  MERCADOPAGO_BASE_URL: providerUrl('https://api.mercadopago.com'),
  STRIPE_SECRET_KEY: secret('a secret key of Stripe'),
  STRIPE_WEBHOOK_SECRET: secret('the secret with which its events are signed'),
  STRIPE_BASE_URL: providerUrl('https://api.stripe.com'),
  ALLOW_TEST_PAYMENTS: z.literal('1', { error: 'expects 1, or nothing' }).optional(),
  FREE_MESSAGES_A_DAY: z
    .string()
    .regex(/^(none|[1-9]\d{0,3})$/, {
      error: 'expects how many messages a day are free, such as 15, or none',
    })
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, { error: 'expects 16 to 200 letters, digits and signs without spaces' })
    .optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'expects silent, error, warn, info or debug',
    })
    .default('info'),
});

/** An OpenAI-compatible server and the model asked there. */
export type ModelSettings = {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Whose it is and where, in words people are shown. */
  provider: string;
  /** On the operator's own machine or network, so that nothing leaves. */
  isLocal: boolean;
  /** Replies written at once; further people wait their turn, at most `queueMs`. */
  concurrency: number;
  queueMs: number;
  /** null: no limit. */
  dailyTokens: number | null;
  dailyTokensPerPerson: number | null;
  /** Milliseconds: until the line stands, the first words are read (`dangerMs` where somebody may be in danger), the next
   * piece comes, all is said. */
  patience: { connectMs: number; firstMs: number; dangerMs: number; idleMs: number; totalMs: number };
  /** Less is asked of a small one. */
  size: 'large' | 'small';
  /** Whether it speaks where somebody's life is in danger now. */
  inEmergency: boolean;
  /** Whether it answers probes before anybody meets it. */
  auditions: boolean;
  /** Whether it also reads each message for danger. */
  secondReader: boolean;
  /** null: as the model does by itself. */
  reasoningEffort: 'none' | 'minimal' | 'low' | 'medium' | 'high' | null;
};

/** A server on this machine, to be looked for; `wanted` is the model that is preferred there. */
export type ModelToFind = Omit<ModelSettings, 'baseUrl' | 'model'> & { wanted: string | null };

const MODEL_VARIABLES = ['OPENAI_BASE_URL', 'OPENAI_API_KEY', 'OPENAI_MODEL'] as const;

export type Env = Omit<z.infer<typeof envSchema>, 'PUBLIC_URL' | 'DATA_DIR'> & {
  /** Origin people see, without a trailing slash. */
  PUBLIC_URL: string;
  /** Absolute path. */
  DATA_DIR: string;
  /** null: the guided engine alone. What is to be found is looked for at the start (therapist/model/discover.server.ts). */
  model: ModelSettings | ModelToFind | null;
  operator: Operator;
  payments: PaymentSettings;
  /** Messages of the chat that are free each day without a pass; null: no limit. */
  freeMessagesADay: number | null;
};

/** A start that cannot go on: its message is one sentence for the person who runs the server. */
export class StartError extends Error {}

export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  // An empty value means "not set": that is how most shells and hosts clear a variable.
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const env = parsed.data;
  if (env.SMTP_URL && !present.MAIL_FROM) {
    throw new StartError(
      'MAIL_FROM expects a sender such as Juntos <hola@juntos.example>, because SMTP_URL is set.',
    );
  }
  // On a machine of their own, before anybody calls it production, what can be tried is there to be tried.
  const isTriedHere =
    present.NODE_ENV === undefined && LOOPBACK.test(`${env.PUBLIC_URL ?? 'http://localhost'}/`);
  const payments = paymentSettings(env, isTriedHere);
  return {
    ...env,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    DATA_DIR: resolve(env.DATA_DIR),
    model: modelSettings(env),
    payments,
    freeMessagesADay: freeMessages(env.FREE_MESSAGES_A_DAY, payments),
    operator: {
      name: env.OPERATOR_NAME ?? null,
      taxId: env.OPERATOR_TAX_ID ?? null,
      address: env.OPERATOR_ADDRESS ?? null,
      dataOfficer: env.OPERATOR_DATA_OFFICER ?? null,
      clinicalDirector: env.OPERATOR_CLINICAL_DIRECTOR ?? null,
      supportHours: env.OPERATOR_SUPPORT_HOURS ?? null,
      answerDays: env.OPERATOR_ANSWER_DAYS ?? null,
    },
  };
}

/** Each provider whole or not at all: half of one would take money and never hear of it. */
function paymentSettings(env: z.infer<typeof envSchema>, isTriedHere: boolean): PaymentSettings {
  const isProduction = env.NODE_ENV === 'production';
  const whole = (names: readonly (keyof typeof env & string)[]): boolean => {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === names.length) return false;
    if (missing.length === 0) return true;
    throw new StartError(`${missing.join(' and ')} expects a value: ${names.join(' and ')} go together.`);
  };
  const isSet = {
    webpay: whole(['WEBPAY_COMMERCE_CODE', 'WEBPAY_API_KEY']),
    mercadopago: whole(['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET']),
    stripe: whole(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
  };
  for (const [name, isPublic] of Object.entries(TEST_CREDENTIALS)) {
    if (isProduction && isPublic.test(String(env[name as keyof typeof env] ?? ''))) {
      throw new StartError(
        `${name} expects credentials of production: these are for tests, and take no money.`,
      );
    }
  }
  const { webpay, mercadopago, stripe } = isSet;
  return {
    webpay: webpay
      ? {
          commerceCode: env.WEBPAY_COMMERCE_CODE ?? '',
          apiKey: env.WEBPAY_API_KEY ?? '',
          baseUrl: env.WEBPAY_BASE_URL,
        }
      : null,
    mercadopago: mercadopago
      ? {
          accessToken: env.MERCADOPAGO_ACCESS_TOKEN ?? '',
          webhookSecret: env.MERCADOPAGO_WEBHOOK_SECRET ?? '',
          baseUrl: env.MERCADOPAGO_BASE_URL,
        }
      : null,
    stripe: stripe
      ? {
          secretKey: env.STRIPE_SECRET_KEY ?? '',
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
          baseUrl: env.STRIPE_BASE_URL,
        }
      : null,
    trial:
      !webpay && !mercadopago && !stripe && (!isProduction || isTriedHere || env.ALLOW_TEST_PAYMENTS === '1'),
  };
}

/** What the providers publish for whoever tries them. */
const TEST_CREDENTIALS: Record<string, RegExp> = {
  WEBPAY_COMMERCE_CODE: /^5970555/,
  MERCADOPAGO_ACCESS_TOKEN: /^TEST-/,
  STRIPE_SECRET_KEY: /^[sr]k_test_/,
};

const FREE_WHERE_PAID = 15;

/** A newcomer meets no wall where nothing can be paid, nor where paying is only tried. */
function freeMessages(
  setting: string | undefined,
  { webpay, mercadopago, stripe }: PaymentSettings,
): number | null {
  if (setting === 'none') return null;
  if (setting !== undefined) return Number(setting);
  return webpay || mercadopago || stripe ? FREE_WHERE_PAID : null;
}

/** Address, key and name or none of them: half a model would look configured and never answer. */
function modelSettings(env: z.infer<typeof envSchema>): ModelSettings | ModelToFind | null {
  const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, OPENAI_MODEL: model } = env;
  const isLocal = baseUrl === 'auto' || env.OPENAI_PROVIDER?.toLowerCase() === 'local';
  const shared = {
    apiKey: apiKey ?? 'none',
    isLocal,
    concurrency: env.OPENAI_CONCURRENCY,
    queueMs: env.OPENAI_QUEUE_MS,
    dailyTokens: env.OPENAI_DAILY_TOKENS ?? null,
    dailyTokensPerPerson: env.OPENAI_DAILY_TOKENS_PER_PERSON ?? null,
    patience: {
      connectMs: env.OPENAI_TIMEOUT_CONNECT_MS,
      firstMs: env.OPENAI_TIMEOUT_FIRST_MS,
      dangerMs: env.OPENAI_TIMEOUT_DANGER_MS,
      idleMs: env.OPENAI_TIMEOUT_IDLE_MS,
      totalMs: env.OPENAI_TIMEOUT_TOTAL_MS,
    },
    size: env.OPENAI_SIZE,
    inEmergency: env.OPENAI_IN_EMERGENCY === 'on',
    auditions: env.OPENAI_AUDITION === 'on',
    secondReader: env.RISK_SECOND_READER === 'on',
    reasoningEffort: env.OPENAI_REASONING_EFFORT ?? null,
  };
  if (baseUrl === 'auto') return { ...shared, provider: 'local', wanted: model ?? null };
  const needed = MODEL_VARIABLES.filter((name) => name !== 'OPENAI_API_KEY' || !isLocal);
  const missing = needed.filter((name) => !env[name]);
  if (baseUrl && model && missing.length === 0) {
    const provider = isLocal ? 'local' : (env.OPENAI_PROVIDER ?? new URL(baseUrl).host);
    return { ...shared, baseUrl, model, provider };
  }
  if (MODEL_VARIABLES.some((name) => env[name])) {
    throw new StartError(
      `${missing.join(' and ')} expects a value: a model needs ${needed.join(', ')} together.`,
    );
  }
  return null;
}
