// Sizes and speeds of the product as it is built, each beside its target. Needs nothing but this repository; with
// BENCH_LIMITS (see bench-model.ts) the chat with a model is measured beside the least a durable chat can do. `--model`
// measures that alone.

import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS } from '../tests/support/browser.ts';
import { type HttpPerson, post, signUpOver } from '../tests/support/http-person.ts';
import { newDataDir, startServer } from '../tests/support/server-process.ts';
import { type Category, LIGHTHOUSE_TARGETS, lighthouseScores } from './bench-lighthouse.ts';
import { modelFigures } from './bench-model.ts';
import { SIGN_INS_AT_ONCE, SOON_S, signInTimes } from './bench-sign-in.ts';

type Row = { what: string; figure: number; unit: string; target: string; met: boolean };
const rows: Row[] = [];
const record = (what: string, figure: number, unit: string, target: number): void => {
  const met = figure <= target;
  rows.push({ what, figure: Math.round(figure * 10) / 10, unit, target: `≤ ${target}`, met });
};
const recordShare = (what: string, figure: number, target: number): void => {
  const met = figure >= target;
  rows.push({ what, figure: Math.round(figure * 100) / 100, unit: '×', target: `≥ ${target}`, met });
};

const KB = 1000;
const WARM_TURNS = 20;
const MEASURED_TURNS = 200;
const HISTORIES = [200, 2_000];
const REPLY_P95_MS = 10;
/** Twenty on two cores are then done in a quarter of a second. */
const SIGN_IN_CPU_MS = 25;
const BOOT_MS = 3_000;
const BOOTS = 5;

const TEXTS = [
  'Hoy en el trabajo me gritaron delante de todos',
  'no sé, estoy cansada',
  'Mi mamá está enferma y yo la cuido sola',
  'Sí, puede ser',
  'Me cuesta dormir desde el lunes',
];

const { BENCH_LIMITS } = process.env;
const dataDir = newDataDir();
let server = await startServer({ dataDir });
if (!process.argv.includes('--model')) {
  await weights();
  for (const messages of HISTORIES) await replies(messages);
  await boots();
  await signIns();
  await lighthouse();
}
await server.stop();
if (BENCH_LIMITS) await model(BENCH_LIMITS);
report();

/** What a first visit costs on the wire, as Chromium counts it. */
async function weights(): Promise<void> {
  const person = await signUpOver(server.url);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '', args: BROWSER_FLAGS });
  const measure = async (path: string) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 }, extraHTTPHeaders: {} });
    await context.addCookies(
      person.cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: server.url };
      }),
    );
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Network.enable');
    const types = new Map<string, string>();
    const bytes: Record<string, number> = { Script: 0, Stylesheet: 0, Document: 0, all: 0, requests: 0 };
    wire.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other';
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
      bytes.all = (bytes.all ?? 0) + encodedDataLength;
      bytes.requests = (bytes.requests ?? 0) + 1;
    });
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await context.close();
    return bytes;
  };
  const chat = await measure('/chatbot');
  record('chat, first load: JavaScript', (chat.Script ?? 0) / KB, 'kB', 85);
  record('chat, first load: CSS', (chat.Stylesheet ?? 0) / KB, 'kB', 10);
  const intake = await measure('/preguntas1');
  record('intake, first load: JavaScript', (intake.Script ?? 0) / KB, 'kB', 80);
  for (const path of ['/', '/ayuda-ahora', '/privacidad']) {
    record(`${path}: JavaScript`, ((await measure(path)).Script ?? 0) / KB, 'kB', 0);
  }
  const help = await measure('/ayuda-ahora');
  record('/ayuda-ahora: everything', (help.all ?? 0) / KB, 'kB', 15);
  await browser.close();
}

/** A guided reply from request to last byte, over a history of so many messages. */
async function replies(messages: number): Promise<void> {
  const person = await signUpOver(server.url);
  for (let turn = 0; turn < messages / 2; turn++) await reply(person, turn);
  for (let turn = 0; turn < WARM_TURNS; turn++) await reply(person, turn);
  const times: number[] = [];
  for (let turn = 0; turn < MEASURED_TURNS; turn++) times.push(await reply(person, turn));
  times.sort((a, b) => a - b);
  record(`guided reply, ${messages} messages before: p50`, at(times, 0.5), 'ms', REPLY_P95_MS);
  record(`guided reply, ${messages} messages before: p95`, at(times, 0.95), 'ms', REPLY_P95_MS);
}

async function reply(person: HttpPerson, turn: number): Promise<number> {
  const start = performance.now();
  const response = await post(person, '/api/v1/chat/turns', {
    id: randomUUID(),
    text: TEXTS[turn % TEXTS.length],
  });
  const body = await response.text();
  if (!body.includes('"type":"done"')) throw new Error('a turn was not answered');
  return performance.now() - start;
}

async function boots(): Promise<void> {
  const times: number[] = [];
  for (let boot = 0; boot < BOOTS; boot++) {
    await server.stop();
    const start = performance.now();
    server = await startServer({ dataDir });
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  record('boot to serving, warm: median', at(times, 0.5), 'ms', BOOT_MS);
}

async function signIns(): Promise<void> {
  const { late, cpuMs, replies: meanwhile } = await signInTimes();
  const soonMs = SOON_S * 1000;
  record(
    `signing in, ${SIGN_INS_AT_ONCE} at once: later than ${soonMs} ms of server time`,
    late * 100,
    '%',
    5,
  );
  record('signing in: processor time of the server', cpuMs, 'ms', SIGN_IN_CPU_MS);
  record(`a guided reply while ${SIGN_INS_AT_ONCE} sign in: p50`, at(meanwhile, 0.5), 'ms', soonMs);
}

/** Shares of what the least durable chat does in the same run. */
async function model(limits: string): Promise<void> {
  const { shares, wholeSentenceMs, streamKb } = await modelFigures(limits);
  for (const { open, first50, first95, turns, cpu, bytes } of shares) {
    const what = `with a model, ${open} open chats:`;
    if (open === 4) record(`${what} first words over the model's own, p50`, first50, '×', 3);
    if (open === 50) record(`${what} first words over the model's own, p95`, first95, '×', 3);
    if (open > 4) recordShare(`${what} turns a second`, turns, open === 50 ? 0.95 : 0.5);
    record(`${what} CPU of a turn`, cpu, '×', 3);
    if (open === 50) record(`${what} bytes of a turn of 50 tokens`, bytes, '×', 1.3);
  }
  // No target: it is the price of reading a sentence before it is shown, and falls with the length of the first one.
  process.stdout.write(
    `Waiting for a first sentence of 50 tokens: ${wholeSentenceMs} ms over the first token\n`,
  );
  record('with a model: memory of an open stream', streamKb, 'kB', 100);
}

/** Last, because it keeps both cores busy. */
async function lighthouse(): Promise<void> {
  const [load = 0] = loadavg();
  process.stdout.write(
    `Lighthouse, with ${load.toFixed(1)} processes waiting for ${availableParallelism()} cores:\n`,
  );
  for (const { path, scores, missed } of await lighthouseScores(server.url)) {
    for (const [name, target] of Object.entries(LIGHTHOUSE_TARGETS)) {
      const figure = scores[name as Category];
      rows.push({ what: `${path}: ${name}`, figure, unit: '', target: `≥ ${target}`, met: figure >= target });
    }
    process.stdout.write(`  ${path} ${missed.join('; ')}\n`);
  }
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function report(): void {
  const wide = Math.max(...rows.map((row) => row.what.length));
  for (const { what, figure, unit, target, met } of rows) {
    const cells = [what.padEnd(wide), String(figure).padStart(8), unit.padEnd(3), target.padStart(8)];
    process.stdout.write(`${cells.join('  ')}  ${met ? 'met' : 'MISSED'}\n`);
  }
  mkdirSync('bench-results', { recursive: true });
  writeFileSync('bench-results/latest.json', `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);
}
