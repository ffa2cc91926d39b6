import type { FastifyRequest } from 'fastify';
import { type Locale, spokenLanguage } from '../../platform/locale.ts';
import { panelLines } from '../help/help-lines.ts';
import { likelyCountry } from '../help/likely-country.ts';
import { dangersIn } from '../safety/speaks-of-danger.ts';
import type { Help } from './help-html.ts';

/** Who to call for what somebody wrote outside the chat, or null where it speaks of no danger. */
export function helpFor(
  request: FastifyRequest,
  texts: readonly string[],
  locale: Locale,
  now: Date,
): Help | null {
  const kinds = [...new Set(texts.flatMap(dangersIn))];
  if (kinds.length === 0) return null;
  const country = likelyCountry({
    country: textIn(request.body, 'country'),
    zone: textIn(request.body, 'zone'),
    languages: request.headers['accept-language'] ?? '',
  });
  return { country, lines: panelLines(country, 'high', now, kinds, spokenLanguage(locale)) };
}

export function textIn(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : '';
  return typeof value === 'string' ? value : '';
}
