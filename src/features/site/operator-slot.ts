/** Who answers for Juntos, on the pages that say it: whoever runs the server knows it, the build does not. What is missing
 *  is said where it would stand, and a time of answer is promised only where it was set. */
import en from '../../../content/en/operator.ts';
import es, { type OperatorWords } from '../../../content/es/operator.ts';
import pt from '../../../content/pt/operator.ts';
import { type Locale, localeOfPath, withoutLocale } from '../../platform/locale.ts';
import { missingFacts, OPERATOR_FACTS, type Operator } from '../../platform/operator.ts';
import { escapeHtml } from '../../platform/page-frame.ts';

const WORDS: Record<Locale, OperatorWords> = { es, en, pt };
const NAMED_ON: ReadonlySet<string> = new Set([
  '/quienes-somos',
  '/aboutUs',
  '/contacto',
  '/terminos',
  '/privacidad',
]);
const ANSWERED_ON: ReadonlySet<string> = new Set(['/contacto', '/aliados']);

export function operatorSlot(path: string, operator: Operator): string | null {
  if (!NAMED_ON.has(withoutLocale(path))) return null;
  const words = WORDS[localeOfPath(path)];
  const missing = missingFacts(operator);
  const known = OPERATOR_FACTS.filter((fact) => !missing.includes(fact));
  const rows = known.map(
    (fact) => `<div><dt>${words.facts[fact]}</dt><dd>${escapeHtml(operator[fact] ?? '')}</dd></div>`,
  );
  const doubt = words.doubt.replace(
    '{missing}',
    listOf(
      missing.map((fact) => words.missing[fact]),
      words.and,
    ),
  );
  const note = `<p class="operator-missing">${known.length === 0 ? words.none : words.some} ${doubt}</p>`;
  return `${missing.length > 0 ? note : ''}${rows.length > 0 ? `<dl class="facts-rows">${rows.join('')}</dl>` : ''}`;
}

/** In how many days a letter is answered; nothing where nobody promised it. */
export function answersSlot(path: string, { answerDays }: Operator): string | null {
  if (answerDays === null || !ANSWERED_ON.has(withoutLocale(path))) return null;
  const { one, many } = WORDS[localeOfPath(path)].answers;
  return `<p>${answerDays === 1 ? one : many.replace('{days}', String(answerDays))}</p>`;
}

function listOf(items: readonly string[], and: string): string {
  return [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(and);
}
