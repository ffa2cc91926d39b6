// `npm run eval:payments`: a thousand payments at four providers that fail at random, in processes that are killed at
// random, with people who press twice, come back twice or never; then the books are held against those of the providers.
// On a PostgreSQL of its own with three processes; `-- --embedded`: on the embedded database with one. `-- --seed N` and
// `-- --payments N` play another run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROVIDER_IDS } from '../src/features/billing/money.ts';
import type { Fault } from '../tests/support/stub-http.ts';
import { holdBooks } from './eval-payments-books.ts';
import { House } from './eval-payments-house.ts';
import { type Played, playPayment, type World } from './eval-payments-play.ts';
import { startProviders } from './eval-payments-providers.ts';
// @ts-expect-error plain JavaScript, which runs before anything is installed
import { startPostgres } from './postgres.mjs';
import { randomFrom } from './training-random.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261124' },
    payments: { type: 'string', default: '1000' },
    embedded: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const total = Number(values.payments);
const AT_ONCE = 8;
const KILL_EVERY = 40;
const PEOPLE = 200;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const FAULTS: readonly Fault[] = ['refuse', 'fail', 'slow', 'half', 'drop', 'wrong amount'];
const FAULT_SHARE = 0.12;

const random = randomFrom(seed);
const dataDir = mkdtempSync(join(tmpdir(), 'juntos-eval-'));
const postgres = values.embedded ? null : await startPostgres();
const providers = await startProviders();
const house = new House(
  {
    ...process.env,
    ...providers.env,
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://juntos.test',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.url ?? '',
  },
  postgres ? 3 : 1,
);

try {
  await house.start();
  const people = await invite();
  const world: World = { house, providers, random, people, pressed: 0, buying: 0 };
  let faults = 0;
  let isTroubled = true;
  for (const { stub } of providers.all) {
    if (!stub) continue;
    const chance = randomFrom(seed + stub.url.length);
    stub.fault = () => {
      if (!isTroubled || chance() > FAULT_SHARE) return null;
      faults++;
      return FAULTS[Math.floor(chance() * FAULTS.length)] ?? null;
    };
  }

  const started = Date.now();
  const played: Played[] = [];
  let next = 0;
  let minutes = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < total) {
        const number = next++;
        played.push(await playPayment(world, number));
        if (number % KILL_EVERY === KILL_EVERY - 1) await house.kill(Math.floor(random() * 3));
        if (number % 5 === 0) minutes += random() * 6;
        if (world.buying === 0) {
          house.ahead += Math.floor(minutes * MINUTE_MS);
          minutes = 0;
        }
        if (number % 10 === 0) await house.ask(number, { do: 'reconcile' }).catch(() => {});
      }
    }),
  );

  // The trouble is over; the caretaker goes on by itself for as long as orders are asked about.
  isTroubled = false;
  providers.findAll();
  for (let day = 0; day < 24; day++) {
    house.ahead += DAY_MS / 2 + MINUTE_MS;
    for (let due = 1; due > 0; ) {
      const rounds = [0, 1, 2].map((place) => house.ask(place, { do: 'reconcile' }) as Promise<number>);
      due = (await Promise.all(rounds)).reduce((sum, asked) => sum + asked, 0);
    }
  }

  const books = await holdBooks(house, providers, played);
  const counts = (values: readonly string[]) =>
    Object.entries(Object.groupBy(values, (value) => value)).map(([name, all]) => `${name} ${all?.length}`);
  const lines = [
    `seed ${seed}: ${total} payments in ${Math.round((Date.now() - started) / 1000)} s on ${postgres ? 'PostgreSQL, 3 processes' : 'the embedded database, 1 process'}`,
    `trouble: ${faults} answers that failed, ${house.kills} processes killed, ${world.pressed} buttons pressed`,
    `people: ${counts(played.map(({ ending }) => ending)).join(', ')}`,
    `orders: ${books.states.join(', ')}; live passes ${books.livePasses}; refunds ${books.refunds}`,
    ...PROVIDER_IDS.map((id) => `${id.padEnd(12)} ledger ${books.ledger[id]}, provider ${books.held[id]}`),
    ...books.broken.slice(0, 20).map((line) => `BROKEN ${line}`),
    ...house.bugs.slice(0, 5).map((bug) => `BUG ${bug}`),
    books.broken.length + house.bugs.length === 0
      ? 'holds: every approved payment one pass, no pass without one, nobody charged twice, every refund once, the sums equal'
      : `DOES NOT HOLD: ${books.broken.length} broken, ${house.bugs.length} bugs`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = books.broken.length + house.bugs.length === 0 ? 0 : 1;
} finally {
  await house.stop();
  await providers.close();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function invite(): Promise<string[]> {
  const { newId } = await import('../src/platform/ids.server.ts');
  const ids = Array.from({ length: PEOPLE }, () => newId());
  const rows = ids.map((id) => `('${id}', 'Prueba', '${id}@correo.test', true)`).join(', ');
  await house.ask(0, {
    do: 'rows',
    sql: `insert into "user" (id, name, email, email_verified) values ${rows}`,
  });
  return ids;
}
