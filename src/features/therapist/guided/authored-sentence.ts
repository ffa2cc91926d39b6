/**
 * What a sentence of ours must be, whoever reads it: whole, plain, of bearable length, and with the forms of tú, vos and usted
 * only between braces. It does not say whether the sentence is true: people do. Pure.
 */
import type { Language } from '../../intake/style-profile.ts';

export type Length = { least: number; most: number };

export function problemsOf(text: string, language: Language, { least, most }: Length): string[] {
  const problems: string[] = [];
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words < least || words > most)
    problems.push(`has ${words} words, ${least} to ${most} are wanted: ${text.slice(0, 50)}`);
  if (!/[.?:»”"]$/.test(text)) problems.push(`does not end like a sentence: …${text.slice(-30)}`);
  if (/[!¡]/.test(text)) problems.push('has an exclamation mark');
  if (/[*_#`<>[\]]/.test(text)) problems.push('has a sign of markup');
  if (language === 'es') problems.push(...addressProblems(text));
  else if (/[{}]/.test(text)) problems.push('has braces: Portuguese has one form of address');
  return problems;
}

const FORMS = /\{([^{}]*)\}/g;

function addressProblems(text: string): string[] {
  const problems = [...text.matchAll(FORMS)]
    .filter(([, inside = '']) => inside.split('|').length !== 3)
    .map(([form]) => `${form} needs three forms: tú, vos and usted`);
  const outside = withoutQuotes(text.replace(FORMS, ' '));
  if (/[{}]/.test(outside)) problems.push('has a brace that is not closed');
  const found =
    outside
      .toLowerCase()
      .match(ADDRESS)
      ?.filter((word) => !NO_ADDRESS.has(word)) ?? [];
  return [...problems, ...[...new Set(found)].map((word) => `"${word}" is a form of address outside braces`)];
}

/** Words to say to somebody else may be as they are. */
const withoutQuotes = (text: string) => text.replace(/«[^»]*»|“[^”]*”|"[^"]*"/g, ' ');

const word = (...parts: string[]) => `(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`;
const ADDRESS = new RegExp(
  word(
    'tú|ti|te|tus?|contigo|tuy[oa]s?|vos|usted',
    '(?:tienes|puedes|quieres|sabes|haces|dices|vas|estás|eres|has|sientes|piensas|crees|necesitas|vives|hablas|duermes|comes|escribes|vuelves|prefieres|pides|dejas|debes|conoces|recuerdas|eliges|encuentras|pierdes|decides|logras|ves)',
    '(?:tengas|puedas|quieras|hagas|digas|vayas|estés|seas|hayas|sientas|pienses|sepas|vuelvas|prefieras|necesites|escribas|duermas|elijas|decidas|dejes|veas)',
    '(?:haz|dime|ponte|cuéntame)',
    '\\p{L}{2,}(?:aste|iste|abas)',
    '\\p{L}{2,}[áéí]s',
  ),
  'gu',
);
/** Words that only look like one. */
const NO_ADDRESS = new Set(
  (
    'además más demás atrás jamás detrás quizás después través interés estrés inglés país países francés revés papás mamás ' +
    'compás triste chiste existe insiste consiste resiste asiste persiste desiste contraste desgaste traste embiste sofás ' +
    'cortés portugués japonés veintitrés exprés ciprés arnés entremés feligrés finés parís maíz anís raíz sal ven tras sobraste ' +
    'ves baste bebés cafés comités bisturís burgués estás'
  )
    .split(' ')
    .filter((one) => !['ven', 'ves', 'estás'].includes(one)),
);
