import { describe, expect, test } from 'vitest';
import { readEnv, StartError } from './env.server.ts';

test('an empty environment serves on localhost with the embedded database', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' });
  expect(readEnv({}).DATABASE_URL).toBeUndefined();
});

test('an empty value means not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'juntos'],
  ['TRUST_PROXY', 'true'],
  ['NEXT_MASTER_KEY', 'x'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['MASTER_KEY', '1234'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'Juntos'],
  ['MAIL_FROM', 'a@b.test\r\nBcc: c@d.test'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['GOOGLE_CLIENT_ID', 'mi cliente'],
  ['GOOGLE_JWKS_URL', 'http://claves.example/certs'],
  ['GOOGLE_JWKS_URL', 'http://127.0.0.1.claves.example/certs'],
  ['OPENAI_BASE_URL', 'api.openai.com'],
  ['OPENAI_CONCURRENCY', '0'],
  ['OPENAI_BASE_URL', 'automatic'],
  ['OPENAI_DAILY_TOKENS', 'many'],
  ['OPENAI_DAILY_TOKENS_PER_PERSON', '0'],
  ['OPENAI_QUEUE_MS', '199'],
  ['OPENAI_TIMEOUT_FIRST_MS', '1800001'],
  ['OPENAI_TIMEOUT_DANGER_MS', '4s'],
  ['OPENAI_SIZE', 'medium'],
  ['OPENAI_IN_EMERGENCY', 'yes'],
  ['OPENAI_REASONING_EFFORT', 'much'],
  ['RISK_SECOND_READER', 'yes'],
  ['OPERATOR_NAME', 'dos\nrenglones'],
  ['OPERATOR_ANSWER_DAYS', 'pronto'],
  ['FREE_MESSAGES_A_DAY', '0'],
  ['FREE_MESSAGES_A_DAY', 'many'],
])('a bad %s stops the start with one sentence that names it', (name, value) => {
  const start = () => readEnv({ [name]: value });
  expect(start).toThrow(StartError);
  expect(start).toThrow(new RegExp(`^${name} expects .+\\.$`));
});

test('a mail server without a sender stops the start: mail from nobody is refused by others', () => {
  expect(() => readEnv({ SMTP_URL: 'smtp://127.0.0.1:25' })).toThrow(/^MAIL_FROM expects .+\.$/);
  const env = readEnv({ SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'Juntos <hola@juntos.test>' });
  expect(env.MAIL_FROM).toBe('Juntos <hola@juntos.test>');
});

test('messages are free without limit, but for fifteen a day where money is taken; what is set outranks both', () => {
  const webpay = {
    WEBPAY_COMMERCE_CODE: '597012345678',
    WEBPAY_API_KEY: 'una clave secreta'.replaceAll(' ', '-'),
  };
  expect(readEnv({}).freeMessagesADay).toBeNull();
  expect(readEnv({ NODE_ENV: 'test' }).freeMessagesADay).toBeNull();
  expect(readEnv(webpay).freeMessagesADay).toBe(15);
  expect(readEnv({ ...webpay, FREE_MESSAGES_A_DAY: '40' }).freeMessagesADay).toBe(40);
  expect(readEnv({ ...webpay, FREE_MESSAGES_A_DAY: 'none' }).freeMessagesADay).toBeNull();
  expect(readEnv({ FREE_MESSAGES_A_DAY: '5' }).freeMessagesADay).toBe(5);
});

describe('a model', () => {
  const model = { OPENAI_BASE_URL: 'https://modelo.test/v1', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' };

  test('is used when address, key and name are there, and is shown by its host or by the name given', () => {
    expect(readEnv({}).model).toBeNull();
    expect(readEnv(model).model).toEqual({
      ...{
        baseUrl: 'https://modelo.test/v1',
        apiKey: 'k',
        model: 'm',
        provider: 'modelo.test',
        isLocal: false,
      },
      ...{ concurrency: 200, queueMs: 20_000, dailyTokens: null, dailyTokensPerPerson: null },
      patience: { connectMs: 3_000, firstMs: 8_000, dangerMs: 4_000, idleMs: 12_000, totalMs: 45_000 },
      ...{ size: 'large', inEmergency: true, auditions: true, secondReader: true, reasoningEffort: null },
    });
    expect(readEnv({ ...model, OPENAI_PROVIDER: 'Modelo, Chile' }).model?.provider).toBe('Modelo, Chile');
  });

  test('is as patient, as large and as dear as it is set', () => {
    const set = readEnv({
      ...model,
      OPENAI_QUEUE_MS: '200',
      OPENAI_DAILY_TOKENS: '2000000',
      OPENAI_DAILY_TOKENS_PER_PERSON: '50000',
      OPENAI_TIMEOUT_CONNECT_MS: '201',
      OPENAI_TIMEOUT_FIRST_MS: '202',
      OPENAI_TIMEOUT_DANGER_MS: '203',
      OPENAI_TIMEOUT_IDLE_MS: '204',
      OPENAI_TIMEOUT_TOTAL_MS: '1800000',
      OPENAI_SIZE: 'small',
      OPENAI_IN_EMERGENCY: 'off',
      OPENAI_AUDITION: 'off',
      OPENAI_REASONING_EFFORT: 'low',
      RISK_SECOND_READER: 'off',
    });
    expect(set.model).toMatchObject({
      ...{ queueMs: 200, dailyTokens: 2_000_000, dailyTokensPerPerson: 50_000 },
      patience: { connectMs: 201, firstMs: 202, dangerMs: 203, idleMs: 204, totalMs: 1_800_000 },
      ...{ size: 'small', inEmergency: false, auditions: false, secondReader: false, reasoningEffort: 'low' },
    });
  });

  test.each(Object.keys(model))('without %s stops the start with one sentence that names it', (name) => {
    const start = () => readEnv({ ...model, [name]: '' });
    expect(start).toThrow(StartError);
    expect(start).toThrow(new RegExp(`^${name} expects .+\\.$`));
  });

  test('of one’s own needs no key', () => {
    const own = { OPENAI_BASE_URL: 'http://10.0.0.7:8000/v1', OPENAI_MODEL: 'm', OPENAI_PROVIDER: 'Local' };
    expect(readEnv(own).model).toMatchObject({ apiKey: 'none', isLocal: true, provider: 'local' });
    expect(readEnv({ ...own, OPENAI_API_KEY: 'k' }).model).toMatchObject({ apiKey: 'k', isLocal: true });
    expect(() => readEnv({ ...own, OPENAI_MODEL: '' })).toThrow(/^OPENAI_MODEL expects .+\.$/);
    expect(() => readEnv({ ...own, OPENAI_PROVIDER: 'Modelo, Chile' })).toThrow(
      /^OPENAI_API_KEY expects .+\.$/,
    );
  });

  test('on this machine is looked for later: neither key nor name is needed', () => {
    const found = readEnv({ OPENAI_BASE_URL: 'auto' }).model;
    expect(found).toMatchObject({ wanted: null, isLocal: true, provider: 'local', apiKey: 'none' });
    expect(found).not.toHaveProperty('baseUrl');
    expect(readEnv({ OPENAI_BASE_URL: 'auto', OPENAI_MODEL: 'qwen3:8b' }).model).toMatchObject({
      wanted: 'qwen3:8b',
    });
  });

  test('is not needed to start with a second reader', () => {
    expect(readEnv({ RISK_SECOND_READER: 'on' }).model).toBeNull();
    expect(readEnv({}).RISK_SECOND_READER).toBe('on');
  });
});

describe('payments', () => {
  const webpay = { WEBPAY_COMMERCE_CODE: '597012345678', WEBPAY_API_KEY: 'clave-de-produccion' };
  const mercadopago = {
    MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1234567890',
    MERCADOPAGO_WEBHOOK_SECRET: 'secreto-de-avisos',
  };
  const stripe = { STRIPE_SECRET_KEY: 'rk_live_123456', STRIPE_WEBHOOK_SECRET: 'whsec_123456' };

  test('with nothing set are tried, and in production only where it is allowed by name', () => {
    const none = { webpay: null, mercadopago: null, stripe: null };
    expect(readEnv({ NODE_ENV: 'development' }).payments).toEqual({ ...none, trial: true });
    expect(readEnv({}).payments).toEqual({ ...none, trial: true });
    expect(readEnv({ PUBLIC_URL: 'http://127.0.0.1:3000' }).payments.trial).toBe(true);
    expect(readEnv({ PUBLIC_URL: 'https://juntos.example' }).payments.trial).toBe(false);
    const production = { NODE_ENV: 'production' } as const;
    expect(readEnv(production).payments).toEqual({ ...none, trial: false });
    expect(readEnv({ ...production, ALLOW_TEST_PAYMENTS: '1' }).payments).toEqual({ ...none, trial: true });
    expect(() => readEnv({ ALLOW_TEST_PAYMENTS: 'yes' })).toThrow(
      /^ALLOW_TEST_PAYMENTS expects 1, or nothing\.$/,
    );
  });

  test('are real once a provider is set, and then nothing is only tried', () => {
    const { payments } = readEnv({ ...webpay, ...mercadopago, ...stripe, ALLOW_TEST_PAYMENTS: '1' });
    expect(payments).toEqual({
      webpay: {
        commerceCode: '597012345678',
        apiKey: 'clave-de-produccion',
        baseUrl: 'https://webpay3g.transbank.cl',
      },
      mercadopago: {
        accessToken: 'APP_USR-1234567890',
        webhookSecret: 'secreto-de-avisos',
        baseUrl: 'https://api.mercadopago.com',
      },
      stripe: {
        secretKey: 'rk_live_123456',
        webhookSecret: 'whsec_123456',
        baseUrl: 'https://api.stripe.com',
      },
      trial: false,
    });
  });

  test.each(Object.keys({ ...webpay, ...mercadopago, ...stripe }))(
    'without %s alone do not start',
    (name) => {
      const start = () => readEnv({ ...webpay, ...mercadopago, ...stripe, [name]: '' });
      expect(start).toThrow(StartError);
      expect(start).toThrow(new RegExp(`^${name} expects a value: .+ go together\\.$`));
    },
  );

  test.each([
    ['WEBPAY_COMMERCE_CODE', '597055555532'],
    ['WEBPAY_COMMERCE_CODE', '597055555541'],
    ['MERCADOPAGO_ACCESS_TOKEN', 'TEST-1234567890'],
    ['STRIPE_SECRET_KEY', 'sk_test_123456'],
    ['STRIPE_SECRET_KEY', 'rk_test_123456'],
  ])('refuse %s=%s in production, which everybody knows', (name, value) => {
    const all = { ...webpay, ...mercadopago, ...stripe, [name]: value };
    expect(() => readEnv(all)).toThrow(new RegExp(`^${name} expects credentials of production: .+\\.$`));
    expect(() => readEnv({ ...all, NODE_ENV: 'development' })).not.toThrow();
  });

  test('are asked only over https, or on this machine', () => {
    expect(() => readEnv({ ...stripe, STRIPE_BASE_URL: 'http://pagos.example' })).toThrow(
      /^STRIPE_BASE_URL expects an https address/,
    );
    const local = readEnv({ ...stripe, STRIPE_BASE_URL: 'http://127.0.0.1:9999/' }).payments.stripe;
    expect(local?.baseUrl).toBe('http://127.0.0.1:9999');
  });
});
