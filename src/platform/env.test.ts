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
  ['OPENAI_DAILY_TOKENS', 'many'],
  ['RISK_SECOND_READER', 'yes'],
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

describe('a model', () => {
  const model = { OPENAI_BASE_URL: 'https://modelo.test/v1', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' };

  test('is used when address, key and name are there, and is shown by its host or by the name given', () => {
    expect(readEnv({}).model).toBeNull();
    expect(readEnv(model).model).toMatchObject({ model: 'm', provider: 'modelo.test', dailyTokens: null });
    expect(readEnv({ ...model, OPENAI_PROVIDER: 'Modelo, Chile' }).model?.provider).toBe('Modelo, Chile');
  });

  test.each(Object.keys(model))('without %s stops the start with one sentence that names it', (name) => {
    const start = () => readEnv({ ...model, [name]: '' });
    expect(start).toThrow(StartError);
    expect(start).toThrow(new RegExp(`^${name} expects .+\\.$`));
  });

  test('is what a second reader needs', () => {
    expect(() => readEnv({ RISK_SECOND_READER: 'on' })).toThrow(/^RISK_SECOND_READER expects .+\.$/);
    expect(readEnv({ ...model, RISK_SECOND_READER: 'on' }).RISK_SECOND_READER).toBe('on');
  });
});
