/** docs/spec-conformance.md, from the lines that the tests run. */
import type { Check, Line, Section } from './line.ts';

const SECTIONS: Record<Section, string> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

const HOW: Record<Check['how'], string> = {
  page: 'the page as built',
  pages: 'the pages as built',
  call: 'the call',
  value: 'the code',
  browser: 'Chromium',
};

export function conformanceReport(lines: readonly Line[]): string {
  const count = (kind: Line['kind']) => lines.filter((line) => line.kind === kind).length;
  const sections = Object.entries(SECTIONS).map(([number, title]) => {
    const own = lines.filter(({ section }) => section === Number(number));
    return `## ${number}. ${title}\n\n| The specification says | Where | Language | Looked at in | |\n|---|---|---|---|---|\n${own.map(rowOf).join('\n')}`;
  });
  return `${[
    '# The specification, line by line',
    'Made by `npm run docs:conformance` from `tests/conformance/`; a test fails when this page is stale. The words on the left are the specification’s. Every line is run: those of the browser by `tests/e2e/conformance.e2e.ts`, the others by `tests/conformance.test.ts`.',
    `${lines.length} lines: ${count('kept')} kept, ${count('differs')} different on purpose.`,
    listOf('Different on purpose', lines, (line) =>
      line.kind === 'differs' ? `${line.instead} *${line.why}*` : null,
    ),
    'The reasons that needed more room are decisions: [documented calls](decisions/003-documented-calls.md), [sealed per person](decisions/004-sealed-per-person.md), [signing up without telling](decisions/005-signing-up-without-telling.md), [forms without script](decisions/006-forms-without-script.md).',
    ...sections,
  ].join('\n\n')}\n`;
}

function rowOf({ section: _, says, locale, kind, check }: Line): string {
  const note = { kept: '', differs: 'differs' }[kind];
  return `| ${cell(says)} | ${cell(check.where)} | ${locale} | ${HOW[check.how]} | ${note} |`;
}

function listOf(title: string, lines: readonly Line[], tell: (line: Line) => string | null): string {
  const items = lines.flatMap((line) => {
    const told = tell(line);
    return told === null ? [] : [`- §${line.section} “${line.says}”: ${told}`];
  });
  return `## ${title}\n\n${items.join('\n')}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
