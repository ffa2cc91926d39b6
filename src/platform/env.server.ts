import { resolve } from 'node:path';
import { z } from 'zod';

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
  OPENAI_BASE_URL: url(['http:', 'https:'], 'https://api.openai.com/v1').optional(),
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
    .max(80, { error: 'expects at most 80 letters, such as OpenAI, Estados Unidos' })
    .optional(),
  OPENAI_CONCURRENCY: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { error: 'expects how many replies may be written at once, from 1 to 99999' })
    .transform(Number)
    .default(200),
  OPENAI_DAILY_TOKENS: z
    .string()
    .regex(/^[1-9]\d{0,11}$/, { error: 'expects how many tokens a day may cost, such as 2000000' })
    .transform(Number)
    .optional(),
  OPENAI_FIRST_TOKEN_MS: z
    .string()
    .regex(/^(?:[2-9]\d{2}|[1-9]\d{3}|10000)$/, {
      error: 'expects milliseconds from 200 to 10000 until the first sentence of the model',
    })
    .transform(Number)
    .default(1_500),
  RISK_SECOND_READER: z.enum(['on', 'off'], { error: 'expects on or off' }).default('off'),
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
  /** Replies written at once; further people wait their turn. */
  concurrency: number;
  /** null: no limit. */
  dailyTokens: number | null;
  /** Silence before the first sentence after which our own words are said; at most 10,000. */
  firstTokenMs: number;
};

const MODEL_VARIABLES = ['OPENAI_BASE_URL', 'OPENAI_API_KEY', 'OPENAI_MODEL'] as const;

export type Env = Omit<z.infer<typeof envSchema>, 'PUBLIC_URL' | 'DATA_DIR'> & {
  /** Origin people see, without a trailing slash. */
  PUBLIC_URL: string;
  /** Absolute path. */
  DATA_DIR: string;
  /** null: the guided engine alone. */
  model: ModelSettings | null;
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
  return {
    ...env,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    DATA_DIR: resolve(env.DATA_DIR),
    model: modelSettings(env),
  };
}

/** All three or none: half a model would look configured and never answer. */
function modelSettings(env: z.infer<typeof envSchema>): ModelSettings | null {
  const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, OPENAI_MODEL: model } = env;
  if (baseUrl && apiKey && model) {
    return {
      baseUrl,
      apiKey,
      model,
      provider: env.OPENAI_PROVIDER ?? new URL(baseUrl).host,
      concurrency: env.OPENAI_CONCURRENCY,
      dailyTokens: env.OPENAI_DAILY_TOKENS ?? null,
      firstTokenMs: env.OPENAI_FIRST_TOKEN_MS,
    };
  }
  const missing = MODEL_VARIABLES.filter((name) => !env[name]);
  if (missing.length < MODEL_VARIABLES.length) {
    throw new StartError(
      `${missing.join(' and ')} expects a value: a model needs ${MODEL_VARIABLES.join(', ')} together.`,
    );
  }
  if (env.RISK_SECOND_READER === 'on') {
    throw new StartError(
      `RISK_SECOND_READER expects off, because no model is set (${MODEL_VARIABLES.join(', ')}).`,
    );
  }
  return null;
}
