import { escapeHtml } from '../../platform/page-frame.ts';

/** What one mail says: plain words, and at most one thing to do. No clinical content ever travels by mail. */
export type MailWords = {
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** After the action: what to do when the mail was not expected. */
  ending: string;
};

export type Mail = { to: string; subject: string; text: string; html: string };

/** The same words as text and as the simplest HTML that old mail readers show well. */
export function composeMail(to: string, locale: string, words: MailWords): Mail {
  const { subject, paragraphs, action, ending } = words;
  const text = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ending, 'Juntos'];
  const line = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const button =
    action &&
    line(
      `<a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#14513f;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a>`,
    );
  const body = [
    ...paragraphs.map((part) => line(escapeHtml(part))),
    button,
    line(escapeHtml(ending)),
    line('Juntos'),
  ];
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#f7f8f5"><table role="presentation" width="100%"><tr><td align="center" style="padding:24px 16px"><table role="presentation" style="max-width:520px;width:100%;background:#ffffff;border-radius:16px"><tr><td style="padding:24px;font:16px/1.55 sans-serif;color:#18231e">${body.filter(Boolean).join('')}</td></tr></table></td></tr></table></body></html>`;
  return { to, subject, text: `${text.join('\n\n')}\n`, html };
}
