/**
 * What people wrote, made safe to stand inside a prompt: it cannot close the tag it stands in, imitate the marks with
 * which models tell speakers apart, or carry an address, a number or the person's name outside.
 */

import { lately } from '../../../platform/lately.ts';
import type { Utterance } from '../utterance.ts';

/** Stands for the person's name on the way out, and becomes it again on the way back. */
export const NAME_MARK = '[nombre]';

const E_MAIL = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu;
const LINK = /(?:https?:\/\/|www\.)\S+/giu;
/** Telephone numbers, identity cards, accounts: seven digits or more, with the marks people put between them. */
const LONG_NUMBER = /(?<![\p{L}\d])\+?\d(?:[\d().\s/-]{5,}\d)(?:-?[kK])?(?![\p{L}\d])/gu;
/** Years, dates and hours are part of a story. */
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^(?:19|20)\d\d\s*-\s*(?:19|20)\d\d$/;

/** "2.300.000", in whole thousands: a debt is part of a story. An identity card written with points seldom ends so. */
const AMOUNT = /^\d{1,3}(?:[.,]\d{3})+[.,]000$/;

/** The whole history passes here with every message: what a text has no sign of is not looked for. */
export function withoutContacts(text: string): string {
  const nameless = text.includes('@') ? text.replace(E_MAIL, '[correo]') : text;
  const linkless = /:\/\/|www\./i.test(nameless) ? nameless.replace(LINK, '[enlace]') : nameless;
  if (!/\d/.test(linkless)) return linkless;
  return linkless.replace(LONG_NUMBER, (run) =>
    run.replace(/\D/g, '').length < 7 || DATE.test(run.trim()) || AMOUNT.test(run.trim()) ? run : '[número]',
  );
}

/** "Assistant:" begins a speaker in many chat formats. */
const ROLE_LABEL =
  /(?<!\p{L})(system|assistant|user|sistema|asistente|assistente|terapeuta|juntos|estado|toca en esta respuesta|cabe nesta resposta)\s*:/giu;

/** What is made harmless below begins with one of these, or is a run of dashes or spaces. */
const MARK = /[[\p{Cc}\s<>\[⟦⟧:`#=]--[ ]]/v;
const isMarked = (text: string) => MARK.test(text) || text.includes('--') || text.includes('  ');

/**
 * No tags, no marks of a chat format or of ours, no more than `max` characters; on one line, unless it is a message of its
 * own and keeps its lines.
 */
export function quoted(text: string, name: string | null, max: number, keepsLines = false): string {
  const nameless = withoutName(withoutContacts(text), name);
  if (keepsLines && nameless.includes('\n')) {
    const lines = nameless.split(/\s*\n\s*/).map((line) => quoted(line, null, max));
    const whole = lines.filter(Boolean).join('\n');
    return whole.length <= max ? whole : `${whole.slice(0, max - 1).trimEnd()}…`;
  }
  const flat = (isMarked(nameless) ? withoutMarks(nameless) : nameless).trim();
  return flat.length <= max ? flat : `${flat.slice(0, max - 1).trimEnd()}…`;
}

const withoutMarks = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/</g, '‹')
    .replace(/>/g, '›')
    .replace(/⟦|\[\[/g, '(')
    .replace(/⟧|\]\]/g, ')')
    .replace(/\[(\/?)(INST|SYS)\]/gi, '($1$2)')
    .replace(ROLE_LABEL, '$1 –')
    .replace(/`{3,}|#{2,}|={4,}|-{4,}/g, ' ')
    .replace(/\s+/g, ' ');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every way a name may be written in a message, longest first: whole, and each part of it; null for one too short. */
const waysToWrite = lately((name) => {
  const parts = [name, ...name.split(/\s+/)].filter((part) => part.length > 2);
  const any = parts.map(escaped).join('|');
  return any === '' ? null : new RegExp(`(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`, 'giu');
});

function withoutName(text: string, name: string | null): string {
  const ways = name ? waysToWrite(name) : null;
  return ways ? text.replace(ways, NAME_MARK) : text;
}

/** A sentence of the model with the person's name in its place; without a name the mark goes, with its comma. */
export function withName(sentence: string, name: string | null): string {
  const mark = /\[(?:nombre|nome|name)\]/gi;
  if (name) return sentence.replace(mark, name);
  // Line breaks before a sentence are part of it.
  return sentence.replace(/,? *\[(?:nombre|nome|name)\]/gi, '').replace(/^ +| +$/g, '');
}

/** A line of the talk between tags, with the text to copy that stood under it: "ese le mando" speaks of that. */
export function quotedLine({ from, text, draft }: Utterance, name: string | null, max: number): string {
  const tag = from === 'person' ? 'persona' : 'juntos';
  const beside = draft ? ` <texto>${quoted(draft, name, max)}</texto>` : '';
  return `<${tag}>${quoted(text, name, max)}${beside}</${tag}>`;
}
