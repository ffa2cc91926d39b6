// The export to be read: one file without script or anything from elsewhere, that any phone opens and any printer
// prints. Each table has its own way of being shown; one that has none is shown as it is, so nothing is left out.
import type { Locale } from '../../platform/locale.ts';
import { escapeHtml } from '../../platform/page-frame.ts';
import { UNREADABLE, withQuestion } from './export-answers.ts';
import type { ExportCopy } from './export-copy.ts';

type Row = Record<string, unknown>;

/** What stays the same over a file, and the day of the last message shown. */
export type ExportPlace = { copy: ExportCopy; locale: Locale; timeZone: string; day: string };

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:17px/1.55 system-ui,sans-serif;background:light-dark(#f7f8f5,#111815);color:light-dark(#18231e,#eaf0eb)}main{max-width:680px;margin:0 auto;padding:24px 16px 64px;overflow-wrap:anywhere}h1{font-size:1.6rem;line-height:1.2}h2{margin:40px 0 12px;padding-top:16px;border-top:1px solid light-dark(#d5dbd2,#34413a);font-size:1.25rem}h3{margin:24px 0 8px;font-size:1rem}dt{font-weight:600}dd{margin:0 0 12px}ul{padding-left:20px}small,.quiet{color:light-dark(#4a5850,#b4c1b9)}.said{margin:8px 0;padding:10px 14px;border-radius:14px;white-space:pre-line;background:light-dark(#fff,#19221e)}.mine{margin-left:12%;background:light-dark(#ddebe3,#1b3a2e)}.them{margin-right:12%}pre{white-space:pre-wrap;font-size:.8rem}`;

export function documentStart(place: ExportPlace, account: Row, at: Date): string {
  const { copy, locale, timeZone } = place;
  const words = copy.account;
  const facts: [string, unknown][] = [
    [words.name, account.name],
    [words.email, account.email],
    [words.country, account.country],
    [words.since, account.createdAt],
    [words.agreed, account.agreedAt],
  ];
  const made = copy.made.replace('{day}', moment(place, at)).replace('{zone}', timeZone);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${copy.title}</title><style>${STYLE}</style></head><body><main><h1>${copy.title}</h1><p>${escapeHtml(made)}</p><p>${copy.alone}</p><h2>${words.title}</h2><dl>${facts
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => pair(name, value instanceof Date ? moment(place, value) : String(value)))
    .join('')}</dl>`;
}

export function documentEnd({ copy }: ExportPlace): string {
  return `<p class="quiet">${copy.technical}</p></main></body></html>\n`;
}

export function sectionStart({ copy }: ExportPlace, table: string): string {
  return `<h2>${escapeHtml(copy.sections[table] ?? table)}</h2>${LISTED.has(table) ? '<ul>' : ''}`;
}

export function sectionEnd(table: string): string {
  return LISTED.has(table) ? '</ul>' : '';
}

export function sectionRows(place: ExportPlace, table: string, rows: readonly Row[]): string {
  const show = RENDER[table] ?? asItIs;
  const lost = `<p class="quiet">${place.copy.unreadable}</p>`;
  return rows.map((row) => (UNREADABLE in row ? lost : show(place, row))).join('');
}

const LISTED = new Set(['session', 'account', 'consents', 'memories']);

const RENDER: Record<string, (place: ExportPlace, row: Row) => string> = {
  session: ({ copy, ...place }, { createdAt, userAgent }) =>
    item(
      copy.device
        .replace('{at}', () => moment({ copy, ...place }, createdAt))
        .replace('{agent}', () => String(userAgent ?? '?')),
    ),
  account: ({ copy }, { providerId, accountId }) =>
    item(
      providerId === 'google'
        ? copy.ways.google.replace('{id}', () => String(accountId))
        : copy.ways.password,
    ),
  consents: (place, { purpose, granted, at }) => {
    const { purposes, yes, no } = place.copy;
    return item(`${purposes[String(purpose)] ?? purpose}: ${granted ? yes : no} (${moment(place, at)})`);
  },
  answers: ({ copy, locale }, row) => {
    const { question, labels, questionId } = withQuestion(row, locale);
    const said = Array.isArray(labels) && labels.length > 0 ? labels.join(' · ') : copy.untold;
    return `<dl>${pair(`${questionId}. ${question ?? ''}`, said)}</dl>`;
  },
  memories: (place, { content, createdAt }) => {
    const { text } = content as { text?: unknown };
    return `<li>${escapeHtml(String(text))} <small>${moment(place, createdAt)}</small></li>`;
  },
  turns: (place, { text, reply, plan, createdAt }) => {
    const { copy } = place;
    const day = dayOf(place, createdAt);
    const heading = day === place.day ? '' : `<h3>${day}</h3>`;
    place.day = day;
    const hour = `<small>${hourOf(place, createdAt)}</small>`;
    const said = (name: string, whose: string, words: unknown) =>
      words ? `<div class="said ${whose}"><b>${name}</b> ${hour}\n${escapeHtml(String(words))}</div>` : '';
    const notice = (plan as { notice?: string } | null)?.notice;
    const answer = [notice, (reply as { text?: string } | null)?.text].filter(Boolean).join('\n');
    return heading + said(copy.you, 'mine', text) + said(copy.therapist, 'them', answer);
  },
};

function asItIs(place: ExportPlace, row: Row): string {
  const at = row.openedAt ?? row.createdAt ?? row.at;
  const title = at instanceof Date ? moment(place, at) : '…';
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(row, null, 1))}</pre></details>`;
}

const item = (text: string) => `<li>${escapeHtml(text)}</li>`;
const pair = (name: string, value: string) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;

/** Making a formatter takes longer than using it, and a long export asks thousands of times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(
  { copy, timeZone }: ExportPlace,
  at: unknown,
  name: string,
  how: Intl.DateTimeFormatOptions,
): string {
  const key = `${copy.tag} ${timeZone} ${name}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(copy.tag, { ...how, timeZone });
  formatters.set(key, made);
  return at instanceof Date ? made.format(at) : '';
}

const moment = (place: ExportPlace, at: unknown) =>
  format(place, at, 'moment', { dateStyle: 'long', timeStyle: 'short' });
const dayOf = (place: ExportPlace, at: unknown) => format(place, at, 'day', { dateStyle: 'full' });
const hourOf = (place: ExportPlace, at: unknown) => format(place, at, 'hour', { timeStyle: 'short' });
