import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Env } from '../../platform/env.server.ts';
import type { Mail } from './mail.ts';

export type Transport = {
  /** For people: where mail goes, without secrets. */
  label: string;
  /** @throws MailFailure */
  send(id: string, mail: Mail): Promise<void>;
  /** Erases what it keeps of mail to an address, where it keeps any. */
  forget?(address: string): Promise<void>;
};

/** `code` names the failure (`EAUTH`, `550`) and never quotes the server, which may repeat the address. */
export class MailFailure extends Error {
  readonly code: string;
  /** Trying again would give the same answer. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal: boolean, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.isFinal = isFinal;
  }
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export function mailTransport(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'NODE_ENV'>): Transport {
  if (env.SMTP_URL) return smtpTransport(env.SMTP_URL, env.MAIL_FROM, env.NODE_ENV === 'production');
  return folderTransport(join(env.DATA_DIR, 'outbox'), env.MAIL_FROM);
}

/** Hands mail to a server; in production only over TLS, unless the server is this same machine. */
export function smtpTransport(url: string, from: string, isProduction: boolean): Transport {
  const { hostname, host } = new URL(url);
  const server = createTransport({
    url,
    requireTLS: isProduction && !LOOPBACK.has(hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    label: `SMTP at ${host}`,
    send: async (id, mail) => {
      try {
        await server.sendMail(message(id, from, mail));
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** Without a mail server: one file a mail, whole and readable, for whoever runs this machine. */
export function folderTransport(folder: string, from: string): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    label: `files in ${folder}`,
    send: async (id, mail) => {
      const { message: content } = await writer.sendMail(message(id, from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${id}.eml`), content as Buffer, { mode: 0o600 });
    },
    forget: async (address) => {
      for (const file of await filesIn(folder)) {
        const path = join(folder, file);
        if (isTo(address, await readFile(path, 'utf8'))) await rm(path, { force: true });
      }
    },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.eml'));
}

/** A long line of a head goes on in the next, after a space. */
function isTo(address: string, content: string): boolean {
  const [head = ''] = content.split(/\r?\n\r?\n/, 1);
  const to = /^To: (.*)$/im.exec(head.replace(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
  return to.trim().toLowerCase().replace(/^<|>$/g, '') === address.toLowerCase();
}

function message(id: string, from: string, { to, subject, text, html }: Mail): SendMailOptions {
  const domain = /@([^\s<>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const headers = { 'Auto-Submitted': 'auto-generated' };
  // An address object, so that nothing in it can be read as a second recipient.
  return {
    messageId: `<${id}@${domain}>`,
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers,
  };
}

function failureOf(error: unknown): MailFailure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : null;
  const name = typeof code === 'string' ? code : 'EUNKNOWN';
  // A refused password is ours to mend, so the mail waits; a refused recipient or message stays refused.
  const isFinal = status !== null && status >= 500 && name !== 'EAUTH';
  return new MailFailure(status === null ? name : String(status), isFinal, error);
}
