import { openDatabase } from './db/database.server.ts';
import type { Database } from './db/db.server.ts';
import { PersonKeys } from './features/account/person-key-store.server.ts';
import { createAccounts } from './features/auth/accounts.server.ts';
import { serveBackups } from './features/backup/backup-socket.server.ts';
import { erasureLog } from './features/backup/erasure-log.server.ts';
import { PROVIDER_NAMES } from './features/billing/payments.ts';
import { createPayments } from './features/billing/providers.server.ts';
import { startAuditions } from './features/chat/audition.server.ts';
import { startLearning } from './features/chat/learn-from-silence.server.ts';
import { failInterruptedTurns } from './features/chat/turn-store.server.ts';
import { createPostman } from './features/mail/postman.server.ts';
import { mailTransport } from './features/mail/transport.server.ts';
import { startCaretaker } from './features/privacy/caretaker.server.ts';
import { requireMasterKey } from './features/privacy/rotate-master-key.server.ts';
import { warmGuides } from './features/therapist/guided/guides.server.ts';
import { resolveModel } from './features/therapist/model/discover.server.ts';
import { ModelEngine } from './features/therapist/model/model-engine.server.ts';
import { systemClock } from './platform/clock.server.ts';
import { deriveKey, loadMasterKey } from './platform/crypto.server.ts';
import { type Env, type ModelSettings, readEnv, StartError } from './platform/env.server.ts';
import { createLog } from './platform/log.server.ts';
import { missingFacts, OPERATOR_VARIABLES } from './platform/operator.ts';
import { plainFrame } from './platform/page-frame.ts';
import { piecesOf } from './platform/regexp-pieces.server.ts';
import { sharedTally } from './platform/shared-limits.server.ts';
import { siftAll } from './platform/sifted.ts';
import { builtFrame, readBuilt } from './platform/site-files.server.ts';
import { builtPages, createServer } from './server.ts';
import type { ServerContext } from './server-context.ts';

const DEV_STYLESHEETS = ['/features/site/site-bundle.css', '/features/site/reading-bundle.css'];

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Boots the server of this environment and keeps it until a signal ends it. */
async function main(): Promise<void> {
  const env = readEnv();
  const database = await openDatabase(env);
  try {
    await serve(env, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(env: Env, database: Database): Promise<void> {
  const masterKey = loadMasterKey(env.DATA_DIR, env.MASTER_KEY);
  await requireMasterKey(database, masterKey);
  const log = createLog(env.LOG_LEVEL);
  if (database.kind === 'pglite') await failInterruptedTurns(database.db);
  const development = env.NODE_ENV === 'development';
  const transport = mailTransport(env);
  const postman = createPostman({
    database,
    key: deriveKey(masterKey, 'juntos outbox'),
    transport,
    clock: systemClock,
    log,
  });
  const settings = await resolveModel(env);
  const tally = sharedTally({ db: database.db, key: deriveKey(masterKey, 'juntos inbox') });
  const model = settings && new ModelEngine(settings, systemClock, tally);
  const context = {
    env,
    database,
    accounts: createAccounts(database.db, {
      publicUrl: env.PUBLIC_URL,
      masterKey,
    }),
    keys: new PersonKeys(masterKey),
    erased: erasureLog(env.DATA_DIR, masterKey),
    inboxKey: deriveKey(masterKey, 'juntos inbox'),
    postman,
    payments: createPayments({
      env,
      database,
      key: deriveKey(masterKey, 'juntos inbox'),
      clock: systemClock,
    }),
    frame: development ? plainFrame(DEV_STYLESHEETS) : builtFrame(),
    engine: model,
    model,
    figures: model?.figures,
    isOneOfSeveral: database.kind === 'postgres',
    clock: systemClock,
    log,
  };
  const pages = development ? (await import('./platform/dev-pages.server.ts')).devPages(env) : builtPages;
  siftAll(piecesOf);
  // Read before anybody waits for a reply: what the guide says, and how messages are heard.
  warmGuides();
  const app = await createServer(context, development ? { scriptHashes: [] } : readBuilt(), pages);

  let stopMail: (() => Promise<void>) | undefined;
  let stopCare: (() => Promise<void>) | undefined;
  let stopBackups: (() => Promise<void>) | undefined;
  let stopAuditions: (() => Promise<void>) | undefined;
  let stopLearning: (() => Promise<void>) | undefined;
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return; // a terminal and npm may both pass the same Ctrl-C on
    stopping = true;
    await app.close();
    await stopBackups?.();
    await stopAuditions?.();
    await stopLearning?.();
    await stopCare?.();
    await stopMail?.();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  await listen(app, env);
  stopMail = postman.start();
  stopCare = startCaretaker(context);
  stopAuditions = startAuditions(context);
  stopLearning = startLearning(context);
  if (database.kind === 'pglite') {
    stopBackups = serveBackups({ dataDir: env.DATA_DIR, database, masterKey, clock: systemClock, log });
  }
  say(`Juntos      ${env.PUBLIC_URL}`);
  say(`Database    ${database.label}`);
  if (database.kind === 'pglite')
    say('            (embedded, for one process; in production set DATABASE_URL to PostgreSQL)');
  for (const line of therapistLines(settings, env)) say(line);
  say(`Mail        ${transport.label}${env.SMTP_URL ? '' : ' (SMTP_URL is not set)'}`);
  for (const line of paymentLines(context)) say(line);
  for (const line of operatorLines(env)) say(line);
}

/** Who answers, whose it is and where; without a model how to get one, because the talk is far better with it. */
function therapistLines(settings: ModelSettings | null, env: Env): string[] {
  if (settings) {
    const { model, baseUrl, provider, isLocal } = settings;
    const whose = isLocal ? 'local, so nothing leaves' : `${provider}, for whoever allows it`;
    return [`Therapist   ${model} at ${new URL(baseUrl).host} (${whose})`];
  }
  const without = env.model ? 'no model server was found on this machine' : 'no model is set';
  return [
    `Therapist   guided, because ${without}. The talk is far better with one:`,
    '            install a model server such as Ollama and start with OPENAI_BASE_URL=auto, or set',
    '            OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL of a provider (see README.md)',
  ];
}

/** With what one can pay here. */
function paymentLines({ payments }: Pick<ServerContext, 'payments'>): string[] {
  if (payments.length === 0) return ['Payments    none, so nothing is sold (see .env.example)'];
  const names = payments.map(({ id }) => PROVIDER_NAMES[id]).join(', ');
  const isTrial = payments.every(({ live }) => !live);
  return [`Payments    ${names}${isTrial ? ' (a demonstration: no money moves)' : ''}`];
}

/** Nobody should depend on a house that does not say who answers for it; its pages say so, too. */
function operatorLines({ operator }: Env): string[] {
  const missing = missingFacts(operator).map((fact) => OPERATOR_VARIABLES[fact]);
  const name = operator.name ?? 'nobody yet';
  if (missing.length === 0) return [`Operator    ${name}`];
  return [
    `Operator    ${name}. WARNING: people are told that it is not said who answers for this; set`,
    `            ${missing.join(', ')}`,
  ];
}

async function listen(app: Awaited<ReturnType<typeof createServer>>, env: Env): Promise<void> {
  try {
    await app.listen({ port: env.PORT, host: env.HOST });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : '';
    await app.close();
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${env.PORT} is in use. Stop what uses it, or set PORT to another number.`, {
        cause,
      });
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EACCES') {
      throw new StartError(`HOST ${env.HOST} with PORT ${env.PORT} cannot be used on this machine.`, {
        cause,
      });
    }
    throw cause;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(1);
});
