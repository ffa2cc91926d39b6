// The desk: a person of the team reads what came in and decides on comments, from a terminal on the server.
// Everything it prints is for that person's eyes; nothing of it goes to the log.
import { keyedMark } from '../../platform/crypto.server.ts';
import type { ServerContext } from '../../server-context.ts';
import {
  type Comment,
  decideComment,
  eraseComments,
  findComment,
  listComments,
} from '../blog/comment-store.server.ts';
import { listDueReviews, markReviewed, openOrigin } from '../chat/feedback-store.server.ts';
import {
  eraseLetters,
  findLetter,
  type Letter,
  listLetters,
  markAnswered,
} from '../inbox/letter-store.server.ts';
import { eraseSubscriptions, listConfirmed } from '../inbox/subscription-store.server.ts';
import { PAYMENT_USAGE, paymentDesk } from './payment-desk.server.ts';
import { SPONSOR_USAGE, sponsorDesk } from './sponsor-desk.server.ts';

type Parts = Pick<ServerContext, 'database' | 'keys' | 'inboxKey' | 'clock'>;
type Said = { ok: boolean; lines: string[] };

export const USAGE = [
  'npm run -s desk                     letters without answer, those that speak of danger first',
  'npm run -s desk -- show CASE        one letter or comment, whole',
  'npm run -s desk -- answered CASE    a letter was answered',
  'npm run -s desk -- comments         comments that wait',
  'npm run -s desk -- approve CASE     show a comment under its post',
  'npm run -s desk -- reject CASE      do not show it',
  'npm run -s desk -- hurt             replies that hurt somebody: where they came from, no words',
  'npm run -s desk -- reviewed TURN    somebody looked at it',
  'npm run -s desk -- trap             what fell into the trap for robots',
  'npm run -s desk -- list             confirmed addresses of the newsletter and the launch',
  ...PAYMENT_USAGE,
  ...SPONSOR_USAGE,
  'npm run -s desk -- erase E-MAIL     erase everything that came from an address',
];

export async function desk(parts: Parts, args: readonly string[]): Promise<Said> {
  const [command = 'letters', what = ''] = args;
  const { database, inboxKey: key, clock } = parts;
  const { db } = database;
  const caseNumber = what.toUpperCase();
  switch (command) {
    case 'letters':
      return said(rows(await listLetters(db, key, 'new'), letterRow), 'No letter waits.');
    case 'comments':
      return said(rows(await listComments(db, key, 'pending'), commentRow), 'No comment waits.');
    case 'trap':
      return said(
        [
          ...rows(await listLetters(db, key, 'trap'), letterRow),
          ...rows(await listComments(db, key, 'trap'), commentRow),
        ],
        'The trap is empty.',
      );
    case 'hurt':
      return said(await reviewRows(parts), 'No reply waits for review.');
    case 'reviewed': {
      const isTurn = /^[0-9a-f-]{36}$/i.test(what);
      return done(isTurn && (await markReviewed(db, what)), `${what} is reviewed.`, what);
    }
    case 'list':
      return said(
        (await listConfirmed(db, key)).map(({ list, email, locale }) => `${list}  ${locale}  ${email}`),
        'Nobody has confirmed yet.',
      );
    case 'show':
      return show(parts, caseNumber);
    case 'answered':
      return done(await markAnswered(db, caseNumber, clock()), `${caseNumber} is answered.`, caseNumber);
    case 'approve':
    case 'reject': {
      const status = command === 'approve' ? 'approved' : 'rejected';
      const isDecided = await decideComment(db, caseNumber, { status, decidedAt: clock() });
      return done(isDecided, `${caseNumber} is ${status}.`, caseNumber);
    }
    case 'erase':
      return erase(parts, what);
    default:
      return (
        (await paymentDesk(parts, args)) ??
        (await sponsorDesk(parts, args)) ?? { ok: command === 'help', lines: USAGE }
      );
  }
}

async function show({ database: { db }, inboxKey }: Parts, caseNumber: string): Promise<Said> {
  const letter = await findLetter(db, inboxKey, caseNumber);
  if (letter) {
    const { kind, status, name, email, locale, help, createdAt, message } = letter;
    return {
      ok: true,
      lines: [...head({ kind, status, name, email, locale, help, createdAt }), '', ...paragraphs(message)],
    };
  }
  const comment = await findComment(db, inboxKey, caseNumber);
  if (!comment) return done(false, '', caseNumber);
  const { slug, status, name, email, url, help, createdAt } = comment;
  return {
    ok: true,
    lines: [
      ...head({ post: slug, status, name, email, url, help, createdAt }),
      '',
      ...paragraphs(comment.comment),
    ],
  };
}

async function erase({ database: { db }, inboxKey }: Parts, email: string): Promise<Said> {
  if (!email.includes('@')) return { ok: false, lines: ['Say which e-mail to erase.'] };
  const mark = keyedMark(inboxKey, email.trim().toLowerCase());
  const counts = [
    ['letters', await eraseLetters(db, mark)],
    ['comments', await eraseComments(db, mark)],
    ['subscriptions', await eraseSubscriptions(db, mark)],
  ];
  return { ok: true, lines: [`Erased: ${counts.map(([what, count]) => `${count} ${what}`).join(', ')}.`] };
}

const head = (facts: Record<string, string | boolean | Date>) =>
  Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) =>
        `${name.padEnd(10)}${value instanceof Date ? value.toISOString() : printable(String(value))}`,
    );

/** Those that speak of danger first, then as they came. */
function rows<T extends { help: boolean }>(all: readonly T[], row: (one: T) => string): string[] {
  return all.toSorted((a, b) => Number(b.help) - Number(a.help)).map(row);
}

const FIRST_WORDS = 60;

function letterRow({ caseNumber, createdAt, kind, help, message }: Letter): string {
  return rowOf(caseNumber, createdAt, kind, help, message);
}

function commentRow({ caseNumber, createdAt, slug, help, comment }: Comment): string {
  return rowOf(caseNumber, createdAt, slug, help, comment);
}

/** Whose they are stays out. */
async function reviewRows({ database: { db }, keys }: Parts): Promise<string[]> {
  const rows: string[] = [];
  for (const due of await listDueReviews(db)) {
    const { engine, move, level } = openOrigin(await keys.get(db, due.userId), due) ?? UNKNOWN;
    rows.push(`${due.turnId}  ${due.at.toISOString().slice(0, 16)}  ${engine}  ${move}  ${level}`);
  }
  return rows;
}

const UNKNOWN = { engine: '?', move: '?', level: '?' };

function rowOf(caseNumber: string, at: Date, about: string, help: boolean, text: string): string {
  const first = printable(text).slice(0, FIRST_WORDS);
  return `${caseNumber}  ${at.toISOString().slice(0, 16)}  ${help ? 'DANGER  ' : ''}${about}  ${first}`;
}

/** One line without control characters: what somebody wrote must not drive the terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

const paragraphs = (text: string) => text.split('\n').map(printable);

function said(lines: string[], empty: string): Said {
  return { ok: true, lines: lines.length > 0 ? lines : [empty] };
}

function done(isDone: boolean, line: string, caseNumber: string): Said {
  return isDone
    ? { ok: true, lines: [line] }
    : { ok: false, lines: [`There is no case ${caseNumber || '?'}.`] };
}
